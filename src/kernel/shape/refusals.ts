import { EngineError, type Fault } from '../basics/errors.ts';
import { LOCALES, type Locale } from '../words/languages.ts';

/** What can stand in a sentence: a word, a number, or a list of them. */
export type Told = string | number | readonly (string | number)[];

/** One sentence for all languages, or one for each of them. */
export type Template = string | Readonly<Record<Locale, string>>;

/**
 * What the rules can refuse, declared once: the rule that refuses, and its sentence, in which `{hand}` stands for the fact
 * `hand`.
 */
export interface RefusalShape {
  /** The rule's id, which is put behind the sentence. */
  readonly rule: string;
  readonly says: Template;
}

/** What can be refused, by code: the place, then the fact (`bid/not-in-hand`). */
export type RefusalShapes = Readonly<Record<string, RefusalShape>>;

// Of a sentence that is not written out the facts are not known.
type FactsIn<Sentence> = string extends Sentence
  ? string
  : Sentence extends `${string}{${infer Fact}}${infer Rest}`
    ? Fact | FactsIn<Rest>
    : never;

/** The facts that these sentences tell. */
export type FactsOf<Shape extends RefusalShape> = {
  readonly [Fact in FactsIn<Shape['says'] extends string ? Shape['says'] : Shape['says'][keyof Shape['says']]>]: Told;
};

/** The refusal of one code. */
export type RefusalOf<Shapes extends RefusalShapes, Code extends keyof Shapes> = {
  readonly code: Code;
  readonly rule: Shapes[Code]['rule'];
  readonly facts: FactsOf<Shapes[Code]>;
};

/** Makes a refusal with its facts, which are those that its sentence tells. */
export type Refuse<Shapes extends RefusalShapes> = <Code extends keyof Shapes & string>(
  code: Code,
  ...facts: keyof FactsOf<Shapes[Code]> extends never ? [] : [facts: FactsOf<Shapes[Code]>]
) => RefusalOf<Shapes, Code>;

/** The function that makes refusals of these shapes. */
export function refuseWith<Shapes extends RefusalShapes>(shapes: Shapes): Refuse<Shapes> {
  return (code, ...[facts]) =>
    ({ code, rule: shapes[code]?.rule, facts: facts ?? {} }) as RefusalOf<Shapes, typeof code>;
}

/**
 * The sentence of a refusal, made from its template.
 *
 * @rule KER-10.6 The sentence of a refusal is its template, with the facts in their places and the rule behind it.
 */
export function tellRefusal(
  shapes: RefusalShapes,
  { code, facts }: { readonly code: string; readonly facts: object },
  locale: Locale,
): string {
  const shape = Object.hasOwn(shapes, code) ? shapes[code] : undefined;
  if (shape === undefined) throw new EngineError('refusal/unknown', `The rules have no sentence for '${code}'.`);
  const told = facts as Readonly<Record<string, Told | undefined>>;
  const sentence = sentenceIn(shape.says, locale).replace(PLACE, (_place, fact: string) => written(told[fact]));
  return `${sentence} [${shape.rule}]`;
}

const PLACE = /\{([^{}]*)\}/g;

const sentenceIn = (says: Template, locale: Locale): string => (typeof says === 'string' ? says : says[locale]);

function written(value: Told | undefined): string {
  if (typeof value === 'object') return value.length === 0 ? '–' : value.join(', ');
  return String(value ?? '–');
}

/** What is wrong with the sentences: one that tells a fact that another language does not know. */
export function refusalFaults(shapes: RefusalShapes): Fault[] {
  return Object.entries(shapes).flatMap(([code, { says }]) => {
    if (typeof says === 'string') return [];
    const known = factsIn(says.en);
    return LOCALES.flatMap((locale) => {
      const facts = factsIn(says[locale]);
      if (facts.join() === known.join()) return [];
      const path = `refusals['${code}'].says.${locale}`;
      return [
        {
          path,
          message: `expected the facts of 'en' (${known.join(', ')}), found ${facts.join(', ') || 'none'}`,
        },
      ];
    });
  });
}

function factsIn(sentence: string): string[] {
  return [...new Set(Array.from(sentence.matchAll(PLACE), ([, fact = '']) => fact))].sort();
}

import { freezeAll } from '../basics/plain.ts';
import type {
  AnyVocabulary,
  Arguments,
  ByWord,
  Given,
  NameIn,
  ScopeIn,
  Vocabulary,
  WordIn,
  WordRules,
} from './words.ts';

/**
 * Declares the words of a vocabulary. Their types, the data that authors make of them, the check of what comes from
 * outside, random examples and the rows of a guide all follow from this.
 *
 * @example Words for cards of your own
 * {@includeCode ../../../test/guide/own-words.test.ts#words}
 *
 * @rule KER-10.15 A word of cards is declared once.
 */
export function vocabulary<
  const Tag extends string,
  Scope extends string,
  Words extends Readonly<Record<string, Arguments>>,
>({
  deepest = 1,
  longest = 10,
  tag,
  called,
  scopes,
  words,
}: {
  readonly tag: Tag;
  readonly called: string;
  readonly scopes: Readonly<Record<Scope, string>>;
  readonly words: WordRules<NoInfer<Scope>, Words>;
  readonly deepest?: number;
  readonly longest?: number;
}): Vocabulary<Tag, Scope, Words> {
  return freezeAll({ tag, called, scopes, words, deepest, longest });
}

/**
 * A word as plain data, frozen. Keys that the word does not have are kept, so that the check of what is made of it can
 * name them.
 */
export function say<Of extends AnyVocabulary, const Name extends NameIn<Of>>(
  of: Of,
  name: Name,
  given: Given<Of, Name>,
): WordIn<Of, Name> {
  const made: Record<string, unknown> = { [of.tag]: name };
  const held: Readonly<Record<string, unknown>> = { ...given };
  for (const [key, { otherwise }] of Object.entries(of.words[name]?.holds ?? {})) {
    const value = held[key] === undefined ? otherwise : held[key];
    if (value !== undefined) made[key] = value;
  }
  for (const [key, value] of Object.entries(held)) if (!Object.hasOwn(made, key)) made[key] = value;
  for (const key of Object.keys(made)) {
    const value = made[key];
    // Lists are copied, because the author's own stay the author's.
    if (Array.isArray(value)) made[key] = Object.freeze([...value]);
  }
  return Object.freeze(made) as WordIn<Of, Name>;
}

/** The words that have a meaning for each of these, in the order of the vocabulary. */
export function wordsFor<Of extends AnyVocabulary, const Scope extends ScopeIn<Of>>(
  { words }: Of,
  scopes: readonly Scope[],
): Readonly<Record<Scope, readonly NameIn<Of>[]>> {
  const names = Object.keys(words) as NameIn<Of>[];
  const meant = {} as Record<Scope, readonly NameIn<Of>[]>;
  for (const scope of scopes) meant[scope] = names.filter((name) => words[name]?.on.includes(scope));
  return freezeAll(meant);
}

/**
 * What a table over the words of a vocabulary makes of the words of a name: `madeOf(WORTHS, effect.op)(effect, scene)`.
 *
 * @rule KER-10.15 A word of cards is declared once.
 */
export function madeOf<Of extends AnyVocabulary, Args extends readonly unknown[], Made>(
  table: ByWord<Of, Args, Made>,
  name: NameIn<Of>,
): (word: WordIn<Of>, ...args: Args) => Made {
  // The entry of a name takes the words of that name: the compiler cannot tell that this is one.
  return table[name] as (word: WordIn<Of>, ...args: Args) => Made;
}

/** A row of a guide: how a word is written, its name in the data, what it can act on, what it means. */
export interface WordRow {
  readonly written: string;
  readonly name: string;
  readonly on: readonly string[];
  readonly means: string;
}

/** The rows of a guide, in the order of the vocabulary. */
export function rowsOf({ words }: AnyVocabulary): readonly WordRow[] {
  return Object.entries(words).flatMap(([name, { on, written }]) =>
    Object.entries(written).map(([form, means]) => ({ written: form, name, on, means })),
  );
}

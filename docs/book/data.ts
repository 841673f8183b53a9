import type { Book } from './model.ts';
import { plainOf } from './read/rulebook.ts';

/** The rules of all games as data: what `typedoc --json` has under `rulebooks`. */
export interface RulesAsData {
  readonly format: 'gastropodia/rules/1';
  /** The version of the library. */
  readonly version: string;
  readonly books: readonly BookAsData[];
}

/** A rulebook as data. */
interface BookAsData {
  readonly id: string;
  readonly name: string;
  readonly chapters: readonly { readonly title: string; readonly rules: readonly RuleAsData[] }[];
}

/** A rule as data. */
interface RuleAsData {
  readonly id: string;
  readonly source?: string;
  readonly kind?: string;
  /** Without the marks of Markdown. */
  readonly sentence: string;
  readonly enforcedBy: readonly { readonly name: string; readonly file: string; readonly line: number }[];
  readonly provedBy: readonly { readonly title: string; readonly file: string; readonly line: number }[];
  readonly decisions: readonly string[];
  readonly events: readonly string[];
  readonly refusals: readonly string[];
  readonly cards: readonly string[];
  readonly cites: readonly string[];
  readonly citedBy: readonly string[];
}

/** Writes rulebooks as data. */
export const asData = (books: readonly Book[], version: string): RulesAsData => ({
  format: 'gastropodia/rules/1',
  version,
  books: books.map(({ id, name, chapters, rules }) => ({
    id,
    name,
    chapters: chapters
      .filter((chapter) => chapter.rules.length > 0)
      .map((chapter) => ({
        title: chapter.title,
        rules: rules
          .filter((rule) => rule.chapter === chapter)
          .map(({ id: rule, source, kind, sentence, code, proofs, terms, cards, cites, citedBy }) => {
            const termsOf = (which: string): string[] =>
              terms.filter((each) => each.kind === which).map((each) => each.name);
            return {
              id: rule,
              ...(source === undefined ? {} : { source }),
              ...(kind === undefined ? {} : { kind }),
              sentence: plainOf(sentence),
              enforcedBy: code.map(({ name: by, file, line }) => ({ name: by, file, line })),
              provedBy: proofs.map(({ title, file, line }) => ({ title, file, line })),
              decisions: termsOf('decision'),
              events: termsOf('event'),
              refusals: termsOf('refusal'),
              cards: cards.map((card) => card.id),
              cites,
              citedBy,
            };
          }),
      })),
  })),
});

/** How a rule differs from what it was. */
interface RuleChange {
  readonly id: string;
  readonly book: string;
  readonly was: RuleAsData | undefined;
  readonly is: RuleAsData | undefined;
}

/** The rules that are new, gone, or say something else than before, in the order of the books. */
export function changesBetween(before: RulesAsData, after: RulesAsData): readonly RuleChange[] {
  const [old, now] = [rulesById(before), rulesById(after)];
  const ids = [...new Set([...now.keys(), ...old.keys()])];
  return ids.flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)];
    const isSame = was?.rule.sentence === is?.rule.sentence && was?.rule.source === is?.rule.source;
    return isSame ? [] : [{ id, book: is?.book ?? was?.book ?? '', was: was?.rule, is: is?.rule }];
  });
}

const rulesById = ({ books }: RulesAsData): ReadonlyMap<string, { readonly book: string; readonly rule: RuleAsData }> =>
  new Map(
    books.flatMap(({ name, chapters }) =>
      chapters.flatMap(({ rules }) => rules.map((rule) => [rule.id, { book: name, rule }] as const)),
    ),
  );

/** A piece of a sentence: in both versions, only in the first, only in the second. */
export interface Piece {
  readonly text: string;
  readonly is: 'kept' | 'gone' | 'new';
}

/** How a sentence was changed, word by word. */
export function wordChanges(before: string, after: string): readonly Piece[] {
  const [old, now] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)];
  // The longest words in common, counted from behind.
  const common = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const row = common[i] ?? [];
      row[j] = old[i]?.trim() === now[j]?.trim() ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pieces: Piece[] = [];
  const add = (is: Piece['is'], text: string): void => {
    const last = pieces.at(-1);
    if (last?.is === is) pieces[pieces.length - 1] = { is, text: last.text + text };
    else pieces.push({ is, text });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i]?.trim() === now[j]?.trim()) {
      add('kept', now[j] ?? '');
      i += 1;
      j += 1;
    } else if (i < old.length && (j === now.length || at(i + 1, j) >= at(i, j + 1))) {
      add('gone', old[i] ?? '');
      i += 1;
    } else {
      add('new', now[j] ?? '');
      j += 1;
    }
  }
  return pieces;
}

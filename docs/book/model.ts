import type { AnyBox } from 'gastropodia/boxes';
import type { CardEntry } from './cards.ts';
import type { Figure } from './figures/figures.ts';
import type { Term } from './glossary.ts';
import type { Enforced } from './read/code.ts';
import type { Block, Chapter, Rulebook, WrittenRule } from './read/rulebook.ts';
import type { Proof } from './read/tests.ts';
import type { Replay } from './replay.ts';

/** A rule with everything that the project knows of it. */
export interface Rule extends WrittenRule {
  readonly book: string;
  readonly chapter: Chapter;
  readonly code: readonly Enforced[];
  readonly proofs: readonly Proof[];
  readonly figures: readonly Figure[];
  /** Decisions, events and refusals that name it. */
  readonly terms: readonly Term[];
  readonly cards: readonly CardEntry[];
  /** The rules that it names, and those that name it. */
  readonly cites: readonly string[];
  readonly citedBy: readonly string[];
}

/** A rulebook with its game, if it has one. */
export interface Book extends Rulebook {
  readonly name: string;
  /** A game of the library, an example, or the kernel, which is no game. */
  readonly rank: 'game' | 'example' | 'kernel';
  readonly box: AnyBox | undefined;
  readonly rules: readonly Rule[];
  readonly cards: readonly CardEntry[];
  readonly terms: readonly Term[];
  readonly figures: readonly Figure[];
  readonly replays: readonly Replay[];
}

/** What a rulebook is made of. */
export interface Parts {
  readonly written: Rulebook;
  readonly name: string;
  readonly rank: Book['rank'];
  readonly box: AnyBox | undefined;
  readonly cards: readonly CardEntry[];
  readonly terms: readonly Term[];
  readonly replays: readonly Replay[];
}

/** What is known of all rules. */
export interface Known {
  readonly code: readonly Enforced[];
  readonly proofs: readonly Proof[];
  readonly figures: readonly Figure[];
  /** The rules that each rule names, by its id. */
  readonly cites: ReadonlyMap<string, readonly string[]>;
}

/** Joins a rulebook with what is known of its rules. */
export function bookOf({ written, ...parts }: Parts, known: Known): Book {
  const rules = written.chapters.flatMap((chapter) =>
    chapter.rules.map((rule) => ({
      ...rule,
      book: written.id,
      chapter,
      code: known.code.filter((each) => each.rule === rule.id),
      proofs: known.proofs.filter((each) => each.rules.includes(rule.id)),
      figures: known.figures.filter((each) => each.rules.includes(rule.id)),
      terms: parts.terms.filter((each) => each.rules.includes(rule.id)),
      cards: parts.cards.filter((each) => each.rules.includes(rule.id)),
      cites: known.cites.get(rule.id) ?? [],
      citedBy: [...known.cites].flatMap(([id, cited]) => (cited.includes(rule.id) ? [id] : [])),
    })),
  );
  const ids = new Set(rules.map(({ id }) => id));
  const figures = known.figures.filter((each) => each.rules.some((id) => ids.has(id)));
  return { ...written, ...parts, rules, figures };
}

/** A piece of a chapter: a rule with all that is known of it, or what stands between rules. */
export type Piece = Exclude<Block, { readonly block: 'rule' }> | Rule;

/** The pieces of a chapter. */
export const blocksOf = (book: Book, chapter: Chapter): readonly Piece[] =>
  chapter.blocks.flatMap((each): readonly Piece[] =>
    each.block === 'rule' ? book.rules.filter(({ id }) => id === each.rule.id) : [each],
  );

import type { Seat } from '../../../kernel/index.ts';
import type { Book, WordPlace } from '../table/book.ts';
import type { BookWord } from '../table/lists.ts';
import type { Changing, Seen } from '../table/state.ts';

/** The words that cards, tiles and spaces are written in. */
export type Op = BookWord['op'];
/** The effects of one word. */
type EffectOf<Word extends Op> = Extract<BookWord, { readonly op: Word }>;

/** Can the word at a place do anything for a player now? */
export type CanWord = (book: Book, at: Seen, seat: Seat, place: WordPlace) => boolean;

/** A word that takes effect: for whom, where it stands, and how many times at once. */
export interface Doing<Word extends Op = Op> {
  readonly seat: Seat;
  readonly effect: EffectOf<Word>;
  readonly place: WordPlace;
  readonly times: number;
  /** Asks the same of the words that this one holds. */
  readonly canWord: CanWord;
}

/** What a word means. */
export interface OpRule<Word extends Op> {
  /** Can it do anything now? What cannot is not asked about (ANT-3.12). */
  can(book: Book, at: Seen, doing: Doing<Word>): boolean;
  /** Asks for what has to be chosen, or does it at once. Asked only of what can be done. */
  apply(book: Book, draft: Changing, doing: Doing<Word>): void;
}

/** A meaning for every word. */
export type OpTable = { readonly [Word in Op]: OpRule<Word> };

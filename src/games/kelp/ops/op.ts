import type { Book, BookWord, WordPlace } from '../table/book.ts';
import type { Changing } from '../table/state.ts';

/** The words that stand one by one: what is inside `may` is taken out of it. */
export type DoneOp = BookWord['effect']['op'];
/** The effects of these words. */
type EffectOf<Word extends DoneOp> = Extract<BookWord['effect'], { readonly op: Word }>;

/** A word that takes effect: where it stands, and whether it may be left. */
interface Doing<Word extends DoneOp> {
  readonly effect: EffectOf<Word>;
  readonly place: WordPlace;
  readonly isOptional: boolean;
}

/** What a word does: it asks for what has to be chosen, or does it at once. */
export type OpRule<Word extends DoneOp> = (book: Book, draft: Changing, doing: Doing<Word>) => void;

/** A meaning for every word. */
export type OpTable = { readonly [Word in DoneOp]: OpRule<Word> };

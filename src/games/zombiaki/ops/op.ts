import type { Effect, Op } from '../cards/vocabulary.ts';
import type { Book } from '../table/book.ts';
import type { Changing } from '../table/state.ts';

/** The words whose moment carries them out: before movement, as an answer, when the card is drawn. */
type MomentOp = 'hold' | 'cancel' | 'win';
/** The words of cards that are played. */
export type PlayedOp = Exclude<Op, MomentOp>;
/** The effects of these words. */
export type EffectOf<Word extends Op> = Extract<Effect, { readonly op: Word }>;

/** What a word does with what the card was aimed at: that is in `play`. */
export type OpRule<Word extends PlayedOp> = (book: Book, draft: Changing, effect: EffectOf<Word>) => void;

/** A meaning for every word. */
export type OpTable = { readonly [Word in PlayedOp]: OpRule<Word> };

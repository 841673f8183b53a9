import type { Book } from '../table/book.ts';
import { askInvariants } from './asks.ts';
import { blockInvariants } from './blocks.ts';
import { cardInvariants } from './cards.ts';
import { diceInvariants } from './dice.ts';
import type { Invariants } from './faults.ts';
import { orderInvariants } from './order.ts';

/**
 * What is true of every position at which the game waits, by name.
 *
 * Of the 37 invariants of the rules, KLP-20.1 to KLP-20.5, 20.7, 20.9 to 20.16, 20.18, 20.20 to 20.22, 20.25 to 20.28, 20.31 to
 * 20.33, 20.35 and 20.36 are facts about one position and stand here; KLP-20.6, KLP-20.8, KLP-20.19, KLP-20.24 and KLP-20.29 are
 * true by the shape of a position. KLP-20.17, KLP-20.30 and KLP-20.34 speak of two positions, KLP-20.37 of a whole history, and
 * KLP-20.23 is a law of every game: tests hold random games to them.
 */
export function invariantsOf(book: Book): Invariants {
  return {
    ...diceInvariants(book),
    ...blockInvariants(book),
    ...cardInvariants(book),
    ...orderInvariants(book),
    ...askInvariants(book),
  };
}

import type { Book } from '../table/book.ts';
import { askInvariants } from './asks.ts';
import { boardInvariants } from './board.ts';
import { cardInvariants } from './cards.ts';
import type { Invariants } from './faults.ts';
import { orderInvariants } from './order.ts';
import { resolvingInvariants } from './resolving.ts';

/**
 * What is true of every position at which the game waits, by name.
 *
 * Of the thirty invariants of the rules, 1 to 10, 15 to 17, 19, 20, 26 and 27 are facts about one position and stand here; 3, 4
 * and 17 are true by the shape of a position, 1 by its declaration. All others speak of two positions or of a whole game (11 to
 * 14, 18, 21, 24, 25, 28 to 30), or are laws of every game (22, 23): tests hold random games to them.
 */
export function invariantsOf(book: Book): Invariants {
  return {
    ...boardInvariants(book),
    ...cardInvariants(book),
    ...orderInvariants(book),
    ...resolvingInvariants(book),
    ...askInvariants(book),
  };
}

import type { Book } from '../table/book.ts';
import { cardInvariants } from './cards.ts';
import type { Invariants } from './faults.ts';
import { gardenInvariants } from './garden.ts';
import { orderInvariants } from './order.ts';
import { playerInvariants } from './players.ts';
import { workInvariants } from './work.ts';

/**
 * What is true of every position at which the game waits, by name.
 *
 * Of the 32 invariants of the rules, 1 to 4, 6, 7, 10, 11, 13, 16 to 20, 25, 27 and 30 are facts about one position and stand
 * here; 5, 8, 9, 12, 14, 15, 21 and 28 are true by the shape of a position, or by what is derived from it. 24, 26, 29 and 31 speak
 * of two positions, 32 of the end, and 22 and 23 are laws of every game: tests hold random games to them.
 */
export function invariantsOf(book: Book): Invariants {
  return {
    ...playerInvariants(book),
    ...gardenInvariants(book),
    ...cardInvariants(book),
    ...orderInvariants(book),
    ...workInvariants(book),
  };
}

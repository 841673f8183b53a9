import type { Book } from '../table/book.ts';
import { askInvariants } from './asks.ts';
import { cardInvariants } from './cards.ts';
import type { Invariants } from './faults.ts';
import { orderInvariants } from './order.ts';
import { resolvingInvariants } from './resolving.ts';
import { tableInvariants } from './table.ts';

/** What is true of every position at which the game waits, by name. */
export function invariantsOf(book: Book): Invariants {
  return {
    ...tableInvariants(book),
    ...cardInvariants(book),
    ...orderInvariants(),
    ...resolvingInvariants(book),
    ...askInvariants(book),
  };
}

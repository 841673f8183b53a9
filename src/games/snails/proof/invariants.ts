import type { Book } from '../table/book.ts';
import { askInvariants } from './asks.ts';
import { cardInvariants } from './cards.ts';
import { resolvingInvariants } from './resolving.ts';
import { courseInvariants } from './rounds.ts';
import { tableInvariants } from './table.ts';
import type { Invariants } from './told.ts';

/** What is true of every position at which the game waits, by name. */
export function invariantsOf(book: Book): Invariants {
  return {
    ...tableInvariants(book),
    ...cardInvariants(book),
    ...courseInvariants(),
    ...resolvingInvariants(book),
    ...askInvariants(book),
  };
}

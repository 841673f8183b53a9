import type { Book } from '../book.ts';
import { askInvariants } from './asks.ts';
import { cardInvariants } from './cards.ts';
import { courseInvariants } from './course.ts';
import { resolvingInvariants } from './resolving.ts';
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

import type { Book } from '../table/book.ts';
import type { Invariants } from './faults.ts';

/** What is true of every position at which the game waits, by name. */
export function invariantsOf(_book: Book): Invariants {
  return {};
}

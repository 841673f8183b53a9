import type { Rules } from '../../../kernel/index.ts';
import type { Book } from '../table/book.ts';
import type { ZombiakiTypes } from '../table/state.ts';

/** What is true of every position at which the game waits. */
export function invariantsOf(_book: Book): Rules<ZombiakiTypes>['invariants'] {
  return {};
}

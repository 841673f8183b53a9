import { type Book, type WordPlace, wordAt } from '../table/book.ts';
import type { Changing } from '../table/state.ts';
import { hide, hideAll, mix, swap } from './on-blocks.ts';
import { draw, eat, fetch, keep, learn, limit, remove } from './on-cards.ts';
import { den, sweep } from './on-shark.ts';
import type { DoneOp, OpRule, OpTable } from './op.ts';

/** What each word of the octopus does. */
const OPS: OpTable = {
  swap,
  mix,
  hide,
  'hide-all': hideAll,
  learn,
  keep,
  draw,
  remove,
  eat,
  fetch,
  limit,
  sweep,
  den,
};

/** Does what the word at a place says. */
export function carryOut(book: Book, draft: Changing, place: WordPlace): void {
  const { effect, isOptional } = wordAt(book, place);
  // The entry of a name takes the words of that name: the compiler cannot tell that this is one.
  (OPS[effect.op] as OpRule<DoneOp>)(book, draft, { effect, place, isOptional });
}

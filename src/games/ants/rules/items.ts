import { entryOf, figureOf, next, putInto, type Seat, takeFrom } from '../../../kernel/index.ts';
import { NONE } from '../components.ts';
import { type Book, gardenOf } from '../table/book.ts';
import type { Changing, Seen } from '../table/state.ts';
import { tell } from './tell.ts';

/** The Special Item that lies on a space; -1 if it is gone, or there never was one. */
export function itemOn(book: Book, at: Pick<Seen, 'boardItems' | 'decisions'>, space: string): number {
  const nth = gardenOf(book, at).itemSpaces.indexOf(space);
  return nth < 0 ? NONE : figureOf(at.boardItems, nth);
}

/** A player takes the Special Item of a space, if it is still there. */
export function takeItemOn(book: Book, draft: Changing, seat: Seat, space: string): void {
  const item = itemOn(book, draft, space);
  if (item === NONE) return;
  draft.boardItems[gardenOf(book, draft).itemSpaces.indexOf(space)] = NONE;
  receive(book, draft, seat, item, space);
}

/** A player takes a Special Item that lies beside the board. */
export function takeItemBeside(book: Book, draft: Changing, seat: Seat, item: number): void {
  takeFrom(draft.sideItems, item);
  receive(book, draft, seat, item, '');
}

function receive(book: Book, draft: Changing, seat: Seat, item: number, space: string): void {
  const { id, now } = entryOf(book.items, item);
  putInto(entryOf(draft.items, seat), item);
  tell({ type: 'item-taken', seat, item: id, space });
  if (now !== NONE) next(draft, { do: 'list', list: now, on: NONE, times: 1 });
}

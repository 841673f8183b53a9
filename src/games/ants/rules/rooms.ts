import { distinct, entryOf, type Seat } from '../../../kernel/index.ts';
import type { Book } from '../table/book.ts';
import type { Changing, Seen } from '../table/state.ts';
import { activePowers, type Owning, sizeOfSet } from './counts.ts';
import { cellNames, tell } from './tell.ts';

/** The sizes of a player's Room tiles that are Empty or Full, each once, smallest first. */
export function sizesOf({ rooms }: Pick<Seen, 'rooms'>, seat: Seat, side: 'empty' | 'full'): number[] {
  const full = side === 'full' ? 1 : 0;
  const sizes = entryOf(rooms, seat).flatMap((room) => (room.full === full ? [sizeOfSet(room.cells)] : []));
  return distinct(sizes).sort((one, other) => one - other);
}

/**
 * The least size of a Room tile that a card of this size can fill.
 *
 * @rule ANT-19.15 Several copies of what makes tiles larger add up.
 */
export function leastSize(book: Book, at: Owning, seat: Seat, room: number): number {
  const larger = activePowers(book, at, seat).reduce((sum, { powers }) => sum + powers.larger, 0);
  return Math.max(1, room - larger);
}

/**
 * The sizes of Empty Room tiles that a card can fill.
 *
 * @rule ANT-11.14 The Room tile must have at least the required size; a larger one may be used.
 */
export function sizesFor(book: Book, at: Owning & Pick<Seen, 'rooms'>, seat: Seat, room: number): number[] {
  const least = leastSize(book, at, seat, room);
  return sizesOf(at, seat, 'empty').filter((size) => size >= least);
}

/**
 * Turns the Room tile of this size that was placed first to its other side.
 *
 * @rule ANT-11.13 Playing a Room card turns the chosen Empty Room tile to its Full side.
 * @rule ANT-11.21 The tile of that size and side that was placed first is turned.
 */
export function turnRoom(book: Book, draft: Changing, seat: Seat, size: number, side: 'empty' | 'full'): void {
  const full = side === 'full' ? 1 : 0;
  const room = entryOf(draft.rooms, seat).find((each) => each.full !== full && sizeOfSet(each.cells) === size);
  if (room === undefined) return;
  room.full = full;
  tell({ type: 'tile-turned', seat, cells: cellNames(book, room.cells), side });
}

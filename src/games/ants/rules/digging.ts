import { entryOf, figureOf, next, type Seat } from '../../../kernel/index.ts';
import { NONE } from '../components.ts';
import type { Book } from '../table/book.ts';
import { cellsIn, type Laying } from '../table/nest.ts';
import type { CannotPlace } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { coveredCells, queenOf } from './counts.ts';
import { earning } from './stars.ts';
import { cellNames, tell } from './tell.ts';
import { responsesTo } from './triggers.ts';

/** What a nest is judged by. */
type Nesting = Pick<Seen, 'rooms' | 'roomSupply' | 'queens'>;

/** What may be dug: tiles of up to so much, or of exactly this size if it is a single one. */
interface Digging {
  readonly left: number;
  readonly single: number;
}

/** Where tiles of a nest may lie. */
interface Ground {
  readonly covered: number;
  readonly stones: number;
  readonly supply: readonly number[];
}

// ANT-20.17: Room tiles may also cover the three stones, with the Queen that lets them.
const groundOf = (book: Book, at: Nesting, seat: Seat): Ground => ({
  covered: coveredCells(at, seat),
  stones: queenOf(book, at, seat)?.isOnStones === true ? 0 : book.nest.stones,
  supply: at.roomSupply,
});

/**
 * May a tile be laid like that?
 *
 * @rule ANT-1.9 A size that is absent from the general supply cannot be placed.
 * @rule ANT-6.4 A Room tile must lie entirely on free cells of the nest grid.
 * @rule ANT-6.5 It must cover at least one cell of area I or be adjacent to a tile already placed.
 */
const fits = (book: Book, { covered, stones, supply }: Ground, { size, cells, around }: Laying): boolean =>
  (cells & covered) === 0 &&
  (cells & stones) === 0 &&
  ((cells & figureOf(book.nest.areas, 0)) !== 0 || (around & covered) !== 0) &&
  figureOf(supply, size - 1) > 0;

// ANT-6.2: sizes add up to the Strength. `ROOMn` may not be split.
const isOfSize = ({ left, single }: Digging, size: number): boolean => (single === 1 ? size === left : size <= left);

/** Every way to lay the next tile. */
export function layingsFor(book: Book, at: Nesting, seat: Seat, digging: Digging): Laying[] {
  const ground = groundOf(book, at, seat);
  return book.nest.layings.filter((laying) => isOfSize(digging, laying.size) && fits(book, ground, laying));
}

/**
 * Can a tile be laid?
 *
 * @rule ANT-6.11 Dig is legal only if at least one Room tile of a size not above the Strength can be placed.
 */
export function canDig(book: Book, at: Nesting, seat: Seat, digging: Digging): boolean {
  const ground = groundOf(book, at, seat);
  return book.nest.layings.some((laying) => isOfSize(digging, laying.size) && fits(book, ground, laying));
}

/** Why a tile cannot be laid on these cells. */
export function whyNotDug(book: Book, at: Nesting, seat: Seat, digging: Digging, set: number): CannotPlace | undefined {
  const laying = book.nest.layingOn.get(set);
  const cells = cellNames(book, set);
  if (laying === undefined) return { code: 'tile/shape', rule: 'ANT-6.7', facts: { cells } };
  const { size } = laying;
  if (!isOfSize(digging, size)) {
    return {
      code: 'tile/size',
      rule: digging.single === 1 ? 'ANT-6.12' : 'ANT-6.2',
      facts: { size, most: digging.left },
    };
  }
  const { covered, stones, supply } = groundOf(book, at, seat);
  if ((set & stones) !== 0) return { code: 'tile/stone', rule: 'ANT-20.17', facts: { cells } };
  if ((set & covered) !== 0) return { code: 'tile/covered', rule: 'ANT-6.4', facts: { cells } };
  if (figureOf(supply, size - 1) === 0) return { code: 'tile/supply', rule: 'ANT-1.9', facts: { size } };
  if (fits(book, { covered, stones, supply }, laying)) return undefined;
  return { code: 'tile/apart', rule: 'ANT-6.5', facts: { cells } };
}

/** The list of a cell's bonus in the nest of a player; -1 if it has none. */
export function bonusOf(book: Book, { anthills }: Pick<Seen, 'anthills'>, seat: Seat, cell: number): number {
  // ANT-20.19: whenever a stone cell is covered, the player gains a generic advance.
  if ((book.nest.stones & (1 << cell)) !== 0) return book.reward;
  return figureOf(entryOf(book.nest.layouts, figureOf(anthills, seat)).bonuses, cell);
}

/**
 * Lays a Room tile with its Empty side up; its bonuses follow, then what it sets off.
 *
 * @rule ANT-6.3 A Room tile is placed with its Empty side up.
 * @rule ANT-6.8 Every bonus printed on a covered cell is activated immediately.
 * @rule ANT-6.10 When a nest area is completely covered, the player immediately earns 1 Star.
 * @rule ANT-6.14 Stars of completed areas, then the bonuses of covered cells and stones, then triggered permanent effects.
 */
export function layTile(book: Book, draft: Changing, seat: Seat, set: number): number {
  const { size } = book.nest.layingOn.get(set) as Laying;
  draft.roomSupply[size - 1] = figureOf(draft.roomSupply, size - 1) - 1;
  earning(book, draft, seat, 'nest', () => {
    entryOf(draft.rooms, seat).push({ cells: set, full: 0 });
    tell({ type: 'tile-placed', seat, cells: cellNames(book, set) });
  });
  const cells = cellsIn(set).filter((cell) => bonusOf(book, draft, seat, cell) !== NONE);
  next(draft, { do: 'bonuses', cells }, ...responsesTo(book, draft, seat, { event: 'room-placed', size }));
  return size;
}

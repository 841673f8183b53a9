import { NEST_AREAS, NONE, ROOM_SHAPES } from '../components.ts';
import type { Anthill } from './board.ts';

/** What stands for a cell of each area, for one of area I that the first Room tile covers, and for a stone. */
const AREA_MARKS = ['1', '2', '3'];
const START_MARK = 's';
const STONE_MARK = 'o';
/** All that a drawing of a nest is made of. */
export const NEST_MARKS: readonly string[] = [...AREA_MARKS, START_MARK, STONE_MARK, '.'];

/** More cells than a set of bits can hold. */
export const TOO_MANY_CELLS = 31;

/** A cell of the nest by its number; stones are cells, too. */
export interface NestCell {
  /** Row and column, as `2,0`. */
  readonly name: string;
  readonly row: number;
  readonly column: number;
  /** The number of its area; none for a stone. */
  readonly area: number;
}

/** The nest, the same for all players. Sets of cells are bits: cell `n` is `1 << n`. */
export interface Nest {
  /** Row by row from the top, each from left to right. */
  readonly cells: readonly NestCell[];
  /** For each cell, those that share an edge with it. */
  readonly next: readonly number[];
  /** The cells of each area. */
  readonly areas: readonly number[];
  /** The stones. */
  readonly stones: number;
  /** The cells of the first Room tile. */
  readonly start: number;
  /** For each size from 1, every set of cells that a Room tile of it can lie on, stones included. */
  readonly placements: readonly (readonly number[])[];
}

/**
 * The nest as it is drawn.
 *
 * @rule ANT-6.6 Adjacent means sharing a cell edge.
 * @rule ANT-6.7 Tiles may be rotated freely but keep their shape.
 * @rule ANT-20.18 Each stone is exactly one extra cell, which belongs to none of the areas.
 */
export function nestOf({ nest }: Pick<Anthill, 'nest'>): Nest {
  const drawn = nest.flatMap((line, row) =>
    [...line].flatMap((mark, column) => (mark === '.' ? [] : [{ name: `${row},${column}`, row, column, mark }])),
  );
  const numbers = new Map(drawn.map(({ name }, cell) => [name, cell]));
  const bitsOf = (marks: readonly string[]): number =>
    drawn.reduce((bits, { mark }, cell) => (marks.includes(mark) ? bits | (1 << cell) : bits), 0);
  return {
    cells: drawn.map(({ name, row, column, mark }) => ({ name, row, column, area: areaOf(mark) })),
    next: drawn.map(({ row, column }) =>
      STEPS.reduce((bits, [down, across]) => {
        const cell = numbers.get(`${row + down},${column + across}`);
        return cell === undefined ? bits : bits | (1 << cell);
      }, 0),
    ),
    areas: NEST_AREAS.map((_, area) => bitsOf(area === 0 ? ['1', START_MARK] : [AREA_MARKS[area] ?? ''])),
    stones: bitsOf([STONE_MARK]),
    start: bitsOf([START_MARK]),
    placements: ROOM_SHAPES.map((shape) => [
      ...new Set(
        drawn.flatMap(({ row, column }) =>
          turnsOf(shape).flatMap((turned) => {
            const cells = turned.map(([down, across]) => numbers.get(`${row + down},${column + across}`));
            return cells.reduce<number[]>(
              (found, cell) => (cell === undefined ? [] : found.map((bits) => bits | (1 << cell))),
              [0],
            );
          }),
        ),
      ),
    ]),
  };
}

type Shape = (typeof ROOM_SHAPES)[number];

const STEPS = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;

/** A shape, and the same turned by a quarter; the shapes of Room tiles look alike after half a turn. */
const turnsOf = (shape: Shape): readonly Shape[] => [shape, shape.map(([row, column]) => [column, row] as const)];

function areaOf(mark: string): number {
  if (mark === START_MARK) return 0;
  const area = AREA_MARKS.indexOf(mark);
  return area < 0 ? NONE : area;
}

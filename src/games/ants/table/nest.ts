import type { Anthill, AnthillSide } from '../board/board.ts';
import { type Nest, nestOf } from '../board/nest.ts';
import type { Listing } from './lists.ts';

/** A way to lay a Room tile. Sets of cells are bits. */
export interface Laying {
  readonly size: number;
  readonly cells: number;
  /** The cells that share an edge with it. */
  readonly around: number;
}

/** A side of an Anthill tile: the list of each cell's bonus; -1 where there is none. */
interface NestLayout {
  readonly id: string;
  readonly bonuses: readonly number[];
}

/** The nest, the same for all players but for the bonuses. */
export interface BookNest extends Omit<Nest, 'placements' | 'next'> {
  /** How many cells each area has. */
  readonly areaSizes: readonly number[];
  /** Every way to lay a tile, small ones first. */
  readonly layings: readonly Laying[];
  /** The same, by their cells. */
  readonly layingOn: ReadonlyMap<number, Laying>;
  /** The common side first, then the others in the order of the Anthill tiles. */
  readonly layouts: readonly NestLayout[];
}

/** The side of Anthill tiles that is the same on all of them. */
export const COMMON = 0;

/** Makes the nest ready for looking things up. */
export function bookNestOf(anthill: Anthill, listing: Listing): BookNest {
  const { cells, next, areas, stones, start, placements } = nestOf(anthill);
  const layings = placements.flatMap((sets, index) =>
    sets.map((set): Laying => {
      const around = next.reduce((bits, beside, cell) => ((set & (1 << cell)) === 0 ? bits : bits | beside), 0);
      return { size: index + 1, cells: set, around: around & ~set };
    }),
  );
  const layout = (id: string, side: AnthillSide): NestLayout => ({
    id,
    bonuses: cells.map(({ name }) => listing('cell', `${id} ${name}`, side.cells[name])),
  });
  return {
    cells,
    areas,
    areaSizes: areas.map((area) => cellsIn(area).length),
    stones,
    start,
    layings,
    layingOn: new Map(layings.map((laying) => [laying.cells, laying])),
    layouts: [layout('common', anthill.common), ...Object.entries(anthill.sides).map(([id, side]) => layout(id, side))],
  };
}

/** The numbers of the cells of a set. */
export function cellsIn(set: number): number[] {
  const cells: number[] = [];
  for (let cell = 0; set >> cell !== 0; cell++) if ((set & (1 << cell)) !== 0) cells.push(cell);
  return cells;
}

import type { Board } from '../board/board.ts';
import { gardenOf, type LaidHex, type LaidVertex } from '../board/garden.ts';
import type { Effect } from '../cards/vocabulary.ts';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../components.ts';
import type { Listing } from './lists.ts';

/** A hex of a garden by its number; `now` is the list of its exploration bonus, -1 if it has none. */
export interface BookHex extends Omit<LaidHex, 'now'> {
  readonly now: number;
}

/** A foraging space of a garden by its number; `now` is the list of its bonus, -1 if it has none. */
export interface BookVertex extends Omit<LaidVertex, 'now'> {
  readonly now: number;
}

/** What is played on at a table of some size: a side of the main board without the hexes that are covered. */
export interface BookGarden {
  readonly hexes: readonly BookHex[];
  readonly hexNames: readonly string[];
  readonly hexNumbers: ReadonlyMap<string, number>;
  readonly vertices: readonly BookVertex[];
  readonly vertexNames: readonly string[];
  readonly vertexNumbers: ReadonlyMap<string, number>;
  /** The spaces with a Special Item: exploration spaces first, then foraging spaces. */
  readonly itemSpaces: readonly string[];
  /** The points of the slots of each swarming area, the highest first. */
  readonly swarming: readonly (readonly number[])[];
  /** The Stars that end the game. */
  readonly starTrack: number;
}

/** The gardens of a board, by the number of players; none for a number that cannot play. */
export function gardensOf(board: Board, listing: Listing): (BookGarden | undefined)[] {
  // Tables of different sizes have spaces in common.
  const lists = new Map<string, number>();
  const listed = (of: 'hex' | 'vertex', name: string, now: readonly Effect[]): number => {
    const list = lists.get(name) ?? listing(of, name, now);
    lists.set(name, list);
    return list;
  };
  return Array.from({ length: MOST_PLAYERS + 1 }, (_, players) => {
    if (players < FEWEST_PLAYERS) return undefined;
    const { hexes, vertices } = gardenOf(board, players);
    const hexNames = hexes.map(({ name }) => name);
    const vertexNames = vertices.map(({ name }) => name);
    return {
      hexes: hexes.map((hex) => ({ ...hex, now: listed('hex', hex.name, hex.now) })),
      hexNames,
      hexNumbers: numbersOf(hexNames),
      vertices: vertices.map((vertex) => ({ ...vertex, now: listed('vertex', vertex.name, vertex.now) })),
      vertexNames,
      vertexNumbers: numbersOf(vertexNames),
      itemSpaces: [...hexes, ...vertices].flatMap(({ name, now }) =>
        now.some(({ op }) => op === 'item-here') ? [name] : [],
      ),
      swarming: players === FEWEST_PLAYERS ? board.swarming.two : board.swarming.more,
      starTrack: board.starTrack[players - FEWEST_PLAYERS] ?? 0,
    };
  });
}

const numbersOf = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.map((name, number) => [name, number]));

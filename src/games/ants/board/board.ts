import type { Source } from '../../../kernel/index.ts';
import type { Effect, Powers } from '../cards/vocabulary.ts';
import type { AbilityRow, Cube, HexKind, Terrain } from '../components.ts';

/** A hex of the garden, with a point on top; its exploration space is in its middle (ANT-7.4). */
export interface GardenHex {
  /** Axial coordinates: `q` grows to the right, `r` down and half a hex to the right. */
  readonly q: number;
  readonly r: number;
  readonly terrain: Terrain;
  /** The white dots: the Strength that exploring it takes (ANT-7.2). */
  readonly strength: number;
  readonly kind: HexKind;
  /** The cubes that are printed on it. */
  readonly cubes?: Readonly<Partial<Record<Cube, number>>>;
  /** The bonus of the exploration space. */
  readonly now?: readonly Effect[];
}

/** A foraging space, on a corner of hexes. */
export interface GardenVertex {
  /** Has it a red frame, so that foragers can start there? (ANT-8.3) */
  readonly red?: true;
  readonly now?: readonly Effect[];
}

/** One side of the main board. */
export interface Garden {
  readonly source: Source;
  readonly hexes: Readonly<Record<string, GardenHex>>;
  /** Every corner of every hex, by name: row by row from the top, each from left to right. */
  readonly vertices: Readonly<Record<string, GardenVertex>>;
  /** The hexes that Garden tiles cover with three players (ANT-2.2). */
  readonly covered?: readonly string[];
}

/** A space of the flight track. */
export interface FlightSpace {
  readonly now?: readonly Effect[];
  /** Does a swarming area lie beside it? The areas count from the start. */
  readonly swarm?: true;
}

/** A space of the ability area, which a defeated enemy unlocks. */
export interface Ability extends Powers {
  readonly source: Source;
  readonly row: AbilityRow;
}

/** One side of an Anthill tile: the bonuses of cells, called by row and column as `2,0`. */
export interface AnthillSide {
  readonly source: Source;
  readonly cells: Readonly<Record<string, readonly Effect[]>>;
}

/** What is printed on the anthill boards, the same for all players, and on the tiles that are fitted into them. */
export interface Anthill {
  /**
   * The nest as it lies on the table, row by row: `1`, `2` and `3` are cells of the areas, `s` is a cell of area I where the
   * first Room tile lies, `o` is a stone, `.` is nothing.
   */
  readonly nest: readonly string[];
  /** The side that is the same on all Anthill tiles. */
  readonly common: AnthillSide;
  /** The other sides, one a tile. */
  readonly sides: Readonly<Record<string, AnthillSide>>;
  readonly abilities: Readonly<Record<string, Ability>>;
  /** What a production track gives, by its space. */
  readonly production: readonly number[];
  /** The penalty, by the number of cubes that are gone from the emergency store. */
  readonly penalties: readonly number[];
  /** What the Stars of one criterion are worth, by their number. */
  readonly stars: readonly number[];
}

/** All that is printed on the boards. */
export interface Board {
  /** The side for two players. */
  readonly two: Garden;
  /** The side for three or four players. */
  readonly more: Garden;
  /** From the start on. */
  readonly flight: readonly FlightSpace[];
  /** The slots of each swarming area, the highest first. */
  readonly swarming: { readonly two: readonly (readonly number[])[]; readonly more: readonly (readonly number[])[] };
  /** The spaces of the star track with 2, 3 and 4 players. */
  readonly starTrack: readonly [number, number, number];
  readonly anthill: Anthill;
}

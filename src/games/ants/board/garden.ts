import { cornersOf, formatVertex, type Vertex } from '../../../boards/index.ts';
import type { Effect } from '../cards/vocabulary.ts';
import { CUBES, type HexKind, TERRAINS } from '../components.ts';
import type { Board, Garden } from './board.ts';

/** A hex by its number. */
export interface LaidHex {
  /** What actions call it. */
  readonly name: string;
  /** Its column, which slants. */
  readonly q: number;
  /** Its row. */
  readonly r: number;
  /** The number of its terrain. */
  readonly terrain: number;
  /** The Strength that exploring it takes. */
  readonly strength: number;
  /** Whether enemy and cubes are there from the first, come when it is explored, or never. */
  readonly kind: HexKind;
  /** The cubes that are printed on it, by the number of the kind. */
  readonly cubes: readonly number[];
  readonly now: readonly Effect[];
  /** Its six corners, clockwise from the top. */
  readonly vertices: readonly number[];
}

/** A foraging space by its number. */
export interface LaidVertex {
  /** What actions call it. */
  readonly name: string;
  /** The hex that it is the top or the bottom of. */
  readonly at: Vertex;
  /** May every path begin here? (ANT-8.3) */
  readonly isRed: boolean;
  readonly now: readonly Effect[];
  /** The hexes that it is a corner of, in order. */
  readonly hexes: readonly number[];
  /** The spaces that are joined to it by an edge, in order. */
  readonly next: readonly number[];
}

/** The hexes and foraging spaces that are in a game, by their numbers. */
export interface LaidGarden {
  readonly hexes: readonly LaidHex[];
  readonly vertices: readonly LaidVertex[];
}

/**
 * The side of the main board for so many players.
 *
 * @rule ANT-2.1 Side A for 2 players, side B for 3 or 4 players.
 */
export const gardenOf = ({ two, more }: Board, players: number): LaidGarden =>
  players === 2 ? laidGarden(two, []) : laidGarden(more, players === 3 ? (more.covered ?? []) : []);

/**
 * A side of the main board with what follows from where its hexes lie, but for those that are covered.
 *
 * @rule ANT-2.3 A hex covered by a Garden tile is out of the game.
 * @rule ANT-2.4 A vertex that touches only covered hexes cannot be occupied; any other stays usable with its bonus.
 * @rule ANT-8.5 Vertices are adjacent when joined by a hex edge.
 */
function laidGarden(garden: Garden, covered: readonly string[]): LaidGarden {
  const names = Object.keys(garden.vertices);
  const everywhere = Object.values(garden.hexes);
  const corners = cornersInOrder(everywhere);
  const open = Object.entries(garden.hexes).filter(([name]) => !covered.includes(name));
  const cornersOfOpen = open.map(([, hex]) => cornersOf(hex).map(formatVertex));
  const used = corners.flatMap((at, index) => {
    const key = formatVertex(at);
    return cornersOfOpen.some((each) => each.includes(key)) ? [{ at, key, name: names[index] ?? '' }] : [];
  });
  const numbers = new Map(used.map(({ key }, number) => [key, number]));
  const numbersOf = (keys: readonly string[]): number[] => keys.flatMap((key) => numbers.get(key) ?? []);
  // An edge of a covered hex is an edge of the board all the same.
  const edges = everywhere.flatMap((hex) => {
    const around = cornersOf(hex).map(formatVertex);
    return around.map((key, index) => [key, around[(index + 1) % around.length] ?? key] as const);
  });
  const joinedTo = (key: string): string[] =>
    edges.flatMap(([one, other]) => (one === key ? [other] : other === key ? [one] : []));
  return {
    hexes: open.map(([name, { q, r, terrain, strength, kind, cubes, now }], hex) => ({
      name,
      q,
      r,
      terrain: TERRAINS.indexOf(terrain),
      strength,
      kind,
      cubes: CUBES.map((cube) => cubes?.[cube] ?? 0),
      now: now ?? [],
      vertices: numbersOf(cornersOfOpen[hex] ?? []),
    })),
    vertices: used.map(({ at, key, name }) => {
      const { red, now } = garden.vertices[name] ?? {};
      return {
        name,
        at,
        isRed: red === true,
        now: now ?? [],
        hexes: cornersOfOpen.flatMap((each, hex) => (each.includes(key) ? [hex] : [])),
        next: ascending(new Set(numbersOf(joinedTo(key)))),
      };
    }),
  };
}

/** The corners of hexes, each once: row by row from the top, each from left to right. */
export function cornersInOrder(hexes: readonly { readonly q: number; readonly r: number }[]): readonly Vertex[] {
  const corners = new Map(hexes.flatMap((hex) => cornersOf(hex)).map((corner) => [formatVertex(corner), corner]));
  return [...corners.values()].sort((one, other) => down(one) - down(other) || across(one) - across(other));
}

// In thirds of the distance between two rows, and in halves of a hex: whole numbers can be compared.
const down = ({ r, end }: Vertex): number => 3 * r + (end === 'top' ? -2 : 2);
const across = ({ q, r }: Vertex): number => 2 * q + r;

const ascending = (numbers: Iterable<number>): number[] => [...numbers].sort((one, other) => one - other);

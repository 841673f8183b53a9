import { entryOf, figureOf, next, type Seat } from '../../../kernel/index.ts';
import { CUBES } from '../components.ts';
import { type Book, gardenOf } from '../table/book.ts';
import type { Changing, Seen } from '../table/state.ts';
import type { StepNamed } from '../table/work.ts';
import { changeAmount, total } from './supply.ts';
import { hexName, tell } from './tell.ts';

/**
 * The players in the order of their discs on the flight track.
 *
 * @rule ANT-9.5 The most advanced first.
 * @rule ANT-9.6 Among discs on the same flight space, the disc lowest in the stack comes first.
 * @rule ANT-17.16 Swarmed discs play no part.
 */
const flightOrder = ({ flight }: Pick<Seen, 'flight'>): Seat[] => [...flight].reverse().flat();

/** How many foragers of a player are on the vertices of a hex. */
export function foragersAround(book: Book, at: Pick<Seen, 'foragers' | 'decisions'>, hex: number, seat: Seat): number {
  const { vertices } = entryOf(gardenOf(book, at).hexes, hex);
  let count = 0;
  for (const vertex of vertices) if (at.foragers[vertex] === seat) count++;
  return count;
}

/**
 * Who collects after an Explore, in which order.
 *
 * @rule ANT-9.3 Every player with foragers on the vertices of that hex collects 1 cube for each of them.
 * @rule ANT-9.7 A player takes all cubes due to their foragers before the next player takes any.
 */
export function collectingAt(book: Book, at: Seen, hex: number): StepNamed<'collect'>[] {
  return flightOrder(at).flatMap((who): StepNamed<'collect'>[] => {
    const due = foragersAround(book, at, hex, who);
    return due === 0 ? [] : [{ do: 'collect', hex, who, due }];
  });
}

/** The kinds of cubes on a hex, by number. */
export const kindsOn = ({ cubes }: Pick<Seen, 'cubes'>, hex: number): number[] =>
  entryOf(cubes, hex).flatMap((count, kind) => (count > 0 ? [kind] : []));

/**
 * A player collects from a hex what is due, asking for the kind of each cube as long as there is a choice.
 *
 * @rule ANT-9.2 A player cannot refuse to collect.
 * @rule ANT-9.8 A player may end up with fewer cubes than foragers, or none.
 * @rule ANT-9.11 If a hex holds several kinds of cubes, the collecting player chooses the kind for each cube.
 * @rule ANT-9.13 Only while the hex holds at least two kinds and more cubes than the player is still due.
 */
export function collect(book: Book, draft: Changing, hex: number, who: Seat, due: number): void {
  const kinds = kindsOn(draft, hex);
  const cubes = entryOf(draft.cubes, hex);
  if (kinds.length > 1 && total(cubes) > due) {
    next(draft, { ask: 'collect-kind', seat: who, hex, due });
    return;
  }
  let left = due;
  for (const kind of kinds) {
    const count = Math.min(left, figureOf(cubes, kind));
    if (count > 0) takeCubes(book, draft, { hex, who, kind, count });
    left -= count;
  }
}

/** So many cubes of a kind, from a hex to a player. */
interface Taking {
  readonly hex: number;
  readonly who: Seat;
  readonly kind: number;
  readonly count: number;
}

/**
 * Moves cubes from a hex to a player.
 *
 * @rule ANT-9.12 Collected cubes go to the collecting player's supply.
 */
export function takeCubes(book: Book, draft: Changing, { hex, who, kind, count }: Taking): void {
  const cubes = entryOf(draft.cubes, hex);
  cubes[kind] = figureOf(cubes, kind) - count;
  changeAmount(draft, who, kind, count);
  tell({ type: 'collected', seat: who, hex: hexName(book, draft, hex), cube: entryOf(CUBES, kind), count });
}

/**
 * A forager that was just placed collects, and then emptiness is looked at.
 *
 * @rule ANT-9.1 Collecting is automatic whenever a forager comes to be next to a hex with cubes.
 * @rule ANT-9.4 It collects 1 cube from each adjacent hex that holds cubes.
 * @rule ANT-9.10 Foragers already on the map do not collect then.
 * @rule ANT-9.14 In ascending hex id, and emptiness of all of them is looked at afterwards.
 */
export function gather(book: Book, draft: Changing, vertex: number): void {
  const who = draft.active;
  const hexes = entryOf(gardenOf(book, draft).vertices, vertex).hexes.filter(
    (hex) => total(entryOf(draft.cubes, hex)) > 0,
  );
  if (hexes.length === 0) return;
  next(draft, ...hexes.map((hex) => ({ do: 'collect', hex, who, due: 1 }) as const), {
    do: 'emptied',
    hexes: [...hexes],
  });
}

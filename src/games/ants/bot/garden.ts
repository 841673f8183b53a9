import { entryOf, figureOf } from '../../../kernel/index.ts';
import { NONE, TERRAINS } from '../components.ts';
import { collectingAt, foragersAround } from '../rules/collecting.ts';
import { type Path, pathAfter, vertexChoices } from '../rules/foraging.ts';
import { hasScent } from '../rules/pheromones.ts';
import { total } from '../rules/supply.ts';
import { gardenOf } from '../table/book.ts';
import { FIGURES } from './figures.ts';
import type { Wishes } from './hand.ts';
import type { Outlook } from './outlook.ts';
import { listWorth, scentWorth } from './words.ts';

/** How many ways are looked at for each forager of a path: the best by themselves. */
const WIDTHS = [4, 2, 2, 1] as const;

/** A garden in which foragers are tried out: cubes that are left, own foragers around each hex, scents that are gone. */
interface Trying {
  readonly outlook: Outlook;
  readonly wishes: Wishes;
  readonly foraged: { foragers: number[]; explorers: readonly number[]; decisions: readonly number[] };
  readonly cubes: number[];
  readonly around: number[];
  /** What the next scent is worth, and the one after it, and so on. */
  readonly scents: readonly number[];
  gone: number;
  /** Terrains whose scents were emitted while trying, as bits. */
  emitted: number;
  /** What the bonus of each vertex is worth, as far as it was asked for. */
  readonly bonuses: Map<number, number>;
}

function tryingIn(outlook: Outlook, wishes: Wishes): Trying {
  const { book, at, seat } = outlook;
  return {
    outlook,
    wishes,
    foraged: { foragers: [...at.foragers], explorers: at.explorers, decisions: at.decisions },
    cubes: at.cubes.map(total),
    around: gardenOf(book, at).hexes.map((_, hex) => foragersAround(book, at, hex, seat)),
    scents: TERRAINS.map((_, gone) => scentWorth(outlook, gone) + (wishes.counts.pheromones ?? 0)),
    gone: 0,
    emitted: 0,
    bonuses: new Map(),
  };
}

/** What a cube of a hex is worth, the best that lies there or will. */
function cubeWorth({ at, resources }: Outlook, hex: number, printed: readonly number[]): number {
  const there = entryOf(at.cubes, hex);
  const cubes = total(there) > 0 ? there : printed;
  let best = 0;
  for (let kind = 0; kind < cubes.length; kind++) {
    if (figureOf(cubes, kind) > 0) best = Math.max(best, figureOf(resources, kind));
  }
  return best;
}

/** What a forager on a vertex is worth. What it takes is taken. */
function place(trying: Trying, vertex: number): number {
  const { outlook, wishes, cubes, around, bonuses, scents } = trying;
  const { book, at, seat } = outlook;
  const { hexes, vertices } = gardenOf(book, at);
  const space = entryOf(vertices, vertex);
  let worth = bonuses.get(vertex);
  if (worth === undefined) {
    worth = listWorth(outlook, space.now) + (wishes.counts.foragers ?? 0);
    bonuses.set(vertex, worth);
  }
  for (const hex of space.hexes) {
    const { terrain, kind, cubes: printed } = entryOf(hexes, hex);
    const left = figureOf(cubes, hex);
    const own = figureOf(around, hex);
    around[hex] = own + 1;
    const hasOwn = hasScent(at, seat, terrain) && (trying.emitted & (1 << terrain)) === 0;
    const scent = hasOwn ? (scents[trying.gone] ?? 0) : 0;
    if (left > 0) {
      worth += cubeWorth(outlook, hex, printed);
      cubes[hex] = left - 1;
      if (left > 1) worth += own === 0 ? (FIGURES.presence * scent) / (left - 1) : 0;
      else {
        worth += scent + leafWorth(outlook, terrain, hasOwn) - othersLoss(outlook, hex, terrain);
        if (hasOwn) {
          trying.gone += 1;
          trying.emitted |= 1 << terrain;
        }
      }
    } else if (kind === 'hidden' && at.explorers[hex] === NONE) {
      worth += FIGURES.hidden * outlook.use * (cubeWorth(outlook, hex, printed) + (own === 0 ? scent / 4 : 0));
    }
  }
  return worth;
}

/** What the Leaf tile of a terrain is worth to whoever emits there first. */
function leafWorth(outlook: Outlook, terrain: number, isEmitting: boolean): number {
  const leaf = figureOf(outlook.at.leafTiles, terrain);
  if (!isEmitting || leaf === NONE || entryOf(outlook.at.leafCubes, terrain).length > 0) return 0;
  return listWorth(outlook, entryOf(outlook.book.leaves, leaf).now);
}

/** What it costs that others emit, too. */
function othersLoss({ book, at, seat }: Outlook, hex: number, terrain: number): number {
  let loss = 0;
  for (let other = 0; other < at.names.length; other++) {
    if (other === seat || !hasScent(at, other, terrain)) continue;
    if (foragersAround(book, at, hex, other) > 0) loss += 2 * FIGURES.others;
  }
  return loss;
}

/** Places a forager, looks further, and takes it back. */
function tried<Found>(trying: Trying, vertex: number, look: (worth: number) => Found): Found {
  const { outlook, foraged, cubes, around } = trying;
  const { hexes } = entryOf(gardenOf(outlook.book, outlook.at).vertices, vertex);
  const { gone, emitted } = trying;
  const before = hexes.map((hex) => figureOf(cubes, hex));
  foraged.foragers[vertex] = outlook.seat;
  const found = look(place(trying, vertex));
  foraged.foragers[vertex] = NONE;
  for (const [nth, hex] of hexes.entries()) {
    cubes[hex] = figureOf(before, nth);
    around[hex] = figureOf(around, hex) - 1;
  }
  trying.gone = gone;
  trying.emitted = emitted;
  return found;
}

/** Looks for the best path that goes on from here: `best` keeps what each number of foragers is worth. */
function follow(trying: Trying, path: Path, placed: number, worth: number, best: number[]): void {
  if (placed >= best.length) return;
  const { outlook, foraged } = trying;
  const { book, seat } = outlook;
  const choices = vertexChoices(book, foraged, seat, { ...path, left: 1 });
  const width = WIDTHS[placed] ?? 1;
  for (const vertex of bestOf(choices, width, (each) => tried(trying, each, (gain) => gain))) {
    tried(trying, vertex, (gain) => {
      best[placed] = Math.max(figureOf(best, placed), worth + gain);
      follow(trying, pathAfter(book, foraged, path, vertex), placed + 1, worth + gain, best);
    });
  }
}

/** The best of some choices. */
function bestOf(choices: readonly number[], width: number, worthOf: (choice: number) => number): number[] {
  if (choices.length <= width) return [...choices];
  return choices
    .map((choice) => ({ choice, worth: worthOf(choice) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, width)
    .map(({ choice }) => choice);
}

const NOTHING_LAID = { left: 1, head: NONE, tail: NONE } as const;

/** What a Forage of each Strength is worth, from 1 on. */
export function forageWorths(outlook: Outlook, wishes: Wishes, most: number): number[] {
  const best = Array.from({ length: most }, () => Number.NEGATIVE_INFINITY);
  follow(tryingIn(outlook, wishes), NOTHING_LAID, 0, 0, best);
  return best;
}

/** What it is worth to put the next forager of a path on each of some vertices, and the others where they do best. */
export function vertexWorths(outlook: Outlook, wishes: Wishes, path: Path, vertices: readonly number[]): number[] {
  const trying = tryingIn(outlook, wishes);
  return vertices.map((vertex) =>
    tried(trying, vertex, (gain) => {
      const best = Array.from({ length: path.left - 1 }, () => 0);
      follow(trying, pathAfter(outlook.book, trying.foraged, path, vertex), 0, 0, best);
      return gain + (best[best.length - 1] ?? 0);
    }),
  );
}

/** What it is worth to explore a hex. */
export function hexWorth(outlook: Outlook, wishes: Wishes, hex: number): number {
  const { book, at, seat, use } = outlook;
  const { now, kind, terrain, cubes, strength } = entryOf(gardenOf(book, at).hexes, hex);
  let worth = listWorth(outlook, now) + (wishes.counts.explorers ?? 0) + use * (0.3 + strength / 20);
  if (kind === 'hidden') {
    const price = cubeWorth(outlook, hex, cubes);
    let left = total(cubes);
    let own = 0;
    for (const { who, due } of collectingAt(book, at, hex)) {
      const got = Math.min(left, due);
      left -= got;
      if (who === seat) own = got;
      else worth -= FIGURES.others * got * price;
    }
    worth += own * price + 0.15 * use * left * price;
    if (left === 0 && total(cubes) > 0) {
      const hasOwn = own > 0 && hasScent(at, seat, terrain);
      worth += hasOwn ? scentWorth(outlook) + leafWorth(outlook, terrain, true) : 0;
      worth -= othersLoss(outlook, hex, terrain);
    }
  }
  return worth + (isNewTerrain(outlook, terrain) ? FIGURES.enemy * use : 0);
}

/** Would an explorer bring enemies of this terrain within reach? */
function isNewTerrain({ book, at, seat }: Outlook, terrain: number): boolean {
  const { hexes } = gardenOf(book, at);
  let isEnemy = false;
  for (let hex = 0; hex < hexes.length; hex++) {
    if (entryOf(hexes, hex).terrain !== terrain) continue;
    if (at.explorers[hex] === seat) return false;
    isEnemy ||= at.enemies[hex] !== NONE;
  }
  return isEnemy;
}

import { EVERYONE, entryOf, figureOf, next, pick, type Seat } from '../../../kernel/index.ts';
import { NONE } from '../components.ts';
import { type Book, gardenOf } from '../table/book.ts';
import type { CannotPlace } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { collectingAt } from './collecting.ts';
import { takeDiscs, total } from './supply.ts';
import { enemyId, hexName, tell } from './tell.ts';

/** What exploring is judged by. */
type Mapped = Pick<Seen, 'explorers' | 'decisions'>;

/**
 * Why a hex cannot be explored with this Strength.
 *
 * @rule ANT-7.2 Its exploration space is free and its number of white dots is at most the Strength.
 * @rule ANT-7.3 Distance and adjacency on the map play no part.
 * @rule ANT-7.4 Each hex is explored at most once per game.
 */
export function whyNotExplored(book: Book, at: Mapped, hex: number, strength: number): CannotPlace | undefined {
  const { name, strength: dots } = entryOf(gardenOf(book, at).hexes, hex);
  if (figureOf(at.explorers, hex) !== NONE) return { code: 'hex/explored', rule: 'ANT-7.2', facts: { hex: name } };
  if (dots <= strength) return undefined;
  return { code: 'hex/too-strong', rule: 'ANT-7.2', facts: { hex: name, dots, strength } };
}

/** The hexes that can be explored with this Strength. */
export const explorable = (book: Book, at: Mapped, strength: number): number[] =>
  gardenOf(book, at).hexes.flatMap((_, hex) => (whyNotExplored(book, at, hex, strength) === undefined ? [hex] : []));

/**
 * Can anything be explored with this Strength?
 *
 * @rule ANT-7.14 Explore is legal only if at least one hex satisfies ANT-7.2.
 */
export const canExplore = (book: Book, at: Mapped, strength: number): boolean =>
  gardenOf(book, at).hexes.some((_, hex) => whyNotExplored(book, at, hex, strength) === undefined);

/**
 * Puts a disc from the pool on the exploration space of a hex. Its bonus follows, then enemy and cubes.
 *
 * @rule ANT-7.5 Step 1: activate the bonus printed on the exploration space.
 * @rule ANT-7.9 On a hex of kind `start`, enemy and cubes are not placed again.
 * @rule ANT-7.11 On a hex of kind `none` only step 1 is performed.
 */
export function exploreHex(book: Book, draft: Changing, seat: Seat, hex: number): void {
  takeDiscs(draft, seat, 1);
  draft.explorers[hex] = seat;
  tell({ type: 'hex-explored', seat, hex: hexName(book, draft, hex) });
  const { now, kind } = entryOf(gardenOf(book, draft).hexes, hex);
  if (kind === 'hidden') next(draft, { do: 'reveal', hex });
  if (now !== NONE) next(draft, { do: 'list', list: now, on: NONE, times: 1 });
}

/**
 * Reveals the top enemy of a hex's terrain, if one is left.
 *
 * @rule ANT-2.8 Enemy tiles are sorted by their terrain into stacks of their own.
 * @rule ANT-7.6 Draw the top enemy of the stack of its terrain and place it face up on the hex.
 * @rule ANT-7.12 If the enemy stack of that terrain is empty, no enemy is placed.
 */
export function revealEnemy(book: Book, draft: Changing, hex: number): void {
  const { terrain } = entryOf(gardenOf(book, draft).hexes, hex);
  const stack = draft.lurking.map((left, enemy) => (entryOf(book.enemies, enemy).terrain === terrain ? left : 0));
  if (total(stack) === 0) return;
  const enemy = pick(draft, 'enemies', stack, EVERYONE);
  draft.lurking[enemy] = 0;
  draft.enemies[hex] = enemy;
  tell({ type: 'enemy-revealed', hex: hexName(book, draft, hex), enemy: enemyId(book, enemy) });
}

/** Places the printed cubes on a hex. */
export function placeCubes(book: Book, draft: Changing, hex: number): void {
  const { cubes, name } = entryOf(gardenOf(book, draft).hexes, hex);
  if (total(cubes) === 0) return;
  draft.cubes[hex] = [...cubes];
  tell({ type: 'cubes-placed', hex: name, cubes: [...cubes] });
}

/**
 * Enemy and cubes come to an explored hex, and the foragers around it collect.
 *
 * @rule ANT-7.7 If the hex is of kind `hidden`, place the printed cubes on it.
 * @rule ANT-7.8 The foragers on the vertices of that hex collect.
 * @rule ANT-7.10 They do only if cubes were put on the hex.
 */
export function revealHex(book: Book, draft: Changing, hex: number): void {
  revealEnemy(book, draft, hex);
  placeCubes(book, draft, hex);
  if (total(entryOf(draft.cubes, hex)) > 0)
    next(draft, ...collectingAt(book, draft, hex), { do: 'emptied', hexes: [hex] });
}

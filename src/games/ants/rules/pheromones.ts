import { clockwise, entryOf, figureOf, next, putInto, type Seat } from '../../../kernel/index.ts';
import { NONE, TERRAINS } from '../components.ts';
import { type Book, gardenOf } from '../table/book.ts';
import type { Changing, Seen } from '../table/state.ts';
import { foragersAround } from './collecting.ts';
import { earning } from './stars.ts';
import { total } from './supply.ts';
import { hexName, tell } from './tell.ts';

/**
 * Those of some hexes from which somebody has just collected that hold no cubes any more.
 *
 * @rule ANT-10.2 Emission happens only in the turn in which the hex is emptied.
 * @rule ANT-10.4 Emptiness is looked at once all players have collected after an Explore, or after each single forager.
 */
export const emptyAmong = ({ cubes }: Pick<Seen, 'cubes'>, hexes: readonly number[]): number[] =>
  hexes.filter((hex) => total(entryOf(cubes, hex)) === 0);

/** Does the Pheromone space of a terrain still hold its cube? */
export const hasScent = ({ pheromones }: Pick<Seen, 'pheromones'>, seat: Seat, terrain: number): boolean =>
  figureOf(entryOf(pheromones, seat), terrain) === 1;

/**
 * All who have a forager beside a hex that was just emptied emit a Pheromone.
 *
 * @rule ANT-10.1 Every player with at least one forager on a vertex of that hex emits a Pheromone.
 * @rule ANT-10.3 The player moves the cube from the Pheromone space of that terrain to its Leaf tile, provided it still holds it.
 * @rule ANT-10.5 If the active player emits, the active player's cube is placed first.
 * @rule ANT-10.6 The other emitting players follow clockwise from the active player.
 * @rule ANT-10.7 Only the active player, and only if their cube is the first ever placed there, activates the bonus.
 * @rule ANT-10.8 Players who place later cubes on the tile get no bonus.
 * @rule ANT-10.9 If the active player does not emit, the others still do but nobody activates the bonus.
 * @rule ANT-10.10 Otherwise the bonus of that Leaf tile is lost for the rest of the game.
 * @rule ANT-10.11 All cubes are moved and Stars awarded before the Leaf bonus is resolved.
 * @rule ANT-10.15 Emission is mandatory.
 * @rule ANT-10.17 A player whose Pheromone space of that terrain is already empty does not emit.
 * @rule ANT-16.12 Stars of several players are placed active player first, then clockwise.
 */
export function emitScents(book: Book, draft: Changing, hex: number): void {
  const { terrain } = entryOf(gardenOf(book, draft).hexes, hex);
  const cubes = entryOf(draft.leafCubes, terrain);
  const isFirst = cubes.length === 0;
  const emitting = clockwise(draft.active, draft.decisions.length).filter(
    (seat) => foragersAround(book, draft, hex, seat) > 0 && hasScent(draft, seat, terrain),
  );
  for (const seat of emitting) {
    putInto(cubes, seat);
    removeScent(book, draft, seat, terrain, () =>
      tell({ type: 'scent-emitted', seat, hex: hexName(book, draft, hex), terrain: entryOf(TERRAINS, terrain) }),
    );
  }
  if (isFirst && emitting[0] === draft.active) activateLeaf(book, draft, terrain);
}

function removeScent(book: Book, draft: Changing, seat: Seat, terrain: number, told: () => void): void {
  earning(book, draft, seat, 'pheromones', () => {
    entryOf(draft.pheromones, seat)[terrain] = 0;
    told();
  });
}

function activateLeaf(book: Book, draft: Changing, terrain: number): void {
  const leaf = figureOf(draft.leafTiles, terrain);
  if (leaf === NONE) return;
  const { id, now } = entryOf(book.leaves, leaf);
  tell({ type: 'leaf-activated', seat: draft.active, terrain: entryOf(TERRAINS, terrain), leaf: id });
  next(draft, { do: 'list', list: now, on: NONE, times: 1 });
}

/**
 * A player's Pheromone cube goes back to the box.
 *
 * @rule ANT-10.14 It does not count as the first cube on a Leaf tile.
 */
export function loseScent(book: Book, draft: Changing, seat: Seat, terrain: number): void {
  removeScent(book, draft, seat, terrain, () =>
    tell({ type: 'scent-lost', seat, terrain: entryOf(TERRAINS, terrain) }),
  );
}

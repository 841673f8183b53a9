import {
  distinct,
  EVERYONE,
  entryOf,
  figureOf,
  next,
  pick,
  putInto,
  type Seat,
  takeFrom,
} from '../../../kernel/index.ts';
import { TILES, type Turned } from '../board/tiles.ts';
import { BREAKING, DAMAGED, INTACT, MINE_BACK_DAMAGE, MOUNTAIN, NONE, TRAP_DAMAGE } from '../components.ts';
import type { Book } from '../table/book.ts';
import type { Changing, Seen } from '../table/state.ts';
import { dealDamage } from './damage.ts';
import { drawCards } from './hand.ts';
import { add, isOnBoard, levelOf, set, snailsOn, terrainOf } from './position.ts';
import { getWet } from './shells.ts';
import { tell } from './tell.ts';

/** A tile, and who draws the cards on its back; -1 if nobody does. */
interface Tile {
  readonly field: number;
  readonly drawer: Seat;
}

/** Does this field have a tile that can be damaged or destroyed? */
export function hasWholeTile(at: Seen, field: number): boolean {
  // SNL-6.3: water cannot be damaged or destroyed. SNL-10.12: nor can a tile whose destruction has begun.
  return levelOf(at, field) > 0 && at.damage[field] !== BREAKING;
}

/**
 * Damages a tile.
 *
 * @rule SNL-6.1 Damaging an undamaged tile puts a terrain-damage token on it.
 * @rule SNL-6.2 Damaging a damaged tile destroys it.
 * @rule SNL-10.13 A meadow counts as destroyed by Dig only if it was damaged before: its mine does not draw for the digger.
 * @rule SNL-10.10 A tile that holds a mine or dynamite gets its damage first, then they explode.
 */
export function damageTile(book: Book, draft: Changing, { field, drawer }: Tile): void {
  if (!hasWholeTile(draft, field)) return;
  if (draft.damage[field] === DAMAGED) {
    destroyTile(book, draft, { field, drawer });
    return;
  }
  set(draft.damage, field, DAMAGED);
  tell({ type: 'tile-damaged', field: entryOf(book.fields, field), terrain: terrainOf(draft, field) });
  next(draft, { do: 'set-off', field });
}

/**
 * Begins to destroy a tile: what reacts to it comes first, then its back.
 *
 * @rule SNL-6.4 Resolve tokens that react to destruction; discard all its tokens; flip it and resolve its back; remove the
 *   tile; the snails come down.
 * @rule SNL-6.15 Until it is flipped, a tile whose destruction has begun is still there.
 */
export function destroyTile(book: Book, draft: Changing, { field, drawer }: Tile): void {
  if (!hasWholeTile(draft, field)) return;
  set(draft.damage, field, BREAKING);
  // Where nothing goes off before, that it is destroyed is told at once.
  const goesOff = figureOf(draft.mines, field) + figureOf(draft.dynamite, field) > 0;
  if (goesOff) tell({ type: 'tile-breaking', field: entryOf(book.fields, field), terrain: terrainOf(draft, field) });
  next(draft, { do: 'set-off', field }, { do: 'flip', field, drawer });
}

/**
 * Flips a tile, resolves its back, removes it, and lets its snails come down.
 *
 * @rule SNL-6.10 Snails set aside count as standing on the destroyed tile for its back.
 */
export function flipTile(book: Book, draft: Changing, { field, drawer }: Tile): void {
  const snails = snailsOn(draft, field);
  const back = turnUp(book, draft, field, 'tile-destroyed');
  if (back === 'barrel') raiseContamination(draft, book);
  // SNL-6.7: each snail that stood on the tile takes 5.
  if (back === 'trap') dealDamage(draft, snails, TRAP_DAMAGE, 'trap');
  // SNL-6.8 + SNL-5.11: only who dug draws the cards.
  if (drawer !== NONE && back === 'one-card') drawCards(book, draft, drawer, 1);
  if (drawer !== NONE && back === 'two-cards') drawCards(book, draft, drawer, 2);
  if (back === 'mine') {
    dealDamage(draft, snails, MINE_BACK_DAMAGE, 'mine-back');
    // SNL-12.6: with nobody left on the board the game is over, and no other tile is turned up.
    if (draft.phase === 'over') return;
    // SNL-6.9: the meadow below is destroyed as well; its trap adds 5, its cards are not drawn.
    if (turnUp(book, draft, field, 'tile-destroyed') === 'trap') dealDamage(draft, snails, TRAP_DAMAGE, 'trap');
  }
  comeDown(book, draft, field, snails);
}

/**
 * Takes a tile away; its back is seen, and does nothing.
 *
 * @rule SNL-14.5 Removing is not damaging or destroying: mines and dynamite on it do not explode, the snails come down.
 */
export function removeTile(book: Book, draft: Changing, field: number): void {
  if (levelOf(draft, field) === 0) return;
  const snails = snailsOn(draft, field);
  turnUp(book, draft, field, 'tile-removed');
  comeDown(book, draft, field, snails);
}

/**
 * Lays a tile that is out of the game on a field. The snails there are on top of it; nothing triggers.
 *
 * @rule SNL-16.9 It is of the terrain that comes next: beach on water, meadow on beach, mountain on meadow.
 */
export function addTile(book: Book, draft: Changing, field: number): void {
  if (!canBeRaised(draft, field)) return;
  // SNL-16.11: what lay on the tile below is gone, and sets nothing off.
  clearTile(draft, field);
  add(draft.levels, field, 1);
  putInto(draft.raised, field);
  tell({ type: 'tile-added', field: entryOf(book.fields, field), terrain: terrainOf(draft, field) });
}

/**
 * Can a tile be laid on this field?
 *
 * @rule SNL-16.9 Nothing is laid on a mountain, nor where no tile of the terrain that comes next is out of the game.
 */
export function canBeRaised(at: Seen, field: number): boolean {
  const level = levelOf(at, field) + 1;
  return field !== NONE && level <= MOUNTAIN && tilesRemoved(at, level) > tilesAdded(at, level);
}

/** How many tiles of a level have been out of the game. */
export function tilesRemoved({ removed }: Pick<Seen, 'removed'>, level: number): number {
  return TILES.reduce((sum, tile, kind) => (tile.level === level ? sum + figureOf(removed, kind) : sum), 0);
}

/** How many tiles of a level lie on the board again that were out of the game: always on top of those that never were. */
export function tilesAdded(at: Pick<Seen, 'levels' | 'raised'>, level: number): number {
  return distinct(at.raised).filter((field) => {
    const top = levelOf(at, field);
    return level <= top && level > top - tilesAddedOn(at, field);
  }).length;
}

/** How many such tiles lie on this field. */
export const tilesAddedOn = ({ raised }: Pick<Seen, 'raised'>, field: number): number =>
  raised.filter((each) => each === field).length;

/**
 * Turns the topmost tile of a field up and takes it out of the game. Nobody knows backs, so which it is falls now.
 *
 * @rule SNL-6.13 A destroyed tile is out of the game.
 * @rule SNL-6.14 The back of every removed tile is public.
 * @rule SNL-16.10 The back of a tile that was out of the game before has no effect.
 */
function turnUp(book: Book, draft: Changing, field: number, type: 'tile-destroyed' | 'tile-removed'): Turned {
  const isAdded = draft.raised.includes(field);
  const kind = isAdded ? NONE : backOf(draft, levelOf(draft, field));
  const back = isAdded ? 'spent' : entryOf(TILES, kind).back;
  const terrain = terrainOf(draft, field);
  if (isAdded) takeFrom(draft.raised, field);
  else add(draft.removed, kind, 1);
  // SNL-6.5: the tile below starts undamaged and without tokens.
  clearTile(draft, field);
  add(draft.levels, field, -1);
  tell({ type, field: entryOf(book.fields, field), terrain, back });
  return back;
}

/** The back of a tile that nobody has seen yet, as a number of a kind of tiles. */
function backOf(draft: Changing, level: number): number {
  const left = TILES.map((tile, kind) => (tile.level === level ? tile.count - figureOf(draft.removed, kind) : 0));
  return pick(draft, 'tiles', left, EVERYONE);
}

/** Takes tokens and damage off the tile of a field. */
function clearTile(draft: Changing, field: number): void {
  set(draft.fire, field, 0);
  set(draft.mines, field, 0);
  set(draft.dynamite, field, 0);
  set(draft.damage, field, INTACT);
}

/**
 * Lets the snails of a tile that is gone come down.
 *
 * @rule SNL-5.20 A snail whose tile is destroyed falls in its shell; it leaves it only if it lands in water.
 * @rule SNL-6.11 A snail that comes down on water leaves its shell and loses Aim.
 * @rule SNL-6.12 Coming down triggers no tokens.
 */
function comeDown(book: Book, draft: Changing, field: number, snails: readonly number[]): void {
  const onto = terrainOf(draft, field);
  for (const snail of snails) {
    if (!isOnBoard(draft, snail)) continue;
    tell({ type: 'fell', snail, field: entryOf(book.fields, field), onto });
    getWet(draft, snail);
  }
}

/**
 * Moves the contamination marker up.
 *
 * @rule SNL-6.6 Contamination rises by 1 step at once; it stays on the top step when there already.
 */
function raiseContamination(draft: Changing, book: Book): void {
  if (draft.contamination === book.contamination.length - 1) return;
  draft.contamination += 1;
  const damage = entryOf(book.contamination, draft.contamination);
  tell({ type: 'contamination-rose', space: draft.contamination, damage });
}

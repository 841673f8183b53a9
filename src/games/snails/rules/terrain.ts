import { EVERYONE, next, pick, type Seat } from '../../../kernel/index.ts';
import { type Back, TILES } from '../board/tiles.ts';
import { BREAKING, DAMAGED, INTACT, MINE_BACK_DAMAGE, NONE, TRAP_DAMAGE } from '../components.ts';
import { type Book, entryOf, figureOf } from '../table/book.ts';
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
 * Turns the topmost tile of a field up and takes it out of the game. Nobody knows backs, so which it is falls now.
 *
 * @rule SNL-6.13 A destroyed tile is out of the game.
 * @rule SNL-6.14 The back of every removed tile is public.
 */
function turnUp(book: Book, draft: Changing, field: number, type: 'tile-destroyed' | 'tile-removed'): Back {
  const level = levelOf(draft, field);
  const left = TILES.map((tile, kind) => (tile.level === level ? tile.count - figureOf(draft.removed, kind) : 0));
  const kind = pick(draft, 'tiles', left, EVERYONE);
  const { back } = entryOf(TILES, kind);
  tell({ type, field: entryOf(book.fields, field), terrain: terrainOf(draft, field), back });
  add(draft.removed, kind, 1);
  // SNL-6.5: the tile below starts undamaged and without tokens.
  set(draft.fire, field, 0);
  set(draft.mines, field, 0);
  set(draft.dynamite, field, 0);
  set(draft.damage, field, INTACT);
  set(draft.levels, field, level - 1);
  return back;
}

/**
 * Lets the snails of a tile that is gone come down.
 *
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

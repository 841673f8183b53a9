import { putInto } from '../../../kernel/index.ts';
import { TILE_SPACES, TILES } from '../components.ts';
import type { Book } from '../table/book.ts';
import { colourName } from '../table/dice.ts';
import type { Changing, Seen } from '../table/state.ts';
import { toBag } from './dice.ts';
import { tell } from './tell.ts';

/**
 * A used die goes to the growth track.
 *
 * @rule KLP-12.1 To the next free growth space, tiles 1 to 4 from left to right.
 * @rule KLP-12.2 When the third die lands on a tile, the tile is turned over.
 * @rule KLP-12.3 The 3 dice of a tile that is turned over return to the bag.
 * @rule KLP-12.4 When all four tiles are turned over, such dice go straight to the bag.
 * @rule KLP-12.6 Dice are placed on the growth track at the moment they are used.
 */
export function grow(draft: Changing, colour: number): void {
  const isFull = draft.tiles === TILES;
  if (isFull) toBag(draft, colour);
  else putInto(draft.growth, colour);
  tell({ type: 'die-grown', colour: colourName(colour), to: isFull ? 'bag' : 'tile' });
  if (draft.growth.length < TILE_SPACES) return;
  for (const each of draft.growth) toBag(draft, each);
  draft.growth = [];
  draft.tiles += 1;
  tell({ type: 'tile-turned', tile: draft.tiles - 1 });
}

/** What the tiles that are turned over give of one ability, in all. */
function abilityOf(book: Book, { tiles }: Pick<Seen, 'tiles'>, name: 'rerolls' | 'extra-die'): number {
  let sum = 0;
  for (const abilities of book.tiles.slice(0, tiles)) {
    for (const ability of abilities) if (ability.gives === name) sum += ability.count;
  }
  return sum;
}

/**
 * How many rerolls of one die the tiles give each turn.
 *
 * @rule KLP-7.9 Growth tile 1 gives one reroll of one die per turn, growth tile 3 one more.
 */
export const rerollsOf = (book: Book, at: Pick<Seen, 'tiles'>): number => abilityOf(book, at, 'rerolls');

/**
 * How many dice more the shark may draw.
 *
 * @rule KLP-7.2 With growth tile 4 active the shark may draw 1 additional die.
 */
export const extraDiceOf = (book: Book, at: Pick<Seen, 'tiles'>): number => abilityOf(book, at, 'extra-die');

/**
 * What is added to energy of so much when it is spent.
 *
 * @rule KLP-7.12 Using a tile ability is optional, except tile 2, which is automatic when energy is spent.
 * @rule KLP-13.22 With tile 2 active, spending energy with a total of 1 to 5 adds 5 energy.
 * @rule KLP-13.23 Tile 2 does nothing with no die on the energy spaces.
 */
export function bonusFor(book: Book, { tiles }: Pick<Seen, 'tiles'>, energy: number): number {
  let sum = 0;
  for (const abilities of book.tiles.slice(0, tiles)) {
    for (const ability of abilities) {
      if (ability.gives === 'bonus' && energy >= 1 && energy <= ability.most) sum += ability.add;
    }
  }
  return sum;
}

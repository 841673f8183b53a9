import { entryOf, figureOf, type Seat } from '../../../kernel/index.ts';
import {
  BOTTOM,
  FIRST_EGG_TRACK,
  FOOD,
  LEAF,
  MIDDLE,
  NONE,
  SPECIALISATIONS,
  TILE_PLACES,
  TOP,
  TRACKS,
} from '../components.ts';
import { type Book, cardOf } from '../table/book.ts';
import { effectNumber } from '../table/incubation.ts';
import type { CannotIncubate } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { activePowers, levelOf } from './counts.ts';
import { coverRange, lackOf, missingNames, missingSymbols, tokensOf } from './needs.ts';
import { couldBe, missingWithTokens } from './reach.ts';
import { earning } from './stars.ts';
import { changeDiscs, discsOn, gainResource, returnDiscs, takeDiscs, total } from './supply.ts';
import { tell } from './tell.ts';
import { type Happened, responsesTo } from './triggers.ts';

// -- clearing the top tile --------------------------------------------------------------------------------------------

/**
 * Why an ant of this specialisation cannot be stored.
 *
 * @rule ANT-14.2 At most 1 ant of each specialisation, if its storage space is free.
 */
export function whyNotStored(at: Seen, seat: Seat, specialisation: number): CannotIncubate | undefined {
  const facts = { specialisation: entryOf(SPECIALISATIONS, specialisation) };
  if (figureOf(discsOn(at, seat, TOP), specialisation) === 0) return { code: 'store/no-ant', rule: 'ANT-14.2', facts };
  if (figureOf(entryOf(at.stored, seat), specialisation) === 0) return undefined;
  return { code: 'store/taken', rule: 'ANT-14.2', facts };
}

/**
 * Is a player asked which ants to store?
 *
 * @rule ANT-14.23 Only if an ant stands on the top tile and at least one storage space is free.
 */
export const hasToClear = (at: Seen, seat: Seat): boolean =>
  total(discsOn(at, seat, TOP)) > 0 && total(entryOf(at.stored, seat)) < SPECIALISATIONS.length;

/**
 * Clears the top tile.
 *
 * @rule ANT-4.4 At most 1 ant per specialisation on the storage spaces.
 * @rule ANT-4.5 Storage spaces are filled only while clearing the top tile during an Incubation.
 * @rule ANT-14.2 All other ants on the tile return to the pool.
 */
export function clearTop(draft: Changing, seat: Seat, stored: readonly number[]): void {
  if (total(discsOn(draft, seat, TOP)) === 0) return;
  for (const specialisation of stored) {
    changeDiscs(draft, seat, TOP, specialisation, -1);
    entryOf(draft.stored, seat)[specialisation] = 1;
  }
  const lost = [...discsOn(draft, seat, TOP)];
  for (const [specialisation, count] of lost.entries()) changeDiscs(draft, seat, TOP, specialisation, -count);
  returnDiscs(draft, seat, total(lost));
  tell({ type: 'ants-cleared', seat, stored: stored.map((each) => entryOf(SPECIALISATIONS, each)), lost });
}

// -- step 1: the deed -------------------------------------------------------------------------------------------------

/** The requirement of the Incubation tile at a place. */
const deedAt = (place: number) => ({ of: 'tile', thing: place, waived: NONE }) as const;

/**
 * Why the deed of an Incubation tile cannot be resolved, as far as the tile goes.
 *
 * @rule ANT-14.4 The requirement shown on the front of the top tile.
 * @rule ANT-14.6 A turned tile stays turned and offers no deed again.
 */
export function whyNotOpen(book: Book, at: Seen, seat: Seat, place: number): CannotIncubate | undefined {
  const facts = { place: entryOf(TILE_PLACES, place) };
  if (figureOf(entryOf(at.turned, seat), place) === 1) return { code: 'deed/turned', rule: 'ANT-14.6', facts };
  if (place === TOP || activePowers(book, at, seat).some(({ powers }) => powers.isAnyTile)) return undefined;
  return { code: 'deed/not-top', rule: 'ANT-14.4', facts };
}

/**
 * Why the deed of an Incubation tile cannot be resolved.
 *
 * @rule ANT-12.7 Tokens may also be discarded to meet a symbol requirement of an Incubation tile deed.
 */
export function whyNotResolved(book: Book, at: Seen, seat: Seat, place: number): CannotIncubate | undefined {
  const shut = whyNotOpen(book, at, seat, place);
  if (shut !== undefined) return shut;
  const named = entryOf(TILE_PLACES, place);
  const lack = lackOf(book, at, seat, deedAt(place));
  if (lack !== undefined) return { code: 'deed/needs', rule: 'ANT-14.4', facts: { place: named, ...lack } };
  const missing = missingSymbols(book, at, seat, deedAt(place));
  if (coverRange(at, seat, missing) !== undefined) return undefined;
  const facts = { place: named, missing: missingNames(missing), ...tokensOf(at, seat) };
  return { code: 'deed/symbols', rule: 'ANT-12.7', facts };
}

/** Can the deed of an Incubation tile be resolved, now or after free actions? */
function couldResolve(book: Book, at: Seen, seat: Seat, place: number): boolean {
  if (whyNotOpen(book, at, seat, place) !== undefined) return false;
  return couldBe(book, at, seat, (reach) => {
    if (lackOf(book, reach.at, seat, deedAt(place)) !== undefined) return false;
    const missing = missingSymbols(book, reach.at, seat, deedAt(place));
    return coverRange(reach.at, seat, missingWithTokens(reach, seat, missing)) !== undefined;
  });
}

/**
 * Must the deed of the top tile be resolved?
 *
 * @rule ANT-14.5 It must be if its requirement is met without discarding tokens.
 */
export function isDeedDue(book: Book, at: Seen, seat: Seat): boolean {
  if (whyNotOpen(book, at, seat, TOP) !== undefined || lackOf(book, at, seat, deedAt(TOP)) !== undefined) return false;
  return total(missingSymbols(book, at, seat, deedAt(TOP))) === 0;
}

/**
 * Is there anything to decide about the deed of a tile?
 *
 * @rule ANT-14.21 Only if some tile can be resolved, now or after free actions, and it is not the top one that must be anyway.
 */
export function hasDeed(book: Book, at: Seen, seat: Seat): boolean {
  const isDue = isDeedDue(book, at, seat);
  return TILE_PLACES.some((_, place) => (place !== TOP || !isDue) && couldResolve(book, at, seat, place));
}

/** Turns the Incubation tile of a place: what that sets off. Its reward is the caller's. */
export function turnTile(book: Book, draft: Changing, seat: Seat, place: number) {
  const happened: Happened = { event: 'tile-resolved' };
  const responses = responsesTo(book, draft, seat, happened);
  const tile = figureOf(entryOf(draft.tiles, seat), place);
  earning(book, draft, seat, 'deeds', () => {
    entryOf(draft.turned, seat)[place] = 1;
    tell({ type: 'deed-resolved', seat, place: entryOf(TILE_PLACES, place), tile: entryOf(book.tiles, tile).id });
  });
  return responses;
}

// -- step 2: incubation effects ---------------------------------------------------------------------------------------

/**
 * The incubation effects that a player has now, by their numbers.
 *
 * @rule ANT-14.9 The five productions are incubation effects of the Anthill board.
 * @rule ANT-14.12 Every incubation effect line of a card and every unlocked incubation ability is a separate effect.
 */
export function effectsOf(book: Book, at: Seen, seat: Seat): number[] {
  const count = book.abilities.length;
  const numbers = TRACKS.map((_, track) => effectNumber({ of: 'production', thing: track, line: 0 }, count));
  const enemies = entryOf(at.abilities, seat);
  for (let space = 0; space < enemies.length; space++) {
    if (enemies[space] === NONE) continue;
    const lines = entryOf(book.abilities, space).incubation.length;
    for (let line = 0; line < lines; line++) numbers.push(effectNumber({ of: 'ability', thing: space, line }, count));
  }
  const cards = entryOf(at.played, seat);
  for (let on = 0; on < cards.length; on++) {
    const lines = cardOf(book, entryOf(cards, on).card).incubation.length;
    for (let line = 0; line < lines; line++) numbers.push(effectNumber({ of: 'card', thing: on, line }, count));
  }
  return numbers;
}

/** What a production track gives now. */
export const yieldOf = (book: Book, at: Pick<Seen, 'production'>, seat: Seat, track: number): number =>
  figureOf(book.production, levelOf(at, seat, track));

/**
 * A production track gives what it produces.
 *
 * @rule ANT-14.10 Food and Leaf production give that many cubes; Egg production puts that many discs on the bottom tile.
 */
export function produce(book: Book, draft: Changing, seat: Seat, track: number): void {
  const amount = yieldOf(book, draft, seat, track);
  if (track < FIRST_EGG_TRACK) {
    gainResource(draft, seat, track === 0 ? FOOD : LEAF, amount);
    return;
  }
  const specialisation = track - FIRST_EGG_TRACK;
  const count = takeDiscs(draft, seat, amount);
  if (count === 0) return;
  changeDiscs(draft, seat, BOTTOM, specialisation, count);
  tell({ type: 'eggs-laid', seat, specialisation: entryOf(SPECIALISATIONS, specialisation), count });
}

// -- steps 3 and 4 ----------------------------------------------------------------------------------------------------

/** How many larvae a player has. */
export const larvaeOf = (at: Pick<Seen, 'discs'>, seat: Seat): number => total(discsOn(at, seat, MIDDLE));

/**
 * A larva that is not fed is lost.
 *
 * @rule ANT-14.13 For each Food not paid, one larva of their choice is discarded.
 */
export function loseLarva(draft: Changing, seat: Seat, specialisation: number): void {
  changeDiscs(draft, seat, MIDDLE, specialisation, -1);
  returnDiscs(draft, seat, 1);
  tell({ type: 'larva-lost', seat, specialisation: entryOf(SPECIALISATIONS, specialisation) });
}

/**
 * The tiles of a player move up, with their discs; the top one goes to the bottom.
 *
 * @rule ANT-14.15 Eggs become larvae and larvae become ants.
 */
export function shiftTiles(draft: Changing, seat: Seat): void {
  for (const rows of [draft.tiles, draft.turned] as const) rotate(entryOf(rows, seat));
  rotate(entryOf(draft.discs, seat));
  tell({ type: 'tiles-shifted', seat });
}

function rotate<Entry>(places: Entry[]): void {
  const top = places.shift();
  if (top !== undefined) places.push(top);
}

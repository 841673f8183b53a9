import { figureOf, putInto, takeFrom } from '../../../kernel/index.ts';
import { areaName, areaNames } from '../board/areas.ts';
import { BLUE, COLOURS, NONE, OCTOPUS_BLOCK, RED, YELLOW } from '../components.ts';
import type { Book } from '../table/book.ts';
import { colourOf, dieName, dieNames, faceOf, type Placeable, placeableName } from '../table/dice.ts';
import type { KelpOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { bordering, isHidden, isRevealed, kindAt } from './position.ts';
import { sharkId, spaceName, tell } from './tell.ts';

type Dice = Pick<Seen, 'pool' | 'stashes' | 'round'>;

/**
 * The dice on cards that may be placed now.
 *
 * @rule KLP-15.11 Only a die stored in an earlier turn can be taken from Alert.
 */
export const storedDice = ({ stashes, round }: Pick<Seen, 'stashes' | 'round'>): number[] =>
  stashes.filter((stash) => stash.round < round).map(({ die }) => die);

/** All dice that may be placed now, each kind once: those of the pool, then those on cards. */
export function placeableDice(at: Dice): Placeable[] {
  const once = (dice: readonly number[]): number[] => [...new Set(dice)].sort((one, other) => one - other);
  return [
    ...once(at.pool).map((die) => ({ die, isStored: false })),
    ...once(storedDice(at)).map((die) => ({ die, isStored: true })),
  ];
}

type PoolRule = 'KLP-8.1' | 'KLP-10.1' | 'KLP-13.1';

/** Why these dice are not all at hand to be placed. */
export function whyNotAtHand(at: Dice, dice: readonly Placeable[], rule: PoolRule): KelpOwnWhy | undefined {
  const pool = [...at.pool];
  const stored = storedDice(at);
  for (const { die, isStored } of dice) {
    const left = isStored ? stored : pool;
    if (!left.includes(die)) return isStored ? whyNotStored(at, die) : whyNotInPool(at, die, rule);
    takeFrom(left, die);
  }
  return undefined;
}

function whyNotStored(at: Dice, die: number): KelpOwnWhy {
  const stored = storedDice(at).map((each) => placeableName({ die: each, isStored: true }));
  return { code: 'die/not-stored', rule: 'KLP-15.11', facts: { die: placeableName({ die, isStored: true }), stored } };
}

/** The refusal of a die that is not in the pool. */
export const whyNotInPool = ({ pool }: Pick<Seen, 'pool'>, die: number, rule: PoolRule | 'KLP-7.11'): KelpOwnWhy => ({
  code: 'die/not-in-pool',
  rule,
  facts: { die: dieName(die), pool: dieNames(pool) },
});

/**
 * Takes a die from where it lies to be placed; a card that held it leaves the game. Tells which card that is, -1 for the pool.
 *
 * @rule KLP-16.3 A die from an Alert card may be placed instead under the same rules.
 */
function takeDie(draft: Changing, { die, isStored }: Placeable): number {
  if (!isStored) {
    takeFrom(draft.pool, die);
    return NONE;
  }
  const place = draft.stashes.findIndex((stash) => stash.die === die && stash.round < draft.round);
  const { card } = draft.stashes[place] ?? { card: NONE };
  draft.stashes.splice(place, 1);
  draft.spent[card] = figureOf(draft.spent, card) + 1;
  return card;
}

/**
 * Why a die cannot be placed on a current space.
 *
 * @rule KLP-8.1 Each blue pool die may be placed on any empty current space.
 * @rule KLP-8.2 A current space is empty when it holds no die, even if the shark is on it; option `sharkSpace`.
 */
export function whyNotCurrent(
  book: Book,
  at: Dice & Pick<Seen, 'currents' | 'space'>,
  placed: Placeable,
  space: number,
): KelpOwnWhy | undefined {
  const missing = whyNotAtHand(at, [placed], 'KLP-8.1');
  if (missing !== undefined) return missing;
  if (colourOf(placed.die) !== BLUE) {
    return { code: 'die/colour', rule: 'KLP-8.1', facts: { die: placeableName(placed), colours: ['blue'] } };
  }
  const facts = { space: spaceName(book, space) };
  if (at.currents[space] !== NONE) return { code: 'space/taken', rule: 'KLP-8.4', facts };
  const isTaken = space === at.space && book.options.sharkSpace === 'taken';
  return isTaken ? { code: 'space/shark', rule: 'KLP-8.2', facts } : undefined;
}

/** Places a current die: it keeps its value. */
export function placeCurrent(book: Book, draft: Changing, placed: Placeable, space: number): void {
  const card = takeDie(draft, placed);
  draft.currents[space] = faceOf(placed.die);
  tell({
    type: 'current-placed',
    space: spaceName(book, space),
    die: dieName(placed.die),
    card: sharkId(book, card),
  });
}

/** A die that is placed on an area. */
export interface Placement {
  readonly area: number;
  readonly placed: Placeable;
}

/**
 * Why dice cannot be placed on areas so.
 *
 * @rule KLP-10.1 The shark may search or attack in 1 or 2 of the areas bordering its space.
 * @rule KLP-10.3 At most one die may be placed per area and turn.
 * @rule KLP-10.25 Dice from Alert cards count like pool dice here.
 */
export function whyNotPlaced(book: Book, at: Seen, dice: readonly Placement[]): KelpOwnWhy | undefined {
  for (const { area, placed } of dice) {
    const why = whyNotOn(book, at, area, placed);
    if (why !== undefined) return why;
  }
  const twice = dice.find(({ area }, index) => dice.findIndex((each) => each.area === area) < index);
  if (twice !== undefined) return { code: 'area/twice', rule: 'KLP-10.3', facts: { area: areaName(twice.area) } };
  return whyNotAtHand(
    at,
    dice.map(({ placed }) => placed),
    'KLP-10.1',
  );
}

function whyNotOn(book: Book, at: Seen, area: number, placed: Placeable): KelpOwnWhy | undefined {
  const areas = bordering(book, at);
  const [name, die] = [areaName(area), placeableName(placed)];
  if (!areas.includes(area)) {
    return { code: 'area/not-bordering', rule: 'KLP-10.1', facts: { area: name, areas: areaNames(areas) } };
  }
  if (colourOf(placed.die) === BLUE) {
    return { code: 'die/colour', rule: 'KLP-10.1', facts: { die, colours: [COLOURS[YELLOW], COLOURS[RED]] } };
  }
  const value = figureOf(book.values, area);
  // KLP-10.2: a die may be placed on an area only if its value is at least the area's value.
  if (faceOf(placed.die) < value) return { code: 'die/too-low', rule: 'KLP-10.2', facts: { die, area: name, value } };
  if (isTarget(at, area, colourOf(placed.die))) return undefined;
  const rule = colourOf(placed.die) === YELLOW ? 'KLP-10.4' : 'KLP-10.5';
  return { code: 'area/revealed', rule, facts: { area: name, die } };
}

/**
 * Is the block of an area one that a die of this colour can be resolved on?
 *
 * @rule KLP-10.4 A yellow die may only be placed on an area whose block is hidden.
 * @rule KLP-10.5 A red die may only be placed on an area whose block is hidden or is the revealed octopus.
 */
export const isTarget = (at: Pick<Seen, 'blocks' | 'revealed'>, area: number, colour: number): boolean =>
  isHidden(at, area) || (colour === RED && isRevealed(at, area) && kindAt(at, area) === OCTOPUS_BLOCK);

/**
 * Places dice on areas; all of them before anything is resolved.
 *
 * @rule KLP-10.6 All dice to be used must be placed before anything is resolved.
 */
export function placeDice(book: Book, draft: Changing, dice: readonly Placement[]): void {
  const told = dice.map(({ area, placed }) => {
    const card = takeDie(draft, placed);
    draft.placed[area] = placed.die;
    return { area: areaName(area), die: dieName(placed.die), card: sharkId(book, card) };
  });
  tell({ type: 'dice-placed', dice: told });
}

/** The areas with dice that are not resolved yet. */
export const placedAreas = ({ placed }: Pick<Seen, 'placed'>): number[] =>
  placed.flatMap((die, area) => (die === NONE ? [] : [area]));

/** Puts a die on an energy space. */
export function storeDie(draft: Changing, placed: Placeable): number {
  const card = takeDie(draft, placed);
  putInto(draft.energy, placed.die);
  return card;
}

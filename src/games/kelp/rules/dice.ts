import { EVERYONE, figureOf, next, pick, putInto, takeFrom } from '../../../kernel/index.ts';
import { BLUE, DICE, FACES, NONE } from '../components.ts';
import type { Book } from '../table/book.ts';
import { colourName, colourOf, dieName, dieOf } from '../table/dice.ts';
import type { HungerReason, SweepReason } from '../table/events.ts';
import type { KelpOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { maybeStarve } from './end.ts';
import { spaceName, spaceNames, tell } from './tell.ts';

const FAIR = Array.from({ length: FACES }, () => 1);

/** How many dice there are, by colour, in all. */
export const diceIn = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Puts a die into the bag. */
export function toBag(draft: Changing, colour: number): void {
  draft.bag[colour] = figureOf(draft.bag, colour) + 1;
}

/**
 * Draws a die from the bag, which is not empty.
 *
 * @rule KLP-18.3 Each die in the bag is equally likely, without replacement.
 */
export function drawFromBag(draft: Changing): void {
  const colour = pick(draft, 'bag', [...draft.bag], EVERYONE);
  draft.bag[colour] = figureOf(draft.bag, colour) - 1;
  draft.drawn.push(colour);
  tell({ type: 'die-drawn', colour: colourName(colour) });
}

/** The spaces with current dice. */
export const currentSpaces = ({ currents }: Pick<Seen, 'currents'>): number[] =>
  currents.flatMap((value, space) => (value === NONE ? [] : [space]));

/** Why there is no current die to be taken from a space. */
export function whyNoCurrent(book: Book, at: Pick<Seen, 'currents'>, space: number): KelpOwnWhy | undefined {
  if (at.currents[space] !== NONE) return undefined;
  return { code: 'current/none', rule: 'KLP-7.4', facts: { space: spaceName(book, space) } };
}

/**
 * A current die on the board counts as drawn.
 *
 * @rule KLP-7.4 If a die must be drawn and the bag is empty, the shark takes any current die off the board.
 */
export function harvest(book: Book, draft: Changing, space: number): void {
  draft.currents[space] = NONE;
  draft.drawn.push(BLUE);
  tell({ type: 'current-harvested', space: spaceName(book, space) });
}

/**
 * Rolls the first of the drawn dice.
 *
 * @rule KLP-7.7 All drawn dice are rolled once; they form the pool.
 * @rule KLP-18.4 Each die shows 1–6 with probability 1/6.
 * @rule KLP-18.10 In the order drawn.
 */
export function rollFirst(draft: Changing): void {
  const colour = draft.drawn.shift();
  if (colour === undefined) return;
  const die = dieOf(colour, 1 + pick(draft, 'dice', FAIR, EVERYONE));
  putInto(draft.pool, die);
  tell({ type: 'die-rolled', die: dieName(die) });
}

/** Takes dice of the pool into the hand to roll them again, in their order (KLP-18.10). */
export function rerollDice(draft: Changing, dice: readonly number[], by: 'tile' | 'card'): void {
  for (const die of dice) takeFrom(draft.pool, die);
  draft.drawn.push(...dice.map(colourOf));
  tell({ type: 'dice-rerolled', dice: dice.map(dieName), by });
  next(draft, { do: 'roll' });
}

/** Current dice go from the board to the bag. */
export function returnCurrents(book: Book, draft: Changing, spaces: readonly number[], why: SweepReason): void {
  for (const space of spaces) {
    draft.currents[space] = NONE;
    toBag(draft, BLUE);
  }
  tell({ type: 'currents-returned', spaces: spaceNames(book, spaces), why });
}

/**
 * Puts a die on the hunger track, from wherever it was taken; the game may be over then.
 *
 * @rule KLP-1.10 Each space holds one die of any colour, filled from the bottom.
 * @rule KLP-19.7 KLP-19.6 is checked after each die reaches the hunger track.
 */
export function feedDie(book: Book, draft: Changing, die: number, why: HungerReason): void {
  draft.hunger.push(colourOf(die));
  tell({ type: 'hungered', die: dieName(die), why });
  // Energy is spent completely before it is looked whether a red die is left.
  if (why !== 'energy') maybeStarve(book, draft);
}

/**
 * What is in the dice bag: all dice that lie nowhere else.
 *
 * @rule KLP-17.6 The bag's contents follow from the public zones by subtraction.
 */
export function bagOf(at: Seen): number[] {
  const left = DICE.map((dice, colour) => dice - figureOf(at.supply, colour));
  const see = (colour: number): void => {
    left[colour] = (left[colour] ?? 0) - 1;
  };
  for (const colour of [...at.drawn, ...at.growth, ...at.hunger]) see(colour);
  for (const die of [...at.pool, ...at.energy, ...at.placed]) if (die !== NONE) see(colourOf(die));
  for (const { die } of at.stashes) see(colourOf(die));
  for (const _ of currentSpaces(at)) see(BLUE);
  return left;
}

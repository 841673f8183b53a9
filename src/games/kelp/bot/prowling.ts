import { figureOf } from '../../../kernel/index.ts';
import { BLUE, NONE, RED } from '../components.ts';
import { basicMoves, type Waters } from '../rules/movement.ts';
import { isTarget, storedDice } from '../rules/placing.ts';
import { colourOf, faceOf } from '../table/dice.ts';
import { chanceAttacking, chanceIn } from './outlook.ts';
import { type Stalking, USED, WIN } from './stalker.ts';
import { movesTo } from './waters.ts';

/** What a used search die brings: always, and for what it settles. */
const SEARCH = { growth: 1.2, settled: 12 } as const;
/** What of the octopus is worth to be near in the next turn, by moves. */
const NEAR = [0, 5, 2.2, 1] as const;
/** What a die on the growth track is worth. */
export const GROWTH = 1.2;

/** What an attack on an area is worth. */
function attackWorth({ suspicion, outlook }: Stalking, area: number): number {
  return WIN * (chanceAttacking(outlook, figureOf(suspicion, area)) - chanceIn(outlook)) + USED;
}

/** What a search of an area is worth: it grows, and it settles what is not known. */
function searchWorth({ suspicion }: Stalking, area: number): number {
  const suspected = figureOf(suspicion, area);
  return SEARCH.growth + SEARCH.settled * suspected * (1 - suspected) + USED;
}

/** What a die is worth on an area; nothing, if it cannot be placed there. */
export function dieWorth(stalking: Stalking, area: number, die: number): number {
  const { book, at } = stalking;
  const colour = colourOf(die);
  if (colour === BLUE || faceOf(die) < figureOf(book.values, area) || !isTarget(at, area, colour)) return 0;
  return colour === RED ? attackWorth(stalking, area) : searchWorth(stalking, area);
}

/** What the dice at hand are worth beside these areas: at most one on each. */
function diceWorth(stalking: Stalking, areas: readonly number[]): number {
  const dice = [...stalking.at.pool, ...storedDice(stalking.at)];
  const [first = NONE, second = NONE] = areas;
  let best = 0;
  const worthOn = (area: number, nth: number): number =>
    area === NONE ? 0 : Math.max(0, dieWorth(stalking, area, figureOf(dice, nth)));
  for (let one = 0; one < dice.length; one++) {
    best = Math.max(best, worthOn(first, one), worthOn(second, one));
    for (let other = 0; other < dice.length; other++) {
      if (other !== one) best = Math.max(best, worthOn(first, one) + worthOn(second, other));
    }
  }
  return best;
}

/** What it is worth to stand on a space and look so: for the dice at hand, and for the turn to come. */
export function placeWorth(stalking: Stalking, space: number, facing: number): number {
  return diceWorth(stalking, stalking.book.spaces[space]?.borders ?? []) + nearWorth(stalking, space, facing);
}

/** What it is worth to be near what is suspected, for the turn to come. */
function nearWorth({ charts, suspicion }: Stalking, space: number, facing: number): number {
  let worth = 0;
  for (const [area, suspected] of suspicion.entries()) {
    worth += suspected * (NEAR[movesTo(charts, { space, facing }, area)] ?? 0);
  }
  return worth;
}

/** What the best basic move is worth in these waters. */
export function bestMove(stalking: Stalking, waters: Waters, places: Map<number, number>): number {
  let best = 0;
  for (const { over, to, end } of basicMoves(stalking.book, waters)) {
    const key = 2 * to + end;
    const there = places.get(key) ?? placeWorth(stalking, to, end);
    places.set(key, there);
    best = Math.max(best, there + (over === NONE ? 0 : GROWTH));
  }
  return best;
}

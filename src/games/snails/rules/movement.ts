import { entryOf, next, sure } from '../../../kernel/index.ts';
import { CLIMB_COST, CROWD, STEP_COST } from '../components.ts';
import { type Book, distanceBetween } from '../table/book.ts';
import type { SnailsOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { hasAbility, isOnBoard, levelOf, placeOf, seatOf, terrainOf } from './position.ts';
import { canArrive, startChain } from './push.ts';
import { tell } from './tell.ts';

/** A snail on the move, and the points it has left. */
interface Moving {
  readonly snail: number;
  readonly points: number;
}

/**
 * What a step between two adjacent fields costs a snail; nothing if it is impossible.
 *
 * @rule SNL-5.2 Moving to an adjacent field on the same or any lower level costs 1.
 * @rule SNL-5.3 Exactly one level higher costs 2; two or more levels up is impossible.
 * @rule SNL-11.8 Climbers applies to every movement in points.
 */
function costOfStep(at: Seen, snail: number, to: number): number | undefined {
  // SNL-5.4 + SNL-11.7: Ninja pay 1 for any adjacent field, whatever the levels.
  if (hasAbility(at, seatOf(snail), 'climbers')) return STEP_COST;
  const climb = levelOf(at, to) - levelOf(at, placeOf(at, snail));
  if (climb <= 0) return STEP_COST;
  return climb === 1 ? CLIMB_COST : undefined;
}

/**
 * What is against a step to an adjacent field, said by a word: most are only looked at.
 *
 * @rule SNL-5.7 A full field can be entered only if at least one snail on it can be pushed to a legal field.
 * @rule SNL-5.6 A field with 3 snails in shells cannot be entered.
 */
function faultOfStep(book: Book, at: Seen, { snail, points }: Moving, field: number): StepFault | undefined {
  const cost = costOfStep(at, snail, field);
  if (cost === undefined) return 'step/too-steep';
  if (cost > points) return 'step/too-dear';
  return canArrive(book, at, { snail, field }) ? undefined : 'field/blocked';
}

type StepFault = 'step/too-steep' | 'step/too-dear' | 'field/blocked';

/** The fields that a snail can move to now. */
export function fieldsToStepTo(book: Book, at: Seen, moving: Moving): number[] {
  return entryOf(book.neighbours, placeOf(at, moving.snail)).filter(
    (field) => faultOfStep(book, at, moving, field) === undefined,
  );
}

/** Why a snail cannot move to a field now. */
export function whyNotStep(book: Book, at: Seen, moving: Moving, field: number): SnailsOwnWhy | undefined {
  const { snail, points } = moving;
  const from = placeOf(at, snail);
  const steps = distanceBetween(book, from, field);
  if (steps !== 1) {
    return { code: 'step/not-adjacent', rule: 'SNL-5.2', facts: { from: entryOf(book.fields, from), distance: steps } };
  }
  const code = faultOfStep(book, at, moving, field);
  if (code === undefined) return undefined;
  if (code === 'field/blocked') {
    return { code, rule: 'SNL-5.7', facts: { field: entryOf(book.fields, field), most: CROWD } };
  }
  if (code === 'step/too-steep') {
    return { code, rule: 'SNL-5.3', facts: { from: terrainOf(at, from), to: terrainOf(at, field) } };
  }
  return { code, rule: 'SNL-5.3', facts: { cost: sure(costOfStep(at, snail, field), 'way up there'), points } };
}

/**
 * Lets a snail go on with its move, if it still stands where its last step has led and can go anywhere.
 *
 * @rule SNL-5.9 A mover that survives a triggered effect goes on with the points it has left, from the level it now stands
 *   on. If it was moved elsewhere by the effect, its move ends.
 */
export function moveOn(
  book: Book,
  draft: Changing,
  { snail, points, field }: Moving & { readonly field: number },
): void {
  if (points === 0 || !isOnBoard(draft, snail)) return;
  const moving = { snail, points };
  const canGoOn =
    placeOf(draft, snail) === field &&
    entryOf(book.neighbours, field).some((to) => faultOfStep(book, draft, moving, to) === undefined);
  if (canGoOn) next(draft, { ask: 'crawl-step', seat: seatOf(snail), snail, points });
  else tell({ type: 'move-ended', snail, points });
}

/**
 * Moves a snail one field on.
 *
 * @rule SNL-5.30 Passing is moving onto each field in turn: mines explode in passing, too.
 */
export function takeStep(book: Book, draft: Changing, { snail, points }: Moving, field: number): void {
  const left = points - sure(costOfStep(draft, snail, field), 'way up there');
  next(draft, { do: 'move-on', snail, field, points: left });
  startChain(book, draft, { how: 'stepped', moves: [snail, field] });
}

import { LANE_FIELDS, laneOf } from '../board/street.ts';
import { type Book, cardOf } from '../table/book.ts';
import type { Seen } from '../table/state.ts';
import { creatureOn, traitOn } from './position.ts';

type Board = Pick<Seen, 'creatures' | 'objects' | 'inEffect'>;

/** Why a creature cannot move at all. */
export type Immobile = 'halted' | 'netted' | 'barred';

/**
 * Does nobody move?
 *
 * @rule ZOM-15.25 While Freeze is in effect no zombie and no dogs card moves.
 * @rule ZOM-7.15 Freeze and Barrier act from the moment they are played.
 */
function isHalted(book: Book, { inEffect }: Pick<Seen, 'inEffect'>): boolean {
  for (const card of inEffect) if (cardOf(book, card).halts) return true;
  return false;
}

/**
 * Does a field lie in the reach of a barrier?
 *
 * @rule ZOM-12.39 Its lane from street 5 down to the first wall inclusive, or to street 1 if there is no wall.
 * @rule ZOM-12.40 The reach is recomputed at once when a wall in the lane is destroyed.
 * @rule ZOM-18.36 That a lane is blocked is tested on the fields concerned.
 */
export function isBarred(book: Book, at: Pick<Seen, 'objects'>, field: number): boolean {
  const lane = LANE_FIELDS[laneOf(field)] ?? [];
  let isReached = false;
  let isBarredLane = false;
  let isOpen = true;
  for (const each of lane) {
    if (isOpen && each === field) isReached = true;
    if (traitOn(book, at, each, 'bars-lane') !== undefined) isBarredLane = true;
    // ZOM-8.13: up to and including the wall's field.
    if (isWall(book, at, each)) isOpen = false;
  }
  return isReached && isBarredLane;
}

/**
 * Does the effect of shots, searchlights and barriers end behind this field?
 *
 * @rule ZOM-8.13 A wall ends the effect of Shot, Burst, Searchlight and Barrier in its lane.
 */
export const isWall = (book: Book, at: Pick<Seen, 'objects'>, field: number): boolean =>
  traitOn(book, at, field, 'stops-line')?.at === 'after';

/**
 * Why the creature on a field cannot be moved by anything; nothing if it can.
 *
 * @rule ZOM-7.7 While Freeze is in effect, or while it is netted, or while its field lies in the reach of a barrier.
 * @rule ZOM-7.9 A net acts from the moment it is thrown.
 */
export function whyImmobile(book: Book, at: Board, field: number): Immobile | undefined {
  if (isHalted(book, at)) return 'halted';
  if (creatureOn(at, field).netted === 1) return 'netted';
  return isBarred(book, at, field) ? 'barred' : undefined;
}

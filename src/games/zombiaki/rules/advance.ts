import { forwardOf } from '../board/street.ts';
import { FIELDS, NONE } from '../components.ts';
import type { Book } from '../table/book.ts';
import type { StayReason } from '../table/events.ts';
import type { Changing, Seen } from '../table/state.ts';
import { effect, entries } from './effect.ts';
import { breakThrough } from './end.ts';
import { isBarred, whyImmobile } from './mobility.ts';
import { relocate } from './moves.ts';
import { change, creatureOn, fieldsWhere, isTaken, isZombieOn } from './position.ts';
import { nameOf, namesOf, tell } from './tell.ts';
import { climbingStrength, isTooHigh } from './walls.ts';

/** Who walks in the movement step, and why others do not. */
interface Advance {
  /** The fields of those who walk, from street 5 to street 1. */
  readonly movers: readonly number[];
  readonly stayers: readonly { readonly field: number; readonly why: StayReason }[];
}

/**
 * Who walks in the movement step.
 *
 * @rule ZOM-9.1 Every zombie must move one field forward if it can.
 * @rule ZOM-9.9 Zombies are tested from street 5 down to street 1, each against the outcome of those in front of it.
 */
function advanceAt(book: Book, at: Seen): Advance {
  const movers: number[] = [];
  const stayers: Advance['stayers'][number][] = [];
  for (let field = 0; field < FIELDS; field++) {
    if (!isZombieOn(book, at, field)) continue;
    const why = whyNotAdvanced(book, at, field, movers);
    if (why === undefined) movers.push(field);
    else stayers.push({ field, why });
  }
  return { movers, stayers };
}

/**
 * Why a zombie does not walk, where these in front of it do.
 *
 * @rule ZOM-9.10 It is immobile, held, the field ahead holds a creature that does not leave, is barred, or it fails the wall test.
 * @rule ZOM-9.17 The wall test of the movement step uses the positions before anybody moves.
 */
function whyNotAdvanced(book: Book, at: Seen, field: number, movers: readonly number[]): StayReason | undefined {
  const immobile = whyImmobile(book, at, field);
  if (immobile !== undefined) return immobile;
  if (creatureOn(at, field).held === 1) return 'held';
  const ahead = forwardOf(field);
  if (ahead === NONE) return undefined;
  if (isTaken(at, ahead) && !movers.includes(ahead)) return 'blocked';
  if (isBarred(book, at, ahead)) return 'barred';
  const climber = { isDogs: false, strength: climbingStrength(book, at, field, 'movement') };
  return isTooHigh(book, at, ahead, climber) ? 'wall' : undefined;
}

/**
 * All zombies walk.
 *
 * @rule ZOM-9.11 If any zombie on street 5 moves, the zombie player wins immediately and nothing else is resolved.
 * @rule ZOM-9.12 All movers are relocated first; afterwards entry effects are resolved one mover at a time.
 */
export function advance(book: Book, draft: Changing): void {
  const { movers, stayers } = advanceAt(book, draft);
  const first = movers.find((field) => forwardOf(field) === NONE);
  if (first !== undefined) {
    breakThrough(draft, first);
    return;
  }
  for (const { field, why } of stayers) tell({ type: 'stayed', field: nameOf(field), how: 'advance', why });
  for (const from of movers) relocate(draft, { from, to: forwardOf(from), how: 'advance', marked: 'none' });
  endHolds(draft);
  effect(draft, ...entries(movers.map(forwardOf)));
}

/**
 * Nobody is held any more.
 *
 * @rule ZOM-9.15 The Not So Fast mark ends with the movement step.
 */
function endHolds(draft: Changing): void {
  const held = fieldsWhere((field) => creatureOn(draft, field).held === 1);
  if (held.length === 0) return;
  for (const field of held) change(draft, field, { held: 0 });
  tell({ type: 'holds-ended', fields: namesOf(held) });
}

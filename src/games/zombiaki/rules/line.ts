import { fieldsDown } from '../board/lanes.ts';
import { LANES, NONE } from '../components.ts';
import { type Book, cardOf } from '../table/book.ts';
import type { ZombiakiOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { dealDamage } from './damage.ts';
import { goesOffBy, setOff } from './explosions.ts';
import { isWall } from './mobility.ts';
import { creatureOn, isTaken, isZombieOn, traitOn } from './position.ts';
import { nameOf, namesOf, tell } from './tell.ts';

/** What can be hit on a line of fire: the first creature, by its field, -1 if there is none; and exposed cars. */
export interface LineTargets {
  readonly creature: number;
  readonly cars: readonly number[];
}

/**
 * The fields of a lane that the line of fire goes over.
 *
 * @rule ZOM-13.2 From street 5 to street 1; it ends before a barrier's field and after a wall's field.
 * @rule ZOM-8.14 If a lane has several walls, the one nearest to the barricade counts.
 * @rule ZOM-13.6 A creature on a wall's field can be hit; creatures behind the wall cannot.
 */
function lineOf(book: Book, at: Pick<Seen, 'objects'>, lane: number): number[] {
  return fieldsDown(lane, (field) => traitOn(book, at, field, 'stops-line')?.at ?? 'nowhere');
}

/** The fields of a lane from the barricade up to the first wall and its field. */
export function upToWall(book: Book, at: Pick<Seen, 'objects'>, lane: number): number[] {
  return fieldsDown(lane, (field) => (isWall(book, at, field) ? 'after' : 'nowhere'));
}

/**
 * What can be hit on the line of fire of a lane.
 *
 * @rule ZOM-13.1 Shot and Burst are fired straight down one lane and hit the first target on the line.
 * @rule ZOM-13.3 The first creature is the compulsory target unless the shooter picks an exposed car.
 * @rule ZOM-13.4 A car is exposed if it is on the line and no creature stands on a field of the line nearer to the barricade.
 */
export function targetsOnLine(book: Book, at: Pick<Seen, 'objects' | 'creatures'>, lane: number): LineTargets {
  const cars: number[] = [];
  for (const field of lineOf(book, at, lane)) {
    if (canBeShot(book, at, field)) cars.push(field);
    if (isTaken(at, field)) return { creature: field, cars };
  }
  return { creature: NONE, cars };
}

/** Does an object lie on this field that a shot sets off? */
export const canBeShot = (book: Book, at: Pick<Seen, 'objects'>, field: number): boolean =>
  goesOffBy(book, at, field, ['shot']) !== undefined;

/** What somebody says that a shot hits: the first creature, nothing, or the field of a car. */
export type Hits = 'creature' | 'nothing' | number;

/** Why a shot down this lane cannot hit that; nothing if it can. */
export function whyNotHit(
  book: Book,
  at: Pick<Seen, 'objects' | 'creatures'>,
  lane: number,
  hits: Hits,
): ZombiakiOwnWhy | undefined {
  const { creature, cars } = targetsOnLine(book, at, lane);
  if (hits === 'creature' ? creature !== NONE : typeof hits === 'number' && cars.includes(hits)) return undefined;
  // ZOM-13.5: a shot at a lane without any target does nothing.
  if (hits === 'nothing' && creature === NONE && cars.length === 0) return undefined;
  const targets = [...new Set([...cars, creature])].filter((field) => field !== NONE);
  return {
    code: 'line/not-on-it',
    rule: typeof hits === 'number' ? 'ZOM-13.4' : 'ZOM-13.3',
    facts: { lane: LANES[lane] ?? 'a', targets: namesOf(targets) },
  };
}

/** A bullet on its way: what it hits, and what it does there. */
export interface Bullet {
  readonly lane: number;
  /** The field that is hit; -1 if the bullet is lost. */
  readonly field: number;
  readonly hits: 'nothing' | 'creature' | 'object';
  readonly damage: number;
}

/**
 * A bullet hits. Who lives and is to be pushed back is noted.
 *
 * @rule ZOM-18.6 A shot deals damage equal to its strength to the target hit.
 * @rule ZOM-15.7 The shield absorbs all bullets of one burst.
 * @rule ZOM-15.8 In a burst the shield takes the first bullet and all bullets still to come; none fly on.
 */
export function hit(book: Book, draft: Changing, { lane, field, hits, damage }: Bullet): void {
  const isShielded = hits === 'creature' && creatureOn(draft, field).shield !== NONE;
  draft.play.left = isShielded ? 0 : draft.play.left - 1;
  const told = { lane: LANES[lane] ?? '', field: nameOf(field), hits, left: draft.play.left };
  tell({ type: 'shot', ...told });
  if (hits === 'object') setOff(book, draft, [field], ['shot']);
  if (hits !== 'creature') return;
  notePushed(book, draft, field, isShielded);
  dealDamage(book, draft, [{ field, amount: damage }], 'card');
}

/**
 * Notes whom a bullet pushes back, if it lives when all of them are fired.
 *
 * @rule ZOM-18.7 A zombie hit and not killed by a shot retreats one field if possible.
 * @rule ZOM-18.8 Dogs hit and not killed do not retreat.
 * @rule ZOM-15.6 A zombie whose shield absorbed a shot, sniper or burst is not pushed back.
 */
function notePushed(book: Book, draft: Changing, field: number, isShielded: boolean): void {
  if (!isZombieOn(book, draft, field) || (isShielded && book.options.shieldStopsPushback)) return;
  if (draft.play.hit.includes(field)) return;
  draft.play.hit = [...draft.play.hit, field].sort((one, other) => one - other);
}

/** The damage of each bullet of the card that is being resolved. */
export function bulletDamage(book: Book, { play }: Pick<Seen, 'play'>): number {
  const fire = cardOf(book, play.card).effects.find((effect) => effect.op === 'fire');
  return fire?.damage ?? 0;
}

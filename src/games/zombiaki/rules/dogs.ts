import { next } from '../../../kernel/index.ts';
import { ADJACENT, isAdjacent } from '../board/street.ts';
import { DOG_STEPS, HUMANS, NONE } from '../components.ts';
import type { Book } from '../table/book.ts';
import type { ZombiakiOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import type { Running } from '../table/work.ts';
import { effect, entries } from './effect.ts';
import { goesOffBy } from './explosions.ts';
import { type Move, relocate, whyNotMoved } from './moves.ts';
import { creatureOn, dogsFields, isDogs } from './position.ts';
import { nameOf, namesOf } from './tell.ts';

/** Nobody runs yet, and all dogs can. */
export const allDogs = (book: Book, at: Pick<Seen, 'creatures'>): Running => ({
  mover: NONE,
  steps: 0,
  left: dogsFields(book, at),
});

/** The same with those that are still there: the dogs in motion, if they have steps left, and those not yet moved. */
export function stillRunning(book: Book, at: Pick<Seen, 'creatures'>, { mover, steps, left }: Running): Running {
  const isThere = (field: number): boolean => isDogs(book, creatureOn(at, field));
  const goesOn = mover !== NONE && steps < DOG_STEPS && isThere(mover);
  return { mover: goesOn ? mover : NONE, steps: goesOn ? steps : 0, left: left.filter(isThere) };
}

/** The fields of the dogs that can make a step: those in motion first. */
export const waitingDogs = ({ mover, left }: Running): number[] => (mover === NONE ? [...left] : [mover, ...left]);

/**
 * Why dogs cannot make this step; nothing if they can.
 *
 * @rule ZOM-9.4 Each dogs card may move up to three fields, or not at all.
 * @rule ZOM-9.5 Dogs move in any orthogonal direction, never diagonally.
 * @rule ZOM-9.8 An immobile dogs card makes no steps.
 */
export function whyNotRun(book: Book, at: Seen, running: Running, { from, to }: Move): ZombiakiOwnWhy | undefined {
  const waiting = waitingDogs(running);
  if (!waiting.includes(from)) {
    return { code: 'dogs/none', rule: 'ZOM-9.16', facts: { field: nameOf(from), waiting: namesOf(waiting) } };
  }
  if (!isAdjacent(from, to)) {
    return { code: 'dogs/not-adjacent', rule: 'ZOM-9.5', facts: { from: nameOf(from), to: nameOf(to) } };
  }
  // Dogs have no card move to use up: they are moved as by anybody who does not count it.
  return whyNotMoved(book, at, { from, to }, HUMANS);
}

/** Can any of these dogs make a step? */
export function canRun(book: Book, at: Seen, running: Running): boolean {
  return waitingDogs(running).some((from) =>
    (ADJACENT[from] ?? []).some((to) => whyNotRun(book, at, running, { from, to }) === undefined),
  );
}

/**
 * Dogs make a step, and the game goes on with those that can still run.
 *
 * @rule ZOM-9.6 A dogs card moves field by field, and every field it enters takes effect at once.
 * @rule ZOM-9.7 A dogs card stops when it dies and when a mine has exploded under it.
 * @rule ZOM-9.16 It is finished when it has made three steps, has died, has set off a mine, or when another begins to move.
 */
export function run(book: Book, draft: Changing, { mover, steps, left }: Running, { from, to }: Move): void {
  const isSetOff = goesOffBy(book, draft, to, ['entered']) !== undefined;
  relocate(draft, { from, to, how: 'dogs', marked: 'none' });
  const made = from === mover ? steps + 1 : 1;
  const goesOn = made < DOG_STEPS && !isSetOff;
  const others = left.filter((field) => field !== from);
  next(draft, { do: 'dogs', mover: goesOn ? to : NONE, steps: goesOn ? made : 0, left: others });
  effect(draft, ...entries([to]));
}

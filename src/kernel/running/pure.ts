import { clonePlain, deepFreeze, frozenOriginal } from '../basics/plain.ts';
import { sharedWith } from '../basics/sharing.ts';
import { type Decide, decidedBy } from '../chance/chance.ts';
import type { BaseAction } from '../contract/game.ts';
import { carryOut, newFuse, runAgenda } from './engine.ts';
import { forcedAction } from './legal.ts';
import type { At, Changing, Engine } from './tables.ts';

/** A position, and a copy of it on which an action is tried. */
export interface Trial {
  readonly before: Changing;
  readonly copy: Changing;
}

/** The same position twice: one that stays as it is, and one to judge an action by and to carry it out on. */
export function trialOf(engine: Engine, state: Changing): Trial {
  const before = frozenOriginal(state);
  return { before, copy: engine.clone(before) };
}

/**
 * A position to put questions about: a copy of one that is frozen. V8 reads frozen lists many times slower than others, and
 * code that has read one is slower on all lists ever after.
 */
export function thawed<Position extends At>(engine: Engine, at: Position): Position {
  if (!Object.isFrozen(at)) return at;
  return 'viewer' in at ? clonePlain(at) : (engine.clone(at as unknown as Changing) as unknown as Position);
}

/**
 * The position after a legal action, up to the next decision that leaves a choice. The old one stays as it was, and as
 * free to be changed as it was.
 *
 * @rule KER-10.9 Rules run on a plain copy of a position; what has come out as it was is the same object again in both.
 */
export function positionAfter(engine: Engine, { before, copy }: Trial, action: BaseAction): Changing {
  const fuse = newFuse();
  let answer: BaseAction | undefined = action;
  while (answer !== undefined) {
    carryOut(engine, copy, answer, fuse);
    answer = forcedAction(engine, copy);
  }
  return sharedWith(copy, before);
}

/**
 * The first position, from one that nobody has seen yet: the rules change it in place, up to the first decision that
 * leaves a choice. Where `decide` is given, it answers every draw on the way.
 *
 * @rule KER-4.5 What is drawn before the first decision goes through the same door as everything else.
 */
export function firstPosition(engine: Engine, fresh: Changing, decide: Decide | undefined): Changing {
  const fuse = newFuse();
  const open = (): void => {
    runAgenda(engine, fresh, fuse);
    let answer = forcedAction(engine, fresh);
    while (answer !== undefined) {
      carryOut(engine, fresh, answer, fuse);
      answer = forcedAction(engine, fresh);
    }
  };
  if (decide === undefined) open();
  else decidedBy(decide, fresh, open);
  return deepFreeze(fresh);
}

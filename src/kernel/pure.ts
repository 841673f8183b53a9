import { Immer } from 'immer';
import { type Changing, carryOut, type Engine, newFuse, runAgenda } from './engine.ts';
import { emit } from './events.ts';
import type { BaseAction } from './game.ts';
import { forcedAction, optionsOf } from './legal.ts';
import { deepFreeze } from './plain.ts';

// An instance of our own: settings that an application gives its own immer do not reach the rules.
const { produce } = new Immer({ autoFreeze: true });

/** The position after a legal action, up to the next decision that leaves a choice. The old one stays as it was. */
export function positionAfter(engine: Engine, state: Changing, action: BaseAction, fuse = newFuse()): Changing {
  let now = state;
  let answer: BaseAction | undefined = action;
  while (answer !== undefined) {
    const said: BaseAction = answer;
    // The recipe ends at every decision: options are counted on plain state, which is much faster than on a draft.
    now = produce(now, (draft) => carryOut(engine, draft, said, fuse));
    answer = forced(engine, now);
  }
  return now;
}

/** The first position, from one that nobody has seen yet. */
export function firstPosition(engine: Engine, fresh: Changing): Changing {
  const fuse = newFuse();
  runAgenda(engine, fresh, fuse);
  const now = deepFreeze(fresh);
  const answer = forced(engine, now);
  return answer === undefined ? now : positionAfter(engine, now, answer, fuse);
}

function forced(engine: Engine, state: Changing): BaseAction | undefined {
  const action = forcedAction(engine, state, (seat) => optionsOf(engine, state, seat));
  if (action !== undefined) emit({ type: 'forced', seat: action.seat, action });
  return action;
}

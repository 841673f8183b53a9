import { Immer } from 'immer';
import { cloneAgenda } from './agenda.ts';
import { type Changing, carryOut, type Engine, newFuse, runAgenda } from './engine.ts';
import { emit } from './events.ts';
import type { BaseAction } from './game.ts';
import { forcedAction, optionsOf } from './legal.ts';
import { deepFreeze, freezeNew, frozenCopy } from './plain.ts';

// An instance of our own: settings that an application gives its own immer do not reach the rules. What is new is frozen
// here, which takes a fraction of the time that immer takes for it.
const { produce } = new Immer({ autoFreeze: false });

/**
 * The position after a legal action, up to the next decision that leaves a choice. The old one stays as it was, and as
 * free to be changed as it was: immer would freeze the parts that both have in common.
 */
export function positionAfter(engine: Engine, state: Changing, action: BaseAction, fuse = newFuse()): Changing {
  let now = frozenCopy(state);
  let answer: BaseAction | undefined = action;
  while (answer !== undefined) {
    const said: BaseAction = answer;
    // The recipe ends at every decision: options are counted on plain state, which is much faster than on a draft.
    const before = now;
    now = freezeNew(
      produce(now, (draft) => {
        thaw(draft, before);
        carryOut(engine, draft, said, fuse);
      }),
    );
    answer = forced(engine, now);
  }
  return now;
}

// Every action changes the agenda and the counts: plain lists that are made at once take a fraction of the time of drafts.
function thaw(draft: Changing, { agenda, decisions }: Changing): void {
  draft.agenda = cloneAgenda(agenda);
  draft.decisions = [...decisions];
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
  const action = forcedAction(engine, state, (ask) => optionsOf(engine, state, ask));
  if (action !== undefined) emit({ type: 'forced', seat: action.seat, action });
  return action;
}

import { Immer } from 'immer';
import { clonePlain, deepFreeze, freezeNew, frozenCopy, isSamePlain } from '../basics/plain.ts';
import { type Decide, decidedBy } from '../chance/chance.ts';
import { cloneAgenda } from '../contract/agenda.ts';
import { emit } from '../contract/events.ts';
import type { BaseAction } from '../contract/game.ts';
import { type Changing, carryOut, type Engine, newFuse, runAgenda } from './engine.ts';
import { forcedAction, optionsOf } from './legal.ts';

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
        thaw(engine, draft, before);
        carryOut(engine, draft, said, fuse);
        settle(engine, draft, before);
      }),
    );
    answer = forced(engine, now);
  }
  return now;
}

// Every action changes the agenda and the counts: plain lists that are made at once take a fraction of the time of drafts.
// So does what the rules look at all the time.
function thaw({ busy = [] }: Engine, draft: Changing, before: Changing): void {
  draft.agenda = cloneAgenda(before.agenda);
  draft.decisions = [...before.decisions];
  for (const key of busy) (draft as Parts)[key] = clonePlain((before as Parts)[key]);
}

// What has not changed after all is the same object as before: states have it in common.
function settle({ busy = [] }: Engine, draft: Changing, before: Changing): void {
  for (const key of busy) {
    const old = (before as Parts)[key];
    if (isSamePlain((draft as Parts)[key], old)) (draft as Parts)[key] = old;
  }
}

type Parts = Changing & Record<string, unknown>;

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
    let answer = forced(engine, fresh);
    while (answer !== undefined) {
      carryOut(engine, fresh, answer, fuse);
      answer = forced(engine, fresh);
    }
  };
  if (decide === undefined) open();
  else decidedBy(decide, fresh, open);
  return deepFreeze(fresh);
}

function forced(engine: Engine, state: Changing): BaseAction | undefined {
  const action = forcedAction(engine, state, (ask) => optionsOf(engine, state, ask));
  if (action !== undefined) emit({ type: 'forced', seat: action.seat, action });
  return action;
}

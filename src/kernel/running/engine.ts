import { EngineError } from '../basics/errors.ts';
import type { Seat } from '../basics/seats.ts';
import type { Ask, Behind, Entry, Step, Together } from '../contract/agenda.ts';
import { endGame, isBehind, isTogether } from '../contract/agenda.ts';
import type { BaseAction } from '../contract/game.ts';
import { type Changing, type Engine, questionOf, unknownStep } from './tables.ts';

/** How much work an action may still set off. */
export interface Fuse {
  left: number;
}

// An answer that the engine gives itself costs as much as many steps: a thousand of them in a row have no end either.
const ANSWER = 100;

/** A fuse for one action: far more than any real card sets off. A chain that is longer has no end. */
export function newFuse(): Fuse {
  return { left: 100_000 };
}

/** Carries a legal action out, and does all the work that follows, up to the next decision or the end of the game. */
export function carryOut(engine: Engine, draft: Changing, action: BaseAction, fuse: Fuse): void {
  start(engine, draft, action, fuse);
  runAgenda(engine, draft, fuse);
}

/** Does the work on the agenda up to the next decision, or to the end of the game, which has the last word. */
export function runAgenda(engine: Engine, draft: Changing, fuse: Fuse): void {
  while (workOn(engine, draft, fuse));
}

/** Carries a legal action out, and leaves the work that follows to {@link workOn}. */
export function start(engine: Engine, draft: Changing, action: BaseAction, fuse: Fuse): void {
  burn(fuse, action.type, ANSWER);
  const { seat } = action;
  draft.decisions[seat] = (draft.decisions[seat] ?? 0) + 1;

  const top = draft.agenda[draft.agenda.length - 1];
  if (top === undefined || !isTogether(top)) say(engine, draft, draft.agenda, action);
  else {
    say(engine, draft, beginTurn(top, seat), action);
    endTurn(top);
  }
}

/**
 * Does the next piece of work before the next decision; or says that there is none. Between two pieces everything is in
 * the state, so that a copy of it can go another way.
 */
export function workOn(engine: Engine, draft: Changing, fuse: Fuse): boolean {
  const { agenda } = draft;
  const top = agenda[agenda.length - 1];
  if (top === undefined) return haveTheLastWord(engine, draft);
  // Entries have many shapes: to read a key that may be missing takes less than to ask whether it is there, and still takes
  // so long that what comes up most is looked for first.
  if ((top as Partial<Step>).do !== undefined) return doStep(engine, draft, agenda, fuse);
  if ((top as Partial<Ask>).ask !== undefined) return isWaitedFor(draft, top as Ask);
  if (isTogether(top)) return workOnQueues(engine, draft, { shared: top, fuse });
  return isBehind(top) && doLater(agenda, top, fuse);
}

interface QueueWork {
  readonly shared: Together<Step | Ask>;
  readonly fuse: Fuse;
}

// Queues may begin with work; once all of them are empty, there is nothing to wait for.
function workOnQueues(engine: Engine, draft: Changing, { shared, fuse }: QueueWork): boolean {
  let isOwed = false;
  for (let seat = 0; seat < shared.together.length; seat++) {
    const queue = shared.together[seat] as readonly (Step | Ask)[];
    const next = queue[queue.length - 1];
    if (next === undefined) continue;
    isOwed = true;
    if ((next as Partial<Step>).do === undefined) continue;
    doStep(engine, draft, beginTurn(shared, seat), fuse);
    endTurn(shared);
    return true;
  }
  if (isOwed) {
    checkQueues(draft, shared);
    return false;
  }
  // KER-3.3: when the last seat has answered, the game goes on.
  burn(fuse, 'together');
  draft.agenda.pop();
  return true;
}

// KER-3.8: when nothing is left to be done, the rules tell how the game ended; nothing can follow.
function haveTheLastWord(engine: Engine, draft: Changing): false {
  endGame(draft);
  engine.ended?.(draft);
  return false;
}

function isWaitedFor(draft: Changing, ask: Ask): false {
  checkSeat(draft, ask);
  return false;
}

// KER-3.6: only seats at the table are asked.
function checkSeat({ decisions }: Changing, { ask, seat }: Ask): void {
  if (decisions[seat] !== undefined) return;
  throw new EngineError('seat/unknown', `'${ask}' is asked of seat ${seat}, at a table of ${decisions.length}.`);
}

// KER-3.6: each queue holds decisions of its own seat.
function checkQueues(draft: Changing, { together }: Together<Step | Ask>): void {
  for (let seat = 0; seat < together.length; seat++) {
    const queue = together[seat] as readonly (Step | Ask)[];
    const owed = queue[queue.length - 1] as Ask | undefined;
    if (owed === undefined) continue;
    checkSeat(draft, owed);
    if (owed.seat === seat) continue;
    throw new EngineError('seat/unknown', `'${owed.ask}' is asked of seat ${owed.seat} in the queue of seat ${seat}.`);
  }
}

// What the seat's own answer puts on the agenda goes on that seat's queue (see `next`).
function beginTurn(shared: Together<Step | Ask>, seat: Seat): (Step | Ask)[] {
  const changing = shared as { together: (Step | Ask)[][]; turn: Seat };
  changing.turn = seat;
  return changing.together[seat] ?? [];
}

function endTurn(shared: Together<Step | Ask>): void {
  (shared as { turn: Seat }).turn = -1;
}

function say(engine: Engine, draft: Changing, stack: Entry<Step | Ask>[], action: BaseAction): void {
  const { freeActions } = engine;
  const free = freeActions.size === 0 ? undefined : freeActions.get(action.type);
  if (free !== undefined) {
    // KER-1.8: a free action is told which decision it comes before; that stays where it is, beneath all that the action sets off.
    free.do(draft, stack[stack.length - 1] as Ask, action);
    return;
  }
  const ask = stack.pop() as Ask;
  const question = questionOf(engine, ask.ask);
  if (isDeclined(action)) question.decline?.(draft, ask, action);
  else question.answer(draft, ask, action);
}

/** Does an action decline what is asked? */
export function isDeclined(action: BaseAction): boolean {
  return (action as { readonly decline?: true }).decline !== undefined;
}

/** Does the step on top of a stack. */
function doStep(engine: Engine, draft: Changing, stack: Entry<Step | Ask>[], fuse: Fuse): true {
  const top = stack.pop() as Step;
  burn(fuse, top.do);
  const step = engine.steps.get(top.do);
  if (step === undefined) throw unknownStep(top.do);
  step(draft, top);
  return true;
}

// KER-3.7: what was put behind the effect is done now, first in, first out; what it brings about comes behind the rest.
function doLater(stack: unknown[], { later }: Behind<Step | Ask>, fuse: Fuse): true {
  burn(fuse, 'later');
  stack.pop();
  const [first, ...rest] = later;
  if (first !== undefined) stack.push({ later: rest }, first);
  return true;
}

// KER-3.4: work without end is an error that names the step.
function burn(fuse: Fuse, what: string, cost = 1): void {
  fuse.left -= cost;
  if (fuse.left > 0) return;
  throw new EngineError('agenda/endless', `One action has set off work without end; the last of it was '${what}'.`);
}

import { EngineError } from '../basics/errors.ts';
import type { Refusal } from '../basics/refusal.ts';
import type { Seat, Viewer } from '../basics/seats.ts';
import type { Chance } from '../chance/chance.ts';
import type { AnyWork, Ask, Behind, Entry, HiddenAsk, Step, Together } from '../contract/agenda.ts';
import { endGame, isBehind, isTogether } from '../contract/agenda.ts';
import type { BaseAction, DecisionTraits, GameTypes } from '../contract/game.ts';
import type { Rules } from '../contract/rules.ts';
import type { Shape } from '../reading/fields.ts';
import { type Reader, readersOf } from '../reading/object-fields.ts';
import { listing } from './candidates.ts';
import { refusingOthers } from './otherwise.ts';

/** A state or a view, as far as the kernel looks into it. */
export interface At {
  readonly ruleset: string;
  readonly viewer?: Viewer;
  readonly agenda: readonly Entry<AnyWork | HiddenAsk>[];
  readonly decisions: readonly number[];
}

/** A draft or a simulation's own copy, as far as the kernel changes it. */
export interface Changing {
  ruleset: string;
  chance: Chance;
  agenda: Entry<Step | Ask>[];
  decisions: number[];
}

interface Said {
  readonly fields: Shape;
  readonly otherwise?: object;
}

interface AnyQuestion extends Said {
  readonly options: DecisionTraits['options'];
  readonly asked?: 'always';
  readonly window?: 'open';
  candidates(at: At, ask: Ask): Iterable<BaseAction>;
  why(at: At, ask: Ask, action: BaseAction): Refusal | undefined;
  /** What is against a candidate, where that is less than `why` asks of anything else. */
  whyNotListed?(at: At, ask: Ask, action: BaseAction): Refusal | undefined;
  answer(draft: Changing, ask: Ask, action: BaseAction): void;
  decline?(draft: Changing, ask: Ask): void;
}

interface AnyFreeAction extends Said {
  readonly options?: 'private';
  candidates(at: At, ask: Ask): Iterable<BaseAction>;
  why(at: At, ask: Ask, action: BaseAction): Refusal | undefined;
  /** What is against a candidate, where that is less than `why` asks of anything else. */
  whyNotListed?(at: At, ask: Ask, action: BaseAction): Refusal | undefined;
  do(draft: Changing, ask: Ask, action: BaseAction): void;
}

/** The tables of a game's rules, as the kernel runs them: names are looked up, types have been checked by the compiler. */
export interface Engine {
  readonly steps: Readonly<Record<string, (draft: Changing, step: Step) => void>>;
  readonly questions: Readonly<Record<string, AnyQuestion>>;
  readonly freeActions: Readonly<Record<string, AnyFreeAction>>;
  /** The fields of each type of action, made ready for reading. */
  readonly readers: Readonly<Record<string, readonly Reader[]>>;
  /** A copy of all in a position that changes. */
  clone(state: Changing): Changing;
  ended?(draft: Changing): void;
}

/** The tables of these rules. */
export function engineOf<T extends GameTypes>(rules: Pick<Rules<T>, Exclude<keyof Engine, 'readers'>>): Engine {
  const tables = rules as unknown as Engine;
  const { questions, freeActions } = tables;
  return {
    ...tables,
    questions: listingAll(questions),
    freeActions: listingAll(freeActions),
    readers: readersOfEach({ ...questions, ...freeActions }),
  };
}

// Whatever lists its own candidates stays the object it is: code that has seen one shape of it runs faster.
function listingAll<Said extends AnyQuestion | AnyFreeAction>(
  table: Readonly<Record<string, Said>>,
): Readonly<Record<string, Said>> {
  const all = { ...table };
  for (const [type, said] of Object.entries(table)) {
    const listed = said.candidates === undefined ? { ...said, candidates: listing(type, said) } : said;
    all[type] = said.otherwise === undefined ? listed : refusing(type, said, listed);
  }
  return all;
}

// What is made from `among` has its values: nothing but the rest has to be asked of it.
function refusing<Said extends AnyQuestion | AnyFreeAction>(type: string, said: Said, listed: Said): Said {
  const why = refusingOthers<At>(type, said, (...asked) => said.why(...asked));
  return said.candidates === undefined ? { ...listed, why, whyNotListed: said.why } : { ...listed, why };
}

function readersOfEach(said: Readonly<Record<string, Said>>): Engine['readers'] {
  return Object.fromEntries(Object.entries(said).map(([type, { fields }]) => [type, readersOf(fields)]));
}

/** The question of this kind. */
export function questionOf(engine: Engine, kind: string): AnyQuestion {
  const question = engine.questions[kind];
  if (question === undefined) throw unknownStep(kind);
  return question;
}

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
  else inTurn(top, seat, (queue) => say(engine, draft, queue, action));
}

/**
 * Does the next piece of work before the next decision; or says that there is none. Between two pieces everything is in
 * the state, so that a copy of it can go another way.
 */
export function workOn(engine: Engine, draft: Changing, fuse: Fuse): boolean {
  if (doNext(engine, draft, draft.agenda, fuse)) return true;
  const top = draft.agenda[draft.agenda.length - 1];
  if (top !== undefined && isTogether(top)) return workOnQueues(engine, draft, { shared: top, fuse });
  if (top === undefined) haveTheLastWord(engine, draft);
  else checkSeat(draft, top as Ask);
  return false;
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
    inTurn(shared, seat, (own) => doNext(engine, draft, own, fuse));
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
function haveTheLastWord(engine: Engine, draft: Changing): void {
  endGame(draft);
  engine.ended?.(draft);
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
function inTurn(shared: Together<Step | Ask>, seat: Seat, run: (queue: (Step | Ask)[]) => void): void {
  const changing = shared as { together: (Step | Ask)[][]; turn: Seat };
  changing.turn = seat;
  run(changing.together[seat] ?? []);
  changing.turn = -1;
}

function say(engine: Engine, draft: Changing, stack: Entry<Step | Ask>[], action: BaseAction): void {
  const free = engine.freeActions[action.type];
  if (free !== undefined) {
    free.do(draft, stack[stack.length - 1] as Ask, action);
    return;
  }
  const ask = stack.pop() as Ask;
  const question = questionOf(engine, ask.ask);
  if ('decline' in action) question.decline?.(draft, ask);
  else question.answer(draft, ask, action);
}

/** Does the next step of a stack, if it is one and not a decision. */
function doNext(engine: Engine, draft: Changing, stack: Entry<Step | Ask>[], fuse: Fuse): boolean {
  const top = stack[stack.length - 1];
  // Entries have many shapes: to read a key that may be missing takes less than to ask whether it is there.
  const name = (top as Partial<Step> | undefined)?.do;
  if (name === undefined) return isBehind(top) && doLater(stack, top, fuse);
  burn(fuse, name);
  stack.pop();
  const step = engine.steps[name];
  if (step === undefined) throw unknownStep(name);
  step(draft, top as Step);
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

function unknownStep(name: string): EngineError {
  return new EngineError('agenda/unknown-step', `The rules have no step or decision '${name}'.`);
}

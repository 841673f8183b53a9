import type { Ask, Entry, HiddenAsk, Step, Together } from './agenda.ts';
import { isTogether } from './agenda.ts';
import { listing } from './candidates.ts';
import type { Chance } from './chance.ts';
import { EngineError } from './errors.ts';
import { type Reader, readersOf, type Shape } from './fields.ts';
import type { BaseAction, DecisionTraits, GameTypes } from './game.ts';
import type { Refusal } from './refusal.ts';
import type { Rules } from './rules.ts';
import type { Seat, Viewer } from './seats.ts';

/** A state or a view, as far as the kernel looks into it. */
export interface At {
  readonly ruleset: string;
  readonly viewer?: Viewer;
  readonly agenda: readonly Entry<Step | Ask | HiddenAsk>[];
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
}

interface AnyQuestion extends Said {
  readonly options: DecisionTraits['options'];
  readonly window?: 'open';
  candidates(at: At, ask: Ask): Iterable<BaseAction>;
  why(at: At, ask: Ask, action: BaseAction): Refusal | undefined;
  answer(draft: Changing, ask: Ask, action: BaseAction): void;
  decline?(draft: Changing, ask: Ask): void;
}

interface AnyFreeAction extends Said {
  candidates(at: At, seat: Seat): Iterable<BaseAction>;
  why(at: At, action: BaseAction): Refusal | undefined;
  do(draft: Changing, action: BaseAction): void;
}

/** The tables of a game's rules, as the kernel runs them: names are looked up, types have been checked by the compiler. */
export interface Engine {
  readonly steps: Readonly<Record<string, (draft: Changing, step: Step) => void>>;
  readonly questions: Readonly<Record<string, AnyQuestion>>;
  readonly freeActions: Readonly<Record<string, AnyFreeAction>>;
  /** The fields of each type of action, made ready for reading. */
  readonly readers: Readonly<Record<string, readonly Reader[]>>;
  readonly busy?: readonly string[];
}

/** The tables of these rules. */
export function engineOf<T extends GameTypes>(rules: Pick<Rules<T>, Exclude<keyof Engine, 'readers'>>): Engine {
  const { questions, freeActions } = rules as unknown as Engine;
  return {
    ...(rules as unknown as Engine),
    questions: listingAll<AnyQuestion>(questions, (type, said) => listing<Ask>(type, said, ({ seat }) => seat)),
    freeActions: listingAll<AnyFreeAction>(freeActions, (type, said) => listing<Seat>(type, said, (seat) => seat)),
    readers: readersOfEach({ ...questions, ...freeActions }),
  };
}

// Whatever lists its own candidates stays the object it is: code that has seen one shape of it runs faster.
function listingAll<Said extends AnyQuestion | AnyFreeAction>(
  table: Readonly<Record<string, Said>>,
  listed: (type: string, said: Said) => Said['candidates'],
): Readonly<Record<string, Said>> {
  const all = { ...table };
  for (const [type, said] of Object.entries(table)) {
    if (said.candidates === undefined) all[type] = { ...said, candidates: listed(type, said) };
  }
  return all;
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
  burn(fuse, action.type, ANSWER);
  const { seat } = action;
  draft.decisions[seat] = (draft.decisions[seat] ?? 0) + 1;

  const top = draft.agenda[draft.agenda.length - 1];
  if (top === undefined || !isTogether(top)) {
    say(engine, draft, draft.agenda, action);
  } else {
    inTurn(top, seat, (queue) => {
      say(engine, draft, queue, action);
      workOff(engine, draft, { shared: top, queue, fuse });
    });
    if (isOwed(draft, top)) return;
    closeTogether(draft, top);
  }
  runAgenda(engine, draft, fuse);
}

/** Does the work on the agenda up to the next decision. */
export function runAgenda(engine: Engine, draft: Changing, fuse: Fuse): void {
  for (;;) {
    work(engine, draft, fuse);
    const top = draft.agenda[draft.agenda.length - 1];
    if (top === undefined || !isTogether(top)) return;
    // Queues may begin with work, and those without a decision are passed over.
    for (const seat of top.together.keys()) {
      inTurn(top, seat, (queue) => workOff(engine, draft, { shared: top, queue, fuse }));
    }
    if (isOwed(draft, top)) return;
    burn(fuse, 'together');
    closeTogether(draft, top);
  }
}

// The end of the game leaves another agenda, and nothing to do or to decide in the queues of the old one.
function isOpen(draft: Changing, shared: Together<Step | Ask>): boolean {
  return draft.agenda[draft.agenda.length - 1] === shared;
}

function isOwed(draft: Changing, shared: Together<Step | Ask>): boolean {
  return isOpen(draft, shared) && shared.together.some((queue) => queue.length > 0);
}

// KER-3.3: when the last seat has answered, the game goes on.
function closeTogether(draft: Changing, shared: Together<Step | Ask>): void {
  if (isOpen(draft, shared)) draft.agenda.pop();
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
    free.do(draft, action);
    return;
  }
  const ask = stack.pop() as Ask;
  const question = questionOf(engine, ask.ask);
  if ('decline' in action) question.decline?.(draft, ask);
  else question.answer(draft, ask, action);
}

// The end of the game leaves another agenda, so it is looked up each time.
function work(engine: Engine, draft: Changing, fuse: Fuse): void {
  while (doNext(engine, draft, draft.agenda, fuse));
}

function workOff(engine: Engine, draft: Changing, { shared, queue, fuse }: QueueWork): void {
  while (isOpen(draft, shared) && doNext(engine, draft, queue, fuse));
}

interface QueueWork {
  readonly shared: Together<Step | Ask>;
  readonly queue: (Step | Ask)[];
  readonly fuse: Fuse;
}

/** Does the next step of a stack, if it is one and not a decision. */
function doNext(engine: Engine, draft: Changing, stack: Entry<Step | Ask>[], fuse: Fuse): boolean {
  const top = stack[stack.length - 1];
  // Entries have many shapes: to read a key that may be missing takes less than to ask whether it is there.
  const name = (top as Partial<Step> | undefined)?.do;
  if (name === undefined) return false;
  burn(fuse, name);
  stack.pop();
  const step = engine.steps[name];
  if (step === undefined) throw unknownStep(name);
  step(draft, top as Step);
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

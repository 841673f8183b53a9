import { EngineError } from '../basics/errors.ts';
import type { KernelWhy, Refusal } from '../basics/refusal.ts';
import type { Seat } from '../basics/seats.ts';
import type { Ask, HiddenAsk } from '../contract/agenda.ts';
import { asksIn, isTogether } from '../contract/agenda.ts';
import type { BaseAction, Decision } from '../contract/game.ts';
import { attempt, Malformed, property } from '../reading/malformed.ts';
import { readInteger, readInto } from '../reading/readers.ts';
import { isDeclined } from './engine.ts';
import { type At, type Engine, questionOf, type Sayable } from './tables.ts';

/** The decisions that the game waits for, one for each seat that owes one. */
export function pendingDecisions(engine: Engine, at: At): Decision[] {
  return asksIn(at.agenda).map((ask) => {
    if (isHidden(ask)) return { seat: ask.seat, id: -1, kind: 'hidden', decline: 'never', window: 'shut' };
    const { decline, window } = questionOf(engine, ask.ask).traits;
    return { seat: ask.seat, id: at.decisions[ask.seat] ?? -1, kind: ask.ask, decline, window };
  });
}

/** The decisions that this position can judge: of a view, the viewer's only. */
export function asksToAnswer(at: At): Ask[] {
  return asksIn(at.agenda).filter(
    (ask): ask is Ask => !isHidden(ask) && (at.viewer === undefined || at.viewer === ask.seat),
  );
}

/**
 * All that answers a decision, and the free actions that may come before it, made one by one.
 *
 * @rule KER-1.1 What is listed is accepted, and everything else is refused.
 */
export function* optionsOf(engine: Engine, at: At, ask: Ask): Generator<BaseAction> {
  const question = questionOf(engine, ask.ask);
  for (const action of question.candidates(at, ask)) if (isListed(question, at, ask, action)) yield action;
  if (question.decline !== undefined) yield declining(ask);
  if (question.traits.window !== 'open') return;
  for (const free of engine.freeActions.values()) {
    for (const action of free.candidates(at, ask)) if (isListed(free, at, ask, action)) yield action;
  }
}

function isListed(said: Sayable, at: At, ask: Ask, action: BaseAction): boolean {
  return said.whyNotListed?.(at, ask, action) === undefined;
}

/**
 * The same, all at once, and each names the decision it answers: for whoever is handed them. A search lists them at every
 * step, and a generator would take a good part of its time.
 */
export function listedOptions(engine: Engine, at: At, ask: Ask): readonly BaseAction[] {
  const question = questionOf(engine, ask.ask);
  const options: BaseAction[] = [];
  addListed(options, question, at, ask);
  if (question.decline !== undefined) options.push(declining(ask));
  if (question.traits.window === 'open') {
    for (const free of engine.freeActions.values()) addListed(options, free, at, ask);
  }
  // KER-1.5: an action that names a decision answers that one and no other.
  const decision = at.decisions[ask.seat] ?? 0;
  for (let nth = 0; nth < options.length; nth++) options[nth] = numbered(options[nth] as BaseAction, decision);
  return Object.freeze(options);
}

function addListed(options: BaseAction[], said: Sayable, at: At, ask: Ask): void {
  const candidates = said.candidates(at, ask);
  if (said.whyNotListed === undefined) for (const action of candidates) options.push(action);
  else for (const action of candidates) if (said.whyNotListed(at, ask, action) === undefined) options.push(action);
}

// Candidates are made for this listing, or frozen because they are the same in each: only those have to be copied.
function numbered(action: BaseAction, decision: number): BaseAction {
  if (Object.isFrozen(action)) return { ...action, decision };
  (action as { decision: number }).decision = decision;
  return action;
}

function declining({ ask, seat }: Ask): BaseAction {
  return { type: ask, seat, decline: true } as BaseAction;
}

/**
 * The one answer to a decision that leaves no choice, if the game waits for such a decision: its only option, or to
 * decline where it has none.
 */
export function forcedAction(engine: Engine, at: At): BaseAction | undefined {
  const ask = askWithoutChoice(engine, at);
  if (ask === undefined) return undefined;
  const [only, another] = optionsOf(engine, at, ask);
  return forcedAmong(ask, only, another);
}

/** The decision that the game waits for, if the engine may take it where it leaves no choice. */
export function askWithoutChoice(engine: Engine, at: At): Ask | undefined {
  const ask = onlyAsk(at);
  return ask === undefined || questionOf(engine, ask.ask).traits.asked === 'always' ? undefined : ask;
}

/** The only option, if there is no other. */
export function forcedAmong<Action>(
  { ask, seat }: Ask,
  only: Action | undefined,
  another: Action | undefined,
): Action | undefined {
  if (only !== undefined) return another === undefined ? only : undefined;
  throw new EngineError('decision/dead-end', `Seat ${seat} is asked '${ask}' and has no legal answer.`);
}

/** The ask on top of the agenda, where one seat alone is asked. */
export function onlyAsk(at: At): Ask | undefined {
  const top = at.agenda[at.agenda.length - 1];
  return (top as Partial<Ask> | undefined)?.ask === undefined ? undefined : (top as Ask);
}

/** An action from outside that is legal now, read into a fresh object; or why not. */
export type Judged =
  | { readonly action: BaseAction; readonly refusal?: undefined }
  | { readonly action?: undefined; readonly refusal: Refusal };

/**
 * Reads a value that may be anything, and asks the rules. Whose decision it is comes before everything else, so that
 * nobody learns anything by trying.
 *
 * @param as the seat of whoever sent the value, where that is known: it speaks for no other.
 */
export function judge(engine: Engine, at: At, input: unknown, as?: Seat): Judged {
  // KER-1.2: after the end nobody has anything to decide.
  if (at.agenda.length === 0) return refused({ code: 'game/over', rule: 'KER-1.2', facts: {} });

  const seat = attempt(() => seatOf(at, input, as));
  if (seat instanceof Malformed) return malformed(seat);

  // KER-1.3: only a seat that owes a decision may act.
  const ask = seat !== undefined && (at.viewer === undefined || at.viewer === seat) ? askOf(at, seat) : undefined;
  if (seat === undefined || ask === undefined) {
    const owing = asksIn(at.agenda).map((owed) => owed.seat);
    return refused({ code: 'decision/not-yours', rule: 'KER-1.3', facts: { owing } });
  }

  const read = attempt(() => readAction(engine, ask, input));
  if (read instanceof Malformed) return malformed(read);
  const { action, id } = read;

  // KER-1.5: an action that names a decision answers that one and no other.
  const current = at.decisions[seat] ?? 0;
  if (id !== undefined && id !== current) {
    return refused({ code: 'decision/stale', rule: 'KER-1.5', facts: { current } });
  }
  if (action === undefined) {
    return refused({ code: 'decision/other-kind', rule: 'KER-1.4', facts: { kind: ask.ask } });
  }
  const refusal = refusalOf(engine, at, ask, action);
  return refusal === undefined ? { action } : refused(refusal);
}

// KER-1.9: who sends an action speaks for one seat, whatever the action says; nobody, if it says another.
function seatOf(at: At, input: unknown, as: Seat | undefined): Seat | undefined {
  if (as === undefined) return readInteger(field(input, 'seat'), 'action.seat', 0, at.decisions.length - 1);
  // KER-1.3: whether that seat owes anything is looked at before the action is.
  if (askOf(at, as) === undefined) return undefined;
  const said = field(input, 'seat');
  return said === undefined || said === as ? as : undefined;
}

function refusalOf(engine: Engine, at: At, ask: Ask, action: BaseAction): Refusal | undefined {
  const free = engine.freeActions.get(action.type);
  if (free !== undefined) return free.why(at, ask, action);
  const question = questionOf(engine, ask.ask);
  if (!isDeclined(action)) return question.why(at, ask, action);
  // KER-1.6: a decision may be declined only where its kind allows it.
  if (question.decline !== undefined) return undefined;
  return { code: 'decision/must-answer', rule: 'KER-1.6', facts: { kind: ask.ask } } satisfies KernelWhy;
}

// The action is left out where its type is no answer to what is asked (KER-1.4).
function readAction(
  engine: Engine,
  ask: Ask,
  input: unknown,
): { readonly id: number | undefined; readonly action?: BaseAction } {
  const given = field(input, 'decision');
  const id = given === undefined ? undefined : readInteger(given, 'action.decision', 0, Number.MAX_SAFE_INTEGER);
  const type = field(input, 'type');
  if (typeof type !== 'string') throw new Malformed('action.type', 'word');

  const question = questionOf(engine, ask.ask);
  const isFree = question.traits.window === 'open' && engine.freeActions.has(type);
  if (!isFree && type !== ask.ask) return { id };

  const action: Record<string, unknown> = { type: isFree ? type : ask.ask, seat: ask.seat };
  const declined = isFree ? undefined : field(input, 'decline');
  if (declined !== undefined && declined !== true) throw new Malformed('action.decline', 'flag');
  if (declined) action.decline = true;
  else readInto(action, engine.readers.get(type) ?? [], input, 'action');
  return { id, action: action as unknown as BaseAction };
}

function field(input: unknown, key: string): unknown {
  if (typeof input !== 'object' || input === null) throw new Malformed('action', 'object');
  return property(input, key, `action.${key}`);
}

function refused(refusal: KernelWhy | Refusal): Judged {
  return { refusal };
}

// KER-2.1: a value that is not an action is refused, with the path of the fault.
function malformed({ facts }: Malformed): Judged {
  return refused({ code: 'malformed', rule: 'KER-2.1', facts });
}

function askOf(at: At, seat: Seat): Ask | undefined {
  const top = at.agenda[at.agenda.length - 1];
  const queue = top !== undefined && isTogether(top) ? (top.together[seat] ?? []) : at.agenda;
  const ask = queue[queue.length - 1];
  return ask !== undefined && 'ask' in ask && ask.seat === seat && !isHidden(ask) ? ask : undefined;
}

function isHidden(ask: Ask | HiddenAsk): ask is HiddenAsk {
  return ask.ask === 'hidden';
}

import { EngineError, type Fault } from '../basics/errors.ts';
import { isSamePlain } from '../basics/plain.ts';
import type { Seat, Seating, Viewer } from '../basics/seats.ts';
import { type Chance, cloneChance } from '../chance/chance.ts';
import type { Lasting } from './draft.ts';

/**
 * Work still to be done, as plain data: what to do, and with what. Never a function, never a card's own data.
 *
 * A step never changes: positions share it. To go on with other figures, put another on the agenda.
 *
 * @rule KER-3.1 Work still to be done is plain data in the state.
 */
export interface Step {
  readonly do: string;
}

/** A decision that a seat owes, as plain data: the kind of question, and what it is about. Like a step, it never changes. */
export interface Ask {
  readonly ask: string;
  readonly seat: Seat;
}

/** A decision that somebody else owes in secret: all that a view tells of it. */
export interface HiddenAsk {
  readonly ask: 'hidden';
  readonly seat: Seat;
}

/**
 * Decisions that several seats owe at once: one queue for each seat, its next entry last.
 *
 * @rule KER-3.2 The seats answer in any order, and the order makes no difference.
 */
export interface Together<Entry> {
  readonly together: readonly (readonly Entry[])[];
  /** The seat whose answer is being carried out; -1 whenever the game waits. */
  readonly turn: Seat;
}

/**
 * The end of an effect, below its work on the agenda: what is to be done behind it, the first entry first. Like a step, it
 * never changes: {@link later} puts another in its place. A game that uses effects names it among its work:
 * `Position<Step | Ask | Behind<Step | Ask>>`.
 */
export interface Behind<Work> {
  readonly later: readonly Work[];
}

/** Whatever can be on an agenda beside decisions of several seats at once. */
export type AnyWork = Step | Ask | Behind<Step | Ask>;

/** What an agenda holds: steps and asks, or a {@link Together} of them. */
export type Entry<Work> = Work | Together<Work>;

/** What the kernel keeps in every state. */
export interface Position<Work = AnyWork> {
  /** The name of the ruleset this is a position of. */
  readonly ruleset: string;
  readonly chance: Chance;
  /** What is still to be done, the next entry last. Empty when the game is over. */
  readonly agenda: readonly Entry<Work>[];
  /** How many actions each seat has taken, answers and free ones: the id of its next decision. */
  readonly decisions: readonly number[];
}

/** What the kernel keeps in every view. */
export interface PositionView<Work = AnyWork> {
  /** The name of the ruleset this is a position of. */
  readonly ruleset: string;
  /** Who sees this. */
  readonly viewer: Viewer;
  /** What is still to be done, the next entry last. Empty when the game is over. */
  readonly agenda: readonly Entry<Work | HiddenAsk>[];
  /** The id of the viewer's next decision; -1 for everybody else. */
  readonly decisions: readonly number[];
}

/** Puts work on top of the agenda, to be done in the order written. After the end of the game there is none, and it is dropped. */
export function next<Work>(draft: { agenda: Work[] }, ...work: readonly Lasting<Work>[]): void {
  if (isOver(draft)) return;
  const stack = currentStack(draft as { agenda: Entry<Step | Ask>[] }) as unknown[];
  for (let index = work.length - 1; index >= 0; index--) {
    const entry = work[index] as Entry<object>;
    if (!isTogether(entry)) {
      stack.push(entry);
    } else if (stack === draft.agenda) {
      // Queues are worked off in place, and the rules may keep theirs as a constant.
      stack.push({ together: entry.together.map((queue) => [...queue]), turn: -1 });
    } else {
      throw new EngineError('agenda/nested-together', 'Decisions of several seats at once cannot open others inside.');
    }
  }
}

/** Work that can be an effect, or stand behind one: of a game whose agenda can hold the end of an effect. */
export type EffectWork<Work> =
  Extract<Work, Behind<unknown>> extends never
    ? 'this game has no effects; its declaration has to say effects: true, its work Behind'
    : Lasting<Work>;

/**
 * Puts work on top of the agenda as one effect: what {@link later} adds while it is being done comes right behind it.
 *
 * @rule KER-3.7 Work that is put behind an effect is done when the effect is, first in, first out.
 */
export function effect<Work>(draft: { agenda: Work[] }, ...work: readonly EffectWork<Work>[]): void {
  if (currentStack(draft as { agenda: Entry<Step | Ask>[] }) !== draft.agenda) {
    throw new EngineError(
      'agenda/no-effect',
      'While several seats decide at once, nothing can be put behind an effect.',
    );
  }
  next(draft as { agenda: unknown[] }, ...work, { later: [] });
}

/**
 * Puts work behind the innermost {@link effect} that is being done, and behind what is there already. What it brings about
 * in its turn goes behind the same effect.
 */
export function later<Work>(draft: { agenda: Work[] }, ...work: readonly EffectWork<Work>[]): void {
  const agenda: unknown[] = draft.agenda;
  if (isOver(draft)) return;
  for (let place = agenda.length - 1; place >= 0; place--) {
    const entry = agenda[place];
    if (!isBehind(entry)) continue;
    agenda[place] = { later: [...entry.later, ...work] };
    return;
  }
  throw new EngineError('agenda/no-effect', 'Work can only be put behind an effect; none is being done.');
}

/** Work for several seats at once: one list for each seat, in the order in which that seat is asked. */
export function together<Work>(queues: readonly (readonly Work[])[]): Together<Work> {
  return { together: queues.map((queue) => [...queue].reverse()), turn: -1 };
}

/**
 * A copy of what the kernel keeps in a state, for a game's own `clone`: of everything that changes. Name its four keys one
 * by one there: an object literal that begins with a spread is many times slower than one that does not.
 */
export function clonePosition<Work>(state: Position<Work>): Position<Work> {
  return {
    ruleset: state.ruleset,
    chance: cloneChance(state.chance),
    agenda: cloneAgenda(state.agenda),
    decisions: [...state.decisions],
  };
}

/** A copy of an agenda: steps and asks never change, so that both hold the same ones. */
export function cloneAgenda<Work>(agenda: readonly Entry<Work>[]): Entry<Work>[] {
  const copy = [...agenda];
  for (let index = 0; index < copy.length; index++) {
    const entry = copy[index] as Entry<Work>;
    if (isTogether(entry)) copy[index] = cloneTogether(entry);
  }
  return copy;
}

function cloneTogether<Work>({ together, turn }: Together<Work>): Together<Work> {
  return { together: together.map((queue) => [...queue]), turn };
}

// The agenda of a game that has just ended. Nothing can be put on it.
const OVER: readonly unknown[] = Object.freeze([]);
const isOver = ({ agenda }: { readonly agenda: readonly unknown[] }): boolean => agenda === OVER;

/**
 * Ends the game: nothing is left to be done, and whatever the step that ended it still puts on the agenda is dropped.
 *
 * @rule KER-3.5 The end of the game is final.
 */
export function endGame(draft: { agenda: unknown[] }): void {
  draft.agenda = OVER as unknown[];
}

function currentStack(draft: { agenda: Entry<Step | Ask>[] }): readonly unknown[] {
  const { agenda } = draft;
  const top = agenda[agenda.length - 1];
  if (top === undefined || !isTogether(top) || top.turn < 0) return agenda;
  return top.together[top.turn] ?? agenda;
}

/** What is wrong with a position from outside that fits its schema and still cannot be one. */
export function positionFaults(
  state: Position,
  { seats, streams }: { readonly seats: Seating; readonly streams: readonly string[] },
): Fault[] {
  const count = state.decisions.length;
  const faults = state.agenda.flatMap((entry, index) => entryFaults(entry, `state.agenda[${index}]`, count));
  if (count < seats.min || count > seats.max) {
    const message = `expected one count for each of ${seats.min} to ${seats.max} seats, found ${count}`;
    faults.push({ path: 'state.decisions', message });
  }
  if (!isWaiting(state.agenda)) {
    faults.push({
      path: `state.agenda[${state.agenda.length - 1}]`,
      message: 'expected a decision that somebody owes',
    });
  }
  const unlucky = luckFaults(state);
  return [...faults, ...(unlucky.length > 0 ? unlucky : streamFaults(state, streams))];
}

const SCRIPT_IN_SAVE = 'expected luck from a seed; save a scene with saveScene of gastropodia/testing';

/** Says what keeps a position from being saved, and from being restored. */
export function luckFaults({ chance, agenda }: Pick<Position, 'chance' | 'agenda'>): Fault[] {
  // KER-4.9: a game that goes on needs luck that does not run out.
  return chance?.kind !== 'seeded' && agenda?.length > 0 ? [{ path: 'state.chance', message: SCRIPT_IN_SAVE }] : [];
}

function streamFaults({ chance }: Position, streams: readonly string[]): Fault[] {
  const known = chance.kind === 'scripted' ? undefined : Object.keys(chance.streams).sort();
  if (known === undefined || isSamePlain(known, [...streams].sort())) return [];
  const message = `expected ${streams.join(', ')}, found ${known.join(', ')}`;
  return [{ path: 'state.chance.streams', message }];
}

function entryFaults(entry: Entry<AnyWork>, path: string, seats: number): Fault[] {
  if (isTogether(entry)) {
    const queues = entry.together;
    const strangers = queues.some((queue, seat) => queue.some((work) => 'ask' in work && work.seat !== seat));
    if (queues.length === seats && !strangers) return [];
    return [{ path, message: `expected one queue for each of ${seats} seats, with that seat's decisions` }];
  }
  if (isBehind(entry)) return entry.later.flatMap((work, index) => entryFaults(work, `${path}.later[${index}]`, seats));
  if (!('ask' in entry) || entry.seat < seats) return [];
  return [{ path: `${path}.seat`, message: `expected a seat below ${seats}, found ${entry.seat}` }];
}

// A game that is stored waits for somebody, or is over.
function isWaiting(agenda: readonly Entry<AnyWork>[]): boolean {
  const top = agenda[agenda.length - 1];
  if (top === undefined) return true;
  if (!isTogether(top)) return 'ask' in top;
  const tops = top.together.flatMap((queue) => queue.slice(-1));
  return tops.length > 0 && tops.every((work) => 'ask' in work);
}

/** The decisions that are owed now: one, or one of each seat that decides at the same time as others. */
export function asksIn<Work extends object>(agenda: readonly Entry<Work>[]): Extract<Work, { readonly ask: string }>[] {
  const top = agenda[agenda.length - 1];
  if (top === undefined) return [];
  if (!isTogether(top)) return isAsk(top) ? [top] : [];
  const asks: Extract<Work, { readonly ask: string }>[] = [];
  for (const queue of top.together) {
    const work = queue[queue.length - 1];
    if (work !== undefined && isAsk(work)) asks.push(work);
  }
  return asks;
}

const isAsk = <Work extends object>(work: Work): work is Extract<Work, { readonly ask: string }> => 'ask' in work;

/** The agenda as a viewer sees it: of others' secret decisions only that they owe one. */
export function viewAgenda<Work>(agenda: readonly Entry<Work>[], viewer: Viewer): readonly Entry<Work | HiddenAsk>[] {
  // Steps and decisions of one seat are open; most agendas hold nothing else.
  if (!agenda.some(isTogether)) return agenda;
  return agenda.map((entry) => {
    if (!isTogether(entry)) return entry;
    return {
      together: entry.together.map((queue, seat): readonly (Work | HiddenAsk)[] => {
        if (seat === viewer || queue.length === 0) return queue;
        return [{ ask: 'hidden', seat }];
      }),
      turn: entry.turn,
    };
  });
}

/**
 * The agenda of a world that a view allows, where `queueOf` imagines what a seat with a hidden queue still owes, in the
 * order in which it is asked.
 */
export function imagineAgenda<Work>(
  agenda: readonly Entry<Work | HiddenAsk>[],
  queueOf: (seat: Seat) => readonly Work[],
): Entry<Work>[] {
  return agenda.map((entry) => {
    if (!isTogether(entry)) return entry as Work;
    return {
      together: entry.together.map((queue, seat) =>
        queue.some(isHidden) ? [...queueOf(seat)].reverse() : (queue as readonly Work[]),
      ),
      turn: entry.turn,
    };
  });
}

/** Is this entry a decision of several seats at once? */
export function isTogether<Work>(entry: Entry<Work>): entry is Together<Work> {
  return (entry as Partial<Together<Work>>).together !== undefined;
}

/** Is this entry the end of an effect? */
export function isBehind(entry: unknown): entry is Behind<Step | Ask> {
  return (entry as Partial<Behind<unknown>> | undefined)?.later !== undefined;
}

function isHidden(work: unknown): work is HiddenAsk {
  return (work as HiddenAsk).ask === 'hidden';
}

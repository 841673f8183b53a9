import { EngineError, foreign, invalidOption, named, unknownSeat } from '../basics/errors.ts';
import { givenObject, givenOptions } from '../basics/given.ts';
import { isSamePlain } from '../basics/plain.ts';
import { isSeat, type Seat, type Viewer } from '../basics/seats.ts';
import { isTogether, type PositionView, type Together } from '../contract/agenda.ts';
import type { Game, GameTypes } from '../contract/game.ts';
import {
  advanced,
  type KeptMatch,
  type LastStep,
  type Match,
  type Moment,
  matchAt,
  momentOf,
  recordAt,
  resumeMatch,
} from './match.ts';
import type { GameRecord } from './record.ts';

/** Which actions may be taken back. */
export interface UndoOptions {
  /**
   * `quiet`, if not said: only what nobody else has noticed, so that a seat needs nobody's consent. `open`: what the others
   * have seen, too, as long as nobody has learned a secret or acted on it; for players who agree on it.
   */
  readonly kind?: 'quiet' | 'open';
}

/** Whose actions are taken back, and how many of them. */
export interface TakingBack extends UndoOptions {
  readonly seat: Seat;
  /** How many of the seat's last actions; 1 if not said. */
  readonly count?: number;
}

/**
 * How many of its last actions a seat can take back.
 *
 * Of the `quiet` kind those are the ones by which nobody has learned anything: neither the others of them, nor the seat
 * itself by luck or by what was turned up. Of the `open` kind the others may have seen them; but nothing was left to luck,
 * turned up or told in secret, and nobody else has acted for all to see.
 *
 * What others have decided in secret in the meantime does not count, whatever has asked them: the seat cannot know of it.
 *
 * A match knows its last steps, and answers in the time of a few views. A record is played again first.
 *
 * @example Two cards of an unfinished plan
 * {@includeCode ../../../test/kernel/keeping/undo.test.ts#take-back}
 *
 * @rule KER-6.3 A seat may take back its last actions, as long as only that seat knows of them, it learned nothing by
 *   them, and nobody has learned anything since.
 * @rule KER-6.4 How many those are does not depend on what others decide in secret.
 * @rule KER-6.7 A match gives the same answer as its record, without playing it again.
 * @rule KER-6.8 Where players agree on it, a seat may take back actions that all have seen, as long as no luck was drawn,
 *   nothing was revealed and no secret told, and no other seat has acted since so that anybody else has noticed it.
 */
export function undoable<T extends GameTypes>(
  game: Game<T>,
  at: KeptMatch<NoInfer<T>> | GameRecord<NoInfer<T>>,
  seat: Seat,
  { kind = 'quiet' }: UndoOptions = {},
): number {
  return ownSteps(game, momentIn<T>(game, at), { seat, kind }).own.length;
}

/** How many of its last actions a seat can take back, and what stands before one more. */
export interface HowFarBack {
  readonly most: number;
  /**
   * `beginning`: the seat has done nothing else. `luck`: luck was drawn since, or something hidden was shown. `others`:
   * somebody else has acted since. `seen`: others have seen it, and were not asked.
   */
  readonly because: 'beginning' | 'luck' | 'others' | 'seen';
}

/**
 * How far a seat can go back, as {@link undoable} counts it, and why no further: for a button that says so before it is
 * pressed.
 *
 * @rule KER-6.15 Why no more can be taken back is told: there is no more, luck has decided, others have acted, or have seen it.
 */
export function howFarBack<T extends GameTypes>(
  game: Game<T>,
  at: KeptMatch<NoInfer<T>> | GameRecord<NoInfer<T>>,
  seat: Seat,
  { kind = 'quiet' }: UndoOptions = {},
): HowFarBack {
  const { own, because } = ownSteps(game, momentIn<T>(game, at), { seat, kind });
  return { most: own.length, because };
}

/**
 * Returns how many of the last `count` actions of a seat others have noticed: what they may be told of what would be taken back
 * by consent. The others of these actions are the seat's own business.
 *
 * @rule KER-14.26 What the others are told of a question to take back does not tell them of secret actions.
 */
export function noticedAmong<T extends GameTypes>(
  game: Game<T>,
  at: KeptMatch<NoInfer<T>> | GameRecord<NoInfer<T>>,
  taking: Pick<TakingBack, 'seat' | 'count'>,
): number {
  const { seat, count = 1 } = givenOptions(taking);
  const { own } = ownSteps(game, momentIn<T>(game, at), { seat, kind: 'open' });
  return own.slice(0, count).filter((step) => !isQuiet(game, step)).length;
}

/**
 * Returns the match without the last actions of a seat. What others have decided in secret at the same time stands; what they
 * have decided in secret because of such an action falls with it. More than {@link undoable} allows is an `EngineError`.
 *
 * The decisions that are asked again have the same ids as before: drop a seat's actions that are still on their way.
 *
 * @example What all have seen, by consent
 * {@includeCode ../../../test/kernel/keeping/undo.test.ts#take-back-openly}
 *
 * @rule KER-6.5 Afterwards the others know what they knew, and the seat knows what it knew before those actions.
 * @rule KER-6.9 By consent, everybody sees what they saw before those actions.
 */
export function takeBack<T extends GameTypes>(
  game: Game<T>,
  at: KeptMatch<NoInfer<T>> | GameRecord<NoInfer<T>>,
  taking: TakingBack,
): Match<T> {
  const { seat, count = 1, kind = 'quiet' } = givenOptions(taking);
  const moment = momentIn<T>(game, at);
  const { own } = ownSteps(game, moment, { seat, kind });
  if (!Number.isInteger(count) || count < 0 || count > own.length) {
    throw new EngineError(
      'undo/too-far',
      `Seat ${seat} can take back ${own.length} of its actions, not ${named(count)}.`,
    );
  }
  const first = own[count - 1];
  if (first === undefined) return matchAt(moment);
  const undone: LastStep<T>[] = [];
  for (const step of stepsBack(game, moment)) {
    undone.push(step);
    if (step === first) break;
  }
  const stands = standing(game, undone.reverse(), seat);
  return stands.reduce((now, action) => advanced(game, now, action), matchAt(wholly(game, first.before)));
}

/**
 * Returns the actions of others that stand when a seat takes back its own among these steps.
 *
 * KER-3.2: seats that decide at once do so in any order, and whatever others have not noticed is no reason for their actions: so
 * these stay legal. What others have decided in secret because they were asked by an action that is taken back, falls with it.
 */
function standing<T extends GameTypes>(game: Game<T>, steps: readonly LastStep<T>[], seat: Seat): T['Action'][] {
  const noticed: LastStep<T>[] = [];
  return steps.flatMap((step) => {
    if (step.action.seat !== seat) {
      return noticed.every((own) => decidedAtOnce(own, step.action.seat)) ? [step.action] : [];
    }
    if (!isQuiet(game, step)) noticed.push(step);
    return [];
  });
}

/** Where a match of this game is, or where a record of it leads. */
function momentIn<T extends GameTypes>(game: Game<T>, at: KeptMatch<T> | GameRecord<T>): Moment<T> {
  givenObject(at);
  if (typeof at !== 'object' || at === null || !('state' in at)) return momentOf(resumeMatch(game, at));
  const { ruleset } = at.state;
  if (ruleset !== game.ruleset) throw foreign('match', ruleset, game.ruleset);
  return wholly(game, momentOf(at));
}

type Asked = Required<Pick<TakingBack, 'seat' | 'kind'>>;

/** The seat's own steps that it can take back, the last first, and what ends them. */
interface OwnSteps<T extends GameTypes> extends Pick<HowFarBack, 'because'> {
  readonly own: readonly LastStep<T>[];
}

function ownSteps<T extends GameTypes>(game: Game<T>, moment: Moment<T>, { seat, kind }: Asked): OwnSteps<T> {
  const seats = moment.state.decisions.length;
  if (!isSeat(seat, seats)) throw unknownSeat(seat, seats);
  if (kind !== 'quiet' && kind !== 'open') throw invalidOption('kind', "'quiet' or 'open'", kind);
  const own: LastStep<T>[] = [];
  const endedBy = ({ decisions }: T['State'], because: HowFarBack['because']): OwnSteps<T> => ({
    own,
    because: decisions[seat] === 0 ? 'beginning' : because,
  });
  let first = moment.state;
  for (const step of stepsBack(game, moment)) {
    const isOwn = step.action.seat === seat;
    if (!(isOwn && kind === 'open') && !isQuiet(game, step)) return endedBy(step.after, isOwn ? 'seen' : 'others');
    // KER-6.4: a step of another seat that nobody has noticed is passed over, whenever it was taken.
    if (isOwn) own.push(step);
    first = step.before.state;
  }
  return endedBy(first, 'luck');
}

/** The last steps of a match that somebody may be able to take back, the very last first. */
function* stepsBack<T extends GameTypes>(game: Game<T>, from: Moment<T>): Generator<LastStep<T>> {
  for (let step = lastOf(game, from); step !== undefined; step = lastOf(game, step.before)) yield step;
}

function lastOf<T extends GameTypes>(game: Game<T>, moment: Moment<T>): LastStep<T> | undefined {
  const { last } = wholly(game, moment);
  return last === 'unknown' ? undefined : last;
}

/** A moment with its last steps: where they are not known, its record is played again. */
function wholly<T extends GameTypes>(game: Game<T>, moment: Moment<T>): Moment<T> {
  return moment.last === 'unknown' ? momentOf(resumeMatch(game, recordAt(moment))) : moment;
}

/**
 * Does only the seat itself know of this step, and nothing by it that did not follow from what it knew?
 *
 * An event that others notice is news to them. Where they notice none and no luck is drawn, what a seat sees after its own
 * action follows from what it saw before (KER-5.1): that is the law of twins, with nothing left in it to differ.
 */
function isQuiet<T extends GameTypes>(game: Game<T>, step: LastStep<T>): boolean {
  if (step.isTold) return false;
  step.isUnseen ??= isUnseen(game, step);
  return step.isUnseen;
}

function isUnseen<T extends GameTypes>(game: Game<T>, { before: { state }, action, after }: LastStep<T>): boolean {
  const viewers: Viewer[] = ['spectator', ...state.decisions.keys()];
  return viewers.every((viewer) => viewer === action.seat || looksTheSame(game, [state, after], viewer));
}

// A position is compared with the one before it and with the one after it.
const views = new WeakMap<object, Map<Viewer, PositionView>>();

function looksTheSame<T extends GameTypes>(
  game: Game<T>,
  positions: readonly [before: T['State'], after: T['State']],
  viewer: Viewer,
): boolean {
  const [before, after] = positions.map((state) => viewOf(game, state, viewer));
  return isSamePlain(before, after);
}

function viewOf<T extends GameTypes>(game: Game<T>, state: T['State'], viewer: Viewer): PositionView {
  const known = views.get(state) ?? new Map<Viewer, PositionView>();
  const view = known.get(viewer) ?? game.view(state, viewer);
  views.set(state, known.set(viewer, view));
  return view;
}

/** Returns whether this other seat was deciding at the same time as this step, and so did not wait for it. */
function decidedAtOnce<T extends GameTypes>({ before: { state } }: LastStep<T>, other: Seat): boolean {
  const top = state.agenda[state.agenda.length - 1];
  if (top === undefined || !isTogether(top)) return false;
  const { together }: Together<unknown> = top;
  return together[other]?.length !== 0;
}

import { EngineError, IllegalAction, named, unknownSeat } from './errors.ts';
import type { Game, GameTypes } from './game.ts';
import { givenOptions } from './given.ts';
import { isSamePlain } from './plain.ts';
import { advance, checkedRecord, type Match, type Retraced, recordUpTo, retracedMatch } from './record.ts';
import type { Seat, Viewer } from './seats.ts';

/** Whose actions are taken back, and how many of them. */
export interface TakingBack {
  readonly seat: Seat;
  /** How many of the seat's last actions; 1 if not said. */
  readonly count?: number;
}

/**
 * How many of its last actions a seat can take back without anybody having learned anything since: neither the others of
 * them, nor the seat itself by luck or by what was turned up.
 *
 * It is found out by playing the record again, from what everybody sees. What others have decided in secret in the
 * meantime does not count: the seat cannot know of it.
 *
 * @example Two cards of an unfinished plan
 * {@includeCode ../../test/kernel/undo.test.ts#take-back}
 *
 * @rule KER-6.3 A seat may take back its last actions, as long as only that seat knows of them, it learned nothing by
 *   them, and nobody has learned anything since.
 * @rule KER-6.4 How many those are does not depend on what others decide in secret.
 */
export function undoable<T extends GameTypes>(game: Game<T>, recorded: unknown, seat: Seat): number {
  return ownPlies(quietEnd(game, recorded), seat).length;
}

/**
 * The match without the last actions of a seat; what others have decided in secret in the meantime stands. More than
 * {@link undoable} allows is an `EngineError`.
 *
 * The decisions that are asked again have the same ids as before: drop a seat's actions that are still on their way.
 *
 * @rule KER-6.5 Afterwards the others know what they knew, and the seat knows what it knew before those actions.
 */
export function takeBack<T extends GameTypes>(game: Game<T>, recorded: unknown, taking: TakingBack): Match<T> {
  const { seat, count = 1 } = givenOptions(taking);
  const end = quietEnd(game, recorded);
  const own = ownPlies(end, seat);
  if (!Number.isInteger(count) || count < 0 || count > own.length) {
    throw new EngineError(
      'undo/too-far',
      `Seat ${seat} can take back ${own.length} of its actions, not ${named(count)}.`,
    );
  }
  const gone = own.slice(own.length - count);
  const [first] = gone;
  const { match, quiet } = end;
  if (first === undefined) return match;

  const { actions } = match.record;
  const from = quiet[first - (actions.length - quiet.length)]?.before ?? match.state;
  const stands = actions.slice(first).filter((_, index) => !gone.includes(first + index));
  return stands.reduce((now, action) => advanced(game, now, action), {
    state: from,
    record: recordUpTo(match.record, first),
  });
}

interface QuietEnd<T extends GameTypes> {
  readonly match: Match<T>;
  /** The last steps of the record, as far back as all of them are quiet. */
  readonly quiet: readonly Retraced<T>[];
}

function quietEnd<T extends GameTypes>(game: Game<T>, recorded: unknown): QuietEnd<T> {
  let quiet: Retraced<T>[] = [];
  const match = retracedMatch(game, checkedRecord(game, recorded), (step) => {
    if (isQuiet(game, step)) quiet.push(step);
    else quiet = [];
  });
  return { match, quiet };
}

/**
 * Does only the seat itself know of this step, and nothing by it that did not follow from what it knew?
 *
 * Every event has a part that all can see. Where nothing is told and no luck is drawn, what a seat sees after its own
 * action follows from what it saw before (KER-5.1): that is the law of twins, with nothing left in it to differ.
 */
function isQuiet<T extends GameTypes>(game: Game<T>, { before, action, after, events }: Retraced<T>): boolean {
  if (events.length > 0 || !isSamePlain(before.chance, after.chance)) return false;
  const viewers: Viewer[] = [...before.decisions.keys(), 'spectator'];
  return viewers.every(
    (viewer) => viewer === action.seat || isSamePlain(game.view(before, viewer), game.view(after, viewer)),
  );
}

/** Where in the record the seat's own actions of its quiet end are. */
function ownPlies<T extends GameTypes>({ match, quiet }: QuietEnd<T>, seat: Seat): number[] {
  const seats = match.state.decisions.length;
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) throw unknownSeat(seat, seats);
  const start = match.record.actions.length - quiet.length;
  return quiet.flatMap(({ action }, index) => (action.seat === seat ? [start + index] : []));
}

function advanced<T extends GameTypes>(game: Game<T>, match: Match<T>, action: T['Action']): Match<T> {
  const applied = advance(game, match, action);
  // KER-3.2: seats that decide at once do so in any order; so what one of them takes back leaves the others' actions legal.
  if (applied.ok) return applied.state;
  throw new IllegalAction(applied.refusal, game.explain(applied.refusal));
}

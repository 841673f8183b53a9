import {
  type Applied,
  advance,
  concernedBy,
  type Departure,
  EngineError,
  type FramesOf,
  type Game,
  type GameTypes,
  type HowFarBack,
  hash,
  howFarBack,
  type Match,
  noticedAmong,
  type Outcome,
  patchesBetween,
  type Seat,
  type TakingBack,
  takeBack,
  type Viewer,
} from '../kernel/index.ts';
import type { LogLine } from './log.ts';
import type { WireFrame } from './messages.ts';
import type { Happened } from './tellings.ts';

type Tried<T extends GameTypes> = Applied<Match<T>, T['Action'], T['Event'], T['Why'], T['View']>;

/** An action that was judged and is legal, with what comes of it. */
export type Done<T extends GameTypes> = Extract<Tried<T>, { readonly ok: true }>;

/** Returns frames as they are sent: with patches instead of views. */
function wireFrames<T extends GameTypes>({ before, frames }: FramesOf<T['View'], T['Event']>): readonly WireFrame<T>[] {
  let last = before;
  return frames.map(({ events, view }) => {
    const patches = patchesBetween(last, view);
    last = view;
    return { events, patches };
  });
}

/** The game at a table, as far as it has come: what a log leads to, and nothing that a log does not tell. */
export class Course<T extends GameTypes> {
  match: Match<T>;
  outcome: Outcome | undefined;
  readonly departures: Departure[] = [];
  readonly #game: Game<T>;
  /** How often something was taken back, by seat: decisions that are asked again have their old numbers. */
  readonly #epochs: number[];

  constructor(game: Game<T>, match: Match<T>) {
    this.#game = game;
    this.match = match;
    this.#epochs = match.state.decisions.map(() => 0);
    this.outcome = game.outcome(match.state);
  }

  get viewers(): readonly Viewer[] {
    return [...this.#epochs.keys(), 'spectator'];
  }

  /** Everybody is told the opening. */
  get opening(): Happened<T> {
    // Nobody has a view before it that patches could begin with.
    return { viewers: this.viewers, events: this.match.events, isAnew: false, frames: () => [] };
  }

  get owing(): readonly Seat[] {
    return this.outcome === undefined ? this.#game.pending(this.match.state).map(({ seat }) => seat) : [];
  }

  hasLeft(seat: Seat): boolean {
    return this.departures.some((departure) => departure.seat === seat);
  }

  /**
   * What an action has to name: the decision that the seat owes.
   *
   * @rule KER-14.15 What was sent before something was taken back does not answer what is asked afterwards.
   */
  tokenOf(seat: Seat): string | undefined {
    return this.owing.includes(seat) ? `${this.#epochs[seat]}.${this.match.state.decisions[seat]}` : undefined;
  }

  /** What comes of an action, with frames for these viewers, or why not. Nothing is done yet. */
  tried(action: unknown, seat: Seat, frames: readonly Viewer[] = []): Tried<T> {
    return advance<T>(this.#game, this.match, action, { as: seat, frames });
  }

  done(done: Done<T>): Happened<T> {
    const viewers = concernedBy<T>(this.#game, this.match, done);
    const before = this.match;
    this.#goTo(done.state);
    const taken = new Map(done.frames?.map((each) => [each.viewer, wireFrames<T>(each)]));
    return {
      viewers,
      events: done.events,
      isAnew: false,
      frames: (viewer) => taken.get(viewer) ?? this.#filmed(before, done, viewer),
    };
  }

  /** The frames of something that was done while this viewer was away. */
  #filmed(before: Match<T>, { action }: Done<T>, viewer: Viewer): readonly WireFrame<T>[] {
    const again = advance<T>(this.#game, before, action, { as: action.seat, frames: [viewer] });
    return again.ok ? (again.frames ?? []).flatMap((each) => wireFrames<T>(each)) : [];
  }

  /** How many of its last actions a seat can take back, and why no more. */
  howFarBack(seat: Seat, kind: 'quiet' | 'open'): HowFarBack {
    return howFarBack<T>(this.#game, this.match, seat, { kind });
  }

  /** How many of a seat's last actions others have noticed. */
  noticedAmong({ seat, count }: { readonly seat: Seat; readonly count: number }): number {
    return noticedAmong<T>(this.#game, this.match, { seat, count });
  }

  takenBack(taking: Required<TakingBack>): Happened<T> {
    const { seat, kind } = taking;
    const { state: undone } = this.match;
    this.#goTo(takeBack<T>(this.#game, this.match, taking));
    // What nobody has noticed is taken back unnoticed; what all have agreed to, everybody is told.
    const viewers = kind === 'open' ? this.viewers : [seat];
    for (const viewer of viewers) {
      if (viewer !== 'spectator') this.#epochs[viewer] = (this.#epochs[viewer] ?? 0) + 1;
    }
    const { state } = this.match;
    const frames = (viewer: Viewer): readonly WireFrame<T>[] => {
      const patches = patchesBetween(this.#game.view(undone, viewer), this.#game.view(state, viewer));
      return [{ events: [], patches }];
    };
    return { viewers, events: [], isAnew: true, frames };
  }

  left(departure: Departure): Happened<T> {
    this.departures.push(departure);
    this.#goTo(this.match);
    return { viewers: this.viewers, events: [], isAnew: false, frames: () => [] };
  }

  /** What a line of a log tells, done again. */
  redone(line: LogLine<T>): Happened<T> {
    if ('back' in line) return this.takenBack(line.back);
    if ('gone' in line) return this.left(line.gone);
    const tried = this.tried(line.act, line.act.seat);
    if (!tried.ok) throw diverged(line, this.#game.explain(tried.refusal));
    if (hash(tried.state.state) !== line.hash) throw diverged(line, 'the position has another hash.');
    return this.done(tried);
  }

  #goTo(match: Match<T>): void {
    this.match = match;
    this.outcome = this.#game.outcomeAfter(match.state, this.departures);
  }
}

function diverged({ line }: { readonly line: number }, why: string): EngineError {
  return new EngineError('log/diverged', `The log differs at line ${line}: ${why}`);
}

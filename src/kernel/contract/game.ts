import type { Fault } from '../basics/errors.ts';
import type { BaseEvent, SeenEvent } from '../basics/event.ts';
import { givenGame, givenList } from '../basics/given.ts';
import type { Departure } from '../basics/leaving.ts';
import type { Refusal } from '../basics/refusal.ts';
import type { Seat, Seating, Viewer } from '../basics/seats.ts';
import type { LuckSource } from '../chance/chance.ts';
import type { ObjectDomain } from '../reading/domain.ts';
import type { TellingOptions } from '../words/called.ts';
import type { Ask, Position, PositionView, Step } from './agenda.ts';
import type { FramesOf } from './frames.ts';
import type { Standing } from './ranking.ts';

/** What a player can say: an answer to a decision, or a free action. */
export interface BaseAction {
  /** The kind of decision it answers, or the name of the free action. */
  readonly type: string;
  readonly seat: Seat;
  /** The id of the decision it answers. May be left out; where it is given, a stale one is refused. */
  readonly decision?: number;
}

/** The answer that takes none of a decision's options, where the rules allow that. */
export interface Decline<Kind extends string> extends BaseAction {
  readonly type: Kind;
  readonly decline: true;
}

/** Who sent an action, as a server knows it. */
export interface Sender {
  /** The seat of whoever sent it. An action for another seat is refused, and one that names none is this seat's. */
  readonly as: Seat;
}

/** Who wants to see what happens event by event. */
export interface FrameWishes {
  /** The viewers who get frames (default: nobody, which costs nothing). */
  readonly frames?: readonly Viewer[];
  /**
   * Where to look for changes after an event: at the parts of a view that such an event is declared to change (default), or at
   * `all` of them. A test compares the two.
   */
  readonly look?: 'changes' | 'all';
}

/** How an action from outside is carried out. */
export interface Applying extends Partial<Sender>, FrameWishes {}

/** The types of a game, bundled: `interface ChessTypes extends GameTypes { State: ChessState; … }`. */
export interface GameTypes {
  Config: unknown;
  State: Position;
  View: PositionView;
  Action: BaseAction;
  Event: BaseEvent;
  Why: Refusal;
  /** Work that the agenda can hold. */
  Step: Step;
  /** Decisions that the agenda can hold. */
  Ask: Ask;
  /** What never changes during a game, and is in no view: a board, a book of cards. */
  Printed: object;
}

/** A decision that the game waits for. */
export interface Decision<Kind extends string = string> {
  readonly seat: Seat;
  /** Counts the seat's decisions; -1 where the viewer is another. */
  readonly id: number;
  /** The question; `hidden` where the viewer may know only that one is asked. */
  readonly kind: Kind | 'hidden';
  readonly decline: 'may' | 'never';
  /** Are free actions possible before it is answered? */
  readonly window: 'open' | 'shut';
}

/** What is always true of a kind of decision. */
export interface DecisionTraits {
  /** Whose business the options and the answer are: of a `private` decision others know only what is revealed. */
  readonly options: 'public' | 'private';
  readonly decline: 'may' | 'never';
  readonly window: 'open' | 'shut';
  /** Is it asked always, or only if there is a choice? Where there is none, the engine answers, and tells of it. */
  readonly asked: 'always' | 'choice';
}

/** What is always true of a kind of free action. */
export interface FreeActionTraits {
  /** Whose business it is what can be done and what is: of a `private` one others know only what is revealed. */
  readonly options: 'public' | 'private';
}

/** What an action of one type says, and when it may be said. */
export interface ActionShape {
  /** Does it answer the decision of the same name, or is it a free action? */
  readonly role: 'answer' | 'free';
  /** May the decision be declined instead? */
  readonly decline: 'may' | 'never';
  /** What it says beside `type`, `seat` and `decision`. */
  readonly fields: ObjectDomain;
}

/** How a game ended. */
export interface Outcome {
  readonly winners: readonly Seat[];
  /** All seats, best first; seats that share a rank stand together. */
  readonly ranking: readonly (readonly Seat[])[];
  /** Why the game ended, as a code. */
  readonly reason: string;
  /** The rule that ended it, by its id in `docs/rules`. */
  readonly rule: string;
  /**
   * Points or payoffs, one for each seat, where the game counts any: more is better.
   *
   * @rule KER-9.1 Scores and standings have a finite figure for every seat.
   */
  readonly scores?: readonly number[];
  /** The figures that made the ranking, the first first: for a table at the end. See `rankedBy`. */
  readonly standings?: readonly Standing[];
}

/** The result of an action from outside: a new state with what happened, or the reason why not. */
export type Applied<State, Action, Event, Why, View = PositionView> =
  | {
      readonly ok: true;
      readonly state: State;
      readonly events: readonly Event[];
      /**
       * The action as it was understood: a fresh plain object, to keep or to send on. It does not name its decision: how many
       * a seat has taken is nobody else's business.
       */
      readonly action: Action;
      /** What each viewer saw after each event that it noticed; there for those who were named in `frames`. */
      readonly frames?: readonly FramesOf<View, Event>[];
    }
  | { readonly ok: false; readonly refusal: Why };

/** The first position of a game, with what happened on the way to it. */
export interface Begun<T extends GameTypes> {
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
  /** What each viewer who was named in `frames` saw after each event that it noticed. `before` is the empty table. */
  readonly frames?: readonly FramesOf<T['View'], T['Event']>[];
}

/** The result of an action from outside on a state of a game. */
export type AppliedTo<T extends GameTypes> = Applied<T['State'], T['Action'], T['Event'], T['Why'], T['View']>;

/** The luck of a simulation: its own seed, decisions from outside, or a given state of chance. Never the real luck by accident. */
export type SimulationChance = LuckSource;

/** The luck of a new game: a seed; or decisions from outside or a given state of chance, for tests and what-ifs. */
export type Luck = string | LuckSource;

/** A private copy of a game that changes in place: fast, and without protection against illegal actions. */
export interface Simulation<T extends GameTypes> {
  /** The copy itself. It changes with every step. */
  readonly state: T['State'];
  /** One for each seat that owes a decision; empty when the game is over. */
  pending(): readonly Decision<T['Ask']['ask']>[];
  /** Returns all that is legal now, as a frozen list, for one seat or for all that owe a decision: what `legalActions` of the game lists. */
  legalActions(seat?: Seat): readonly T['Action'][];
  /** Does a legal action. An illegal one leaves nonsense behind. */
  step(action: T['Action']): void;
  /**
   * Does a legal action, and leaves the work that it sets off to `work`: a `step` in pieces, to be forked in between. Until
   * that work is done the state is one in the middle of an action, in which nobody can decide anything.
   */
  start(action: T['Action']): void;
  /**
   * Does the next piece of the work that is left of an action: a step of the rules, or an answer that leaves no choice.
   * There is none left if it says `false`.
   */
  work(): boolean;
  /** What `run` gives, and what happens while it runs in this simulation and in those that were forked from it. */
  listen<Result>(run: () => Result): { readonly result: Result; readonly events: readonly T['Event'][] };
  /** How the game ended, if it has. */
  outcome(): Outcome | undefined;
  /** Another copy that goes its own way, with the same luck to come or with another. */
  fork(chance?: SimulationChance): Simulation<T>;
}

/**
 * A game: its rules behind one set of doors. Nothing in it changes; every position is a value.
 *
 * Every door refuses a state or a view of another ruleset with an error that names both.
 */
export interface Game<T extends GameTypes> {
  readonly id: string;
  readonly seats: Seating;
  /** The languages it speaks, as `explain` and `seatName` take them. */
  readonly locales: readonly string[];
  /** Names the rules, their version, and everything they were made from. */
  readonly ruleset: string;
  /** What is always true of each kind of decision. */
  readonly decisions: Readonly<Record<string, DecisionTraits>>;
  /** What is always true of each kind of free action. */
  readonly freeActions: Readonly<Record<string, FreeActionTraits>>;
  /** For each type of event, the parts of a view that it changes, if the rules declare them. */
  readonly changes?: Readonly<Record<string, readonly string[]>>;
  /** The parts of a view that change without being told, because they say how far the rules have come. */
  readonly progress: readonly string[];
  /** What each type of action says, as plain data; `actionSchema` makes a JSON Schema of it. */
  readonly actions: Readonly<Record<string, ActionShape>>;
  /** The first position. A bad config is an `EngineError` with the path of every fault. */
  setup(config: T['Config'], luck: Luck): T['State'];
  /** The first position, with what happened on the way to it: cards dealt, a first player drawn. */
  begin(config: T['Config'], luck: Luck, wishes?: FrameWishes): Begun<T>;
  /** One for each seat that owes a decision; empty when the game is over. */
  pending(at: T['State'] | T['View']): readonly Decision<T['Ask']['ask']>[];
  /**
   * Returns all that is legal now, as a frozen list; of a view, the viewer's. Each action names the decision it answers, so
   * that it is refused as stale if it comes in twice.
   */
  legalActions(at: T['State'] | T['View'], seat?: Seat): readonly T['Action'][];
  /** Why this is not legal now, or nothing if it is. Takes any value whatever, and never throws for one. */
  whyIllegal(at: T['State'] | T['View'], action: unknown, by?: Sender): T['Why'] | undefined;
  /** The position after a legal action; an illegal one throws `IllegalAction`. */
  reduce(state: T['State'], action: T['Action']): T['State'];
  /**
   * The position after an action from outside, with what happened; or why not. A server says `as` whom the action came in:
   * without it, the action's own `seat` is believed.
   */
  apply(state: T['State'], action: unknown, by?: Applying): AppliedTo<T>;
  /** What this viewer may know, as data of the state's shape. */
  view(state: T['State'], viewer: Viewer): T['View'];
  /**
   * Returns what is printed: whatever never changes during a game, such as boards and books of cards. It is the same for every
   * position of a game and for every viewer, and no view holds it. A game without such parts returns an empty object.
   * {@link withPrinted} lays it beside a view.
   *
   * @rule KER-5.14 What never changes during a game is in no view; the game returns it, once and for every viewer the same.
   */
  printed(at: T['State'] | T['View']): T['Printed'];
  /** The events as this viewer learns of them. */
  viewEvents(events: readonly T['Event'][], viewer: Viewer): readonly SeenEvent<T['Event']>[];
  /** A world that this viewer cannot tell from the real one. */
  determinize(view: T['View'], seed: string): T['State'];
  /** A private copy for search. */
  simulate(state: T['State'], options: { readonly chance: SimulationChance }): Simulation<T>;
  /** How the game ended, if it has. */
  outcome(at: T['State'] | T['View']): Outcome | undefined;
  /**
   * How the game ends now that these seats have left it, the first to leave first; nothing, if those who are left play on.
   * Where the rules of the game do not say, who leaves ranks last, and who is left alone has won.
   */
  outcomeAfter(state: T['State'], departures: readonly Departure[]): Outcome | undefined;
  /** What a seat is called: the game's own name for it where it has one, `seat 0` where it has none. */
  seatName(seat: Seat, options?: TellingOptions): string;
  /**
   * A sentence with the rule's figure, the player's figure and the rule id. Where it names somebody, `names` says how they
   * are called at this table.
   */
  explain(refusal: T['Why'], options?: TellingOptions): string;
  /** A state from outside, checked to the last corner; a bad one is an `EngineError` with the path of every fault. */
  restore(saved: unknown): T['State'];
  /** What is wrong with this state by the game's own invariants: each with its path, and with the invariant's name. */
  faults(state: T['State']): readonly Fault[];
}

/** The state of a game. */
export type StateOf<G> = G extends Game<infer T> ? T['State'] : never;
/** The view of a game. */
export type ViewOf<G> = G extends Game<infer T> ? T['View'] : never;
/** The actions of a game. */
export type ActionOf<G> = G extends Game<infer T> ? T['Action'] : never;
/** The events of a game. */
export type EventOf<G> = G extends Game<infer T> ? T['Event'] : never;
/** The config of a game. */
export type ConfigOf<G> = G extends Game<infer T> ? T['Config'] : never;
/** The refusals of a game. */
export type WhyOf<G> = G extends Game<infer T> ? T['Why'] : never;

/**
 * Carries out an action from outside, and returns what came of it or why it is refused. Whoever asks for frames by `by.frames` gets
 * them in the result.
 *
 * @example A whole game, by whatever is legal
 * {@includeCode ../../../test/guide/play-snails.test.ts#play}
 */
export function apply<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  action: unknown,
  by?: Applying,
): AppliedTo<T> {
  return givenGame(game).apply(state, action, by);
}

/** The result of several actions from outside: all of them, or the first refusal and which action it was about. */
export type AppliedAll<T extends GameTypes> =
  | {
      readonly ok: true;
      readonly state: T['State'];
      readonly events: readonly T['Event'][];
      readonly actions: readonly T['Action'][];
    }
  | { readonly ok: false; readonly refusal: T['Why']; readonly index: number };

/** Several actions or none: a whole plan at once. If one is refused, nothing has happened. */
export function applyAll<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  actions: readonly unknown[],
  by?: Sender,
): AppliedAll<T> {
  let now = state;
  const events: T['Event'][] = [];
  const understood: T['Action'][] = [];
  for (const [index, action] of givenList(actions, 'actions').entries()) {
    const applied = givenGame(game).apply(now, action, by);
    if (!applied.ok) return { ...applied, index };
    now = applied.state;
    events.push(...applied.events);
    understood.push(applied.action);
  }
  return { ok: true, state: now, events, actions: understood };
}

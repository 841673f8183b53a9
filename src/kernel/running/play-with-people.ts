import { EngineError, mustBeWhole } from '../basics/errors.ts';
import { givenGame, givenList, givenOptions } from '../basics/given.ts';
import type { Seat } from '../basics/seats.ts';
import type { Decision, Game, GameTypes, Outcome } from '../contract/game.ts';
import { audienceOf, type Concerned } from '../keeping/audience.ts';
import { advance, type Match, openMatch } from '../keeping/match.ts';
import { askBot, type Bot, illegalChoice, NODES, ownDecision } from './ask-bot.ts';
import type { Played, PlayOptions } from './play.ts';

/** What calls a match off: an `AbortSignal`, or whatever is like one. */
export interface Cancellation {
  readonly aborted: boolean;
  /** Has somebody told when the match is called off. */
  addEventListener(type: 'abort', listener: () => void): void;
  /** Has nobody told any more. */
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** What a person is asked. */
export interface Asked<T extends GameTypes> {
  readonly view: T['View'];
  readonly decision: Decision<T['Ask']['ask']>;
  readonly actions: readonly T['Action'][];
  /** Why the last answer to this was not taken, if there was one. */
  readonly refusal?: T['Why'];
  /** Closes the question when the match is called off, if that can be. */
  readonly signal?: Cancellation;
}

/** A player who takes time to answer: a person at a screen, or a bot in another thread. */
export interface Person<T extends GameTypes> {
  readonly name: string;
  /** One of the actions. Whoever gives another value is asked again, and told why. */
  decide(asked: Asked<T>): T['Action'] | PromiseLike<T['Action']>;
  /** Told of the opening, and of each action that this seat notices. */
  told?(what: Concerned<T>): void;
}

/** A match of people and bots. */
export interface PeopleOptions<T extends GameTypes> extends Omit<PlayOptions<T>, 'bots'> {
  /** One for each seat. */
  readonly players: readonly (Bot<T> | Person<T>)[];
  /** Calls the match off. */
  readonly signal?: Cancellation;
  /** Waited for before each move of a bot, so that others get their turn on the same thread. */
  readonly pause?: () => PromiseLike<void>;
}

/**
 * Plays a game between people and bots to its end. Bots play as in `play`. People who owe something at the same time are asked
 * at the same time, and each answers when it likes.
 *
 * @example A person against a bot
 * {@includeCode ../../../test/kernel/running/play-with-people.test.ts#person}
 *
 * @rule KER-14.2 Seats that decide at once are asked at once; who gives no legal answer is told why, and asked again.
 * @rule KER-14.3 A match that is called off ends with an error at once, and nobody is asked any more.
 */
export async function playWithPeople<T extends GameTypes>(
  game: Game<T>,
  options: PeopleOptions<NoInfer<T>>,
): Promise<Played<T>> {
  const { most = 100_000, ...given } = givenOptions(options);
  mustBeWhole('nodes', given.nodes ?? NODES);
  mustBeWhole('most', most);
  const table = new PeopleTable<T>(givenGame(game), given);
  try {
    for (let taken = 0; ; taken++) {
      const { outcome } = table;
      if (outcome !== undefined) return { outcome, state: table.match.state, record: table.match.record };
      if (taken === most) throw new EngineError('game/endless', `The game was not over after ${most} decisions.`);
      await table.move();
    }
  } finally {
    table.close();
  }
}

interface Answer {
  readonly seat: Seat;
  readonly action: unknown;
}

class PeopleTable<T extends GameTypes> {
  match: Match<T>;
  readonly #game: Game<T>;
  readonly #options: PeopleOptions<T>;
  /** The questions that are open, by seat. */
  readonly #open = new Map<Seat, Promise<Answer>>();
  readonly #cancelled: Promise<never>;
  #cancel: () => void = () => undefined;

  constructor(game: Game<T>, options: PeopleOptions<T>) {
    this.#game = game;
    this.#options = options;
    this.match = openMatch<T>(game, options.config, options.seed);
    const seats = this.match.state.decisions.length;
    if (givenList(options.players, 'players').length !== seats) {
      const message = `The game has ${seats} seats; ${options.players.length} players were given.`;
      throw new EngineError('bots/wrong-number', message);
    }
    this.#cancelled = new Promise((_, reject) => {
      this.#cancel = () => reject(calledOff());
    });
    // It is raced against the answers; where nothing waits, `move` looks itself.
    this.#cancelled.catch(() => undefined);
    options.signal?.addEventListener('abort', this.#cancel);
    for (const viewer of this.match.state.decisions.keys()) {
      const events = game.viewEvents(this.match.events, viewer);
      this.#person(viewer)?.told?.({ viewer, view: game.view(this.match.state, viewer), events });
    }
  }

  get outcome(): Outcome | undefined {
    return this.#game.outcome(this.match.state);
  }

  close(): void {
    this.#options.signal?.removeEventListener('abort', this.#cancel);
  }

  /** The next move of somebody: of a bot, if one owes any, otherwise of the person who answers first. */
  async move(): Promise<void> {
    const owing = this.#game.pending(this.match.state).map(({ seat }) => seat);
    const bot = owing.find((seat) => this.#person(seat) === undefined);
    if (bot !== undefined) await this.#options.pause?.();
    if (this.#options.signal?.aborted === true) throw calledOff();
    if (bot !== undefined) return this.#moveOfBot(bot);
    for (const seat of owing) if (!this.#open.has(seat)) this.#ask(seat);
    const { seat, action } = await Promise.race([...this.#open.values(), this.#cancelled]);
    this.#open.delete(seat);
    const refusal = this.#advance(seat, action);
    if (refusal !== undefined) this.#ask(seat, refusal);
  }

  #person(seat: Seat): Person<T> | undefined {
    const player = this.#options.players[seat] as Bot<T> | Person<T>;
    return 'decide' in player ? player : undefined;
  }

  #moveOfBot(seat: Seat): void {
    const { botSeed = 'bots', nodes = NODES, players } = this.#options;
    const bot = players[seat] as Bot<T>;
    const view = this.#game.view(this.match.state, seat);
    const refusal = this.#advance(seat, askBot<T>(this.#game, bot, view, { seed: botSeed, nodes }));
    if (refusal !== undefined) throw illegalChoice(this.#game, bot.name, refusal);
  }

  #ask(seat: Seat, refusal?: T['Why']): void {
    const { signal } = this.#options;
    const view = this.#game.view(this.match.state, seat);
    const asked: Asked<T> = {
      view,
      decision: ownDecision(this.#game, view),
      actions: this.#game.legalActions(view),
      ...(refusal === undefined ? {} : { refusal }),
      ...(signal === undefined ? {} : { signal }),
    };
    const answered = async (): Promise<Answer> => ({ seat, action: await this.#person(seat)?.decide(asked) });
    this.#open.set(seat, answered());
  }

  /** The match with this action, or why not. */
  #advance(seat: Seat, said: unknown): T['Why'] | undefined {
    const before = this.match;
    const done = advance<T>(this.#game, before, said, { as: seat });
    if (!done.ok) return done.refusal;
    this.match = done.state;
    const { action, events, state } = done;
    this.#options.onAction?.({ action, events, state: state.state });
    for (const concerned of audienceOf<T>(this.#game, before, done)) {
      if (concerned.viewer !== 'spectator') this.#person(concerned.viewer)?.told?.(concerned);
    }
    return undefined;
  }
}

function calledOff(): EngineError {
  return new EngineError('play/cancelled', 'The match was called off before its end.');
}

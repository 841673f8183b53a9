import {
  EngineError,
  freezeAll,
  type Game,
  type GameRecord,
  type GameTypes,
  givenGame,
  givenOptions,
  invalidOption,
  named,
  type Outcome,
  type Seat,
  type Viewer,
} from '../kernel/index.ts';
import { BotTurns } from './bot-turns.ts';
import type { Connection } from './connections.ts';
import { beginning } from './head.ts';
import { Hearing } from './hearing.ts';
import { Inbox } from './inbox.ts';
import { givenSince, type SeatAtTable, type TableMessage } from './messages.ts';
import type { ConnectOptions, Place, Table, TableOptions } from './options.ts';
import { Proceedings } from './proceedings.ts';

/**
 * Opens a table for a game, or goes on with one where its log ends.
 *
 * It has no transport, no timers and no storage: it is told who is there and what they say, and calls what it was given.
 *
 * @example A table for two people and a bot
 * {@includeCode ../../test/guide/run-a-server.test.ts#table}
 */
export function openTable<T extends GameTypes>(game: Game<T>, options: TableOptions<NoInfer<T>>): Table<T> {
  return Object.freeze(new HostedTable<T>(givenGame(game), checked(givenOptions(options))));
}

class HostedTable<T extends GameTypes> implements Table<T> {
  static {
    freezeAll(HostedTable);
  }

  readonly #proceedings: Proceedings<T>;
  readonly #hearing: Hearing<T>;
  readonly #bots: BotTurns<T>;
  readonly #inbox = new Inbox();

  constructor(game: Game<T>, options: TableOptions<T>) {
    const begun = beginning(game, options);
    this.#proceedings = new Proceedings(game, options, begun, this.#inbox);
    this.#hearing = new Hearing(this.#proceedings);
    this.#bots = new BotTurns(this.#proceedings, this.#inbox, () => this.#goOn());
    this.#inbox.hear(() => {
      this.#proceedings.begin(begun.log);
      this.#goOn();
    });
  }

  get seats(): readonly SeatAtTable[] {
    return this.#proceedings.seats;
  }

  get outcome(): Outcome | undefined {
    return this.#proceedings.course.outcome;
  }

  get record(): GameRecord<T> {
    return this.#proceedings.course.match.record;
  }

  get deadline(): number | undefined {
    const { clocks, timed } = this.#proceedings;
    const deadlines = [clocks?.deadline(timed), this.#bots.deadline].filter((time) => time !== undefined);
    return deadlines.length > 0 ? Math.min(...deadlines) : undefined;
  }

  connect(viewer: Viewer, send: (message: TableMessage<T>) => void, options: ConnectOptions = {}): Place {
    const { game, course } = this.#proceedings;
    const { since, locale, views = 'patched', answers = false } = givenOptions(options);
    if (views !== 'patched' && views !== 'whole') throw invalidOption('views', "'patched' or 'whole'", views);
    if (typeof answers !== 'boolean') throw invalidOption('answers', 'true or false', answers);
    // KER-14.19: a viewer who is nobody here, or a language that nobody speaks, is refused before anything is done.
    game.view(course.match.state, viewer);
    game.seatName(0, { locale });
    const connection: Connection<T> = {
      viewer,
      locale,
      views,
      answers,
      isGone: false,
      send: mustBeCalled(send, 'send'),
    };
    this.#inbox.hear(() => this.#welcome(connection, givenSince(since)));
    return Object.freeze({
      say: Object.freeze((message: unknown) => this.#inbox.hear(() => this.#hear(connection, message))),
      why: Object.freeze((message: unknown) => this.#hearing.why(connection, message)),
      leave: Object.freeze(() => this.#inbox.hear(() => this.#part(connection))),
    });
  }

  tick(): void {
    this.#inbox.hear(() => this.#lookAtClocks());
  }

  forfeit(seat: Seat): void {
    const { course, players } = this.#proceedings;
    const seats = players.names.length;
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats) {
      throw new EngineError('seat/unknown', `There is no seat ${named(seat)} at this table of ${seats}.`);
    }
    this.#inbox.hear(() => {
      const isPlaying = course.outcome === undefined && !course.hasLeft(seat);
      if (isPlaying && !this.#proceedings.isClosed) this.#proceedings.leaveGame(seat, 'forfeit');
      this.#goOn();
    });
  }

  #welcome(connection: Connection<T>, since: number): void {
    this.#proceedings.connections.add(connection);
    this.#proceedings.tellSince(connection, since, connection.answers);
    if (this.#proceedings.isClosed) return;
    this.#proceedings.tellSeats(connection);
    this.#hearing.welcome(connection);
  }

  #part(connection: Connection<T>): void {
    if (this.#proceedings.connections.remove(connection)) this.#proceedings.tellSeats();
  }

  #hear(connection: Connection<T>, message: unknown): void {
    // Who has run out of time has nothing to say any more.
    this.#lookAtClocks();
    this.#hearing.hear(connection, message);
    this.#goOn();
  }

  #lookAtClocks(): void {
    const { clocks, course, isClosed, timed } = this.#proceedings;
    if (isClosed) return;
    this.#bots.lookAtClock();
    for (const seat of timed) {
      if ((clocks?.left[seat] ?? 1) <= 0 && course.outcome === undefined) this.#proceedings.leaveGame(seat, 'timeout');
    }
    this.#goOn();
  }

  #goOn(): void {
    this.#hearing.lookAtConsent();
    this.#bots.ask();
  }
}

function checked<T extends GameTypes>(options: TableOptions<T>): TableOptions<T> {
  const { botClock, keep, later, log = '', onFault, seats, undo = 'open' } = options;
  mustBeCalled(onFault, 'onFault');
  for (const [name, given] of Object.entries({ keep, later })) if (given !== undefined) mustBeCalled(given, name);
  if (typeof log !== 'string') throw invalidOption('log', 'a text', log);
  if (!Array.isArray(seats)) throw invalidOption('seats', 'a list', seats);
  if (botClock !== undefined) {
    mustBeCalled(botClock.now, 'botClock.now');
    if (!(botClock.limit > 0)) throw invalidOption('botClock.limit', 'a time', botClock.limit);
  }
  if (undo !== 'open' && undo !== 'quiet') throw invalidOption('undo', "'open' or 'quiet'", undo);
  return options;
}

function mustBeCalled<Call>(call: Call, option: string): Call {
  if (typeof call === 'function') return call;
  throw invalidOption(option, 'a function', call);
}

import type { GameRecord, GameTypes, LocaleTag, MatchLuck, Outcome, Seat, Viewer } from '../kernel/index.ts';
import type { BotClock, TableClock } from './clocks.ts';
import type { SeatAtTable, TableMessage } from './messages.ts';
import type { Program, SeatOptions } from './players.ts';

/** What a table is opened with. */
export interface TableOptions<T extends GameTypes> {
  /**
   * All that was kept of this table before: it goes on from there, and has the config, the luck and the seats that it was
   * opened with. A new table, if there is nothing.
   */
  readonly log?: string;
  readonly config: T['Config'];
  /** The luck of the game: a seed that nobody can guess. */
  readonly luck: string | MatchLuck;
  /** One for each seat. */
  readonly seats: readonly SeatOptions<T>[];
  /** Bots that a log may name, beside those of `seats`. */
  readonly bots?: readonly Program<T>[];
  /** The luck of the bots; from that of the game, if not said, in a way that cannot be reversed. */
  readonly botSeed?: string;
  /** How many nodes a bot may spend on a decision; 2,000 if not said. */
  readonly nodes?: number;
  /** Plays on for whoever has left; at random, if there is none. */
  readonly substitute?: Program<T>;
  /** What may be taken back: also what others have seen, if they agree (`open`, if not said), or only what they have not. */
  readonly undo?: 'open' | 'quiet';
  /** Clocks for people. */
  readonly clock?: TableClock;
  /** How long a bot that answers later may take for a decision. Without this, one that never answers stalls its table. */
  readonly botClock?: BotClock;
  /**
   * Appends this text, some whole lines, to the log. Nobody is told of what stands there before this has returned, or, if it
   * gives a promise, before that is fulfilled. Meanwhile the game goes on, and what happens is kept together the next time.
   *
   * `offset` is where the text belongs: the length of the log before it. If the log is longer by now, another table writes to it,
   * too: throw, or reject, and the table is closed.
   */
  readonly keep?: (text: string, offset: number) => unknown;
  /** Does something later, once for each decision of a bot, such as `setImmediate`; at once, if not said. */
  readonly later?: (run: () => void) => void;
  /** Told of what went wrong and is no player's business. */
  readonly onFault: (fault: TableFault) => void;
}

/** Something that went wrong. */
export type TableFault =
  /** A bot threw, or chose what it may not; its seat has left the game, unless it was a substitute. */
  | { readonly what: 'bot'; readonly seat: Seat; readonly bot: string; readonly error: unknown }
  /** Something could not be kept. The table is closed; open it again from its log. */
  | { readonly what: 'keep'; readonly error: unknown }
  /** Somebody could not be told something; the connection counts as gone. */
  | { readonly what: 'send'; readonly viewer: Viewer; readonly error: unknown };

/** How somebody is connected. */
export interface ConnectOptions {
  /** The number of the last message that it has had; whatever is no such number counts as none. */
  readonly since?: unknown;
  /** The language of refusals (default: English). */
  readonly locale?: LocaleTag;
  /**
   * How it is told what happens: by patches, event by event (default), or with the `whole` view each time. Either way the first
   * message has the whole view.
   */
  readonly views?: 'patched' | 'whole';
  /**
   * Whether it is a page without rules (default: no). It gets the legal answers with each decision that it owes, and what is printed with
   * its first whole view.
   */
  readonly answers?: boolean;
}

/** A connection to a table. */
export interface Place {
  /** Takes whatever came in from there. It is answered through the connection, and never throws. */
  say(message: unknown): void;
  /** Why this would be refused if it were said now, for a button that says so before it is pressed; nothing, if it would be done. */
  why(message: unknown): Extract<TableMessage, { readonly tell: 'refused' }> | undefined;
  /** The connection is gone: it is told nothing more, and nothing that it says is done. The seat is not: it may come back. */
  leave(): void;
}

/** A game with people, bots and spectators around it. */
export interface Table<T extends GameTypes> {
  readonly seats: readonly SeatAtTable[];
  /** How the game ended, if it has: by its rules, or because seats have left it. */
  readonly outcome: Outcome | undefined;
  /** The record of the game. It holds every secret: for the server only, until the game is over. */
  readonly record: GameRecord<T>;
  /** When somebody runs out of time, a bot too, by the clock of the table: call `tick` then. */
  readonly deadline: number | undefined;
  /**
   * Lets somebody whom the caller has recognised take a seat, or watch. Anybody else is an error. Where everything is kept, the
   * first message is sent before this returns.
   */
  connect(viewer: Viewer, send: (message: TableMessage<T>) => void, options?: ConnectOptions): Place;
  /** Looks at the clocks of people and bots. */
  tick(): void;
  /** Takes a seat out of the game, whose player does not come back. */
  forfeit(seat: Seat): void;
}

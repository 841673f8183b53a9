import { type Contender, contenderOf } from '../bots/index.ts';
import { attempt, type Bot, EngineError, type Game, type GameTypes, named, type Seat } from '../kernel/index.ts';
import type { Participant } from './tournament.ts';

/** A seat of a game of a tournament, and what a bot has there. */
export interface Sitting {
  readonly seat: Seat;
  readonly seats: number;
  /** The luck of the bots of this game. Nothing of the game's own follows from it. */
  readonly seed: string;
  readonly nodes: number;
  /**
   * Which of the games of its deal this is, from 0. They share their luck: whoever remembers one of them knows cards of the others.
   * So a process that outlives a game plays games with one such number, and another process those with another.
   */
  readonly gameOfDeal: number;
}

/** Whoever plays on a seat, for one game. */
export interface Sitter<T extends GameTypes> extends Contender<T> {
  /** Told when the game is over, however it ended. */
  leave?(): void;
}

/** A bot that is made anew for every game, and may remember what happened in it. */
export interface MadeBot<T extends GameTypes> extends Participant {
  /** The bot, for one seat of one game. */
  make(): Bot<T>;
}

/** Somebody who is asked elsewhere: in another thread, in another process, over a network. */
export interface Guest<T extends GameTypes> extends Participant {
  /** Sits down for one game: nothing of a game is left over in the next. */
  sit(at: Sitting): Sitter<T>;
}

/**
 * Who takes part in a tournament: a bot, one that is made anew for every game, or somebody who is asked elsewhere. A bot that is
 * one object should remember nothing between games.
 */
export type Entry<T extends GameTypes> = (Bot<T> & Participant) | MadeBot<T> | Guest<T>;

/** How an entry sits down; what is none is an `EngineError`. */
export function sitterOf<T extends GameTypes>(game: Game<T>, entry: Entry<T>): Guest<T>['sit'] {
  if (has(entry, 'sit')) return (at) => (entry as Guest<T>).sit(at);
  if (has(entry, 'make'))
    return ({ seed, nodes }) => contenderOf<T>(game, (entry as MadeBot<T>).make(), { seed, nodes });
  if (has(entry, 'choose')) return ({ seed, nodes }) => contenderOf<T>(game, entry as Bot<T>, { seed, nodes });
  throw new EngineError('argument/invalid', `A bot is needed here; ${named(entry)} is none.`);
}

const has = (entry: unknown, method: string): boolean =>
  typeof attempt(() => (entry as Readonly<Record<string, unknown>>)[method]) === 'function';

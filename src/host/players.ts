import { type AnyBot, randomBot } from '../bots/index.ts';
import { askBot, type Bot, type BotMeans, EngineError, type Game, type GameTypes, type Seat } from '../kernel/index.ts';
import type { LoggedSeat } from './log.ts';

/** A bot that is asked somewhere else, in another thread or process: there, `askBot` answers what this is asked. */
export interface RemoteBot<T extends GameTypes> {
  readonly name: string;
  /** What the bot does, seeing this. */
  ask(view: T['View'], means: Required<BotMeans>): PromiseLike<T['Action']>;
}

/** A program that plays a seat. */
export type Program<T extends GameTypes> = Bot<T> | RemoteBot<T> | AnyBot;

/** A seat of a new table. */
export interface SeatOptions<T extends GameTypes> {
  readonly name: string;
  /** The bot that plays here; a person does, if there is none. */
  readonly bot?: Program<T>;
}

/**
 * Who plays at a table, seat by seat.
 *
 * @rule KER-14.21 Everybody at a table is told who sits there.
 */
export class Players<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #seats: readonly LoggedSeat[];
  readonly #programs: (Program<T> | undefined)[];

  constructor(game: Game<T>, seats: readonly LoggedSeat[], bots: readonly Program<T>[]) {
    this.#game = game;
    this.#seats = seats;
    this.#programs = seats.map(({ bot }) => (bot === undefined ? undefined : namedBot(bots, bot)));
  }

  get names(): readonly string[] {
    return this.#seats.map(({ name }) => name);
  }

  /** The program that plays here, if one does. */
  programOf(seat: Seat): Program<T> | undefined {
    return this.#programs[seat];
  }

  substitute(seat: Seat, program: Program<T> = randomBot): void {
    this.#programs[seat] = program;
  }

  /** What the program on this seat chooses, now or later. */
  move(seat: Seat, view: T['View'], means: Required<BotMeans>): T['Action'] | PromiseLike<T['Action']> {
    const program = this.#programs[seat] ?? randomBot;
    return 'ask' in program ? program.ask(view, means) : askBot<T>(this.#game, program, view, means);
  }
}

function namedBot<T extends GameTypes>(bots: readonly Program<T>[], name: string): Program<T> {
  const bot = bots.find((each) => each.name === name);
  if (bot !== undefined) return bot;
  throw new EngineError('argument/invalid', `The bot '${name}' plays at this table, and is not among those given.`);
}

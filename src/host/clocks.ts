import { invalidOption, type Seat } from '../kernel/index.ts';

/** The time that people have. What it is counted in is the caller's affair: nothing here looks at a clock of its own. */
export interface TableClock {
  /** What time it is. */
  now(): number;
  /** How much time each seat begins with. */
  readonly reserve: number;
  /** How much it gets whenever it owes nothing any more; 0 if not said. */
  readonly increment?: number;
}

/** How long bots that answer later may take. What it is counted in is the caller's affair, as with the clock for people. */
export interface BotClock {
  /** What time it is. */
  now(): number;
  /** How long a bot may take for a decision. */
  readonly limit: number;
}

/**
 * The clocks of a table. One runs for the whole time in which its seat owes something, however many decisions that is: one that
 * stopped at each of them would betray how far a secret plan is.
 *
 * @rule KER-14.17 A clock runs as long as its seat owes something.
 */
export class Clocks {
  readonly #clock: TableClock;
  #left: number[];
  /** Since when each clock runs. */
  readonly #since: (number | undefined)[];

  constructor(clock: TableClock, seats: number) {
    const { reserve, increment = 0 } = clock;
    if (!(reserve > 0)) throw invalidOption('clock.reserve', 'a time', reserve);
    if (!(increment >= 0)) throw invalidOption('clock.increment', 'a time', increment);
    this.#clock = clock;
    this.#left = Array.from({ length: seats }, () => reserve);
    this.#since = Array.from({ length: seats }, () => undefined);
  }

  /** How much time each seat has left now. */
  get left(): readonly number[] {
    const now = this.#clock.now();
    return this.#left.map((left, seat) => left - (now - (this.#since[seat] ?? now)));
  }

  /** When the first of these seats runs out of time. */
  deadline(seats: readonly Seat[]): number | undefined {
    const now = this.#clock.now();
    const { left } = this;
    const times = seats.map((seat) => now + (left[seat] ?? 0)).filter(Number.isFinite);
    return times.length > 0 ? Math.min(...times) : undefined;
  }

  /** Puts the clocks where a log says they were, when those of these seats ran. */
  set(left: readonly number[], seats: readonly Seat[]): void {
    this.#left = [...left];
    this.#since.fill(undefined);
    this.run(seats);
  }

  /** Lets the clocks of these seats run, and no others. */
  run(seats: readonly Seat[]): void {
    const now = this.#clock.now();
    const { increment = 0 } = this.#clock;
    for (const [seat, since] of this.#since.entries()) {
      if (seats.includes(seat)) this.#since[seat] ??= now;
      else if (since !== undefined) {
        this.#left[seat] = (this.#left[seat] ?? 0) - (now - since) + increment;
        this.#since[seat] = undefined;
      }
    }
  }
}

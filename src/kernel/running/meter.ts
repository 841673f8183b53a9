import { EngineError } from '../basics/errors.ts';
import { freezeAll } from '../basics/plain.ts';
import type { Seat } from '../basics/seats.ts';
import type { Decision, GameTypes, Outcome, Simulation, SimulationChance } from '../contract/game.ts';

/** How many nodes are left to whoever searches. */
export interface Meter {
  /** Who searches, for the error. */
  readonly name: string;
  readonly nodes: number;
  taken: number;
}

/** A simulation that counts its steps, and those of its forks, and refuses the one that is too many. */
export function metered<T extends GameTypes>(simulation: Simulation<T>, meter: Meter): Simulation<T> {
  return new MeteredSimulation(simulation, meter);
}

class MeteredSimulation<T extends GameTypes> implements Simulation<T> {
  // What all bots call takes no function of one of them.
  static {
    freezeAll(MeteredSimulation);
  }

  readonly state: T['State'];
  // Private to the language, not only to the compiler: from a turn nothing can be reached but what it shows.
  readonly #inner: Simulation<T>;
  readonly #meter: Meter;

  constructor(inner: Simulation<T>, meter: Meter) {
    this.state = inner.state;
    this.#inner = inner;
    this.#meter = meter;
  }

  pending(): readonly Decision<T['Ask']['ask']>[] {
    return this.#inner.pending();
  }

  legalActions(seat?: Seat): readonly T['Action'][] {
    return this.#inner.legalActions(seat);
  }

  step(action: T['Action']): void {
    this.#pay();
    this.#inner.step(action);
  }

  start(action: T['Action']): void {
    this.#pay();
    this.#inner.start(action);
  }

  work(): boolean {
    return this.#inner.work();
  }

  #pay(): void {
    const meter = this.#meter;
    // KER-7.2: a step that the budget does not pay for is an error that names the bot.
    if (meter.taken >= meter.nodes) {
      throw new EngineError(
        'bot/over-budget',
        `The bot '${meter.name}' has ${meter.nodes} nodes for a decision, and wanted one more.`,
      );
    }
    meter.taken += 1;
  }

  listen<Result>(run: () => Result): { readonly result: Result; readonly events: readonly T['Event'][] } {
    return this.#inner.listen(run);
  }

  outcome(): Outcome | undefined {
    return this.#inner.outcome();
  }

  fork(chance?: SimulationChance): Simulation<T> {
    return new MeteredSimulation(this.#inner.fork(chance), this.#meter);
  }
}

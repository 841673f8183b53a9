import { freezeAll } from '../basics/plain.ts';
import type { Seat } from '../basics/seats.ts';
import { type Decide, decidedBy, type GivenLuck, luckOf } from '../chance/chance.ts';
import type { Ask } from '../contract/agenda.ts';
import { listen } from '../contract/events.ts';
import type { BaseAction, Decision, GameTypes, Outcome, Simulation, SimulationChance } from '../contract/game.ts';
import type { Rules } from '../contract/rules.ts';
import { carryOut, type Fuse, newFuse, start, workOn } from './engine.ts';
import { asksToAnswer, askWithoutChoice, forcedAmong, listedOptions, onlyAsk, pendingDecisions } from './legal.ts';
import type { Changing, Engine } from './tables.ts';

/** What simulations are played by. */
export interface Table<T extends GameTypes> {
  readonly rules: Pick<Rules<T>, 'streams' | 'outcome' | 'clone'>;
  readonly engine: Engine;
}

/**
 * A private copy of a position that changes in place: the same rules as in `reduce`, run on a copy of the same kind.
 *
 * @rule KER-4.4 A simulation has the luck it is given, never the real luck unasked.
 */
export function simulationOf<T extends GameTypes>(
  table: Table<T>,
  state: T['State'],
  chance: SimulationChance,
): Simulation<T> {
  const { rules } = table;
  return new DirectSimulation(table, rules.clone(state), luckOf(chance, rules.streams));
}

// Bots hold simulations. The rules, which the game itself runs on, are out of their reach, and so are the methods that
// other bots call: whoever could put another function there would see more than its own view.
class DirectSimulation<T extends GameTypes> implements Simulation<T> {
  static {
    freezeAll(DirectSimulation);
  }

  readonly state: T['State'];
  // The same object, as the kernel changes it: here the types of the game are erased.
  readonly #changing: Changing;
  readonly #table: Table<T>;
  readonly #decide: Decide | undefined;
  // The options of the seat that is asked, once they have been listed; a step forgets them.
  #listed: readonly T['Action'][] | undefined;
  // The same of each seat that is asked at once with others: an answer forgets those of its own seat only (KER-3.2).
  #shared: unknown;
  readonly #listedOf: (readonly T['Action'][] | undefined)[] = [];
  // How much work an action may still set off that was started and is not yet carried out to its end.
  #fuse: Fuse | undefined;

  constructor(table: Table<T>, copy: T['State'], luck: GivenLuck | Decide | undefined) {
    this.#table = table;
    this.state = copy;
    this.#changing = copy as unknown as Changing;
    if (typeof luck === 'object') this.#changing.chance = luck.chance;
    this.#decide = typeof luck === 'object' ? luck.decide : luck;
  }

  pending(): readonly Decision<T['Ask']['ask']>[] {
    return pendingDecisions(this.#table.engine, this.state) as Decision<T['Ask']['ask']>[];
  }

  legalActions(seat?: Seat): readonly T['Action'][] {
    const only = onlyAsk(this.state);
    if (only !== undefined) return seat === undefined || seat === only.seat ? this.#optionsOf(only) : [];
    const asks = asksToAnswer(this.state).filter((ask) => seat === undefined || seat === ask.seat);
    return Object.freeze(asks.flatMap((ask) => this.#optionsBeside(ask)));
  }

  step(action: T['Action']): void {
    if (this.#decide === undefined) this.#carryOut(action);
    else decidedBy(this.#decide, this.#changing, () => this.#carryOut(action));
  }

  start(action: T['Action']): void {
    const fuse = newFuse();
    this.#fuse = fuse;
    this.#onward(() => this.#start(action, fuse));
  }

  work(): boolean {
    return this.#onward(() => this.#work());
  }

  listen<Result>(run: () => Result): { readonly result: Result; readonly events: readonly T['Event'][] } {
    return listen(run);
  }

  outcome(): Outcome | undefined {
    return this.state.agenda.length === 0 ? this.#table.rules.outcome(this.state) : undefined;
  }

  fork(chance?: SimulationChance): Simulation<T> {
    const { rules } = this.#table;
    const luck = chance === undefined ? this.#decide : luckOf(chance, rules.streams);
    const fork = new DirectSimulation<T>(this.#table, rules.clone(this.state), luck);
    if (this.#fuse !== undefined) fork.#fuse = { ...this.#fuse };
    return fork;
  }

  #start(action: BaseAction, fuse: Fuse): true {
    start(this.#table.engine, this.#changing, action, fuse);
    this.#forget(action);
    return true;
  }

  #work(): boolean {
    const { engine } = this.#table;
    const state = this.#changing;
    const fuse = this.#fuse;
    if (fuse === undefined) return false;
    this.#listed = undefined;
    this.#listedOf.length = 0;
    if (workOn(engine, state, fuse)) return true;
    const answer = this.#forced();
    if (answer !== undefined) return this.#start(answer, fuse);
    this.#fuse = undefined;
    return false;
  }

  #onward(piece: () => boolean): boolean {
    if (this.#decide === undefined) return piece();
    let isDone = false;
    decidedBy(this.#decide, this.#changing, () => {
      isDone = piece();
    });
    return isDone;
  }

  #carryOut(action: T['Action']): void {
    const { engine } = this.#table;
    const state = this.#changing;
    const fuse = newFuse();
    let answer: BaseAction | undefined = action;
    while (answer !== undefined) {
      carryOut(engine, state, answer, fuse);
      this.#forget(answer);
      answer = this.#forced();
    }
  }

  #forced(): BaseAction | undefined {
    const ask = askWithoutChoice(this.#table.engine, this.state);
    if (ask === undefined) return undefined;
    const options = this.#optionsOf(ask);
    return forcedAmong(ask, options[0], options[1]);
  }

  #forget({ seat }: BaseAction): void {
    this.#listed = undefined;
    this.#listedOf[seat] = undefined;
  }

  #optionsOf(ask: Ask): readonly T['Action'][] {
    this.#listed ??= this.#list(ask);
    return this.#listed;
  }

  #optionsBeside(ask: Ask): readonly T['Action'][] {
    const { agenda } = this.state;
    const shared = agenda[agenda.length - 1];
    if (this.#shared !== shared) {
      this.#shared = shared;
      this.#listedOf.length = 0;
    }
    const listed = this.#listedOf[ask.seat] ?? this.#list(ask);
    this.#listedOf[ask.seat] = listed;
    return listed;
  }

  #list(ask: Ask): readonly T['Action'][] {
    return listedOptions(this.#table.engine, this.state, ask);
  }
}

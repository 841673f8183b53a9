import {
  type Ask,
  attempt,
  type BaseAction,
  type GameTypes,
  isSamePlain,
  type Seat,
  type Simulation,
} from '../kernel/index.ts';
import { type Pause, short, unnumbered, uphold } from './law.ts';

/** How many sequences of free actions are tried at one moment, and how many of them follow each other. */
const SEQUENCES = 6;
const IN_A_ROW = 3;
/** How many answers a free action may ask for before it is over. */
const ASKED_BETWEEN = 8;
/** How many steps in a row may change nothing but the agenda before a decision comes up. */
const IDLE = 20;

/**
 * Tries free actions wherever the engine is about to skip a decision of the seat that acts: a decision that comes up after
 * them, and not without them, was skipped too early.
 *
 * @rule KER-8.7 What the engine skips as impossible stays impossible after up to three free actions of that moment.
 */
export function nothingTooEarly<T extends GameTypes>(pause: Pause<T>): void {
  const { game, state, action, windows, tally, freely } = pause;
  const { seat } = action;
  const own = [...(windows.get(seat)?.values() ?? [])];
  if (own.length === 0 || Object.keys(game.freeActions).length === 0) return;
  const simulation = game.simulate(state, { chance: state.chance });
  const moments = [...momentsOf(simulation, action)];
  if (freely === 'at-decisions' && !isAskedFreely(simulation, seat)) return;
  for (const moment of moments) {
    const without = whatIsAhead(moment.fork());
    for (let nth = 0; nth < SEQUENCES; nth++) {
      const tried = afterFreeActions(pause, moment, own);
      if (tried === undefined) break;
      tally.freely += 1;
      const { done, decision } = tried;
      const isMissed = decision.isPossible && decision.seat === seat && isPassedOver(decision, without);
      uphold('nothing-too-early', !isMissed, () => {
        const instead = without.kind === undefined ? 'skipped' : `passed over for '${without.kind}'`;
        return `after ${short(action)} '${decision.kind}' is ${instead}, and it would be possible after ${short(done)}`;
      });
    }
  }
}

/** The game right after this action, and after each piece of the work that it sets off. */
function* momentsOf<T extends GameTypes>(simulation: Simulation<T>, action: T['Action']): Generator<Simulation<T>> {
  simulation.start(action);
  do yield simulation.fork();
  while (simulation.work());
}

/** Is a seat asked now, and may it do something else before it answers? */
function isAskedFreely<T extends GameTypes>(simulation: Simulation<T>, seat: Seat): boolean {
  return simulation.pending().some((asked) => asked.seat === seat && asked.window === 'open');
}

/** What the engine comes to by steps that change nothing but the agenda: a decision, or a step that does something. */
interface Ahead {
  /** Whom it asks, and what; undefined where something happens before anybody is asked. */
  readonly seat?: Seat;
  readonly kind?: string;
  /** Can the decision be answered otherwise than by declining? */
  readonly isPossible: boolean;
  /** Is there anything to choose, a free action included? Otherwise the engine declines. */
  readonly isOpen: boolean;
  /** How many steps it took, and how much of the agenda they left untouched. */
  readonly steps: number;
  readonly untouched: number;
}

const NOTHING_AHEAD: Ahead = { isPossible: false, isOpen: false, steps: 0, untouched: 0 };

/** Has the engine come past the work that leads to this decision, without asking it? */
function isPassedOver(decision: Ahead, without: Ahead): boolean {
  if (without.untouched > decision.untouched) return false;
  if (without.seat === decision.seat && without.kind === decision.kind) return !without.isOpen;
  // A step that asks where there is a choice, and does the only thing that is possible where there is none, skips nothing.
  return without.kind !== undefined || without.steps > 0 || decision.steps > 1;
}

function whatIsAhead<T extends GameTypes>(simulation: Simulation<T>): Ahead {
  let untouched = simulation.state.agenda.length;
  for (let steps = 0; steps < IDLE; steps++) {
    const [asked, ...others] = simulation.pending();
    if (asked !== undefined && others.length === 0) {
      const { seat, kind } = asked;
      const options = simulation.legalActions(seat);
      const isPossible = options.some((option) => option.type === kind && !('decline' in option));
      return { seat, kind, isPossible, isOpen: isPossible || options.length > 1, steps, untouched };
    }
    const before = settledOf(simulation);
    untouched = Math.min(untouched, simulation.state.agenda.length - 1);
    if (others.length > 0 || !simulation.work() || !isSamePlain(before, settledOf(simulation))) {
      return { isPossible: false, isOpen: false, steps, untouched };
    }
  }
  return { isPossible: false, isOpen: false, steps: IDLE, untouched };
}

/** All of a state but what is still to be done. */
function settledOf<T extends GameTypes>({ state }: Simulation<T>): object {
  const { agenda: _agenda, ...settled } = state;
  return JSON.parse(JSON.stringify(settled));
}

/** Does a few free actions at a moment, before one of these decisions, and says what the engine comes to then. */
function afterFreeActions<T extends GameTypes>(
  { game, random }: Pause<T>,
  moment: Simulation<T>,
  asks: readonly Ask[],
): { readonly done: readonly BaseAction[]; readonly decision: Ahead } | undefined {
  let simulation = moment.fork();
  const done: BaseAction[] = [];
  const wanted = 1 + random.below(IN_A_ROW);
  while (done.length < wanted) {
    const possible = asks.flatMap((ask) => {
      const before = asked(simulation, ask);
      return freeActionsOf(game.freeActions, before, ask).map((free) => ({ ask, free }));
    });
    if (possible.length === 0) break;
    const { ask, free } = random.oneOf(possible);
    const before = asked(simulation, ask);
    const after = resolved(before, ask, free, random);
    if (after === undefined) break;
    done.push(unnumbered(free));
    simulation = after;
  }
  if (done.length === 0) return undefined;
  // Between two pieces of work a free action may take what the next piece is about, such as a card that is being played. The game
  // asks nobody there, so that shows nothing.
  return { done, decision: attempt(() => whatIsAhead(simulation)) ?? NOTHING_AHEAD };
}

type Agenda = Ask[];

function asked<T extends GameTypes>(simulation: Simulation<T>, ask: Ask): Simulation<T> {
  const fork = simulation.fork();
  (fork.state.agenda as unknown as Agenda).push({ ...ask });
  return fork;
}

function freeActionsOf<T extends GameTypes>(
  freeActions: Readonly<Record<string, unknown>>,
  simulation: Simulation<T>,
  { seat }: Ask,
): readonly T['Action'][] {
  try {
    return simulation.legalActions(seat).filter(({ type }) => freeActions[type] !== undefined);
  } catch {
    return [];
  }
}

/** Does a free action to its end, and takes the decision away before which it was done. */
function resolved<T extends GameTypes>(
  simulation: Simulation<T>,
  ask: Ask,
  free: T['Action'],
  random: Pause<T>['random'],
): Simulation<T> | undefined {
  const agenda = () => simulation.state.agenda as unknown as Agenda;
  const height = agenda().length;
  simulation.start(free);
  for (let answers = 0; answers < ASKED_BETWEEN; answers++) {
    while (agenda().length > height && simulation.work());
    if (agenda().length < height) return undefined;
    if (agenda().length === height) {
      if (agenda().at(-1)?.ask !== ask.ask) return undefined;
      agenda().pop();
      return simulation.fork();
    }
    simulation.start(random.oneOf(simulation.legalActions()));
  }
  return undefined;
}

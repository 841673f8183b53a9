import type { GameTypes, Seat, Simulation, Turn } from '../../kernel/index.ts';
import { type Aiming, worthsIn } from './aim.ts';
import type { Tally } from './deciding.ts';
import { Luck } from './luck.ts';
import { byView } from './views.ts';

/** What a search from the beginning goes by. */
export interface Beginning<T extends GameTypes> extends Aiming<T> {
  /** How the game began. */
  readonly from: T['Config'];
}

/** What a seat has learned about all positions that look the same to it. */
interface Lot {
  /** By how much each action would have done better than what was done, summed up; never less than 0. */
  readonly regrets: number[];
  /** What was done here, summed up: later games count more. */
  readonly done: number[];
  /** How many games have come here. */
  met: number;
}

interface Playing<T extends GameTypes> extends Beginning<T> {
  readonly lotOf: (view: object) => Lot;
  readonly luck: Luck;
  /** Who learns in this game, and which game it is. */
  learner: Seat;
  games: number;
  left: number;
}

/** A position that was met less often has a mixture that is mostly what it began with. */
const OFTEN = 8;
/** After this share of the nodes it is looked at whether games come to the position at all. */
const TRIAL = 0.25;
/** Shares of a mixture are told in parts of this. */
const WHOLE = 10_000;

/** What a search from the beginning has found, and how many nodes it has left. */
export interface FromBeginning {
  /** Left out where games do not come to the position often enough. */
  readonly tally?: Tally;
  readonly left: number;
}

/**
 * How to mix at a turn, so that nobody gains by knowing it. Games are imagined from their beginning, every seat going by what
 * it may know. One seat after the other learns: it tries all it can do, and from then on does more of what it regrets not to
 * have done. What is done on average comes close to a mixture that nothing beats, if two play for the same points.
 *
 * From the beginning, because what others hold is told by how they came here: who has bet has more often a card to bet on.
 */
export function searchFromBeginning<T extends GameTypes>(turn: Turn<T>, beginning: Beginning<T>): FromBeginning {
  const { view, actions, nodes, random } = turn;
  const { game, from } = beginning;
  const lotOf = byView((): Lot => ({ regrets: [], done: [], met: 0 }));
  const own = lotOf(view);
  const luck = new Luck(random.below(2 ** 32));
  const playing: Playing<T> = { ...beginning, lotOf, luck, learner: 0, games: 0, left: nodes };
  while (playing.left > 0) {
    if (own.met < OFTEN && playing.left < nodes * (1 - TRIAL)) return { left: playing.left };
    playing.learner = playing.games % view.decisions.length;
    playing.games += 1;
    const state = game.setup(from, random.seed());
    worthOf(game.simulate(state, { chance: { seed: random.seed() } }), playing);
  }
  const sum = sumOf(own.done);
  if (own.met < OFTEN || sum === 0) return { left: 0 };
  const tried = actions.map((_, index) => Math.round((WHOLE * (own.done[index] ?? 0)) / sum));
  return { tally: { tried, by: 'mixture' }, left: 0 };
}

/** What a world is worth to whoever learns, if the nodes last until it is over. */
function worthOf<T extends GameTypes>(world: Simulation<T>, playing: Playing<T>): number | undefined {
  const worths = worthsIn(playing, world);
  if (worths !== undefined) return worths[playing.learner];
  const [decision] = world.pending();
  if (decision === undefined) return undefined;
  const actions = world.legalActions(decision.seat);
  if (actions.length === 1) return worthAfter(world, actions[0] as T['Action'], playing);
  const lot = playing.lotOf(playing.game.view(world.state, decision.seat));
  const mixture = mixtureOf(lot, actions.length);
  lot.met += 1;
  if (decision.seat === playing.learner) return learnedWorth(world, actions, { lot, mixture, playing });
  for (const [index, share] of mixture.entries()) {
    lot.done[index] = (lot.done[index] ?? 0) + share * playing.games;
  }
  return worthAfter(world, actions[playing.luck.pick(mixture)] as T['Action'], playing);
}

interface Learning<T extends GameTypes> {
  readonly lot: Lot;
  readonly mixture: readonly number[];
  readonly playing: Playing<T>;
}

/** What a decision of the learner is worth; what it regrets is noted. */
function learnedWorth<T extends GameTypes>(
  world: Simulation<T>,
  actions: readonly T['Action'][],
  { lot, mixture, playing }: Learning<T>,
): number | undefined {
  const worths: number[] = [];
  let usual = 0;
  for (const [index, action] of actions.entries()) {
    const worth = worthAfter(world.fork(), action, playing);
    if (worth === undefined) return undefined;
    worths.push(worth);
    usual += worth * (mixture[index] ?? 0);
  }
  for (const [index, worth] of worths.entries()) {
    lot.regrets[index] = Math.max(0, (lot.regrets[index] ?? 0) + worth - usual);
  }
  return usual;
}

function worthAfter<T extends GameTypes>(
  world: Simulation<T>,
  action: T['Action'],
  playing: Playing<T>,
): number | undefined {
  // What has not been played to its end when the nodes are spent has taught nothing.
  if (playing.left === 0) return undefined;
  playing.left -= 1;
  world.step(action);
  return worthOf(world, playing);
}

/** Each action as often as it is regretted; all as often, where nothing is. */
function mixtureOf({ regrets }: Lot, actions: number): readonly number[] {
  const sum = sumOf(regrets);
  return Array.from({ length: actions }, (_, index) => (sum > 0 ? (regrets[index] ?? 0) / sum : 1 / actions));
}

function sumOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const each of numbers) sum += each;
  return sum;
}

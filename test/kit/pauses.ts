import { createRandom, deepFreeze, type Game, type GameTypes, outcomes, type Random } from '../../src/kernel/index.ts';
import { Broken, emptyTally, type Pause, type Tally, tallyOf } from '../../src/testing/law.ts';
import { viewersOf } from '../../src/testing/laws.ts';
import { secretsLeaveNoTrace, twinsLookAlike } from '../../src/testing/twins.ts';
import { said } from '../kernel/said.ts';

interface Wanted<T extends GameTypes> {
  readonly configs: readonly T['Config'][];
  /** How many random games are played. */
  readonly games: number;
  /** How many positions of each kind of decision are kept. */
  readonly each: number;
}

/** Positions in which a game waits for each kind of decision, so many of each kind, from so many random games. */
export function pausesIn<T extends GameTypes>(game: Game<T>, { configs, games, each }: Wanted<T>) {
  const pauses = new Map<string, T['State'][]>();
  for (let nth = 0; nth < games; nth++) {
    const random = createRandom(`pauses ${nth}`);
    const first = game.setup(configs[nth % configs.length] as T['Config'], random.seed());
    const simulation = game.simulate(first, { chance: first.chance });
    while (simulation.outcome() === undefined) {
      const { kind } = random.oneOf(simulation.pending());
      const found = pauses.get(kind) ?? [];
      pauses.set(kind, found);
      // A game gives a kind's positions from all over it, and not its first ones only.
      if (found.length < each && random.below(8) < (found.length < each / 2 ? 8 : 1))
        found.push(deepFreeze(simulation.fork().state));
      simulation.step(random.oneOf(simulation.legalActions()));
    }
  }
  return pauses;
}

/** How often twins are tried in a position, and what is tried beside what is legal there. */
interface Trying<T extends GameTypes> {
  readonly tally: Tally;
  readonly times?: number;
  /** Values of some keys of actions that are tried, too: cards that the seat does not hold. */
  readonly others?: (state: T['State']) => Readonly<Record<string, readonly unknown[]>>;
}

/**
 * Tries in a position whether anybody sees what they cannot know: for every viewer, with an action of everybody who owes a
 * decision, so many times. What breaks the law is thrown.
 */
export function tryTwinsIn<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  { tally, times = 1, others = () => ({}) }: Trying<T>,
): void {
  const random = createRandom(`twins ${tally.pauses}`);
  for (const { seat, kind } of game.pending(state)) {
    const actions = said(game.legalActions(state, seat));
    for (let time = 0; time < times; time++) {
      const pause = pauseAt(game, state, { actions, kind, random, tally, others });
      tally.pauses += 1;
      tallyOf(tally, kind).pauses += 1;
      secretsLeaveNoTrace(pause);
      for (const viewer of viewersOf(state)) twinsLookAlike(pause, viewer);
    }
  }
}

/** The law that a game breaks in which somebody sees too much, at the first of these positions that shows it; nothing, if none does. */
export function lawBrokenIn<T extends GameTypes>(
  game: Game<T>,
  states: readonly T['State'][],
  { others }: Pick<Required<Trying<T>>, 'others'>,
): string | undefined {
  const tally = emptyTally();
  try {
    for (const state of states) tryTwinsIn(game, state, { tally, times: 3, others });
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Broken) return thrown.law;
    throw thrown;
  }
}

type Making<T extends GameTypes> = Pick<Pause<T>, 'actions' | 'kind' | 'tally'> &
  Pick<Required<Trying<T>>, 'others'> & { readonly random: Random };

function pauseAt<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  { actions, kind, random, tally, others }: Making<T>,
): Pause<T> {
  const values = new Map<string, Set<unknown>>();
  for (const action of actions)
    for (const [key, value] of Object.entries(action)) values.set(key, (values.get(key) ?? new Set()).add(value));
  for (const [key, more] of Object.entries(others(state))) for (const value of more) values.get(key)?.add(value);
  return {
    game,
    state,
    actions,
    action: random.oneOf(actions),
    kind,
    random,
    tally,
    odds: outcomes,
    vocabulary: { types: new Set(Object.keys(game.decisions)), values },
    most: 0,
    windows: new Map(),
    freely: 'at-decisions',
  };
}

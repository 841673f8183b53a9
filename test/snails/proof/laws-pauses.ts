import { type SnailsConfig, type SnailsState, type SnailsTypes, snails } from '../../../src/games/snails/index.ts';
import { createRandom, deepFreeze, type Game, outcomes, type Random } from '../../../src/kernel/index.ts';
import { type Pause, type Tally, tallyOf } from '../../../src/testing/law.ts';
import { viewersOf } from '../../../src/testing/laws.ts';
import { secretsLeaveNoTrace, twinsLookAlike } from '../../../src/testing/twins.ts';
import { said } from '../../kernel/said.ts';

const CONFIGS: readonly SnailsConfig[] = [
  { players: 2 },
  { players: 3, opening: 'advanced' },
  { players: 4, factions: 'draft' },
  { players: [{ faction: 'barbarians' }, { faction: 'amazons' }], opening: 'advanced' },
];

/** Positions in which the game waits for each kind of decision, so many of each kind, from so many random games. */
export function pausesOfEveryKind({ games, each }: { readonly games: number; readonly each: number }) {
  const pauses = new Map<string, SnailsState[]>();
  for (let nth = 0; nth < games; nth++) {
    const random = createRandom(`pauses ${nth}`);
    const first = snails.setup(CONFIGS[nth % CONFIGS.length] ?? { players: 2 }, random.seed());
    const simulation = snails.simulate(first, { chance: first.chance });
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

/**
 * Tries in a position whether anybody sees what they cannot know: for every viewer, with an action of everybody who owes a
 * decision, so many times. What breaks the law is thrown.
 */
export function tryTwins(
  game: Game<SnailsTypes>,
  state: SnailsState,
  { tally, times = 1 }: { readonly tally: Tally; readonly times?: number },
): void {
  const random = createRandom(`twins ${tally.pauses}`);
  for (const { seat, kind } of game.pending(state)) {
    const actions = said(game.legalActions(state, seat));
    for (let time = 0; time < times; time++) {
      const pause = pauseAt(game, state, { actions, kind, random, tally });
      tally.pauses += 1;
      tallyOf(tally, kind).pauses += 1;
      secretsLeaveNoTrace(pause);
      for (const viewer of viewersOf(state)) twinsLookAlike(pause, viewer);
    }
  }
}

function pauseAt(
  game: Game<SnailsTypes>,
  state: SnailsState,
  { actions, kind, random, tally }: Pick<Pause<SnailsTypes>, 'actions' | 'kind' | 'tally'> & { random: Random },
): Pause<SnailsTypes> {
  const values = new Map<string, Set<unknown>>();
  for (const action of actions)
    for (const [key, value] of Object.entries(action)) values.set(key, (values.get(key) ?? new Set()).add(value));
  // Cards that the seat does not hold are tried, too.
  if (values.has('card')) for (const card of game.view(state, 'spectator').cards) values.get('card')?.add(card);
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
  };
}

import { createRandom } from 'gastropodia';
import { type AntsConfig, type AntsState, ants } from '../../../src/games/ants/index.ts';

const CONFIGS: readonly AntsConfig[] = [
  { players: 2, anthill: 'asymmetric' },
  { players: 3 },
  { players: 4, variant: 'first-game' },
];

/** Positions of random games, all of the beginning and every nth after it, with an action that somebody can take there. */
export function positions(seed: string, { longest, every }: { readonly longest: number; readonly every: number }) {
  return CONFIGS.flatMap((config) => {
    const random = createRandom(`${seed} ${JSON.stringify(config)}`);
    let state: AntsState = ants.setup(config, random.seed());
    const found: { readonly state: AntsState; readonly action: Parameters<typeof ants.reduce>[1] }[] = [];
    for (let taken = 0; taken < longest && ants.outcome(state) === undefined; taken++) {
      const action = random.oneOf([...ants.legalActions(state)]);
      if (taken < 12 || taken % every === 0) found.push({ state, action });
      state = ants.reduce(state, action);
    }
    return found;
  });
}

/** The end of a short game. */
export function ended(): AntsState {
  const random = createRandom('the end');
  let state: AntsState = ants.setup({ players: 2, variant: 'first-game' }, random.seed());
  while (ants.outcome(state) === undefined) {
    const actions = [...ants.legalActions(state)];
    state = ants.reduce(state, actions.find(({ type }) => type === 'main-action') ?? random.oneOf(actions));
  }
  return state;
}

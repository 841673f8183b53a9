import { createRandom } from 'gastropodia';
import { type AntsAction, type AntsConfig, type AntsState, type Ask, ants } from 'gastropodia/ants';

const CONFIGS: readonly AntsConfig[] = [
  { players: 2, anthill: 'asymmetric', roundLimit: 60 },
  { players: 3, roundLimit: 60 },
  { players: 4, variant: 'first-game', roundLimit: 60 },
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
  let state: AntsState = ants.setup({ players: 2, variant: 'first-game', roundLimit: 20 }, random.seed());
  while (ants.outcome(state) === undefined) {
    const actions = [...ants.legalActions(state)];
    state = ants.reduce(state, actions.find(({ type }) => type === 'main-action') ?? random.oneOf(actions));
  }
  return state;
}

/** A position in which something is asked, and one of the answers. */
export interface Reached {
  readonly state: AntsState;
  readonly action: AntsAction;
}

/** The first position in random games in which this is asked, and more is true. */
export function asking(kind: Ask['ask'], isWanted: (state: AntsState) => boolean = () => true): Reached {
  for (let nth = 0; nth < 24; nth++) {
    const config = CONFIGS[nth % CONFIGS.length] ?? { players: 2 };
    const random = createRandom(`asking ${nth}`);
    let state: AntsState = ants.setup(config, random.seed());
    for (let taken = 0; taken < 900 && ants.outcome(state) === undefined; taken++) {
      const actions = [...ants.legalActions(state)];
      const action = random.oneOf(
        actions.filter(({ type }) => type === kind).length > 0 ? actions.filter(({ type }) => type === kind) : actions,
      );
      if (ants.pending(state)[0]?.kind === kind && action.type === kind && isWanted(state)) return { state, action };
      state = ants.reduce(state, random.oneOf(actions));
    }
  }
  throw new Error(`'${kind}' was not asked so.`);
}

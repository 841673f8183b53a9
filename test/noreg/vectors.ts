import { commitmentTo, type Game, type GameTypes, type GeneratorName, hash, pick, seeded } from 'gastropodia';
import { ARCHIPELAGO, ATOLL, createSnails, TWIN_ISLETS } from 'gastropodia/snails';
import { allBoxes } from '../../src/registry/index.ts';
import { configsOf } from '../kit/configs.ts';

/** A game to be played: by which rules, how, and with which luck. */
export interface Start {
  /** One of {@link rulesOf}. */
  readonly rules: string;
  readonly config: unknown;
  /** The luck of the game. */
  readonly seed: string;
  /** Where the generator begins that takes the decisions. */
  readonly choices: number;
}

type RulesByName = Readonly<Record<string, Game<GameTypes>>>;

/** Games that are written down with other rules than those of their box. */
const MORE_RULES: Readonly<Record<string, RulesByName>> = {
  snails: {
    archipelago: createSnails({ layout: ARCHIPELAGO }),
    atoll: createSnails({ layout: ATOLL }),
    'twin-islets': createSnails({ layout: TWIN_ISLETS }),
  },
};

/** What is said in configs beside what boxes offer. */
const MORE_CONFIG: Readonly<Record<string, object>> = {
  // Random players go on to the round limit, and that of boxes is far.
  ants: { roundLimit: 10 },
};

/** The rules of every game of the registry, by the id of the game and their name. */
export async function allRules(): Promise<ReadonlyMap<string, RulesByName>> {
  const boxes = await allBoxes();
  return new Map(boxes.map(({ game }) => [game.id, MORE_RULES[game.id] ?? { usual: game }]));
}

/** Twenty games by the rules of a box: all configs that it offers in turn, with every number of players. */
export async function startsOf(id: string): Promise<readonly Start[]> {
  const box = (await allBoxes()).find(({ game }) => game.id === id);
  const configs =
    box === undefined ? [] : configsOf(box).map((config) => ({ ...(config as object), ...MORE_CONFIG[id] }));
  return Array.from({ length: 20 }, (_, nth) => ({
    rules: 'usual',
    config: configs[nth % configs.length],
    seed: `noreg/${nth}`,
    choices: nth,
  }));
}

/** How a game came out. */
export interface Result {
  readonly decisions: number;
  /** The hash of the last position. */
  readonly last: number;
  /** A hash of the hashes of all positions, in order. */
  readonly all: number;
}

/** The names that rules have in records: another name means other rules. */
export function rulesetsOf(rules: RulesByName): Record<string, string> {
  return Object.fromEntries(Object.entries(rules).map(([name, { ruleset }]) => [name, ruleset]));
}

/** Plays a game by the reducer. */
export function played(rules: RulesByName, start: Start): Result {
  let last = 0;
  let all = 0;
  let decisions = -1;
  for (const { state } of playedThrough(rules, start)) {
    last = hash(state);
    all = decisions === -1 ? hash([last]) : hash([all, last]);
    decisions += 1;
  }
  return { decisions, last, all };
}

/** The positions of a game, each with the action that led to it. */
function* playedThrough(
  rules: RulesByName,
  { config, seed, choices, rules: name }: Start,
): Generator<{ readonly state: GameTypes['State']; readonly action?: GameTypes['Action'] }> {
  const game = gameNamed(rules, name);
  const index = generator(choices);
  let state = game.setup(config, seed);
  yield { state };
  while (game.outcome(state) === undefined) {
    const action = chosen([...game.legalActions(state)], index);
    state = game.reduce(state, action);
    yield { state, action };
  }
}

/** Plays the same game in the direct mode: the hash of its last position. */
export function playedDirectly(rules: RulesByName, { config, seed, choices, rules: name }: Start): number {
  const game = gameNamed(rules, name);
  const index = generator(choices);
  const first = game.setup(config, seed);
  const simulation = game.simulate(first, { chance: first.chance });
  while (simulation.outcome() === undefined) simulation.step(chosen(simulation.legalActions(), index));
  return hash(simulation.state);
}

function gameNamed(rules: RulesByName, name: string): Game<GameTypes> {
  const game = rules[name];
  if (game === undefined) throw new Error(`There are no rules '${name}'.`);
  return game;
}

/** The first draws of a seed: with few outcomes and with as many as can be, from two streams. */
export interface Luck {
  readonly seed: string;
  readonly generator: GeneratorName;
  readonly commitment: string;
  readonly dice: readonly number[];
  readonly wide: readonly number[];
}

/** Draws them. */
export function drawn({ seed, generator }: Pick<Luck, 'seed' | 'generator'>): Luck {
  const draft = { chance: seeded(seed, ['dice', 'wide'], generator) };
  const draws = (stream: string, weights: readonly number[]): number[] =>
    Array.from({ length: 20 }, () => pick(draft, stream, weights, 0));
  // The worst weights for a generator that draws words of 32 bits: half of all words do not fit.
  const wide = [...Array.from({ length: 7 }, () => 2 ** 28), 2 ** 28 + 1];
  return { seed, generator, commitment: commitmentTo(seed), dice: draws('dice', [3, 2, 1]), wide: draws('wide', wide) };
}

/** Whole numbers below a bound, one after another: arithmetic of 32 bits and nothing else. */
function generator(start: number): (count: number) => number {
  let state = Math.imul(start + 1, 0x9e3779b1) >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

function chosen<Action>(actions: readonly Action[], index: (count: number) => number): Action {
  const action = actions[index(actions.length)];
  if (action === undefined) throw new Error('The game is not over, and nothing is legal.');
  return action;
}

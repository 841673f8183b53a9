import { commitmentTo, type Game, type GameTypes, type GeneratorName, hash, pick, seeded } from 'gastropodia';
import { ARCHIPELAGO, ATOLL, createSnails, type SnailsConfig, TWIN_ISLETS } from 'gastropodia/snails';
import { leduc } from '../../docs/examples/leduc/index.ts';
import { ticTacToe } from '../../docs/examples/tic-tac-toe/index.ts';

const BOARDS = {
  archipelago: createSnails({ layout: ARCHIPELAGO }),
  atoll: createSnails({ layout: ATOLL }),
  'twin-islets': createSnails({ layout: TWIN_ISLETS }),
};

const EXAMPLES = { leduc, 'tic-tac-toe': ticTacToe };

/** A game of Snails to be played: where, how, and with which luck. */
export interface Start extends Choices {
  readonly board: keyof typeof BOARDS;
  readonly config: SnailsConfig;
}

/** A game of one of the examples to be played. */
export interface ExampleStart extends Choices {
  readonly example: keyof typeof EXAMPLES;
}

interface Choices {
  /** The luck of the game. */
  readonly seed: string;
  /** Where the generator begins that takes the decisions. */
  readonly choices: number;
}

/** How a game came out. */
export interface Result {
  readonly decisions: number;
  /** The hash of the last position. */
  readonly last: number;
  /** A hash of the hashes of all positions, in order. */
  readonly all: number;
}

/** Each board's rules by name: another name means other rules. */
export function rulesets(): Record<string, string> {
  return Object.fromEntries(Object.entries(BOARDS).map(([board, { ruleset }]) => [board, ruleset]));
}

/** The same of the examples. */
export function exampleRulesets(): Record<string, string> {
  return Object.fromEntries(Object.entries(EXAMPLES).map(([example, { ruleset }]) => [example, ruleset]));
}

/** Plays a game by the reducer. */
export function played(start: Start | ExampleStart): Result {
  const { game, config } = gameOf(start);
  const { seed, choices } = start;
  const index = generator(choices);
  let state = game.setup(config, seed);
  let last = hash(state);
  let all = hash([last]);
  let decisions = 0;
  while (game.outcome(state) === undefined) {
    state = game.reduce(state, chosen([...game.legalActions(state)], index));
    last = hash(state);
    all = hash([all, last]);
    decisions += 1;
  }
  return { decisions, last, all };
}

/** Plays the same game in the direct mode: the hash of its last position. */
export function playedDirectly(start: Start | ExampleStart): number {
  const { game, config } = gameOf(start);
  const { seed, choices } = start;
  const index = generator(choices);
  const first = game.setup(config, seed);
  const simulation = game.simulate(first, { chance: first.chance });
  while (simulation.outcome() === undefined) simulation.step(chosen(simulation.legalActions(), index));
  return hash(simulation.state);
}

function gameOf(start: Start | ExampleStart): { readonly game: Game<GameTypes>; readonly config: unknown } {
  if ('example' in start) return { game: EXAMPLES[start.example], config: {} };
  return { game: BOARDS[start.board], config: start.config };
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

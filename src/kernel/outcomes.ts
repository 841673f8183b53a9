import type { Draw } from './chance.ts';
import { scripted } from './chance.ts';
import { EngineError, IllegalAction } from './errors.ts';
import type { Game, GameTypes, Simulation } from './game.ts';
import { givenGame } from './given.ts';
import { hash } from './hash.ts';
import { deepFreeze, isSamePlain } from './plain.ts';

/** One of the positions that an action may lead to, and how likely it is: exactly `ways / outOf`. */
export interface Branch<State> {
  readonly ways: bigint;
  readonly outOf: bigint;
  /** The same as a number, rounded. */
  readonly probability: number;
  /** The position at the next decision. It has no luck of its own: simulate it with some. */
  readonly state: State;
}

/**
 * Everything that a legal action may lead to, up to the next decision, with exact odds. Equal positions are one branch.
 * An illegal action is an `IllegalAction`. Gives up with an error after `most` ways for chance to come out; 10,000 if not said.
 */
export function outcomes<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  action: T['Action'],
  { most = 10_000 }: { readonly most?: number } = {},
): readonly Branch<T['State']>[] {
  const refusal = givenGame(game).whyIllegal(state, action);
  if (refusal !== undefined) throw new IllegalAction(refusal, game.explain(refusal));
  const found = new Map<number, Merged<T>[]>();
  const unexplored: number[][] = [[]];
  for (let tried = 1; unexplored.length > 0; tried++) {
    if (tried > most) {
      throw new EngineError(
        'chance/branches',
        `'${action.type}' has more than ${most} outcomes; raise 'most' to count them.`,
      );
    }
    const run = tryOut(game, state, action, unexplored.pop() as number[]);
    unexplored.push(...run.untried);
    merge(found, run);
  }
  return [...found.values()].flat().map(branchOf);
}

interface Merged<T extends GameTypes> {
  ways: bigint;
  outOf: bigint;
  readonly state: T['State'];
}

interface Run<T extends GameTypes> extends Merged<T> {
  /** The scripts that differ from this run in what came after its own script. */
  readonly untried: number[][];
}

// Steps once with the outcomes given, and with the first possible one wherever they do not reach.
function tryOut<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  action: T['Action'],
  script: readonly number[],
): Run<T> {
  const untried: number[][] = [];
  const rolled: number[] = [];
  let ways = 1n;
  let outOf = 1n;
  const decide = ({ weights }: Draw): number => {
    const possible = weights.flatMap((weight, outcome) => (weight > 0 ? [outcome] : []));
    const [first = 0, ...others] = possible;
    const outcome = script[rolled.length] ?? first;
    if (rolled.length >= script.length) untried.push(...others.map((other) => [...rolled, other]));
    rolled.push(outcome);
    ways *= BigInt(weights[outcome] ?? 0);
    outOf *= BigInt(weights.reduce((sum, weight) => sum + weight, 0));
    return outcome;
  };
  const simulation: Simulation<T> = game.simulate(state, { chance: { decide } });
  simulation.step(action);
  return { ways, outOf, state: simulation.state, untried };
}

function merge<T extends GameTypes>(found: Map<number, Merged<T>[]>, { ways, outOf, state }: Run<T>): void {
  const key = hash(state);
  const alike = found.get(key) ?? [];
  const same = alike.find((branch) => isSamePlain(branch.state, state));
  if (same === undefined) {
    found.set(key, [...alike, { ways, outOf, state }]);
  } else {
    same.ways = same.ways * outOf + ways * same.outOf;
    same.outOf *= outOf;
  }
}

function branchOf<T extends GameTypes>({ ways, outOf, state }: Merged<T>): Branch<T['State']> {
  const divisor = commonDivisor(ways, outOf);
  const withoutLuck: T['State'] = { ...state, chance: scripted([]) };
  return {
    ways: ways / divisor,
    outOf: outOf / divisor,
    probability: quotient(ways / divisor, outOf / divisor),
    state: deepFreeze(withoutLuck),
  };
}

// The nearest number, also of fractions whose parts are too large for one.
function quotient(ways: bigint, outOf: bigint): number {
  if (outOf <= Number.MAX_SAFE_INTEGER) return Number(ways) / Number(outOf);
  const shift = Math.max(0, bits(outOf) - bits(ways) + 64);
  return Number((ways << BigInt(shift)) / outOf) * 2 ** -shift;
}

const bits = (value: bigint): number => value.toString(2).length;

function commonDivisor(left: bigint, right: bigint): bigint {
  return right === 0n ? left : commonDivisor(right, left % right);
}

import { type GameTypes, isEngineError } from '../kernel/index.ts';
import { type Pause, uphold, worldOf } from './law.ts';
import { withLuck } from './luck.ts';

const SAMPLES = 48;
/** So many standard deviations are chance no more. */
const SIGMAS = 7;

/** The odds of the walk's action, enumerated and rolled. */
export function oddsAreExact<T extends GameTypes>(pause: Pause<T>): void {
  const { game, state, action, random, tally } = pause;
  const branches = branchesOf(pause);
  if (branches === undefined) {
    tally.oddsSkipped += 1;
    return;
  }
  tally.odds += 1;
  const outOf = branches.reduce((common, branch) => (common * branch.outOf) / gcd(common, branch.outOf), 1n);
  const ways = branches.reduce((sum, branch) => sum + (branch.ways * outOf) / branch.outOf, 0n);
  uphold(
    'odds-are-exact',
    ways === outOf,
    () => `the odds of '${action.type}' sum to ${Number((ways * 10000n) / outOf) / 10000}`,
  );

  const counts = new Map<number, number>();
  for (let sample = 0; sample < SAMPLES; sample++) {
    const world = worldOf(game.reduce(withLuck(game, state, random.seed()), action));
    counts.set(world, (counts.get(world) ?? 0) + 1);
  }
  // Branches may differ in nothing but how many decisions the engine has taken itself on the way.
  const likely = new Map<number, number>();
  for (const branch of branches) {
    const world = worldOf(branch.state);
    likely.set(world, (likely.get(world) ?? 0) + branch.probability);
  }
  for (const world of counts.keys()) {
    uphold('odds-are-exact', likely.has(world), () => `'${action.type}' led to a position that its odds do not list`);
  }
  const [world, probability] = [...likely].reduce((best, each) => (each[1] > best[1] ? each : best));
  const excess = (counts.get(world) ?? 0) - SAMPLES * probability;
  const variance = SAMPLES * probability * (1 - probability);
  tally.oddsExcess += excess;
  tally.oddsVariance += variance;
  rolledAsExpected(excess, variance, action.type);
}

function gcd(one: bigint, other: bigint): bigint {
  return other === 0n ? one : gcd(other, one % other);
}

/** Over a whole run the likeliest branches must have come up as often as they should. */
export function rolledAsExpected(excess: number, variance: number, what: string): void {
  const holds = Math.abs(excess) <= SIGMAS * Math.sqrt(variance) + 1e-6;
  uphold(
    'odds-are-exact',
    holds,
    () => `the likeliest outcome of ${what} came up ${excess.toFixed(1)} times too often`,
  );
}

function branchesOf<T extends GameTypes>({ game, state, action, odds }: Pause<T>) {
  try {
    return odds(game, state, action);
  } catch (thrown) {
    if (isEngineError(thrown) && thrown.code === 'chance/branches') return undefined;
    throw thrown;
  }
}

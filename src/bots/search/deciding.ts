import type { GameTypes, Turn } from '../../kernel/index.ts';

/** What came of a search, in the order of the turn's actions. */
export interface Tally {
  /** How often each action was tried, or how much of a mixture it is: whole numbers. */
  readonly tried: readonly number[];
  /** How the answer is found: what was tried most, a lot among what was tried often, or a lot among all of it. */
  readonly by: 'leader' | 'often' | 'mixture';
}

/** What was tried less than this share of the leader's tries was tried to learn of it, and is not mixed in. */
const MIXED = 0.5;

/** The answer to a turn that follows from a search. */
export function answerBy<T extends GameTypes>(
  { actions, random }: Turn<T>,
  { tried, by }: Tally,
  weights: readonly number[],
): T['Action'] {
  const leader = leaderOf(tried, weights);
  const isMixing = by !== 'leader' && (tried[leader] ?? 0) > 0;
  return actions[isMixing ? drawn(by === 'often' ? oftenTried(tried) : tried, random) : leader] as T['Action'];
}

/** The tries of those that were tried often enough beside the others. */
export function oftenTried(tried: readonly number[]): readonly number[] {
  const least = MIXED * Math.max(...tried);
  return tried.map((each) => (each < least ? 0 : each));
}

/** One of these, each as often as its share: whoever always takes the best can be foreseen. */
function drawn(shares: readonly number[], random: Turn<GameTypes>['random']): number {
  let rest = random.below(shares.reduce((sum, share) => sum + share, 0));
  return shares.findIndex((share) => {
    rest -= share;
    return rest < 0;
  });
}

/** What was tried most; of those tried as often, what looks best. */
function leaderOf(tried: readonly number[], weights: readonly number[]): number {
  let leader = 0;
  for (const [index, times] of tried.entries()) {
    const more = times - (tried[leader] ?? 0);
    if (more > 0 || (more === 0 && (weights[index] ?? 0) > (weights[leader] ?? 0))) leader = index;
  }
  return leader;
}

import { IllegalAction } from '../basics/errors.ts';
import { givenGame } from '../basics/given.ts';
import { deepFreeze } from '../basics/plain.ts';
import { scripted } from '../chance/chance.ts';
import type { Game, GameTypes } from '../contract/game.ts';
import { CERTAIN, inLowestTerms, Merging, type Share, tellerOf, waysAfter } from './ways.ts';

/** One of the positions that an action or an opening may lead to, and how likely it is: exactly `ways / outOf`. */
export interface Branch<State> {
  readonly ways: bigint;
  readonly outOf: bigint;
  /** The same as a number, rounded. */
  readonly probability: number;
  /** The position at the next decision. It has no luck of its own: simulate it with some. */
  readonly state: State;
}

/** How far odds are counted. */
export interface OutcomesOptions {
  /**
   * How many ways chance may part into before an error says that there are more; 25,000 if not said. Ways that have come
   * to the same position when chance is asked again are one from there on, and part again only once.
   */
  readonly most?: number;
}

/**
 * Everything that a legal action may lead to, up to the next decision, with exact odds. Equal positions are one branch.
 * An illegal action is an `IllegalAction`.
 *
 * @rule KER-4.10 The odds are exact, and ways that come to the same position are counted on together.
 */
export function outcomes<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  action: T['Action'],
  { most = MOST }: OutcomesOptions = {},
): readonly Branch<T['State']>[] {
  const refusal = givenGame(game).whyIllegal(state, action);
  if (refusal !== undefined) throw new IllegalAction(refusal, game.explain(refusal));
  const teller = tellerOf({ most, what: `'${action.type}'` });
  const first = { ...CERTAIN, at: game.simulate(state, { chance: teller }), count: undefined };
  return waysAfter<T, undefined>(teller, first, action, uncounted).map(({ at, ...share }) =>
    branchOf<T>(share, at.state),
  );
}

/** Nothing is counted on the way. */
function uncounted(_at: unknown, _count: undefined, piece: () => void): undefined {
  piece();
}

/**
 * Everything that a game of this config may begin with, up to its first decision, with exact odds. Equal positions are one
 * branch. A bad config is an `EngineError`.
 *
 * @rule KER-4.11 The odds of first positions are exact.
 */
export function outcomesOfOpening<T extends GameTypes>(
  game: Game<T>,
  config: T['Config'],
  { most = MOST }: OutcomesOptions = {},
): readonly Branch<T['State']>[] {
  const teller = tellerOf({ most, what: 'The opening' });
  const merging = new Merging<T['State'], undefined>();
  for (const { found, ...share } of teller.each(() => givenGame(game).setup(config, teller))) {
    merging.add(found, { ...share, at: found, count: undefined });
  }
  return merging.all().map(({ at, ...share }) => branchOf<T>(share, at));
}

// Four cards from a deck of 25 kinds come in some 20,000 sets.
const MOST = 25_000;

function branchOf<T extends GameTypes>({ ways, outOf }: Share, state: T['State']): Branch<T['State']> {
  const withoutLuck: T['State'] = { ...state, chance: scripted([]) };
  return { ...inLowestTerms({ ways, outOf }), state: deepFreeze(withoutLuck) };
}

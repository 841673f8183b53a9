import type { Arbitrary } from 'fast-check';
import { EngineError, type Game, type GameTypes } from '../kernel/index.ts';
import { Broken, emptyTally, LawBroken, type Odds, type Tally } from './law.ts';
import { rolledAsExpected } from './odds.ts';
import { boundedOdds, type Walk, walk } from './walk.ts';

/** How thoroughly a game is checked. */
export interface CheckOptions<T extends GameTypes> {
  /** The configs to play with; walks are spread over them. */
  readonly configs: readonly T['Config'][];
  /** How many walks; 100 if not said. */
  readonly walks?: number;
  /** The longest walk, in decisions; 300 if not said. */
  readonly length?: number;
  /** The most decisions that a game may take; 10,000 if not said. */
  readonly most?: number;
  /** The laws that cost most are checked at one pause in so many; 6 if not said. */
  readonly every?: number;
  /** The seed of the walks; the same seed makes the same walks. 1 if not said. */
  readonly seed?: number;
  /** Is a walk that breaks a law made as short as can be? That takes many times as long as finding it. Yes, if not said. */
  readonly shrink?: boolean;
  /** The game's own way to compute odds, if it has one. */
  readonly odds?: Odds<T>;
}

/** What a check has tried. */
export type CheckReport = Readonly<Tally>;

// With fewer pauses at which the determinizer had a choice, never varying may be bad luck.
const ENOUGH = 8;

/**
 * Checks a game against every law, by random walks that check all of them at once.
 *
 * A broken law throws {@link LawBroken} with the shortest walk found that breaks it, as a record that replays it.
 * Needs `fast-check`, which is not installed with the library.
 */
export async function checkGame<T extends GameTypes>(
  game: Game<T>,
  options: CheckOptions<NoInfer<T>>,
): Promise<CheckReport> {
  const {
    configs,
    walks = 100,
    length = 300,
    most = 10_000,
    every = 6,
    seed = 1,
    shrink = true,
    odds = boundedOdds,
  } = options;
  const fc = await fastCheck();
  const tally = emptyTally();
  const walksThrough: Arbitrary<Walk<T>> = fc.record({
    config: fc.constantFrom(...configs),
    // Without bias towards small numbers, which would play the same few games over and over.
    seed: fc.noBias(fc.nat(999_999_999)).map(String),
    choices: fc.noBias(fc.array(fc.nat(999), { maxLength: length, size: 'max' })),
  });
  const property = fc.property(walksThrough, (path) => walk(game, path, { tally, odds, most, every }));
  const { failed, errorInstance } = fc.check(property, { numRuns: walks, seed, endOnFailure: !shrink });
  if (failed) throw errorInstance;

  try {
    rolledAsExpected(tally.oddsExcess, tally.oddsVariance, 'all actions together');
    if (tally.alternatives >= ENOUGH && tally.varied === 0) {
      throw new Broken('worlds-vary', `at ${tally.alternatives} pauses with several worlds, only one was imagined`);
    }
  } catch (thrown) {
    throw thrown instanceof Broken ? new LawBroken(thrown.law, thrown.detail, undefined) : thrown;
  }
  return tally;
}

async function fastCheck() {
  try {
    return await import('fast-check');
  } catch (cause) {
    const needed = new EngineError(
      'testing/needs-fast-check',
      'checkGame needs fast-check: npm install --save-dev fast-check',
    );
    needed.cause = cause;
    throw needed;
  }
}

import type { Arbitrary } from 'fast-check';
import { EngineError, type Fault, type Game, type GameTypes } from '../kernel/index.ts';
import { eventsChangeWhatTheyTell } from './frames.ts';
import { Broken, emptyTally, type Freely, LawBroken, type Odds, type Tally, uphold } from './law.ts';
import { rolledAsExpected } from './odds.ts';
import { checkOpenings } from './openings.ts';
import { boundedOdds, type Walk, walk } from './walk.ts';
import type { Worded } from './words.ts';

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
  /** How many first positions are looked at beside those of the walks; 400 if not said. */
  readonly openings?: number;
  /** The seed of the walks; the same seed makes the same walks. 1 if not said. */
  readonly seed?: number;
  /**
   * Is a walk that breaks a law made as short as can be? That takes many times as long as finding it, and is given up after
   * two thousand pauses. Yes, if not said.
   */
  readonly shrink?: boolean;
  /**
   * When the rulebook allows free actions: `at-decisions`, before a decision with an open window (the default), or
   * `at-any-moment` of a seat's turn. The law `nothing-too-early` tries them there.
   */
  readonly freely?: Freely;
  /** The game's own way to compute odds, if it has one. */
  readonly odds?: Odds<T>;
  /** The box of the game, if its words and the labels of its clicks are to be checked, too. */
  readonly box?: Worded<T>;
  /** Kinds of decisions that leave nobody a choice in games of these configs: it is no fault that they are never asked. */
  readonly neverAsked?: readonly string[];
}

/** What a check has tried. */
export type CheckReport = Readonly<Tally>;

// So many pauses are gone through to make a walk shorter that breaks a law.
const MOST_SHRINKING = 2000;

// With fewer pauses at which the determinizer had a choice, never varying may be bad luck.
const ENOUGH = 8;

/**
 * Checks a game against every law, by random walks that check all of them at once, and by many openings.
 *
 * A broken law throws {@link LawBroken} with the shortest walk found that breaks it, as a record that replays it. Options
 * that make no sense are an `EngineError`. Needs `fast-check`, which is not installed with the library.
 *
 * @example A game is held to the laws
 * {@includeCode ../../test/guide/smallest-game.test.ts#check}
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
    openings = 400,
    seed = 1,
    shrink = true,
    odds = boundedOdds,
    freely = 'at-decisions',
    box,
    neverAsked = [],
  } = options;
  haveSense({ configs, walks, length, most, every, openings, seed });
  const fc = await fastCheck();
  const tally = emptyTally();
  const walksThrough: Arbitrary<Walk<T>> = fc.record({
    config: fc.constantFrom(...configs),
    // Without bias towards small numbers, which would play the same few games over and over.
    seed: fc.noBias(fc.nat(999_999_999)).map(String),
    choices: fc.noBias(fc.array(fc.nat(999), { maxLength: length, size: 'max' })),
  });
  let shrinkingSince: number | undefined;
  const property = fc.property(walksThrough, (path) => {
    // What is tried no more counts as lawful, and so the shortest that was found stands.
    if (shrinkingSince !== undefined && tally.pauses - shrinkingSince > MOST_SHRINKING) return;
    try {
      walk(game, path, { tally, odds, most, every, freely, box });
    } catch (thrown) {
      shrinkingSince ??= tally.pauses;
      throw thrown;
    }
  });
  const { failed, errorInstance } = fc.check(property, { numRuns: walks, seed, endOnFailure: !shrink });
  if (failed) throw errorInstance;

  try {
    somethingIsDecided(tally);
    everythingIsAsked(tally, neverAsked);
    checkOpenings(game, { configs, openings, seed, tally });
    eventsChangeWhatTheyTell(game, tally);
    rolledAsExpected(tally.oddsExcess, tally.oddsVariance, 'all actions together');
    if (tally.alternatives >= ENOUGH && tally.varied === 0) {
      throw new Broken('worlds-vary', `at ${tally.alternatives} pauses with several worlds, only one was imagined`);
    }
  } catch (thrown) {
    throw thrown instanceof Broken ? new LawBroken(thrown.law, thrown.detail, undefined) : thrown;
  }
  return tally;
}

// KER-8.5: a check with options that make no sense is refused before anything is played.
function haveSense<T extends GameTypes>({
  configs,
  seed,
  ...counts
}: Pick<CheckOptions<T>, 'configs' | 'seed'> & Record<string, unknown>): void {
  const faults: Fault[] = [];
  if (!Array.isArray(configs) || configs.length === 0) {
    faults.push({ path: 'options.configs', message: 'expected a list of at least one config to play with' });
  }
  for (const [name, count] of Object.entries(counts)) {
    if (Number.isSafeInteger(count) && Number(count) >= 1) continue;
    faults.push({ path: `options.${name}`, message: `expected a whole number from 1 up, found ${String(count)}` });
  }
  if (!Number.isSafeInteger(seed) || Number(seed) < 0) {
    faults.push({ path: 'options.seed', message: `expected a whole number from 0 up, found ${String(seed)}` });
  }
  if (faults.length > 0) throw new EngineError('testing/options', 'A game cannot be checked like this.', faults);
}

// KER-8.1: laws that nothing could break prove nothing.
function somethingIsDecided({ walks, decisions, choices }: Tally): void {
  const games = walks === 1 ? 'one game' : `${walks} games`;
  uphold('something-to-decide', decisions > 0, () => `in ${games} nobody was ever asked anything`);
  uphold('something-to-decide', choices > 0, () => `none of ${decisions} decisions in ${games} had two options`);
}

// So often a decision that has options would have come to some, by all that is likely.
const OFTEN = 50;

/** A decision that is declined by the engine each time it comes up may have answers that are never listed. */
function everythingIsAsked({ kinds, skipped }: Tally, neverAsked: readonly string[]): void {
  for (const [kind, times] of Object.entries(skipped)) {
    if (times < OFTEN || kinds[kind] !== undefined || neverAsked.includes(kind)) continue;
    const detail = `'${kind}' came up ${times} times, and never listed anything to choose: the engine declined each time`;
    throw new Broken('something-to-decide', detail);
  }
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

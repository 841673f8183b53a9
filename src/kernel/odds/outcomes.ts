import { EngineError, IllegalAction } from '../basics/errors.ts';
import { givenGame } from '../basics/given.ts';
import { deepFreeze, isSamePlain } from '../basics/plain.ts';
import { type Decide, scripted } from '../chance/chance.ts';
import type { Game, GameTypes, Simulation } from '../contract/game.ts';
import { hash } from '../keeping/hash.ts';

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
  const teller = tellerOf(most, `'${action.type}'`);
  const before = game.simulate(state, { chance: teller });
  const ended = new Merging<Simulation<T>>();

  let ways = parted(teller, { ...CERTAIN, at: before }, (at) => at.start(action));
  while (ways.length > 0) {
    const waiting = new Merging<Simulation<T>>();
    for (const { at, ...share } of ways) {
      const found = upToNextDraw(teller, at);
      (found.isDrawn ? waiting : ended).add(found.at.state, { ...share, at: found.at });
    }
    ways = waiting.all().flatMap((way) => parted(teller, way, (at) => at.work()));
  }
  return ended.all().map(({ at, ...share }) => branchOf<T>(share, at.state));
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
  const teller = tellerOf(most, 'The opening');
  const found = new Merging<T['State']>();
  for (const way of teller.each(() => givenGame(game).setup(config, teller))) found.add(way.at, way);
  return found.all().map(({ at, ...share }) => branchOf<T>(share, at));
}

// Four cards from a deck of 25 kinds come in some 20,000 sets.
const MOST = 25_000;

/** How likely something is: exactly `ways / outOf`. */
interface Share {
  readonly ways: bigint;
  readonly outOf: bigint;
}

const CERTAIN: Share = { ways: 1n, outOf: 1n };

/** Something that chance may lead to. */
interface Way<At> extends Share {
  readonly at: At;
}

/** Whatever chance makes of one piece of work, each on a copy of its own. */
function parted<T extends GameTypes>(
  teller: Teller,
  { ways, outOf, at: before }: Way<Simulation<T>>,
  piece: (at: Simulation<T>) => void,
): Way<Simulation<T>>[] {
  const found = teller.each(() => {
    const at = before.fork();
    piece(at);
    return at;
  });
  return found.map((way) => ({ ways: ways * way.ways, outOf: outOf * way.outOf, at: way.at }));
}

/**
 * Does all work that chance has no part in. Whether a piece draws is known only when it is done, and so a copy goes ahead:
 * if it comes to a draw, the other follows up to the piece before.
 */
function upToNextDraw<T extends GameTypes>(
  teller: Teller,
  at: Simulation<T>,
): { readonly isDrawn: boolean; readonly at: Simulation<T> } {
  const ahead = at.fork();
  let pieces = 0;
  let isLeft = true;
  const isDrawn = (): boolean =>
    teller.hasDrawn(() => {
      isLeft = ahead.work();
    });
  while (!isDrawn()) {
    if (!isLeft) return { isDrawn: false, at: ahead };
    pieces += 1;
  }
  for (let piece = 0; piece < pieces; piece++) at.work();
  return { isDrawn: true, at };
}

/** Decides how chance comes out. */
interface Teller {
  readonly decide: Decide;
  /** What comes of something for every way in which chance may answer it. */
  each<At>(run: () => At): Way<At>[];
  /** Is chance asked by this? */
  hasDrawn(run: () => void): boolean;
}

// Answers with the outcomes of a script, and with the first possible one wherever the script does not reach: the others
// make further scripts.
function tellerOf(most: number, what: string): Teller {
  let script: readonly number[] = [];
  let rolled: number[] = [];
  let untried: number[][] = [];
  let share = CERTAIN;
  let count = 1;

  function begin(outcomes: readonly number[]): void {
    script = outcomes;
    rolled = [];
    share = CERTAIN;
  }

  return {
    decide({ weights }) {
      const possible = weights.flatMap((weight, outcome) => (weight > 0 ? [outcome] : []));
      const [first = 0, ...others] = possible;
      const outcome = script[rolled.length] ?? first;
      if (rolled.length >= script.length) for (const other of others) untried.push([...rolled, other]);
      rolled.push(outcome);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      share = { ways: share.ways * BigInt(weights[outcome] ?? 0), outOf: share.outOf * BigInt(total) };
      return outcome;
    },

    each<At>(run: () => At): Way<At>[] {
      const found: Way<At>[] = [];
      untried = [];
      for (let next: number[] | undefined = []; next !== undefined; next = untried.pop()) {
        if (next.length > 0) count += 1;
        if (count > most) {
          throw new EngineError(
            'chance/branches',
            `${what} has more than ${most} outcomes; raise 'most' to count them.`,
          );
        }
        begin(next);
        const at = run();
        found.push({ ...share, at });
      }
      return found;
    },

    hasDrawn(run) {
      begin([]);
      run();
      return rolled.length > 0;
    },
  };
}

/** Collects ways by their positions: those that have come to equal positions are one. */
class Merging<At> {
  readonly #found = new Map<number, (Way<At> & { readonly state: object })[]>();

  add(state: object, way: Way<At>): void {
    const key = hash(state);
    const alike = this.#found.get(key) ?? [];
    this.#found.set(key, alike);
    const same = alike.findIndex((each) => isSamePlain(each.state, state));
    const met = alike[same];
    if (met === undefined) alike.push({ ...way, state });
    else alike[same] = { ...met, ...sum(met, way) };
  }

  all(): Way<At>[] {
    return [...this.#found.values()].flat();
  }
}

function sum(one: Share, other: Share): Share {
  if (one.outOf === other.outOf) return { ways: one.ways + other.ways, outOf: one.outOf };
  const factor = other.outOf / commonDivisor(one.outOf, other.outOf);
  const outOf = one.outOf * factor;
  return { ways: one.ways * factor + (other.ways * outOf) / other.outOf, outOf };
}

function branchOf<T extends GameTypes>({ ways, outOf }: Share, state: T['State']): Branch<T['State']> {
  const divisor = commonDivisor(ways, outOf);
  const withoutLuck: T['State'] = { ...state, chance: scripted([]) };
  return {
    ways: ways / divisor,
    outOf: outOf / divisor,
    probability: quotient(ways / divisor, outOf / divisor),
    state: deepFreeze(withoutLuck),
  };
}

/** The nearest number, also of fractions whose parts are too large for one. */
export function quotient(ways: bigint, outOf: bigint): number {
  if (outOf <= Number.MAX_SAFE_INTEGER) return Number(ways) / Number(outOf);
  const shift = Math.max(0, bits(outOf) - bits(ways) + 64);
  return Number((ways << BigInt(shift)) / outOf) * 2 ** -shift;
}

const bits = (value: bigint): number => value.toString(2).length;

/** The largest whole number that divides both. */
export function commonDivisor(left: bigint, right: bigint): bigint {
  let [larger, smaller] = [left, right];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

import { EngineError } from '../basics/errors.ts';
import { isSamePlain } from '../basics/plain.ts';
import type { Decide } from '../chance/chance.ts';
import type { GameTypes, Simulation } from '../contract/game.ts';
import { hash } from '../keeping/hash.ts';

/** How likely something is: exactly `ways / outOf`. */
export interface Share {
  readonly ways: bigint;
  readonly outOf: bigint;
}

/** Something that is sure to happen. */
export const CERTAIN: Share = { ways: 1n, outOf: 1n };

/** Something that chance may lead to: a copy of the game, and what has been counted on the way to it. */
export interface Way<At, Count> extends Share {
  readonly at: At;
  readonly count: Count;
}

/** What is counted on the way: what a piece of work makes of a count. */
export type Counting<At, Count> = (at: At, count: Count, piece: () => void) => Count;

/**
 * Everything that an action may lead to, up to the next decision. Ways that have come to the same position with the same
 * count are one from there on.
 *
 * @rule KER-4.10 The odds are exact, and ways that come to the same position are counted on together.
 */
export function waysAfter<T extends GameTypes, Count>(
  teller: Teller,
  first: Way<Simulation<T>, Count>,
  action: T['Action'],
  counting: Counting<Simulation<T>, Count>,
): readonly Way<Simulation<T>, Count>[] {
  const ended = new Merging<Simulation<T>, Count>();
  let ways = parted(teller, first, counting, (at) => at.start(action));
  while (ways.length > 0) {
    const waiting = new Merging<Simulation<T>, Count>();
    for (const way of ways) {
      const found = upToNextDraw(teller, way, counting);
      (found.isDrawn ? waiting : ended).add(found.way.at.state, found.way);
    }
    ways = waiting.all().flatMap((way) => parted(teller, way, counting, (at) => at.work()));
  }
  return ended.all();
}

/** Whatever chance makes of one piece of work, each on a copy of its own. */
function parted<T extends GameTypes, Count>(
  teller: Teller,
  { ways, outOf, at: before, count }: Way<Simulation<T>, Count>,
  counting: Counting<Simulation<T>, Count>,
  piece: (at: Simulation<T>) => void,
): Way<Simulation<T>, Count>[] {
  const found = teller.each(() => {
    const at = before.fork();
    return { at, count: counting(at, count, () => piece(at)) };
  });
  return found.map((way) => ({ ways: ways * way.ways, outOf: outOf * way.outOf, ...way.found }));
}

/**
 * Does all work that chance has no part in. Whether a piece draws is known only when it is done, and so a copy goes ahead:
 * if it comes to a draw, the other follows up to the piece before.
 */
function upToNextDraw<T extends GameTypes, Count>(
  teller: Teller,
  way: Way<Simulation<T>, Count>,
  counting: Counting<Simulation<T>, Count>,
): { readonly isDrawn: boolean; readonly way: Way<Simulation<T>, Count> } {
  const ahead = way.at.fork();
  let { count } = way;
  let pieces = 0;
  for (;;) {
    let isLeft = true;
    let next = count;
    const isDrawn = teller.hasDrawn(() => {
      next = counting(ahead, count, () => {
        isLeft = ahead.work();
      });
    });
    if (isDrawn) break;
    count = next;
    if (!isLeft) return { isDrawn: false, way: { ...way, at: ahead, count } };
    pieces += 1;
  }
  for (let piece = 0; piece < pieces; piece++) way.at.work();
  return { isDrawn: true, way: { ...way, count } };
}

/** Decides how chance comes out. */
export interface Teller {
  readonly decide: Decide;
  /** What comes of something for every way in which chance may answer it. */
  each<Found>(run: () => Found): readonly (Share & { readonly found: Found })[];
  /** Is chance asked by this? */
  hasDrawn(run: () => void): boolean;
}

/** How far a teller goes. */
export interface TellerOptions {
  /** How many ways chance may part into. */
  readonly most: number;
  /** What is told, for the error that says that there are more. */
  readonly what: string;
  /** Streams whose outcome makes no difference: the first that is possible is taken, and nothing parts. */
  readonly indifferent?: readonly string[];
}

// Answers with the outcomes of a script, and with the first possible one wherever the script does not reach: the others
// make further scripts.
export function tellerOf({ most, what, indifferent = [] }: TellerOptions): Teller {
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
    decide({ stream, weights }) {
      const possible = weights.flatMap((weight, outcome) => (weight > 0 ? [outcome] : []));
      const [first = 0, ...others] = possible;
      if (indifferent.includes(stream)) return first;
      const outcome = script[rolled.length] ?? first;
      if (rolled.length >= script.length) for (const other of others) untried.push([...rolled, other]);
      rolled.push(outcome);
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      share = { ways: share.ways * BigInt(weights[outcome] ?? 0), outOf: share.outOf * BigInt(total) };
      return outcome;
    },

    each(run) {
      const all = [];
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
        const found = run();
        all.push({ ...share, found });
      }
      return all;
    },

    hasDrawn(run) {
      begin([]);
      run();
      return rolled.length > 0;
    },
  };
}

/** Collects ways by their positions and counts: those that have come to equal ones are one. */
export class Merging<At, Count> {
  readonly #found = new Map<number, (Way<At, Count> & { readonly state: object })[]>();

  add(state: object, way: Way<At, Count>): void {
    const key = hash(state);
    const alike = this.#found.get(key) ?? [];
    this.#found.set(key, alike);
    const same = alike.findIndex((each) => isSamePlain(each.state, state) && isSamePlain(each.count, way.count));
    const met = alike[same];
    if (met === undefined) alike.push({ ...way, state });
    else alike[same] = { ...met, ...sumOf(met, way) };
  }

  all(): readonly Way<At, Count>[] {
    return [...this.#found.values()].flat();
  }
}

/** How likely it is that one of two things happens. */
export function sumOf(one: Share, other: Share): Share {
  if (one.outOf === other.outOf) return { ways: one.ways + other.ways, outOf: one.outOf };
  const factor = other.outOf / commonDivisor(one.outOf, other.outOf);
  const outOf = one.outOf * factor;
  return { ways: one.ways * factor + (other.ways * outOf) / other.outOf, outOf };
}

/** The same in lowest terms, and as a number, rounded. */
export function inLowestTerms({ ways, outOf }: Share): Share & { readonly probability: number } {
  const divisor = commonDivisor(ways, outOf);
  const lowest = { ways: ways / divisor, outOf: outOf / divisor };
  return { ...lowest, probability: quotient(lowest.ways, lowest.outOf) };
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

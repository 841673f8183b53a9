import { EngineError } from '../basics/errors.ts';
import { freezeNew } from '../basics/plain.ts';
import type { Random } from '../chance/random.ts';
import { plainKey } from '../keeping/view-key.ts';
import { commonDivisor, quotient } from './ways.ts';

/** A world, and a whole number that says how likely it is beside others. Worlds are plain data. */
export interface Weighted<World> {
  readonly world: World;
  readonly weight: number;
}

/** One of the worlds that a fact may make of another. */
export interface Successor<World, Fact> extends Weighted<World> {
  /** What happened on this way, with all that the fact does not tell; the fact itself, if not said. */
  readonly fact?: Fact;
}

/** How worlds begin, and what facts make of them. */
export interface BeliefRules<World, Fact> {
  /** The worlds before anything has happened. */
  readonly prior: readonly Weighted<World>[];
  /**
   * What may have become of a world by this fact; nothing, if the fact cannot have happened in it. Weights are in the same unit
   * for all worlds: those of a world's successors sum up to how likely it was that the fact happens in it.
   */
  update(world: World, fact: Fact): readonly Successor<World, Fact>[];
}

/** A world that may be the real one: exactly with the chance `ways / outOf` of its belief. */
export interface BelievedWorld<World> {
  readonly world: World;
  readonly ways: bigint;
}

/** All worlds that fit what has happened, each once, and how likely they are: in lowest terms. */
export interface Belief<World> {
  readonly worlds: readonly BelievedWorld<World>[];
  readonly outOf: bigint;
}

/** A whole past that fits what has happened. */
export interface Past<World, Fact> {
  readonly first: World;
  /** What happened, with all that was not told. */
  readonly facts: readonly Fact[];
  readonly last: World;
}

/** What can be known from what has happened. */
export interface Beliefs<World, Fact> {
  /**
   * The worlds that fit these facts, in the order in which they happened; and only those that `fits` agrees with, for what a
   * viewer sees besides. If nothing fits, there are none.
   *
   * What was counted is remembered: a history that is longer by a fact costs one fact. One that is frozen is taken to be
   * frozen to the last corner, and is not even read again.
   */
  after(history: readonly Fact[], fits?: (world: World) => boolean): Belief<World>;
  /** A past that fits, each as likely as it is; an error, if nothing fits. */
  past(history: readonly Fact[], random: Random, fits?: (world: World) => boolean): Past<World, Fact>;
}

/**
 * Follows worlds from fact to fact by Bayes' rule, exactly: for things that were seen, covered and moved again.
 *
 * @rule KER-5.10 What can be known of a hidden world is the exact distribution that follows from what has happened.
 */
export function createBeliefs<World, Fact>({ prior, update }: BeliefRules<World, Fact>): Beliefs<World, Fact> {
  const start = mergedOf(prior.map(({ world, weight }) => ({ world, ways: waysOf(weight) })));
  const lines: Line<World, Fact>[] = [];
  const frozen = new WeakMap<object, readonly Point<World, Fact>[]>();

  /** A point for each fact of a history. */
  function pointsOf(history: readonly Fact[]): readonly Point<World, Fact>[] {
    const known = frozen.get(history);
    if (known !== undefined) return known;
    const keys = history.map(plainKey);
    const line = lineWith(keys);
    const points = [...line.points];
    for (const fact of history.slice(points.length)) points.push(pointAfter(points.at(-1)?.belief ?? start, fact));
    // KER-5.11: what facts have made of the worlds is counted once, and not again for every longer history.
    if (points.length > line.points.length) remember({ keys, points });
    if (Object.isFrozen(history) && history.every((fact) => Object.isFrozen(fact))) frozen.set(history, points);
    return points;
  }

  /** Of all histories that are remembered, what the one has in common with these facts that has most. */
  function lineWith(keys: readonly string[]): Line<World, Fact> {
    let longest: Line<World, Fact> = { keys: [], points: [] };
    for (const line of lines) {
      const common = commonLength(line.keys, keys);
      if (common > longest.points.length) longest = { keys: line.keys, points: line.points.slice(0, common) };
    }
    return longest;
  }

  /** A line that goes on from another takes its place; of others, the one that was made first is forgotten. */
  function remember(line: Line<World, Fact>): void {
    const parent = lines.findIndex(({ keys }) => commonLength(keys, line.keys) === keys.length);
    if (parent >= 0) lines.splice(parent, 1);
    else if (lines.length === MOST_LINES) lines.shift();
    lines.push(line);
  }

  function pointAfter(before: Belief<World>, fact: Fact): Point<World, Fact> {
    const worlds = before.worlds.flatMap(({ world, ways }) =>
      update(world, fact).map((next) => ({ world: next.world, ways: ways * waysOf(next.weight) })),
    );
    return { fact, before, belief: mergedOf(worlds), ways: undefined };
  }

  /** All ways into each world of a point, by its key. */
  function waysInto(point: Point<World, Fact>): ReadonlyMap<string, readonly Way<World, Fact>[]> {
    if (point.ways !== undefined) return point.ways;
    const into = new Map<string, Way<World, Fact>[]>();
    for (const { world: from, ways } of point.before.worlds) {
      for (const { world, weight, fact = point.fact } of update(from, point.fact)) {
        const key = plainKey(world);
        into.set(key, [...(into.get(key) ?? []), { from, fact, ways: ways * waysOf(weight) }]);
      }
    }
    point.ways = into;
    return into;
  }

  function after(history: readonly Fact[], fits?: (world: World) => boolean): Belief<World> {
    const belief = pointsOf(history).at(-1)?.belief ?? start;
    return fits === undefined ? belief : inLowestTerms(belief.worlds.filter(({ world }) => fits(world)));
  }

  return {
    after,

    past(history, random, fits) {
      const { world: last } = drawn(after(history, fits).worlds, random);
      const facts: Fact[] = [];
      let first = last;
      // Backwards: each world came from one of those before it, as likely as they were and as it was to come from them.
      for (const point of [...pointsOf(history)].reverse()) {
        const { from, fact } = drawn(waysInto(point).get(plainKey(first)) ?? [], random);
        facts.push(fact);
        first = from;
      }
      return { first, facts: facts.reverse(), last };
    },
  };
}

/** How likely it is that something is so, as the nearest number. That no world fits at all is the caller's mistake. */
export function chanceThat<World>({ worlds, outOf }: Belief<World>, isSo: (world: World) => boolean): number {
  if (outOf === 0n) throw impossible();
  return quotient(sumOf(worlds.filter(({ world }) => isSo(world))), outOf);
}

/** One of the worlds of a belief, each as likely as it is. That no world fits at all is the caller's mistake. */
export function imagineWorld<World>({ worlds }: Belief<World>, random: Random): World {
  return drawn(worlds, random).world;
}

/** What is known after a fact. */
interface Point<World, Fact> {
  readonly fact: Fact;
  readonly before: Belief<World>;
  readonly belief: Belief<World>;
  /** The ways into each world, once somebody has asked. */
  ways: ReadonlyMap<string, readonly Way<World, Fact>[]> | undefined;
}

interface Way<World, Fact> {
  readonly from: World;
  readonly fact: Fact;
  readonly ways: bigint;
}

/** A history that is remembered: what is known after each of its facts. */
interface Line<World, Fact> {
  readonly keys: readonly string[];
  readonly points: readonly Point<World, Fact>[];
}

/** As many histories are remembered: those of all viewers of a game, and of some others. */
const MOST_LINES = 16;

function commonLength(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

function waysOf(weight: number): bigint {
  if (Number.isSafeInteger(weight) && weight >= 0) return BigInt(weight);
  throw new EngineError('belief/weights', `The weight of a world must be a whole number, and not ${weight}.`);
}

// Equal worlds are one.
function mergedOf<World>(worlds: readonly BelievedWorld<World>[]): Belief<World> {
  const merged = new Map<string, { world: World; ways: bigint }>();
  for (const { world, ways } of worlds) {
    if (ways === 0n) continue;
    const key = plainKey(world);
    const same = merged.get(key);
    if (same === undefined) merged.set(key, { world: freezeNew(world), ways });
    else same.ways += ways;
  }
  return inLowestTerms([...merged.values()]);
}

function inLowestTerms<World>(worlds: readonly BelievedWorld<World>[]): Belief<World> {
  const divisor = worlds.reduce((common, { ways }) => commonDivisor(common, ways), 0n);
  const lowest = worlds.map(({ world, ways }) => Object.freeze({ world, ways: ways / divisor }));
  return Object.freeze({ worlds: Object.freeze(lowest), outOf: sumOf(lowest) });
}

function sumOf(worlds: readonly { readonly ways: bigint }[]): bigint {
  return worlds.reduce((sum, { ways }) => sum + ways, 0n);
}

function drawn<Item extends { readonly ways: bigint }>(items: readonly Item[], random: Random): Item {
  let rest = below(sumOf(items), random);
  for (const item of items) {
    rest -= item.ways;
    if (rest < 0n) return item;
  }
  throw impossible();
}

const WORD = 2 ** 32;

// All numbers below a bound are as likely, also below one that is larger than what is drawn at a time: what comes out too high
// is drawn again.
function below(bound: bigint, random: Random): bigint {
  if (bound <= WORD) return BigInt(random.below(Number(bound)));
  for (;;) {
    let number = 0n;
    let range = 1n;
    while (range < bound) {
      number = number * BigInt(WORD) + BigInt(random.below(WORD));
      range *= BigInt(WORD);
    }
    const fair = range - (range % bound);
    if (number < fair) return number % bound;
  }
}

function impossible(): EngineError {
  return new EngineError('belief/impossible', 'No world fits what has happened.');
}

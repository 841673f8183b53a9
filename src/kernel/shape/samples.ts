import { unreachable } from '../basics/unreachable.ts';
import type { Random } from '../chance/random.ts';
import { blanksOf } from './blank.ts';
import type { Anything } from './erased.ts';
import { type ListNode, NONE, type Node, type Nodes, type Supply, type WholeNode } from './node.ts';
import { nodesOf } from './part.ts';
import { lengthOf } from './schema.ts';
import type { Declaration } from './shape.ts';
import { zonesOf } from './zones.ts';

/** Lists are made at most this much longer than they have to be. */
const LONGER = 4;
/** A number without a bound is made no larger than that. */
const LARGE = 1000;

/**
 * A table that fits the declaration, each of them possible but not all as likely: for tests of what has to hold whatever
 * lies on it, and for tables that no game has come to. Every card of a pool is in one place; what is a text or has to fit
 * something else stays blank.
 *
 * @rule KER-10.8 Tables for tests are made from the declaration.
 */
export function sampleTable<D extends Declaration>(
  { declaration }: { readonly declaration: D },
  seats: number,
  random: Random,
): { readonly [Key in keyof D['table']]: D['table'][Key]['~value'] } {
  const table = nodesOf(declaration.table);
  const left = new Map(zonesOf(table).map(({ pool }) => [pool, [...pool.copies]]));
  const blank = blanksOf(table, seats);
  const made: Anything = {};
  for (const [key, node] of Object.entries(table)) made[key] = sampled(node, blank[key], { seats, random, left });
  // What has found no other place lies in the last pile.
  for (const { pool, piles } of zonesOf(table)) {
    const key = piles.at(-1);
    if (key === undefined) continue;
    const rest = [...(left.get(pool) ?? [])];
    made[key] =
      table[key]?.kind === 'deck'
        ? { pile: { top: [], rest, bottom: [] }, discards: rest.map(() => 0) }
        : { top: [], rest, bottom: [] };
  }
  return made as { readonly [Key in keyof D['table']]: D['table'][Key]['~value'] };
}

interface Sampling {
  readonly seats: number;
  readonly random: Random;
  /** What is still to be dealt of each pool. */
  readonly left: ReadonlyMap<Supply, number[]>;
}

function sampled(node: Node, blank: unknown, sampling: Sampling): unknown {
  const { random } = sampling;
  switch (node.kind) {
    case 'whole':
      return sampledWhole(node, sampling);
    case 'word':
      return random.oneOf(node.words);
    case 'list':
      return sampledList(node, blank as readonly unknown[], sampling);
    case 'group':
      return sampledFields(node.fields, blank, sampling);
    case 'cases': {
      const word = random.oneOf(Object.keys(node.cases));
      const nodes = node.cases[word] ?? {};
      return { [node.tag]: word, ...sampledFields(nodes, blanksOf(nodes, sampling.seats), sampling) };
    }
    case 'pile':
      return { top: [], rest: node.pool.copies.map(() => 0), bottom: [] };
    case 'deck':
      return {
        pile: { top: [], rest: node.pool.copies.map(() => 0), bottom: [] },
        discards: node.pool.copies.map(() => 0),
      };
    case 'text':
    case 'hand':
      return blank;
    default:
      return unreachable(node);
  }
}

function sampledFields(nodes: Nodes, blank: unknown, sampling: Sampling): Anything {
  return Object.fromEntries(
    Object.entries(nodes).map(([key, node]) => [key, sampled(node, (blank as Anything)[key], sampling)]),
  );
}

function sampledWhole({ least, most, maybe, isSeat, pool }: WholeNode, { seats, random, left }: Sampling): number {
  if (maybe && random.below(3) === 0) return NONE;
  if (pool !== undefined) return dealt(left.get(pool) ?? [], random);
  const last = isSeat ? seats - 1 : Math.min(most, least + LARGE);
  return least + random.below(last - least + 1);
}

// Where no card is left, there is none.
function dealt(counts: number[], random: Random): number {
  if (!counts.some((count) => count > 0)) return NONE;
  const kind = random.pick(counts);
  counts[kind] = (counts[kind] ?? 0) - 1;
  return kind;
}

function sampledList(node: ListNode, blank: readonly unknown[], sampling: Sampling): unknown[] {
  const { entry, size, least, most, isSorted, counts } = node;
  const { seats, random, left } = sampling;
  if (counts !== undefined) return sampledCounts(left.get(counts) ?? [], random);
  const longest = Math.min(most, least + LONGER);
  const length = size === undefined ? least + random.below(longest - least + 1) : lengthOf(size, seats);
  const entries = Array.from({ length }, (_, index) =>
    sampled(entry, blank[index] ?? blankEntry(entry, seats), sampling),
  );
  const isCard = entry.kind === 'whole' && entry.pool !== undefined && !entry.maybe;
  const there = isCard && size === undefined ? entries.filter((each) => each !== NONE) : entries;
  return isSorted ? (there as number[]).sort((one, other) => one - other) : there;
}

const blankEntry = (entry: Node, seats: number): unknown => blanksOf({ entry }, seats).entry;

function sampledCounts(left: number[], random: Random): number[] {
  return left.map((count, kind) => {
    const taken = random.below(count + 1);
    left[kind] = count - taken;
    return taken;
  });
}

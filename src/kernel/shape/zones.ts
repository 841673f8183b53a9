import type { Fault } from '../basics/errors.ts';
import { unreachable } from '../basics/unreachable.ts';
import { type Count, counterOf } from './counting.ts';
import type { Anything } from './erased.ts';
import { type Fill, fillerOf } from './filling.ts';
import type { Node, Nodes, Supply } from './node.ts';

/** Where the cards of one pool can be. */
export interface Zones {
  readonly pool: Supply;
  /** The fields with places for its cards, each with how many of which kind are seen there. */
  readonly places: readonly Place[];
  /** Of these, the ones of each seat that others may not see. */
  readonly held: readonly string[];
  readonly piles: readonly string[];
  /** Has every card a place? What no pile holds is out of the game. */
  readonly isWhole: boolean;
}

interface Place {
  readonly key: string;
  readonly count: Count;
  /** Deals cards into what cannot be seen; nothing where all is seen. */
  readonly fill: Fill | undefined;
}

/**
 * The pools that a table uses, each with its places.
 *
 * @rule KER-10.4 Every card of a pool is in one place.
 */
export function zonesOf(table: Nodes): Zones[] {
  const pools = new Set<Supply>();
  for (const node of Object.values(table)) poolsIn(node, pools);
  return [...pools].map((pool) => {
    const places = Object.entries(table).flatMap(([key, node]) => {
      const count = counterOf(node, pool);
      return count === undefined ? [] : [{ key, count, fill: fillerOf(node, pool, false) }];
    });
    const keysOf = (is: (node: Node) => boolean): string[] =>
      Object.entries(table).flatMap(([key, node]) => (is(node) ? [key] : []));
    const isPile = (node: Node): boolean => (node.kind === 'pile' || node.kind === 'deck') && node.pool === pool;
    return {
      pool,
      places,
      held: keysOf((node) => isHeld(node) && counterOf(node, pool) !== undefined),
      piles: keysOf(isPile),
      isWhole: keysOf((node) => holdsPile(node, pool)).length > 0,
    };
  });
}

/** Is this a pile of the pool, or does it hold one whose cards everybody can count? */
function holdsPile(node: Node, pool: Supply): boolean {
  return node.kind === 'pile' || node.kind === 'deck' ? node.pool === pool : holdsOpenPile(node, pool);
}

// Of a pile inside something else nothing can be dealt anew; of an open one nothing has to be.
function holdsOpenPile(node: Node, pool: Supply): boolean {
  if (node.kind === 'pile') return node.isOpen && node.pool === pool;
  if (node.kind === 'list') return holdsOpenPile(node.entry, pool);
  return node.kind === 'group' && Object.values(node.fields).some((inner) => holdsOpenPile(inner, pool));
}

function isHeld(node: Node): boolean {
  return node.kind === 'list' && node.isPerSeat && node.entry.seen === 'owner';
}

function poolsIn(node: Node, pools: Set<Supply>): void {
  switch (node.kind) {
    case 'whole':
      if (node.pool !== undefined) pools.add(node.pool);
      return;
    case 'pile':
    case 'deck':
    case 'hand':
      pools.add(node.pool);
      return;
    case 'list':
      if (node.counts !== undefined) pools.add(node.counts);
      poolsIn(node.entry, pools);
      return;
    case 'group':
      for (const inner of Object.values(node.fields)) poolsIn(inner, pools);
      return;
    case 'cases':
      for (const nodes of Object.values(node.cases)) for (const inner of Object.values(nodes)) poolsIn(inner, pools);
      return;
    case 'word':
    case 'text':
      return;
    default:
      unreachable(node);
  }
}

/** The kinds of which there are more, or fewer, than there should be. */
export function poolFaults({ pool, places, isWhole }: Zones, state: Anything): Fault[] {
  const found = countSeen(places, state, pool);
  return pool.copies.flatMap((copies, kind) => {
    const count = found[kind] ?? 0;
    if (isWhole ? count === copies : count <= copies) return [];
    const where = places.map(({ key }) => key).join(', ');
    const message = `expected ${isWhole ? '' : 'at most '}${copies} of kind ${kind} in ${where}; found ${count}`;
    return [{ path: 'state', message }];
  });
}

/** How many cards of each kind are seen in these places. */
export function countSeen(places: readonly Place[], at: Anything, { copies }: Supply): number[] {
  const seen: number[] = [];
  for (let kind = 0; kind < copies.length; kind++) seen.push(0);
  for (let index = 0; index < places.length; index++) {
    const { key, count } = places[index] as Place;
    count(at[key], seen);
  }
  return seen;
}

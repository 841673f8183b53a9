import { unreachable } from '../basics/unreachable.ts';
import type { Deck } from '../chance/deck.ts';
import type { Hand } from '../chance/hand.ts';
import type { OpenPileView, Pile, PileView } from '../chance/pile.ts';
import type { Anything } from './erased.ts';
import type { CasesNode, ListNode, Node, Nodes, Supply } from './node.ts';

/** Adds the cards that are seen in a value. */
export type Count = (value: unknown, seen: number[]) => void;

/** How the cards of a pool are counted in a part; nothing where it holds none of them. */
export function counterOf(node: Node, pool: Supply): Count | undefined {
  switch (node.kind) {
    case 'whole':
      return node.pool === pool ? (value, seen) => add(seen, value as number) : undefined;
    case 'pile':
      return node.pool === pool ? countPile : undefined;
    case 'deck':
      if (node.pool !== pool) return undefined;
      return (value, seen) => {
        countPile((value as Deck).pile, seen);
        addCounts(seen, (value as Deck).discards);
      };
    case 'hand':
      if (node.pool !== pool) return undefined;
      return (value, seen) => {
        for (const kind of (value as Hand).cards) add(seen, kind);
      };
    case 'list':
      return listCounter(node, pool);
    case 'group':
      return fieldsCounter(node.fields, pool);
    case 'cases':
      return casesCounter(node, pool);
    case 'word':
    case 'text':
      return undefined;
    default:
      return unreachable(node);
  }
}

function countPile(value: unknown, seen: number[]): void {
  const { top, rest, bottom } = value as Pile | PileView | OpenPileView;
  for (const { kind } of top) add(seen, kind);
  for (const { kind } of bottom) add(seen, kind);
  if (typeof rest !== 'number') addCounts(seen, rest);
}

function listCounter({ entry, counts }: ListNode, pool: Supply): Count | undefined {
  if (counts !== undefined) return counts === pool ? (value, seen) => addCounts(seen, value as number[]) : undefined;
  if (entry.kind === 'whole') {
    if (entry.pool !== pool) return undefined;
    return (value, seen) => {
      for (const kind of value as readonly number[]) add(seen, kind);
    };
  }
  const count = counterOf(entry, pool);
  if (count === undefined) return undefined;
  return (value, seen) => {
    for (const each of value as readonly unknown[]) count(each, seen);
  };
}

function fieldsCounter(nodes: Nodes, pool: Supply): Count | undefined {
  const counters = Object.entries(nodes).flatMap(([key, node]) => {
    const count = counterOf(node, pool);
    return count === undefined ? [] : [{ key, count }];
  });
  if (counters.length === 0) return undefined;
  return (value, seen) => {
    for (const { key, count } of counters) count((value as Anything)[key], seen);
  };
}

function casesCounter({ tag, cases }: CasesNode, pool: Supply): Count | undefined {
  const counters = new Map(Object.entries(cases).map(([word, nodes]) => [word, fieldsCounter(nodes, pool)]));
  if ([...counters.values()].every((count) => count === undefined)) return undefined;
  return (value, seen) => counters.get(String((value as Anything)[tag]))?.(value, seen);
}

/** Adds so many cards of a kind; what is no card of the pool is not counted. */
export function add(seen: number[], kind: number, count = 1): void {
  if (kind >= 0 && kind < seen.length) seen[kind] = (seen[kind] ?? 0) + count;
}

function addCounts(seen: number[], counts: readonly number[]): void {
  for (let kind = 0; kind < counts.length; kind++) add(seen, kind, counts[kind]);
}

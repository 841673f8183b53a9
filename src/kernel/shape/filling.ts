import { unreachable } from '../basics/unreachable.ts';
import { type Hand, imagineHand } from '../chance/hand.ts';
import type { Random } from '../chance/random.ts';
import type { Anything } from './erased.ts';
import type { ListNode, Node, Nodes, Supply, WholeNode } from './node.ts';

/** The same value, with a card wherever one is hidden. */
export type Fill = (value: unknown, next: () => number, dealing: Dealing) => unknown;

/** What is still to be dealt, and by which luck. */
export interface Dealing {
  readonly unseen: number[];
  readonly random: Random;
}

/**
 * How cards of a pool are put where a part hides some; nothing where all is seen. Whatever stands in something that is hidden
 * may be hidden itself.
 */
export function fillerOf(node: Node, pool: Supply, isInHidden: boolean): Fill | undefined {
  const isHidden = isInHidden || (node.seen !== undefined && node.seen !== 'everyone');
  switch (node.kind) {
    case 'whole':
      return isHidden && node.pool === pool ? wholeFiller(node) : undefined;
    case 'hand':
      if (node.pool !== pool) return undefined;
      return (value, _next, { unseen, random }) => imagineHand(value as Hand, unseen, random);
    case 'list':
      return listFiller(node, pool, isHidden);
    case 'group':
      return fieldsFiller(node.fields, pool, isHidden);
    case 'cases': {
      const fillers = new Map(
        Object.entries(node.cases).map(([word, nodes]) => [word, fieldsFiller(nodes, pool, isHidden)]),
      );
      if ([...fillers.values()].every((fill) => fill === undefined)) return undefined;
      return (value, next, dealing) =>
        fillers.get(String((value as Anything)[node.tag]))?.(value, next, dealing) ?? value;
    }
    case 'word':
    case 'text':
    case 'pile':
    case 'deck':
      return undefined;
    default:
      return unreachable(node);
  }
}

function wholeFiller({ hidden }: WholeNode): Fill {
  return (value, next) => (value === hidden ? next() : value);
}

function listFiller({ entry, isSorted }: ListNode, pool: Supply, isHidden: boolean): Fill | undefined {
  const fill = fillerOf(entry, pool, isHidden);
  if (fill === undefined) return undefined;
  return (value, next, dealing) => {
    const filled: unknown[] = [];
    for (const each of value as readonly unknown[]) filled.push(fill(each, next, dealing));
    return isSorted ? (filled as number[]).sort((one, other) => one - other) : filled;
  };
}

function fieldsFiller(nodes: Nodes, pool: Supply, isHidden: boolean): Fill | undefined {
  const fillers = Object.entries(nodes).flatMap(([key, node]) => {
    const fill = fillerOf(node, pool, isHidden);
    return fill === undefined ? [] : [{ key, fill }];
  });
  if (fillers.length === 0) return undefined;
  return (value, next, dealing) => {
    const filled = { ...(value as Anything) };
    for (const { key, fill } of fillers) filled[key] = fill(filled[key], next, dealing);
    return filled;
  };
}

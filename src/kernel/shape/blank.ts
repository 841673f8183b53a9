import type { Seat } from '../basics/seats.ts';
import { unreachable } from '../basics/unreachable.ts';
import { deckOf } from '../chance/deck.ts';
import { handOf } from '../chance/hand.ts';
import { pileOf } from '../chance/pile.ts';
import { NONE, type Node, type Nodes } from './node.ts';
import { lengthOf } from './schema.ts';

/**
 * What these parts hold before anything has happened at a table of so many seats.
 *
 * @rule KER-10.2 What follows from the declaration is made from it.
 */
export function blanksOf(nodes: Nodes, seats: number, owner: Seat = NONE): Record<string, unknown> {
  return Object.fromEntries(Object.entries(nodes).map(([key, node]) => [key, blankOf(node, seats, owner)]));
}

function blankOf(node: Node, seats: number, owner: Seat): unknown {
  switch (node.kind) {
    case 'whole':
    case 'word':
      return node.start;
    case 'text':
      return '';
    case 'group':
      return blanksOf(node.fields, seats, owner);
    case 'cases': {
      const [[word, nodes] = ['', {}]] = Object.entries(node.cases);
      return { [node.tag]: word, ...blanksOf(nodes, seats, owner) };
    }
    case 'pile':
      return pileOf(node.pool.copies);
    case 'deck':
      return deckOf(node.pool.copies);
    case 'hand':
      return handOf(owner);
    case 'list': {
      if (node.start !== undefined) return [...node.start];
      const length = node.size === undefined ? node.least : lengthOf(node.size, seats);
      return Array.from({ length }, (_, index) => blankOf(node.entry, seats, node.isPerSeat ? index : owner));
    }
    default:
      return unreachable(node);
  }
}

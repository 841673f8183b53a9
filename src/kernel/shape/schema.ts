import * as v from 'valibot';
import type { Fault } from '../basics/errors.ts';
import { MOST_SEATS } from '../basics/seats.ts';
import { unreachable } from '../basics/unreachable.ts';
import { isBehind } from '../contract/agenda.ts';
import { type ListNode, NONE, type Node, type Nodes, type Size, type WholeNode } from './node.ts';
import {
  deckSchema,
  entriesWith,
  handSchema,
  pileSchema,
  type ShapeSchemas,
  taggedSchema,
  whole,
  workSchema,
} from './schemas.ts';

type Schema = v.GenericSchema<unknown, unknown>;
type Anything = Readonly<Record<string, unknown>>;

/** What the agenda of a game can hold: what steps and asks are about. */
export interface WorkNodes {
  readonly steps: Readonly<Record<string, Nodes>>;
  readonly asks: Readonly<Record<string, Nodes>>;
  readonly hasEffects: boolean;
  /** How many entries the agenda can have. */
  readonly most: number;
}

/**
 * What a saved state must look like, as far as that does not depend on the number of seats.
 *
 * @rule KER-10.2 What follows from the declaration is made from it.
 */
export function stateSchemaOf(
  table: Nodes,
  { steps, asks, hasEffects, most }: WorkNodes,
  seats: number = MOST_SEATS,
): v.GenericSchema {
  const work = workSchema({ steps: shapesOf(steps), asks: shapesOf(asks), hasEffects }, seats);
  return v.strictObject({ ...entriesWith(work, most), ...entriesOf(table) });
}

const shapesOf = (shapes: Readonly<Record<string, Nodes>>): ShapeSchemas =>
  Object.fromEntries(Object.entries(shapes).map(([word, nodes]) => [word, entriesOf(nodes)]));

/** The entries of an object's schema. */
export function entriesOf(nodes: Nodes): Record<string, Schema> {
  return Object.fromEntries(Object.entries(nodes).map(([key, node]) => [key, schemaOf(node)]));
}

function schemaOf(node: Node): Schema {
  switch (node.kind) {
    case 'whole':
      return wholeSchemaOf(node);
    case 'word':
      return v.picklist(node.words);
    case 'text':
      return node.check === undefined ? v.string() : v.pipe(v.string(), v.check(node.check, `expected ${node.wanted}`));
    case 'list':
      return listSchemaOf(node);
    case 'group':
      return v.strictObject(entriesOf(node.fields));
    case 'cases':
      return taggedSchema(node.tag, shapesOf(node.cases));
    case 'pile':
      return pileSchema(node.pool.copies.length);
    case 'deck':
      return deckSchema(node.pool.copies.length);
    case 'hand':
      return handSchema(node.pool.copies.length);
    default:
      return unreachable(node);
  }
}

function wholeSchemaOf({ least, most, maybe }: WholeNode): Schema {
  if (!maybe) return whole(least, most);
  if (least <= 0) return whole(Math.min(NONE, least), most);
  const isBetween = (value: number): boolean => Number.isInteger(value) && value > NONE && value < least;
  return v.pipe(
    whole(NONE, most),
    v.check((value) => !isBetween(value), `expected ${NONE}, or at least ${least}`),
  );
}

function listSchemaOf({ entry, size, least, most }: ListNode): Schema {
  const entries = v.array(schemaOf(entry));
  if (typeof size === 'number') return v.pipe(entries, v.length(size));
  return least === 0 && most === Number.MAX_SAFE_INTEGER
    ? entries
    : v.pipe(entries, v.minLength(least), v.maxLength(most));
}

/** How long a list of this size is at a table. */
export function lengthOf(size: Size, seats: number): number {
  return typeof size === 'number' ? size : size(seats);
}

/** Where something is, and at a table of how many seats. */
interface Place {
  readonly path: string;
  readonly seats: number;
}

/**
 * What does not fit a table of so many seats: lists of another length, seats that nobody sits on, cards out of order.
 *
 * @rule KER-10.2 What follows from the declaration is made from it.
 */
export function fitFaults(nodes: Nodes, value: unknown, { path, seats }: Place): Fault[] {
  return Object.entries(nodes).flatMap(([key, node]) =>
    nodeFaults(node, (value as Anything)[key], { path: `${path}.${key}`, seats }),
  );
}

function nodeFaults(node: Node, value: unknown, place: Place): Fault[] {
  const { path, seats } = place;
  switch (node.kind) {
    case 'whole':
      if (!node.isSeat || Number(value) < seats) return [];
      return [{ path, message: `expected a seat below ${seats}, found ${value}` }];
    case 'group':
      return fitFaults(node.fields, value, place);
    case 'cases':
      return fitFaults(node.cases[String((value as Anything)[node.tag])] ?? {}, value, place);
    case 'list':
      return listFaults(node, value as readonly unknown[], place);
    case 'word':
    case 'text':
    case 'pile':
    case 'deck':
    case 'hand':
      return [];
    default:
      return unreachable(node);
  }
}

function listFaults(node: ListNode, list: readonly unknown[], { path, seats }: Place): Fault[] {
  const { entry, size, isSorted, isPerSeat } = node;
  const faults = list.flatMap((each, index) => nodeFaults(entry, each, { path: `${path}[${index}]`, seats }));
  const length = size === undefined ? list.length : lengthOf(size, seats);
  if (list.length !== length) faults.push({ path, message: `expected ${length} entries, found ${list.length}` });
  if (isSorted && list.some((each, index) => index > 0 && Number(list[index - 1]) > Number(each))) {
    faults.push({ path, message: 'expected the lowest first' });
  }
  if (isPerSeat && entry.kind === 'hand') {
    for (const [owner, hand] of list.entries()) {
      const found = (hand as { readonly owner: number }).owner;
      if (found !== owner)
        faults.push({ path: `${path}[${owner}].owner`, message: `expected ${owner}, found ${found}` });
    }
  }
  return faults;
}

/** The same of all that is on the agenda. */
export function workFaults(
  work: Pick<WorkNodes, 'steps' | 'asks'>,
  agenda: readonly unknown[],
  { path, seats }: Place,
): Fault[] {
  return agenda.flatMap((entry, index) => {
    const at = `${path}[${index}]`;
    if (isBehind(entry)) return workFaults(work, entry.later, { path: `${at}.later`, seats });
    const { together, do: step, ask } = entry as Anything;
    if (Array.isArray(together)) {
      return together.flatMap((queue, seat) => workFaults(work, queue, { path: `${at}.together[${seat}]`, seats }));
    }
    return fitFaults((typeof step === 'string' ? work.steps[step] : work.asks[String(ask)]) ?? {}, entry, {
      path: at,
      seats,
    });
  });
}

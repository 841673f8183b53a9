import type { Size } from './node.ts';
import { part, type Secrecy, type StatePart } from './part.ts';

interface Starting<Value> {
  /** What it holds at first; blank entries where this is left out. */
  readonly start?: readonly Value[];
}

/** What is true of a list of which nothing else is said. */
export const LIST = {
  kind: 'list',
  size: undefined,
  least: 0,
  most: Number.MAX_SAFE_INTEGER,
  isSorted: false,
  isPerSeat: false,
  start: undefined,
  counts: undefined,
} as const;

/** A list of any length, or of one within bounds; it starts as short as it may be. */
export function many<Value, View, Seeing extends Secrecy>(
  entry: StatePart<Value, View, Seeing>,
  options: Starting<Value> & { readonly least?: number; readonly most?: number } = {},
): StatePart<readonly Value[], readonly View[], Seeing> {
  return part({ ...LIST, entry: entry.node, ...options });
}

/** A list of numbers, the lowest first. */
export function sorted<Seeing extends Secrecy>(
  entry: StatePart<number, number, Seeing>,
  options: Starting<number> & { readonly least?: number; readonly most?: number } = {},
): StatePart<readonly number[], readonly number[], Seeing> {
  return part({ ...LIST, entry: entry.node, isSorted: true, ...options });
}

/** A list of fixed length. */
export function row<Value, View, Seeing extends Secrecy>(
  size: Size,
  entry: StatePart<Value, View, Seeing>,
  options: Starting<Value> = {},
): StatePart<readonly Value[], readonly View[], Seeing> {
  return part({ ...LIST, entry: entry.node, size, ...options });
}

const ALL_SEATS = (seats: number): number => seats;

/** One entry for each seat, which owns it. */
export function perSeat<Value, View, Seeing extends Secrecy>(
  entry: StatePart<Value, View, Seeing>,
  options: Starting<Value> = {},
): StatePart<readonly Value[], readonly View[], Seeing> {
  return part({ ...LIST, entry: entry.node, size: ALL_SEATS, isPerSeat: true, ...options });
}

/** Two of a kind. */
export function pair<Value, View, Seeing extends Secrecy>(
  entry: StatePart<Value, View, Seeing>,
): StatePart<readonly [Value, Value], readonly [View, View], Seeing> {
  return part({ ...LIST, entry: entry.node, size: 2 });
}

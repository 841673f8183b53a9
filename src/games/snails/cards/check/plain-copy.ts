import type { Fault } from '../../../../kernel/index.ts';
import { isBinary, shown } from '../../outside.ts';

/** Stands in a copy for what could not be read; the fault is told already. */
export const UNREADABLE = Symbol('unreadable');

// No pack comes near these; they keep a value that is built to have no end from being read for ever.
const DEEPEST_VALUE = 24;
const MOST_VALUES = 100_000;

/** A value from outside copied to plain data, and what of it was not data. */
export interface PlainCopy {
  readonly value: unknown;
  readonly faults: readonly Fault[];
}

/**
 * Copies any value at all, each property read once, so that nothing which is checked can change afterwards.
 *
 * As in JSON, keys that hold `undefined` are left out. Cycles, functions and getters that throw are faults.
 */
export function plainCopy(value: unknown, path: string): PlainCopy {
  const reading: Reading = { faults: [], inside: [], left: MOST_VALUES };
  const copy = copied(value, path, reading);
  // What was not reached is not missing.
  return { value: reading.left > 0 ? copy : UNREADABLE, faults: reading.faults };
}

interface Reading {
  readonly faults: Fault[];
  /** The objects around the value that is being read. */
  readonly inside: object[];
  left: number;
}

function copied(value: unknown, path: string, reading: Reading): unknown {
  if (reading.left <= 0) return UNREADABLE;
  reading.left--;
  if (reading.left === 0) return unreadable(path, `more than ${MOST_VALUES} values; no pack has so many`, reading);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return value + 0; // -0 becomes 0: the two are one number in JSON
  if (typeof value !== 'object' || isBinary(value)) {
    return unreadable(path, `expected plain data, found ${shown(value)}`, reading);
  }
  if (reading.inside.includes(value)) return unreadable(path, 'contains itself', reading);
  if (reading.inside.length >= DEEPEST_VALUE) return unreadable(path, 'nested too deep for a pack', reading);

  reading.inside.push(value);
  try {
    return Array.isArray(value) ? copiedList(value, path, reading) : copiedObject(value, path, reading);
  } catch {
    return unreadable(path, 'cannot be read', reading);
  } finally {
    reading.inside.pop();
  }
}

function copiedList(list: readonly unknown[], path: string, reading: Reading): unknown {
  const { length } = list;
  // A list that is longer than all that may be read is not begun.
  if (length > MOST_VALUES) {
    reading.left = 0;
    return unreadable(path, `more than ${MOST_VALUES} values; no pack has so many`, reading);
  }
  const copy: unknown[] = [];
  for (let index = 0; index < length && reading.left > 0; index++) {
    copy.push(copiedEntry(list, index, `${path}[${index}]`, reading));
  }
  return copy;
}

function copiedObject(object: object, path: string, reading: Reading): unknown {
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(object)) {
    if (reading.left <= 0) break;
    const value = copiedEntry(object, key, keyPath(path, key), reading);
    if (value === undefined) continue;
    // A key may be called `__proto__`; assigning it would set the prototype instead.
    Object.defineProperty(copy, key, { value, enumerable: true, writable: true, configurable: true });
  }
  return copy;
}

function copiedEntry(holder: object, key: string | number, path: string, reading: Reading): unknown {
  let value: unknown;
  try {
    value = Reflect.get(holder, key);
  } catch {
    return unreadable(path, 'cannot be read', reading);
  }
  return value === undefined && typeof key === 'string' ? undefined : copied(value, path, reading);
}

function unreadable(path: string, message: string, { faults }: Reading): typeof UNREADABLE {
  faults.push({ path, message });
  return UNREADABLE;
}

/** The path of a key, as much of it as a fault can show. */
export function keyPath(path: string, key: string): string {
  return `${path}.${key.length > 60 ? `${key.slice(0, 60)}…` : key}`;
}

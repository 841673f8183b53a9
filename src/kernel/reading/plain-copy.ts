import { bulkName, propertyOf, UNREADABLE } from '../basics/attempt.ts';
import type { Fault } from '../basics/errors.ts';
import { type Key, pathOf, TOLD } from './fault-words.ts';

/** A value from outside copied to plain data, and what of it was not data. */
export interface PlainCopy {
  /** The copy; `UNREADABLE` stands for whatever could not be read, its fault is told already. */
  readonly value: unknown;
  readonly flaws: readonly Flaw[];
  /** How many values were read. */
  readonly size: number;
}

/** Something wrong inside a value: the keys that lead there, and a sentence. */
export interface Flaw {
  readonly at: readonly Key[];
  readonly message: string;
}

/** The flaws with their paths written out from the name of the root. */
export function faultsOf(name: string, flaws: readonly Flaw[]): readonly Fault[] {
  return flaws.map(({ at, message }) => ({ path: pathOf(name, at), message }));
}

/** How much of a value is read: one that is built to have no end must not be read for ever. */
export interface Bounds {
  /** The most values in all, each list and object among them. */
  readonly values: number;
  /** The most entries of one list. */
  readonly entries: number;
}

/** What is far more than any config, pack, layout or position has. */
export const SMALL: Bounds = { values: 100_000, entries: 100_000 };

/** What is far more than any record has. */
export const LARGE: Bounds = { values: 10_000_000, entries: 1_000_000 };

// Deeper than anything that is written by a hand or by a game.
const DEEPEST = 64;

/**
 * Copies any value at all, each property read once, so that nothing which is checked can change afterwards.
 *
 * As in JSON, keys that hold `undefined` are left out. Cycles, functions and getters that throw are flaws; a list that is
 * too long is not begun.
 *
 * @rule KER-2.8 A value that is too large to be what is asked for is refused before it is looked through.
 * @rule KER-2.17 Each part of a value from outside is read once: what is checked is what is used.
 */
export function plainCopy(value: unknown, bounds: Bounds = SMALL): PlainCopy {
  const copying = new Copying(bounds);
  const copy = copying.copied(value);
  // What was not reached is not missing.
  return { value: copying.left > 0 ? copy : UNREADABLE, flaws: copying.flaws, size: bounds.values - copying.left };
}

class Copying {
  readonly flaws: Flaw[] = [];
  left: number;
  /** The keys that lead to the value that is being read, and the objects around it. */
  readonly #way: Key[] = [];
  readonly #inside: object[] = [];
  readonly #bounds: Bounds;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
    this.left = bounds.values;
  }

  copied(value: unknown): unknown {
    if (this.left <= 0) return UNREADABLE;
    this.left--;
    if (this.left === 0) {
      this.flaws.push({ at: [], message: TOLD.many(this.#bounds.values) });
      return UNREADABLE;
    }
    if (typeof value === 'number') return value + 0; // -0 becomes 0: the two are one number in JSON
    if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return value;
    if (value === UNREADABLE) return this.#flawed(TOLD.unreadable);
    if (typeof value !== 'object' || bulkName(value) !== undefined) {
      return this.#flawed(TOLD.expected('plain data', value));
    }
    if (this.#inside.includes(value)) return this.#flawed(TOLD.endless);
    if (this.#inside.length >= DEEPEST) return this.#flawed(TOLD.deep(DEEPEST));
    return this.#copiedParts(value);
  }

  #copiedParts(value: object): unknown {
    this.#inside.push(value);
    const depth = this.#way.length;
    try {
      return Array.isArray(value) ? this.#copiedList(value) : this.#copiedObject(value);
    } catch {
      this.#way.length = depth;
      return this.#flawed(TOLD.unreadable);
    } finally {
      this.#inside.pop();
    }
  }

  #copiedList(list: readonly unknown[]): unknown {
    const { length } = list;
    // A proxy may say what it likes.
    if (!Number.isSafeInteger(length) || length < 0) return this.#flawed(TOLD.unreadable);
    if (length > this.#bounds.entries) return this.#flawed(TOLD.long(this.#bounds.entries, length));
    const copy: unknown[] = [];
    for (let index = 0; index < length && this.left > 0; index++) copy.push(this.#copiedEntry(list, index));
    return copy;
  }

  #copiedObject(object: object): unknown {
    const copy: Record<string, unknown> = {};
    for (const key of Object.keys(object)) {
      if (this.left <= 0) break;
      const value = this.#copiedEntry(object, key);
      if (value === undefined) continue;
      if (key !== '__proto__') copy[key] = value;
      // To assign it would set the prototype instead.
      else Object.defineProperty(copy, key, { value, enumerable: true, writable: true, configurable: true });
    }
    return copy;
  }

  #copiedEntry(holder: object, key: Key): unknown {
    this.#way.push(key);
    const copy = this.copied(propertyOf(holder, key));
    this.#way.pop();
    return copy;
  }

  #flawed(message: string): typeof UNREADABLE {
    this.flaws.push({ at: [...this.#way], message });
    return UNREADABLE;
  }
}

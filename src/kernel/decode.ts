import type { Expected, MalformedFacts } from './refusal.ts';

/**
 * Reads one field of an action from a value that may be anything at all, and gives back a fresh plain value.
 *
 * @rule KER-2.1 A value that is not an action is refused, with the path of the fault.
 */
export type Field<Value> = (input: unknown, path: string) => Value;

/** A field that holds a whole number within bounds, both included. */
export function integer(least: number, most: number): Field<number> {
  return (input, path) => {
    if (typeof input !== 'number' || !Number.isInteger(input) || input < least || input > most) {
      throw new Malformed(path, 'integer', least, most);
    }
    return input + 0; // -0 becomes 0: the two are one number in JSON
  };
}

/** A field that holds one of a fixed list of words. */
export function word<const Word extends string>(words: readonly Word[]): Field<Word> {
  return (input, path) => {
    const known = words.find((candidate) => candidate === input);
    if (known === undefined) throw new Malformed(path, 'word');
    return known;
  };
}

/** A field that holds a list of `least` to `most` entries of one kind. */
export function list<Value>(entry: Field<Value>, least: number, most: number): Field<readonly Value[]> {
  return (input, path) => {
    if (!isArray(input, path)) throw new Malformed(path, 'list', least, most);
    const length = property(input, 'length', path);
    if (!Number.isInteger(length) || Number(length) < least || Number(length) > most) {
      throw new Malformed(path, 'list', least, most);
    }
    const read: Value[] = [];
    for (let index = 0; index < Number(length); index++) {
      const entryPath = `${path}[${index}]`;
      read.push(entry(property(input, index, entryPath), entryPath));
    }
    return read;
  };
}

/** Thrown while a value is being read, and caught where the reading began. */
export class Malformed {
  readonly facts: MalformedFacts;

  constructor(path: string, expected: Expected, least = 0, most = 0) {
    this.facts = { path, expected, least, most };
  }
}

/** Reads one property, once; getters and proxies that throw make the value malformed. */
export function property(input: unknown, key: string | number, path: string): unknown {
  try {
    return Reflect.get(input as object, key);
  } catch {
    throw new Malformed(path, 'readable');
  }
}

// Of a revoked proxy not even this can be asked.
function isArray(input: unknown, path: string): boolean {
  try {
    return Array.isArray(input);
  } catch {
    throw new Malformed(path, 'readable');
  }
}

/** What `read` gives, or where and how the value failed to be an action. */
export function attempt<Value>(read: () => Value): Value | Malformed {
  try {
    return read();
  } catch (thrown) {
    // A decoder of a game's own may throw anything: whatever cannot be read is malformed, never an error.
    return thrown instanceof Malformed ? thrown : new Malformed('action', 'readable');
  }
}

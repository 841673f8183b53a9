import type { Expected, MalformedFacts } from '../basics/refusal.ts';

/** Thrown while a value is being read, and caught where the reading began. */
export class Malformed {
  readonly facts: MalformedFacts;

  constructor(path: string, expected: Expected, least = 0, most = 0, words: readonly string[] = []) {
    const facts = { path, expected, least, most };
    this.facts = words.length === 0 ? facts : { ...facts, words };
  }

  /** There should have been one of these words. */
  static word(path: string, words: readonly string[]): Malformed {
    return new Malformed(path, 'word', 0, 0, words);
  }
}

/** What `read` gives, or where and how the value failed to be an action. */
export function attempt<Value>(read: () => Value): Value | Malformed {
  try {
    return read();
  } catch (thrown) {
    if (thrown instanceof Malformed) return thrown;
    throw thrown;
  }
}

/** Reads one property, once; getters and proxies that throw make the value malformed. */
export function property(input: unknown, key: string | number, path: string): unknown {
  try {
    return (input as Record<string | number, unknown>)[key];
  } catch {
    throw new Malformed(path, 'readable');
  }
}

/** Is it a list? Of a revoked proxy not even this can be asked. */
export function isArray(input: unknown, path: string): boolean {
  try {
    return Array.isArray(input);
  } catch {
    throw new Malformed(path, 'readable');
  }
}

import type { Fault } from '../../kernel/index.ts';

/**
 * Values from outside the library, read so that none of them can throw: each property is asked for once, and what
 * cannot be read is a value like others that are not the right ones.
 */

/** Something wrong with a value from outside: the keys that lead to it from its root, and a sentence. */
export interface Flaw {
  readonly at: readonly (string | number)[];
  readonly message: string;
}

const UNREADABLE = Symbol('cannot be read');

// Beyond these an object is said to have more, so that a fault list stays shorter than the value it is about.
const MOST_NAMED = 100;

/** The flaws with their paths written out from the name of the root. */
export function faultsOf(root: string, flaws: readonly Flaw[]): readonly Fault[] {
  return flaws.map(({ at, message }) => ({
    path: root + at.map((key) => (typeof key === 'number' ? `[${key}]` : `.${cut(key)}`)).join(''),
    message,
  }));
}

/** How long a list is, and its first `most` entries; nothing if it is not a list. */
export function readList(
  input: unknown,
  most: number,
): { readonly length: number; readonly entries: readonly unknown[] } | undefined {
  if (!isList(input)) return undefined;
  const length = property(input, 'length');
  if (!isWhole(length) || length < 0) return undefined;
  return { length, entries: Array.from({ length: Math.min(length, most) }, (_, index) => property(input, index)) };
}

/**
 * What an object holds under the keys it may have; nothing if it is not an object. Its keys are those that JSON would
 * write; any that it may not have is a flaw.
 */
export function readObject<Key extends string>(
  input: unknown,
  at: Flaw['at'],
  keys: readonly Key[],
): { readonly values: Readonly<Partial<Record<Key, unknown>>>; readonly flaws: readonly Flaw[] } | undefined {
  const own = keysOf(input);
  if (own === undefined) return undefined;
  const values: Partial<Record<Key, unknown>> = {};
  for (const key of keys) if (own.includes(key)) values[key] = property(input, key);

  const known: readonly string[] = keys;
  const strange = own.filter((key) => !known.includes(key));
  const allowed = `the keys are ${keys.map((key) => `'${key}'`).join(', ')}`;
  const flaws = strange.slice(0, MOST_NAMED).map((key) => ({ at: [...at, key], message: `unknown key; ${allowed}` }));
  const more = strange.length - flaws.length;
  return { values, flaws: more > 0 ? [...flaws, { at, message: `${more} more unknown keys; ${allowed}` }] : flaws };
}

/** Is this a whole number that is exact? */
export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** A value from outside, as a message can name it. */
export function shown(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return `'${cut(value)}'`;
    case 'number':
    case 'boolean':
    case 'undefined':
      return String(value);
    case 'symbol':
      return value === UNREADABLE ? 'what cannot be read' : 'a symbol';
    case 'object':
      if (value === null) return 'null';
      if (isBinary(value)) return 'binary data';
      if (keysOf(value) !== undefined) return 'an object';
      return readList(value, 0) !== undefined ? 'a list' : 'what cannot be read';
    default:
      return `a ${typeof value}`;
  }
}

/** Is this data that is no plain data, and whose keys would take seconds to list: binary, or a text made into an object? */
export function isBinary(input: unknown): boolean {
  return ArrayBuffer.isView(input) || attempt(() => input instanceof String) === true;
}

function isList(input: unknown): boolean {
  return attempt(() => Array.isArray(input)) === true;
}

// Nothing for a list, for binary data, for what is not an object, and for a proxy that does not give its keys.
function keysOf(input: unknown): readonly string[] | undefined {
  const keys = attempt(() =>
    typeof input === 'object' && input !== null && !Array.isArray(input) && !isBinary(input)
      ? Object.keys(input)
      : undefined,
  );
  return keys === UNREADABLE ? undefined : keys;
}

function property(input: unknown, key: string | number): unknown {
  return attempt(() => Reflect.get(input as object, key));
}

function attempt<Value>(read: () => Value): Value | typeof UNREADABLE {
  try {
    return read();
  } catch {
    return UNREADABLE;
  }
}

function cut(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

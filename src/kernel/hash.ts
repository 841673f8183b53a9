import { EngineError } from './errors.ts';

// Frozen plain data never changes, so neither does its hash: along a game only what an action touched is hashed anew.
const known = new WeakMap<object, number>();
const keyHashes = new Map<string, number>();
const MOST_KEYS = 4096;
const DEEPEST = 500;

const NULL = 0x1b873593;
const TRUE = 0x85ebca6b;
const FALSE = 0xc2b2ae35;
const INTEGER = 0x27d4eb2f;
const DOUBLE = 0x165667b1;
const STRING = 0x9e3779b1;
const ARRAY = 0x85ebca77;
const OBJECT = 0xc2b2ae3d;

const words = new DataView(new ArrayBuffer(8));

// Set to false while a value is hashed that may still change: then nothing above it is remembered either.
let lasting = true;

/**
 * A 32-bit hash of plain data: the same for equal data, whatever the order of keys, on every platform and in every
 * version of the library with the same major number.
 *
 * For finding differences, not for secrets: few possible hands make few possible hashes.
 */
export function hash(value: unknown): number {
  lasting = true;
  return hashOf(value, 0) >>> 0;
}

function hashOf(value: unknown, depth: number): number {
  switch (typeof value) {
    case 'number':
      return hashNumber(value);
    case 'string':
      return hashString(value);
    case 'boolean':
      return value ? TRUE : FALSE;
    case 'object':
      return value === null ? NULL : hashObject(value, depth);
    default:
      throw notPlain(`a ${typeof value}`);
  }
}

function hashObject(value: object, depth: number): number {
  const remembered = known.get(value);
  if (remembered !== undefined) return remembered;
  if (depth > DEEPEST) throw notPlain('data nested deeper than 500 levels, or a cycle');

  const outside = lasting;
  lasting = Object.isFrozen(value);
  const result = Array.isArray(value) ? hashArray(value, depth) : hashRecord(value, depth);
  if (lasting) known.set(value, result);
  lasting = outside && lasting;
  return result;
}

function hashArray(value: readonly unknown[], depth: number): number {
  let result = mix(ARRAY, value.length);
  for (let index = 0; index < value.length; index++) {
    const entry = value[index];
    result = mix(result, typeof entry === 'number' ? hashNumber(entry) : hashOf(entry, depth + 1));
  }
  return finish(result);
}

function hashRecord(value: object, depth: number): number {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw notPlain('an object with a class');
  const keys = Object.keys(value);
  let result = OBJECT + keys.length;
  // A sum does not depend on the order of the keys.
  for (const key of keys) {
    result = (result + finish(mix(hashKey(key), hashOf((value as Record<string, unknown>)[key], depth + 1)))) | 0;
  }
  return finish(result);
}

function hashNumber(value: number): number {
  if ((value | 0) === value) return finish(mix(INTEGER, value | 0));
  if (!Number.isFinite(value)) throw notPlain(String(value));
  words.setFloat64(0, value);
  return finish(mix(mix(DOUBLE, words.getInt32(0)), words.getInt32(4)));
}

function hashKey(key: string): number {
  const remembered = keyHashes.get(key);
  if (remembered !== undefined) return remembered;
  const result = hashString(key);
  if (keyHashes.size >= MOST_KEYS) keyHashes.clear();
  keyHashes.set(key, result);
  return result;
}

function hashString(value: string): number {
  let result = mix(STRING, value.length);
  for (let index = 0; index < value.length; index++) result = mix(result, value.charCodeAt(index));
  return finish(result);
}

function mix(state: number, word: number): number {
  let scrambled = Math.imul(word, 0xcc9e2d51);
  scrambled = (scrambled << 15) | (scrambled >>> 17);
  const mixed = state ^ Math.imul(scrambled, 0x1b873593);
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}

function finish(state: number): number {
  let result = state ^ (state >>> 16);
  result = Math.imul(result, 0x85ebca6b);
  result ^= result >>> 13;
  result = Math.imul(result, 0xc2b2ae35);
  return result ^ (result >>> 16);
}

function notPlain(what: string): EngineError {
  return new EngineError('hash/not-plain', `Only plain data can be hashed; this holds ${what}.`);
}

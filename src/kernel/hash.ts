import { EngineError } from './errors.ts';

// Frozen plain data never changes, so neither does its hash: along a game only what an action touched is hashed anew.
const known = new WeakMap<object, number>();
const wordHashes = new Map<string, number>();
const MOST_WORDS = 4096;
const DEEPEST = 500;
/** Longer strings are not remembered. */
const LONG = 40;
/** Lists up to this length are hashed anew each time: looking them up would cost more. */
const SHORT = 16;
/** So many numbers and words are worth remembering. */
const MUCH = 64;

const NULL = 0x1b873593;
const TRUE = 0x85ebca6b;
const FALSE = 0xc2b2ae35;
const INTEGER = 0x27d4eb2f;
const OTHER = 0x38b34ae5;
const DOUBLE = 0x165667b1;
const STRING = 0x9e3779b1;
const ARRAY = 0x85ebca77;
const OBJECT = 0xc2b2ae3d;

const words = new DataView(new ArrayBuffer(8));

// How many numbers and words have been hashed: only what took some work is worth remembering.
let worked = 0;

/**
 * A 32-bit hash of plain data: the same for equal data, whatever the order of keys, on every platform and in every
 * version of the library with the same major number.
 *
 * For finding differences, not for secrets: few possible hands make few possible hashes.
 */
export function hash(value: unknown): number {
  return hashOf(value, 0) >>> 0;
}

function hashOf(value: unknown, depth: number): number {
  switch (typeof value) {
    case 'number':
      return hashNumber(value);
    case 'string':
      return value.length > LONG ? hashString(value) : hashWord(value);
    case 'boolean':
      return value ? TRUE : FALSE;
    case 'object':
      return value === null ? NULL : hashObject(value, depth);
    default:
      throw notPlain(`a ${typeof value}`);
  }
}

function hashObject(value: object, depth: number): number {
  const isList = Array.isArray(value);
  const remembered = depth === 0 || (isList && value.length <= SHORT) ? undefined : known.get(value);
  if (remembered !== undefined) {
    worked += MUCH;
    return remembered;
  }
  if (depth > DEEPEST) throw notPlain('data nested deeper than 500 levels, or a cycle');

  const before = worked;
  const result = isList ? hashArray(value, depth) : hashRecord(value, depth);
  if (depth > 0 && worked - before >= MUCH && isLasting(value)) known.set(value, result);
  return result;
}

// Frozen to the last corner; what is remembered has been found so before.
function isLasting(value: object): boolean {
  if (known.has(value)) return true;
  if (!Object.isFrozen(value)) return false;
  return Object.values(value).every((inner) => typeof inner !== 'object' || inner === null || isLasting(inner));
}

function hashArray(value: readonly unknown[], depth: number): number {
  worked += value.length;
  let result = mix(ARRAY, value.length);
  for (let index = 0; index < value.length; index++) {
    const entry = value[index];
    // Whole numbers are what states are made of, and go in as they are; a mark sets everything else apart from them.
    result = isInteger(entry) ? mix(result, entry) : mix(mix(result, OTHER), hashOf(entry, depth + 1));
  }
  return finish(result);
}

function hashRecord(value: object, depth: number): number {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw notPlain('an object with a class');
  let result = OBJECT;
  // A sum does not depend on the order of the keys.
  for (const key in value) {
    worked += 1;
    const entry = (value as Record<string, unknown>)[key];
    const hashed = isInteger(entry) ? entry : mix(OTHER, hashOf(entry, depth + 1));
    result = (result + 1 + finish(mix(hashWord(key), hashed))) | 0;
  }
  return finish(result);
}

// Whole numbers of 32 bits; -0 is 0, as in JSON.
function isInteger(value: unknown): value is number {
  return typeof value === 'number' && (value | 0) === value;
}

function hashNumber(value: number): number {
  if (isInteger(value)) return finish(mix(INTEGER, value | 0));
  if (!Number.isFinite(value)) throw notPlain(String(value));
  words.setFloat64(0, value);
  return finish(mix(mix(DOUBLE, words.getInt32(0)), words.getInt32(4)));
}

function hashWord(key: string): number {
  const remembered = wordHashes.get(key);
  if (remembered !== undefined) return remembered;
  const result = hashString(key);
  if (wordHashes.size >= MOST_WORDS) wordHashes.clear();
  wordHashes.set(key, result);
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

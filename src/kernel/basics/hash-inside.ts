import { EngineError } from '../basics/errors.ts';

const wordHashes = new Map<string, number>();
const MOST_WORDS = 4096;
/** Longer strings are not remembered. */
const LONG = 40;
const DEEPEST = 500;

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

/** Hashes the parts of a value one after the other, with {@link hashInside}, and may remember them. */
export interface HashOfParts {
  part(value: object, depth: number): number;
}

/**
 * Hashes plain data to 32 bits, with a sign.
 *
 * @param parts Hashes the objects and lists inside. Without it, they are hashed anew.
 */
export function hashOf(value: unknown, parts: HashOfParts | undefined, depth: number): number {
  switch (typeof value) {
    case 'number':
      return hashNumber(value);
    case 'string':
      return value.length > LONG ? hashString(value) : hashWord(value);
    case 'boolean':
      return value ? TRUE : FALSE;
    case 'object':
      if (value === null) return NULL;
      return parts === undefined ? hashInside(value, undefined, depth) : parts.part(value, depth);
    default:
      throw notPlain(`a ${typeof value}`);
  }
}

/** Hashes an object or a list by what is in it. */
export function hashInside(value: object, parts: HashOfParts | undefined, depth: number): number {
  if (depth > DEEPEST) throw notPlain('data nested deeper than 500 levels, or a cycle');
  return Array.isArray(value) ? hashArray(value, parts, depth) : hashRecord(value, parts, depth);
}

function hashArray(value: readonly unknown[], parts: HashOfParts | undefined, depth: number): number {
  let result = mix(ARRAY, value.length);
  for (let index = 0; index < value.length; index++) {
    const entry = value[index];
    // Whole numbers are what states are made of, and go in as they are; a mark sets everything else apart from them.
    result = isInteger(entry) ? mix(result, entry) : mix(mix(result, OTHER), hashOf(entry, parts, depth + 1));
  }
  return finish(result);
}

function hashRecord(value: object, parts: HashOfParts | undefined, depth: number): number {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw notPlain('an object with a class');
  let result = OBJECT;
  // A sum does not depend on the order of the keys.
  for (const key in value) {
    const entry = (value as Record<string, unknown>)[key];
    const hashed = isInteger(entry) ? entry : mix(OTHER, hashOf(entry, parts, depth + 1));
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

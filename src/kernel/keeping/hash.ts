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

/** What was last hashed at one place of a value, and at the places inside it. */
interface Memory {
  /** The data, if it is frozen to the last corner: then its hash is known for good. */
  of: object | undefined;
  result: number;
  readonly parts: Memory[];
  /** How many parts the hash that is being made has come to. */
  visited: number;
}

// Along a game a state has most of its parts in common with the one before, and in the same places: only what an action
// touched is hashed anew. While another game is hashed, this one is known by its parts, and forgotten with them.
let last = newMemory();
const others = new WeakMap<object, Memory>();

// Set to false by what may still change: then nothing around it is remembered either.
let lasting = true;

/**
 * A 32-bit hash of plain data: the same for equal data, whatever the order of keys, on every platform and in every
 * version of the library with the same major number.
 *
 * Of frozen data the parts are remembered, so that the states along a game are hashed fast; the one that was hashed last
 * stays in memory until another is. What is not frozen may change, and is hashed anew each time.
 *
 * For finding differences, not for secrets: few possible hands make few possible hashes.
 */
export function hash(value: unknown): number {
  if (!isFrozenRecord(value)) return hashOf(value, undefined, 0) >>> 0;
  const memory = hasPartOf(last, value) ? last : otherMemory(value);
  const result = hashObject(value, memory, 0) >>> 0;
  last = memory;
  return result;
}

function hashOf(value: unknown, whole: Memory | undefined, depth: number): number {
  switch (typeof value) {
    case 'number':
      return hashNumber(value);
    case 'string':
      return value.length > LONG ? hashString(value) : hashWord(value);
    case 'boolean':
      return value ? TRUE : FALSE;
    case 'object':
      if (value === null) return NULL;
      return hashObject(value, whole === undefined ? undefined : nextPart(whole), depth);
    default:
      throw notPlain(`a ${typeof value}`);
  }
}

function hashObject(value: object, part: Memory | undefined, depth: number): number {
  if (part !== undefined && part.of === value) return part.result;
  if (depth > DEEPEST) throw notPlain('data nested deeper than 500 levels, or a cycle');
  if (part !== undefined && Object.isFrozen(value)) return hashFrozen(value, part, depth);

  if (part !== undefined) forget(part);
  lasting = false;
  return hashInside(value, undefined, depth);
}

function hashFrozen(value: object, part: Memory, depth: number): number {
  const outside = lasting;
  lasting = true;
  part.of = undefined;
  part.visited = 0;
  part.result = hashInside(value, part, depth);
  if (part.parts.length > part.visited) part.parts.length = part.visited;
  if (lasting) part.of = value;
  lasting = lasting && outside;
  return part.result;
}

function hashInside(value: object, part: Memory | undefined, depth: number): number {
  return Array.isArray(value) ? hashArray(value, part, depth) : hashRecord(value, part, depth);
}

// Lists are no states; to look for what is known of their parts could take longer than to hash them.
function isFrozenRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.isFrozen(value);
}

function hasPartOf({ parts }: Memory, value: object): boolean {
  let place = 0;
  for (const key in value) {
    const entry = (value as Record<string, unknown>)[key];
    if (typeof entry !== 'object' || entry === null) continue;
    if (place === parts.length) return false;
    if (parts[place++]?.of === entry) return true;
  }
  return false;
}

function otherMemory(value: object): Memory {
  for (const { of } of last.parts) if (of !== undefined && others.get(of) !== last) others.set(of, last);
  for (const entry of Object.values(value)) {
    const memory = typeof entry === 'object' && entry !== null ? others.get(entry) : undefined;
    if (memory !== undefined) return memory;
  }
  return newMemory();
}

function nextPart(whole: Memory): Memory {
  const place = whole.visited++;
  if (place === whole.parts.length) whole.parts.push(newMemory());
  return whole.parts[place] as Memory;
}

function newMemory(): Memory {
  return { of: undefined, result: 0, parts: [], visited: 0 };
}

function forget(part: Memory): void {
  part.of = undefined;
  part.parts.length = 0;
}

function hashArray(value: readonly unknown[], part: Memory | undefined, depth: number): number {
  let result = mix(ARRAY, value.length);
  for (let index = 0; index < value.length; index++) {
    const entry = value[index];
    // Whole numbers are what states are made of, and go in as they are; a mark sets everything else apart from them.
    result = isInteger(entry) ? mix(result, entry) : mix(mix(result, OTHER), hashOf(entry, part, depth + 1));
  }
  return finish(result);
}

function hashRecord(value: object, part: Memory | undefined, depth: number): number {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw notPlain('an object with a class');
  let result = OBJECT;
  // A sum does not depend on the order of the keys.
  for (const key in value) {
    const entry = (value as Record<string, unknown>)[key];
    const hashed = isInteger(entry) ? entry : mix(OTHER, hashOf(entry, part, depth + 1));
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

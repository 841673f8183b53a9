import { hashInside, hashOf } from '../basics/hash-inside.ts';

/** What was last hashed at one place of a value, and at the places inside it. */
class Memory {
  /** The data, if it is frozen to the last corner: then its hash is known for good. */
  of: object | undefined;
  result = 0;
  readonly parts: Memory[] = [];
  /** How many parts the hash that is being made has come to. */
  visited = 0;

  /** Hashes the next part. */
  part(value: object, depth: number): number {
    const place = this.visited++;
    if (place === this.parts.length) this.parts.push(new Memory());
    return hashObject(value, this.parts[place] as Memory, depth);
  }
}

// Along a game a state has most of its parts in common with the one before, and in the same places: only what an action
// touched is hashed anew. While another game is hashed, this one is known by its parts, and forgotten with them.
let last = new Memory();
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

function hashObject(value: object, memory: Memory, depth: number): number {
  if (memory.of === value) return memory.result;
  if (Object.isFrozen(value)) return hashFrozen(value, memory, depth);

  memory.of = undefined;
  memory.parts.length = 0;
  lasting = false;
  return hashInside(value, undefined, depth);
}

function hashFrozen(value: object, memory: Memory, depth: number): number {
  const outside = lasting;
  lasting = true;
  memory.of = undefined;
  memory.visited = 0;
  memory.result = hashInside(value, memory, depth);
  if (memory.parts.length > memory.visited) memory.parts.length = memory.visited;
  if (lasting) memory.of = value;
  lasting = lasting && outside;
  return memory.result;
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
  return new Memory();
}

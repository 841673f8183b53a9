import { freezeNew, frozenCopy } from './plain.ts';

type Fields = Record<string, unknown>;
/** Returns what is kept of a part: the old one if it has come out as it was, and otherwise a frozen one. */
type Share = (part: unknown, old: unknown) => unknown;

/**
 * What has become of a copy of `old`, frozen to the last corner. All that has come out as it was is the old object again,
 * so that positions have in common what no action has touched.
 */
export function sharedWith<Value>(made: Value, old: unknown): Value {
  if (made === old || typeof made !== 'object' || made === null) return made;
  if (typeof old !== 'object' || old === null || Array.isArray(made) !== Array.isArray(old)) return freezeNew(made);
  return (
    Array.isArray(made)
      ? sharedList(made, old as readonly unknown[], sharedWith)
      : sharedFields(made as Fields, old, sharedWith)
  ) as Value;
}

/** From how many entries on it takes less to copy a frozen list than to read it: V8 reads those many times slower. */
const LONG = 14;

function sharedList(made: unknown[], old: readonly unknown[], share: Share): readonly unknown[] {
  if (Object.isFrozen(made)) return made;
  const { length } = made;
  const was = old.length < LONG ? old : [...old];
  let isSame = length === was.length;
  // Most lists hold numbers, and most of those have not changed: nothing is called for these.
  for (let index = 0; index < length; index++) {
    const entry = made[index];
    const before = was[index];
    if (entry === before) continue;
    if (typeof entry === 'object' && entry !== null) {
      const shared = share(entry, before);
      if (shared !== before) isSame = false;
      if (shared !== entry) made[index] = shared;
    } else isSame = false;
  }
  return isSame ? old : Object.freeze(made);
}

function sharedFields(made: Fields, old: object, share: Share): object {
  if (Object.isFrozen(made)) return made;
  // What stands under a key named __proto__ where there was none before.
  if (old === Object.prototype) return freezeNew(made);
  let isSame = true;
  let count = 0;
  for (const key in made) {
    count += 1;
    const entry = made[key];
    const before = (old as Fields)[key];
    // Looks have keys without a value. Whether there was such a key before is asked for these alone.
    if (entry === before && (before !== undefined || Object.hasOwn(old, key))) continue;
    const shared = share(entry, before);
    if (shared !== before || before === undefined) isSame = false;
    if (shared !== entry) made[key] = shared;
  }
  return isSame && count === Object.keys(old).length ? old : Object.freeze(made);
}

/**
 * Returns a frozen copy of `value`, which may go on changing. All that is as in `old`, which is frozen, is the object that is
 * there.
 */
export function sharedCopy<Value>(value: Value, old: unknown): Value {
  if (value === old || typeof value !== 'object' || value === null) return value;
  if (typeof old !== 'object' || old === null || Array.isArray(value) !== Array.isArray(old)) return frozenCopy(value);
  return (
    Array.isArray(value)
      ? sharedList([...value], old as readonly unknown[], sharedCopy)
      : sharedFields({ ...value } as Fields, old, sharedCopy)
  ) as Value;
}

/** Data that JSON can hold and give back unchanged. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** A deep copy of plain data. Slower than a copy written for one shape, and good for any. */
export function clonePlain<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    // Not `slice`, which is ten times slower on a frozen list.
    const copy = [...value];
    for (let index = 0; index < copy.length; index++) {
      if (typeof copy[index] === 'object') copy[index] = clonePlain(copy[index]);
    }
    return copy as Value;
  }
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) {
    // Also a key named __proto__, which JSON may hold: it is the copy's own by now.
    if (typeof copy[key] === 'object') copy[key] = clonePlain(copy[key]);
  }
  return copy as Value;
}

/** Freezes plain data to the last corner, and gives it back. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  Object.freeze(value);
  for (const key of Object.keys(value)) deepFreeze((value as Record<string, unknown>)[key]);
  return value;
}

/**
 * Freezes a thing that is handed out to the last corner, with its functions, prototypes of its own and all that they hold,
 * and gives it back.
 *
 * @rule KER-7.6 What the library hands out is frozen: nobody changes for others what they read or call.
 */
export function freezeAll<Value>(value: Value, seen = new Set<unknown>()): Value {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return value;
  seen.add(value);
  Object.freeze(value);
  for (const key of Reflect.ownKeys(value)) {
    const { value: held, get, set } = Object.getOwnPropertyDescriptor(value, key) ?? {};
    for (const part of [held, get, set]) freezeAll(part, seen);
  }
  return value;
}

/** Freezes what was made just now; whatever is frozen in it already is taken to be frozen to the last corner. */
export function freezeNew<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  if (Array.isArray(value)) {
    // Most lists hold numbers, and most of the time goes there.
    for (let index = 0; index < value.length; index++) if (typeof value[index] === 'object') freezeNew(value[index]);
  } else for (const key of Object.keys(value)) freezeNew((value as Record<string, unknown>)[key]);
  return value;
}

/** Freezes the parts of an object that was made just now, as {@link freezeNew} does, and not the object itself. */
export function freezeParts<Made extends object>(made: Made): Made {
  for (const key of Object.keys(made)) freezeNew((made as Record<string, unknown>)[key]);
  return made;
}

/**
 * Plain data that is frozen to the last corner: what is frozen already as it is, and a copy of everything else, so that
 * its owner may go on changing it.
 */
export function frozenCopy<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) {
    const copy = [...value];
    // Most lists hold numbers: nothing is called for these.
    for (let index = 0; index < copy.length; index++) {
      if (typeof copy[index] === 'object') copy[index] = frozenCopy(copy[index]);
    }
    return Object.freeze(copy) as Value;
  }
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) {
    if (typeof copy[key] === 'object') copy[key] = frozenCopy(copy[key]);
  }
  return Object.freeze(copy) as Value;
}

/**
 * A frozen copy, as {@link frozenCopy} makes it, of what may be a draft of immer's. It reads what a property holds. A draft that is
 * asked for a property makes another draft; whatever it has not changed is taken as it is here, and so stays the same object.
 *
 * @rule KER-18.8 What a draft has not changed stays the same object.
 */
export function frozenOriginal<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const held = Object.keys(value).map((key) => {
    const { get, value: part } = Object.getOwnPropertyDescriptor(value, key) ?? {};
    return [key, frozenOriginal<unknown>(get === undefined ? part : get.call(value))] as const;
  });
  const copy = Array.isArray(value) ? held.map(([, part]) => part) : Object.fromEntries(held);
  return Object.freeze(copy) as Value;
}

/** Are these the same plain data, whatever the order of their keys? */
export function isSamePlain(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  if (Array.isArray(left) && Array.isArray(right)) {
    if (left.length !== right.length) return false;
    for (let index = 0; index < left.length; index++) if (!isSamePlain(left[index], right[index])) return false;
    return true;
  }
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every(
      (key) =>
        Object.hasOwn(right, key) &&
        isSamePlain((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key]),
    )
  );
}

/**
 * The paths of all that could still be changed in what a module exports: tables and games to the last corner, functions that
 * stand in them, classes with their prototypes. A function that is exported by itself may be given further keys, which
 * nobody reads; it has none.
 *
 * @param {Readonly<Record<string, unknown>>} exported
 * @returns {string[]}
 */
export function unfrozenIn(exported) {
  const seen = new Set();
  return Object.entries(exported).flatMap(([name, value]) => {
    if (typeof value !== 'function' || isClass(value)) return unfrozen(value, name, seen);
    const own = Reflect.ownKeys(value).filter((key) => !['length', 'name', 'prototype'].includes(String(key)));
    return own.map((key) => `${name}.${String(key)}`);
  });
}

/**
 * @param {unknown} value
 * @param {string} path
 * @param {Set<unknown>} [seen]
 * @returns {string[]}
 */
export function unfrozen(value, path, seen = new Set()) {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return [];
  if (seen.has(value) || BUILT_IN.has(value)) return [];
  seen.add(value);
  const inside = Reflect.ownKeys(value).flatMap((key) => {
    const { value: held, get, set } = Object.getOwnPropertyDescriptor(value, key) ?? {};
    return [held, get, set].flatMap((each) => unfrozen(each, `${path}.${String(key)}`, seen));
  });
  const above = unfrozen(Object.getPrototypeOf(value), `${path}.[[prototype]]`, seen);
  return [...(Object.isFrozen(value) ? [] : [path]), ...inside, ...above];
}

/** @param {Function} value */
const isClass = (value) => Function.prototype.toString.call(value).startsWith('class');

const GENERATOR = Object.getPrototypeOf(function* () {});

/** What belongs to the language. */
const BUILT_IN = new Set([
  GENERATOR,
  GENERATOR.prototype,
  Object.prototype,
  Array.prototype,
  Function.prototype,
  ...Object.getOwnPropertyNames(globalThis).flatMap((name) => {
    const value = Reflect.get(globalThis, name);
    return typeof value === 'function' ? [value, value.prototype] : [];
  }),
]);

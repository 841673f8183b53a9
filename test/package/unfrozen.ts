/**
 * The paths of all that could still be changed in what a module exports: tables and games to the last corner, functions that
 * stand in them, classes with their prototypes. A function that is exported by itself may be given further keys, which
 * nobody reads; it has none.
 */
export function unfrozenIn(exported: Readonly<Record<string, unknown>>): string[] {
  const seen = new Set<unknown>();
  return Object.entries(exported).flatMap(([name, value]) => {
    if (typeof value !== 'function' || isClass(value)) return unfrozen(value, name, seen);
    const own = Reflect.ownKeys(value).filter((key) => !['length', 'name', 'prototype'].includes(String(key)));
    return own.map((key) => `${name}.${String(key)}`);
  });
}

/** The same of one value. */
export function unfrozen(value: unknown, path: string, seen = new Set<unknown>()): string[] {
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

const isClass = (value: object): boolean => Function.prototype.toString.call(value).startsWith('class');

const GENERATOR = Object.getPrototypeOf(function* () {});

/** What belongs to the language. */
const BUILT_IN = new Set<unknown>([
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

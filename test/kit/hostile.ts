import fc from 'fast-check';

const fail = (): never => {
  throw new Error('A trap of the value was sprung.');
};

const traps = (...names: readonly (keyof ProxyHandler<object>)[]): ProxyHandler<object> =>
  Object.fromEntries(names.map((name) => [name, fail]));

const ALL_TRAPS = traps('get', 'getOwnPropertyDescriptor', 'getPrototypeOf', 'has', 'isExtensible', 'ownKeys', 'set');

/** Values that do harm to whoever reads them without care, by what is wrong with them; each call makes a new one. */
const HOSTILE: Readonly<Record<string, () => unknown>> = {
  'a revoked proxy': () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  'a revoked list': () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    return proxy;
  },
  'an object of traps': () => new Proxy({}, ALL_TRAPS),
  'a list of traps': () => new Proxy([], ALL_TRAPS),
  'a list whose entries are traps': () =>
    new Proxy([1, 2, 3], { get: (list, key) => (key === 'length' ? list.length : fail()) }),
  'a list of no length': () => new Proxy([], { get: () => 'long' }),
  'a list of negative length': () => new Proxy([], { get: () => -1 }),
  'an object of getters that throw': () =>
    Object.defineProperties(
      {},
      Object.fromEntries(
        ['players', 'factions', 'firstPlayer', 'opening', 'faction', 'name', 'field', 'stack'].map((key) => [
          key,
          { enumerable: true, get: fail },
        ]),
      ),
    ),
  'an object whose words throw': () => ({ toString: fail, valueOf: fail, toJSON: fail, [Symbol.toPrimitive]: fail }),
  'the emptiest of long lists': () => new Array(2 ** 32 - 1),
  'a list with holes': () => Object.assign(new Array(100), { 3: 'x', 99: {} }),
  'a list in itself': () => {
    const list: unknown[] = [];
    list.push(list, list);
    return list;
  },
  'an object in itself': () => {
    const object: Record<string, unknown> = {};
    return Object.assign(object, { players: object, factions: object, field: object, stack: [object] });
  },
  'an object of many keys': () => Object.fromEntries(Array.from({ length: 10_000 }, (_, key) => [`key ${key}`, key])),
  'a long text': () => 'x'.repeat(1_000_000),
  'a long number': () => 10n ** 1000n,
  'a symbol': () => Symbol('hostile'),
  'a function': () => fail,
};

/** The names of hostile values: `hostile` makes them, so that no test runner has to print one. */
export const HOSTILE_NAMES = Object.keys(HOSTILE);

/** The hostile value of this name. */
export function hostile(name: string): unknown {
  return HOSTILE[name]?.();
}

/** Any plain or strange value, with hostile ones in it once `sprung`. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.anything({
    withBigInt: true,
    withBoxedValues: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withObjectString: true,
    withSet: true,
    withSparseArray: true,
    withTypedArray: true,
  }),
  fc.constantFrom<unknown>(Number.NaN, -0, Number.POSITIVE_INFINITY, 2 ** 53, globalThis),
  fc.constantFrom(...HOSTILE_NAMES),
);

/** The same value, with a hostile one for each name of one. */
export function sprung(value: unknown, depth = 3): unknown {
  if (typeof value === 'string' && Object.hasOwn(HOSTILE, value)) return hostile(value);
  if (depth === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => sprung(entry, depth - 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, sprung(entry, depth - 1)]));
}

/** What data from a file may have where something else belongs. */
const MISPLACED: readonly unknown[] = [null, 0, -1, 'x', true, [], [null], {}, { x: null }];

/**
 * Puts wrong values in each place of a plain value, one after another, and calls `attempt` with the path and the wrong value
 * while the value holds it. Of all these changes it makes as many as are asked for, evenly spread.
 */
export function spoil(value: object, tries: number, attempt: (path: string, wrong: string) => void): void {
  const places = placesIn(value, '');
  const changes = places.length * MISPLACED.length;
  const stride = Math.max(1, changes / tries);
  for (let nth = 0; nth < changes; nth += stride) {
    const change = Math.floor(nth);
    const place = places[Math.floor(change / MISPLACED.length)];
    if (place === undefined) throw new Error(`There is no place ${change}.`);
    const { holder, key, path } = place;
    const right = holder[key];
    const wrong = MISPLACED[change % MISPLACED.length];
    holder[key] = wrong;
    attempt(path, JSON.stringify(wrong));
    holder[key] = right;
  }
}

interface PlaceIn {
  readonly holder: Record<string, unknown>;
  readonly key: string;
  readonly path: string;
}

/** Every place of a plain value, with its path. */
function placesIn(value: object, path: string): PlaceIn[] {
  const holder = value as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, held]) => {
    const at = path === '' ? key : `${path}.${key}`;
    const inner = typeof held === 'object' && held !== null ? placesIn(held, at) : [];
    return [{ holder, key, path: at }, ...inner];
  });
}

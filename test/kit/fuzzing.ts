import fc from 'fast-check';
import { type EngineError, type Game, type GameTypes, isEngineError, type Random } from '../../src/kernel/index.ts';
import { anything, HOSTILE_NAMES, hostile, sprung } from './hostile.ts';

/** How daring a change is: `plain` data that JSON can hold, or `hostile` values that do harm to whoever reads them. */
export type Daring = 'plain' | 'hostile';

type Holder = Record<string, unknown>;

const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'toJSON', 'length', 'then', '', '0', 'seat', 'note'];
const NUMBERS = [-2, -1, -0, 0, 1, 2, 3, 4, 5, 7, 15, 16, 36, 85, 0.5, 1e9, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53)];
const STRANGE = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e308, 5e-324];
const WORDS = [
  '',
  ' ',
  '0',
  '-1',
  'none',
  'random',
  '__proto__',
  'constructor',
  'toString',
  '0,0',
  '🐌',
  'x'.repeat(99),
];
const JUNK: readonly unknown[] = [null, true, false, [], {}, [[]], [null], { seat: 0 }, ...WORDS, ...NUMBERS];

/**
 * The same value with a few things changed, each at a random place of it: numbers off by one, keys gone, added or
 * doubled, lists longer, shorter or with holes, parts of other values that have the same shape.
 *
 * @param like values of the same kind, to take parts from.
 */
export function mutated(
  value: unknown,
  random: Random,
  like: readonly unknown[] = [],
  daring: Daring = 'plain',
): unknown {
  const root: Holder = { value: structuredClone(value) };
  for (let changes = random.oneOf([1, 1, 1, 2, 2, 3, 5]); changes > 0; changes--)
    changeSomewhere(root, random, like, daring);
  return read(root, 'value');
}

function changeSomewhere(root: Holder, random: Random, like: readonly unknown[], daring: Daring): void {
  let holder = root;
  let key = 'value';
  const path: string[] = [];
  for (;;) {
    const inner = read(holder, key);
    if (!isHolder(inner)) break;
    const keys = Object.keys(inner);
    // Now and then a whole part is changed; more often one of its leaves.
    if (keys.length === 0 || (path.length > 0 && random.below(7) === 0)) break;
    holder = inner;
    key = random.oneOf(keys);
    path.push(key);
  }
  const changes = daring === 'hostile' && random.below(3) === 0 ? HOSTILE_CHANGES : CHANGES;
  try {
    random.oneOf(changes)({ holder, key, path, random, like });
  } catch {
    // What an earlier change has put there defends itself: it stays as it is.
  }
}

interface Place {
  readonly holder: Holder;
  readonly key: string;
  readonly path: readonly string[];
  readonly random: Random;
  readonly like: readonly unknown[];
}

type Change = (place: Place) => void;

const toNumber: Change = ({ holder, key, random }) => {
  const old = read(holder, key);
  if (typeof old !== 'number') return put(holder, key, random.oneOf(NUMBERS));
  put(
    holder,
    key,
    random.oneOf([old + 1, old - 1, -old, old * 2, random.below(8) - 1, random.below(40), random.oneOf(NUMBERS)]),
  );
};

const toOther: Change = ({ holder, key, random, like }) => {
  if (like.length > 0) put(holder, key, structuredClone(random.oneOf(like)));
};

const toSameOfOther: Change = ({ holder, key, path, random, like }) => {
  if (like.length === 0) return;
  const found = path.reduce<unknown>((at, step) => (isHolder(at) ? read(at, step) : undefined), random.oneOf(like));
  if (found !== undefined) put(holder, key, structuredClone(found));
};

/** The same whole part of another value: what belongs together in it is still together. */
const toPartOfOther: Change = ({ holder, key, path, random, like }) => {
  const [first] = path;
  const other = like.length === 0 ? undefined : random.oneOf(like);
  if (first === undefined || !isHolder(other)) return;
  // The root of the value is not at hand here: its parts are changed one level down, in place.
  const part = read(other, first);
  if (path.length === 1) put(holder, key, structuredClone(part));
  else if (isShortList(part) && part.length > 0) put(holder, key, structuredClone(random.oneOf(part)));
};

const swapped: Change = ({ holder, key, random }) => {
  const other = random.oneOf(Object.keys(holder));
  const [one, two] = [read(holder, key), read(holder, other)];
  put(holder, key, two);
  put(holder, other, one);
};

const gone: Change = ({ holder, key }) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
};

const doubled: Change = ({ holder, key, random }) => {
  const copy = structuredCloned(read(holder, key));
  if (Array.isArray(holder)) holder.splice(random.below(holder.length + 1), 0, copy);
  else put(holder, random.oneOf(KEYS), copy);
};

const longer: Change = ({ holder, key, random }) => {
  const list = read(holder, key);
  if (isShortList(list)) list.push(random.oneOf([0, 1, -1, null, ...list]));
  else if (isHolder(list)) put(list, random.oneOf(KEYS), random.oneOf(JUNK));
};

const shorter: Change = ({ holder, key, random }) => {
  const list = read(holder, key);
  if (isShortList(list)) list.length = random.below(list.length + 1);
};

const mixed: Change = ({ holder, key, random }) => {
  const list = read(holder, key);
  if (isShortList(list)) put(holder, key, random.shuffled(list));
};

const moved: Change = ({ holder, key, random }) => {
  if (!Array.isArray(holder)) return;
  const [entry] = holder.splice(Number(key), 1);
  holder.splice(random.below(holder.length + 1), 0, entry);
};

const CHANGES: readonly Change[] = [
  toNumber,
  toNumber,
  toNumber,
  toNumber,
  toSameOfOther,
  toSameOfOther,
  toSameOfOther,
  toPartOfOther,
  toOther,
  swapped,
  gone,
  doubled,
  longer,
  shorter,
  mixed,
  moved,
  ({ holder, key, random }) => put(holder, key, random.oneOf(JUNK)),
  ({ holder, key, random }) => put(holder, key, random.oneOf(WORDS)),
  ({ holder, key }) => put(holder, key, [read(holder, key)]),
  ({ holder, key }) => put(holder, key, String(read(holder, key))),
];

const HOSTILE_CHANGES: readonly Change[] = [
  ({ holder, key, random }) => put(holder, key, hostile(random.oneOf(HOSTILE_NAMES))),
  ({ holder, key, random }) => put(holder, key, random.oneOf(STRANGE)),
  // A cycle.
  ({ holder, key }) => put(holder, key, holder),
  // A getter that throws, and one that says something else each time.
  ({ holder, key }) => Object.defineProperty(holder, key, { configurable: true, enumerable: true, get: sprungTrap }),
  ({ holder, key, random }) => {
    const values = [read(holder, key), random.oneOf(JUNK), undefined];
    let reads = 0;
    const get = (): unknown => values[Math.min(reads++, 2)];
    Object.defineProperty(holder, key, { configurable: true, enumerable: true, get });
  },
  // The same thing behind a proxy, and one that has been revoked.
  ({ holder, key }) => {
    const inner = read(holder, key);
    if (isHolder(inner)) put(holder, key, new Proxy(inner, {}));
  },
  // Holes, a length of millions, keys beside the entries, entries that are not to be iterated.
  ({ holder, key, random }) => {
    const list = read(holder, key);
    if (!isShortList(list)) return;
    if (random.below(2) === 0) list.length += random.oneOf([1, 5, 1e6]);
    else Object.assign(list, { [Symbol.iterator]: sprungTrap, extra: 1 });
  },
  ({ holder, key }) => put(holder, key, undefined),
  ({ holder, key }) => put(holder, `${key} `, undefined),
  ({ holder, random }) =>
    put(holder, random.oneOf(['rows', 'effects', 'choose', 'target', 'after', 'attacks']), undefined),
  ({ holder, random }) => put(holder, random.oneOf(KEYS), hostile(random.oneOf(HOSTILE_NAMES))),
  ({ holder, key }) => {
    const inner = read(holder, key);
    if (isHolder(inner) && !Array.isArray(inner)) put(holder, key, Object.create(inner));
  },
  ({ holder, key }) => {
    const inner = read(holder, key);
    if (isHolder(inner) && !Array.isArray(inner)) put(holder, key, Object.assign(Object.create(null), inner));
  },
];

function sprungTrap(): never {
  throw new TypeError('A trap of the value was sprung.');
}

function isHolder(value: unknown): value is Holder {
  try {
    return typeof value === 'object' && value !== null && Object.keys(value).length >= 0;
  } catch {
    return false;
  }
}

// The longest of hostile lists are not to be copied here either.
function isShortList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length < 1000;
}

function read(holder: Holder, key: string): unknown {
  try {
    return Object.hasOwn(holder, key) ? holder[key] : undefined;
  } catch {
    return undefined;
  }
}

function put(holder: Holder, key: string, value: unknown): void {
  try {
    Object.defineProperty(holder, key, { value, configurable: true, enumerable: true, writable: true });
  } catch {
    // A proxy that does not let itself be changed stays as it is.
  }
}

function structuredCloned(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    return value;
  }
}

/** Any value at all, perhaps with traps in it. */
export function anyValue(random: Random): unknown {
  const [value] = fc.sample(anything, { numRuns: 1, seed: random.below(2 ** 31) });
  return sprung(value);
}

/** A text with a few characters changed. */
export function garbled(text: string, random: Random): string {
  let garbled = text;
  for (let changes = random.oneOf([1, 1, 2, 4]); changes > 0; changes--) {
    const at = random.below(garbled.length + 1);
    const cut = random.oneOf([0, 1, 1, 2, 20, garbled.length]);
    const put = random.oneOf([
      '',
      '',
      '0',
      '-',
      '9',
      '1e400',
      '"',
      ',',
      '[',
      ']',
      '{',
      '}',
      'null',
      '\\u0000',
      '"__proto__":',
    ]);
    garbled = garbled.slice(0, at) + put + garbled.slice(at + cut);
  }
  return garbled;
}

/** What `run` gives, or the error of the library that it throws; any other error is a bug, and goes on. */
export function orEngineError<Result>(run: () => Result): Result | EngineError {
  try {
    return run();
  } catch (thrown) {
    if (isEngineError(thrown)) return thrown;
    throw thrown;
  }
}

/** Far more decisions than any real game takes. */
const LONGEST = 20_000;

/** Plays a position in direct mode by random choices; anything but an end throws. Gives the number of decisions. */
export function playedOut<T extends GameTypes>(game: Game<T>, state: T['State'], random: Random): number {
  const simulation = game.simulate(state, { chance: { seed: random.seed() } });
  for (let taken = 0; taken < LONGEST; taken++) {
    if (simulation.outcome() !== undefined) return taken;
    const actions = simulation.legalActions();
    if (actions.length === 0) throw new Error(`stuck: ${JSON.stringify(simulation.pending())}`);
    simulation.step(random.oneOf(actions));
  }
  throw new Error(`no end after ${LONGEST} decisions`);
}

/** The keys that anybody has written on the prototypes of plain data. */
export function writtenOnPrototypes(): string[] {
  return [Object.prototype, Array.prototype, Function.prototype, String.prototype, Number.prototype].flatMap(
    (prototype) => [
      ...Object.keys(prototype),
      ...Reflect.ownKeys(prototype).flatMap((key) => (ORIGINAL.has(key) ? [] : [String(key)])),
    ],
  );
}

const ORIGINAL: ReadonlySet<string | symbol> = new Set(
  [Object.prototype, Array.prototype, Function.prototype, String.prototype, Number.prototype].flatMap(Reflect.ownKeys),
);

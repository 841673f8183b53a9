import fc from 'fast-check';
import {
  ascending,
  bag,
  either,
  type Field,
  flag,
  integer,
  isEngineError,
  list,
  type MalformedFacts,
  object,
  optional,
  variant,
  word,
} from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { attempt, Malformed } from '../../../src/kernel/reading/malformed.ts';
import { readerOf } from '../../../src/kernel/reading/readers.ts';

const PATH = 'action.field';
const NO_NUMBERS: readonly unknown[] = [
  '2',
  [2],
  2n,
  true,
  null,
  undefined,
  {},
  new Date(2),
  Object(2),
  () => 2,
  Symbol('2'),
];

describe('integer', () => {
  test('KER-2.1 a whole number from the least to the most is read', () => {
    expect([-1, 0, 1, 2, 3].map((value) => read(integer(-1, 3), value))).toEqual([-1, 0, 1, 2, 3]);
  });

  test('KER-2.1 everything else is malformed, with the bounds', () => {
    const others = [-2, 4, 1.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, ...NO_NUMBERS];
    const facts: MalformedFacts = { path: PATH, expected: 'integer', least: -1, most: 3 };

    expect(others.map((value) => read(integer(-1, 3), value))).toEqual(others.map(() => facts));
  });

  test('KER-2.1 -0 becomes 0, which is the same number in JSON', () => {
    expect(Object.is(read(integer(0, 3), -0), 0)).toBe(true);
  });

  test('KER-2.1 a value that pretends to be a number is not asked', () => {
    let asked = 0;
    const pretender = { valueOf: () => ++asked, [Symbol.toPrimitive]: () => ++asked, toString: () => `${++asked}` };

    expect(read(integer(0, 3), pretender)).toEqual({ path: PATH, expected: 'integer', least: 0, most: 3 });
    expect(asked).toBe(0);
  });
});

describe('word', () => {
  const colour = word(['red', 'green']);

  test('KER-2.1 one of the words is read, anything else is malformed', () => {
    const others = [
      'blue',
      'Red',
      'red ',
      '',
      'toString',
      '__proto__',
      0,
      ['red'],
      Object('red'),
      'r'.repeat(1e6),
      ...NO_NUMBERS,
    ];
    const facts: MalformedFacts = { path: PATH, expected: 'word', least: 0, most: 0, words: ['red', 'green'] };

    expect(['red', 'green'].map((value) => read(colour, value))).toEqual(['red', 'green']);
    expect(others.map((value) => read(colour, value))).toEqual(others.map(() => facts));
    // The words that there are are told, first the one that may have been meant.
    expect(read(colour, 'gren')).toEqual({ ...facts, words: ['green', 'red'] });
    expect(read(word([]), 'red')).toEqual({ path: PATH, expected: 'word', least: 0, most: 0 });
  });
});

describe('list', () => {
  const numbers = list(integer(0, 9), 1, 3);
  const notOneToThree: MalformedFacts = { path: PATH, expected: 'list', least: 1, most: 3 };

  test('KER-2.1 a list within its bounds is read into a fresh one', () => {
    const input = [3, 1, 2];
    const output = read(numbers, input);

    expect(output).toEqual([3, 1, 2]);
    expect(output).not.toBe(input);
  });

  test('KER-2.1 a list that is too short or too long, or no list, is malformed', () => {
    const others = [
      [],
      [1, 2, 3, 4],
      new Array(4_294_967_295),
      { length: 2, 0: 1, 1: 2 },
      new Uint8Array(2),
      'ab',
      null,
      new Set([1]),
    ];

    expect(others.map((value) => read(numbers, value))).toEqual(others.map(() => notOneToThree));
  });

  test('KER-2.1 the fault of an entry has its place in the path', () => {
    const lists = [[1, 10], [1, 2, 'x'], new Array(2), [[1]]];
    const entry = (path: string): MalformedFacts => ({ path, expected: 'integer', least: 0, most: 9 });

    expect(lists.map((value) => read(numbers, value))).toEqual(
      ['[1]', '[2]', '[0]', '[0]'].map((place) => entry(PATH + place)),
    );
  });

  test('KER-2.1 lists within lists', () => {
    const pairs = list(list(integer(0, 9), 2, 2), 0, 2);

    expect(
      read(pairs, [
        [1, 2],
        [3, 4],
      ]),
    ).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(read(pairs, [[1, 2], [3]])).toEqual({ path: `${PATH}[1]`, expected: 'list', least: 2, most: 2 });
    expect(
      read(pairs, [
        [1, 2],
        [3, -4],
      ]),
    ).toEqual({ path: `${PATH}[1][1]`, expected: 'integer', least: 0, most: 9 });
  });

  test('KER-2.1 every entry, and the length, is read exactly once', () => {
    const reads: PropertyKey[] = [];
    const watched = new Proxy([4, 5], {
      get(target, key, receiver): unknown {
        reads.push(key);
        return Reflect.get(target, key, receiver);
      },
    });

    expect(read(numbers, watched)).toEqual([4, 5]);
    expect(reads).toEqual(['length', '0', '1']);
  });

  test('KER-2.1 a list that lies about its length is malformed', () => {
    const lengths: readonly unknown[] = [Number.NaN, 1.5, Number.POSITIVE_INFINITY, -1, '2', 2n, null, undefined, {}];

    expect(lengths.map((length) => read(numbers, pretending([1, 2], length)))).toEqual(
      lengths.map(() => notOneToThree),
    );
  });

  test('KER-2.1 a list that cannot be read is malformed where it stands', () => {
    const { proxy: revoked, revoke } = Proxy.revocable([1], {});
    revoke();
    const thrower = Object.defineProperty([1, 2], 1, { get: () => fail() });
    const unreadable = (path: string): MalformedFacts => ({ path, expected: 'readable', least: 0, most: 0 });

    expect(read(numbers, thrower)).toEqual(unreadable(`${PATH}[1]`));
    expect(read(numbers, new Proxy([1], { get: () => fail() }))).toEqual(unreadable(PATH));
    expect(read(numbers, revoked)).toEqual(unreadable(PATH));
  });
});

describe('flag', () => {
  test('KER-2.1 true and false are read, and nothing that is only like them', () => {
    const others = [0, 1, 'true', '', null, undefined, {}, Object(true)];

    expect([true, false].map((value) => read(flag, value))).toEqual([true, false]);
    expect(others.map((value) => read(flag, value))).toEqual(others.map(() => at('', 'boolean')));
  });
});

describe('sets and bags', () => {
  const cards = ['rocket', 'sword', 'mine'] as const;
  const some = ascending(word(cards), 1, 3);
  const noSet = at('', 'set', 1, 3);

  test('KER-2.11 a set may be named in any order, and is kept in that of its domain', () => {
    const input = ['mine', 'rocket'];

    expect(read(some, input)).toEqual(['rocket', 'mine']);
    expect(read(some, ['sword', 'mine', 'rocket'])).toEqual(['rocket', 'sword', 'mine']);
    expect(read(ascending(integer(0, 20), 0, 3), [10, 9, 2])).toEqual([2, 9, 10]);
    expect(input).toEqual(['mine', 'rocket']);
  });

  test('KER-2.11 a set with a double, or of another size, is malformed', () => {
    const others = [['mine', 'mine'], ['mine', 'rocket', 'mine'], [], new Array(4), { 0: 'mine', length: 1 }, 'mine'];

    expect(others.map((value) => read(some, value))).toEqual(others.map(() => noSet));
    expect(read(some, ['mine', 'spoon'])).toEqual({ ...at('[1]', 'word'), words: ['rocket', 'sword', 'mine'] });
  });

  test('KER-2.11 a set of objects has no doubles either, whatever else they hold', () => {
    const places = ascending(object({ x: integer(0, 9), y: optional(integer(0, 9)) }), 0, 3);

    expect(read(places, [{ x: 2 }, { y: 1, x: 1 }, { x: 1 }])).toEqual([{ x: 1 }, { x: 1, y: 1 }, { x: 2 }]);
    expect(read(places, [{ x: 1, colour: 'red' }, { x: 1 }])).toEqual(at('', 'set', 0, 3));
  });

  test('KER-2.11 a bag may hold the same thing twice', () => {
    const pair = bag(word(cards), 2, 2);

    expect([read(pair, ['mine', 'rocket']), read(pair, ['mine', 'mine'])]).toEqual([
      ['rocket', 'mine'],
      ['mine', 'mine'],
    ]);
    expect([read(pair, ['mine']), read(pair, 'mine')]).toEqual([at('', 'list', 2, 2), at('', 'list', 2, 2)]);
  });
});

describe('objects', () => {
  const place = object({ x: integer(0, 9), up: optional(flag) });

  test('KER-2.12 an object is read into a fresh one, with the keys that are declared', () => {
    const input = { up: true, x: 3, colour: 'red' };

    expect(read(place, input)).toEqual({ x: 3, up: true });
    expect(Object.keys(read(place, input) as object)).toEqual(['x', 'up']);
    expect(read(place, Object.create({ x: 3 }))).toEqual({ x: 3 });
  });

  test('KER-2.12 what is left out is absent, and not undefined', () => {
    expect([{ x: 3 }, { x: 3, up: undefined }].map((value) => Object.keys(read(place, value) as object))).toEqual([
      ['x'],
      ['x'],
    ]);
    expect(read(place, { x: 3, up: null })).toEqual(at('.up', 'boolean'));
    expect(read(place, { up: true })).toEqual(at('.x', 'integer', 0, 9));
  });

  test('KER-2.12 what is no object is malformed, and so is a list', () => {
    const others = [null, undefined, 3, 'x', [], [3], () => 3];

    expect(others.map((value) => read(object({}), value))).toEqual(others.map(() => at('', 'object')));
  });

  test('KER-2.1 faults within faults have their whole path', () => {
    const deep = object({ to: list(object({ at: place }), 0, 2) });

    expect(read(deep, { to: [{ at: { x: 1 } }, { at: { x: 10 } }] })).toEqual(at('.to[1].at.x', 'integer', 0, 9));
  });
});

describe('shapes', () => {
  const tagged = variant('kind', { pawn: { pawn: integer(0, 5), slow: optional(flag) }, nobody: {} });
  const target = either({ pawn: integer(0, 5) }, { at: integer(0, 8), up: optional(flag) }, { player: flag });

  test('KER-2.12 the tag says which shape it is', () => {
    expect([
      read(tagged, { kind: 'pawn', pawn: 2, slow: true }),
      read(tagged, { pawn: 7, kind: 'nobody' }),
      read(tagged, { kind: 'pawn', pawn: 7 }),
      read(tagged, { kind: 'queen', pawn: 2 }),
      read(tagged, { pawn: 2 }),
      read(tagged, 'nobody'),
    ]).toEqual([
      { kind: 'pawn', pawn: 2, slow: true },
      { kind: 'nobody' },
      at('.pawn', 'integer', 0, 5),
      { ...at('.kind', 'word'), words: ['pawn', 'nobody'] },
      { ...at('.kind', 'word'), words: ['pawn', 'nobody'] },
      at('', 'object'),
    ]);
  });

  test('KER-2.12 or the key that only this shape has; never two of them', () => {
    expect([
      read(target, { pawn: 2, up: true }),
      read(target, { at: 2, up: true }),
      read(target, { at: 2, pawn: undefined }),
      read(target, { player: false }),
      read(target, { at: 9 }),
      read(target, { at: 2, pawn: 2 }),
      read(target, { at: 2, player: 'me' }),
      read(target, { up: true }),
      read(target, null),
    ]).toEqual([
      { pawn: 2 },
      { at: 2, up: true },
      { at: 2 },
      { player: false },
      at('.at', 'integer', 0, 8),
      at('', 'variant'),
      at('', 'variant'),
      at('', 'variant'),
      at('', 'object'),
    ]);
  });

  test('KER-2.1 every key is read exactly once', () => {
    const reads: PropertyKey[] = [];
    const watched = (value: object): object =>
      new Proxy(value, {
        get(given, key, receiver): unknown {
          reads.push(key);
          return Reflect.get(given, key, receiver);
        },
      });

    read(tagged, watched({ kind: 'pawn', pawn: 1 }));
    read(target, watched({ at: 1 }));
    expect(reads).toEqual(['kind', 'pawn', 'slow', 'pawn', 'at', 'player', 'up']);
  });

  test('KER-2.1 what cannot be read is malformed where it stands', () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const trap = new Proxy({}, { get: () => fail() });

    expect([tagged, target, object({ x: flag })].map((field) => read(field, proxy))).toEqual(
      Array.from({ length: 3 }, () => at('', 'readable')),
    );
    expect([tagged, target, object({ x: flag })].map((field) => read(field, trap))).toEqual(
      ['.kind', '.pawn', '.x'].map((path) => at(path, 'readable')),
    );
  });
});

test('KER-2.10 what cannot be declared is an error that says so', () => {
  const wrong: Readonly<Record<string, () => unknown>> = {
    'integer: the bounds are whole numbers from -9007199254740991, and not 0 and Infinity.': () =>
      integer(0, Number.POSITIVE_INFINITY),
    'list: the bounds are whole numbers from 0, and not -1 and 2.': () => list(flag, -1, 2),
    'ascending: the bounds are whole numbers from 0, and not 0 and 1.5.': () => ascending(flag, 0, 1.5),
    'bag: the bounds are whole numbers from 0, and not 0 and NaN.': () => bag(flag, 0, Number.NaN),
    "variant: the shape 'pawn' has a field 'kind', which is the tag.": () => variant('kind', { pawn: { kind: flag } }),
    'either: the shape { at } has no key of its own that is always there.': () =>
      either({ at: flag, up: flag }, { at: flag }),
    'either: the shape { up } has no key of its own that is always there.': () => either({ up: optional(flag) }),
  };
  const messages = Object.values(wrong).map((declare) => {
    try {
      return declare();
    } catch (error) {
      return isEngineError(error) && error.code === 'ruleset/invalid' ? error.message : error;
    }
  });

  expect(messages).toEqual(Object.keys(wrong));
});

test('KER-2.1 whatever the value, a field gives what it is for, or where and how the value fails', () => {
  const facts = (value: unknown): boolean => typeof value === 'object' && value !== null && 'path' in value;
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withSparseArray: true }), (value) => {
      const number = read(integer(0, 9), value);
      const listed = read(list(word(['a', 'b']), 0, 2), value);
      if (!facts(number) && !(Number.isInteger(number) && number === value)) throw new Error('no number');
      if (!facts(listed) && !Array.isArray(listed)) throw new Error('no list');
    }),
  );
});

function at(end: string, expected: MalformedFacts['expected'], least = 0, most = 0): MalformedFacts {
  return { path: PATH + end, expected, least, most };
}

// What the field gives, or the facts of the refusal.
function read(field: Field<unknown>, value: unknown): unknown {
  const result = attempt(() => readerOf(field.domain)(value, PATH));
  return result instanceof Malformed ? result.facts : result;
}

function pretending(target: readonly unknown[], length: unknown): readonly unknown[] {
  return new Proxy([...target], {
    get: (entries, key, receiver): unknown => (key === 'length' ? length : Reflect.get(entries, key, receiver)),
  });
}

function fail(): never {
  throw new Error('A trap of the value was sprung.');
}

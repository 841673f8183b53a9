import fc from 'fast-check';
import { type Field, integer, list, type MalformedFacts, word } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { attempt, Malformed } from '../../src/kernel/decode.ts';

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
    const facts: MalformedFacts = { path: PATH, expected: 'word', least: 0, most: 0 };

    expect(['red', 'green'].map((value) => read(colour, value))).toEqual(['red', 'green']);
    expect(others.map((value) => read(colour, value))).toEqual(others.map(() => facts));
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

// What the field gives, or the facts of the refusal.
function read(field: Field<unknown>, value: unknown): unknown {
  const result = attempt(() => field(value, PATH));
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

test('KER-2.1 whatever a decoder of a game’s own throws, the value cannot be read', () => {
  const thrown = attempt(() => {
    throw new TypeError('Symbols are no numbers.');
  });

  expect(thrown).toEqual(new Malformed('action', 'readable'));
});

import fc from 'fast-check';
import { clonePlain, deepFreeze, EngineError, hash } from 'gastropodia';
import { describe, expect, test } from 'vitest';

// Published: these never change within a major version, on any platform.
const VECTORS: readonly (readonly [unknown, number])[] = [
  [null, 0x1b873593],
  [true, 0x85ebca6b],
  [false, 0xc2b2ae35],
  [0, 0x99e53b4e],
  [1, 0x1d2f9639],
  [-1, 0xdbd47925],
  [2 ** 31, 0xc4860731],
  [0.5, 0x676ba7c4],
  [-1e300, 0xf215fd81],
  ['', 0x2d69b5d9],
  ['a', 0x40369d1f],
  ['zażółć 🐌', 0x8b160663],
  ['a string that is longer than most words of a game', 0xbf7472cd],
  [[], 0x75ece954],
  [[[]], 0x0a78a84f],
  [{}, 0x9b518c6d],
  [{ a: 1 }, 0x943ed376],
  [[1, 2, 3], 0x43c0c0dc],
  [{ a: 1, b: [true, null] }, 0x70a356f1],
  [{ hands: [[1, 2], [3]], name: 'auction' }, 0x991e3299],
];

describe('equal data', () => {
  test('KER-4.2 the published vectors', () => {
    expect(VECTORS.map(([value]) => [value, hash(value)])).toEqual(VECTORS);
  });

  test('the order of keys makes no difference, at any depth', () => {
    const left = { a: 1, b: { c: [{ d: 2, e: 3 }], f: 4 } };
    const right = { b: { f: 4, c: [{ e: 3, d: 2 }] }, a: 1 };

    expect(hash(left)).toBe(hash(right));
  });

  test('keys in any order, any number of them, any data below', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.infiniteStream(fc.nat()), (data, orders) => {
        const shuffled = Object.entries(data)
          .map((entry) => ({ entry, order: orders.next().value ?? 0 }))
          .sort((a, b) => a.order - b.order)
          .map(({ entry }) => entry);
        if (hash(Object.fromEntries(shuffled)) !== hash(data)) throw new Error('another hash');
      }),
    );
  });

  test('what JSON gives back has the same hash, -0 and 0 included', () => {
    expect(hash(-0)).toBe(hash(0));
    expect(hash([-0, { x: -0 }])).toBe(hash([0, { x: 0 }]));
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        if (hash(JSON.parse(JSON.stringify(data))) !== hash(data)) throw new Error('another hash');
      }),
    );
  });

  test('an object without a prototype is plain, too', () => {
    expect(hash(Object.assign(Object.create(null), { a: 1 }))).toBe(hash({ a: 1 }));
  });

  test('a key named __proto__ is a key like any other', () => {
    const named: unknown = JSON.parse('{"__proto__":{"a":1}}');

    expect(hash(named)).not.toBe(hash({}));
    expect(hash(named)).toBe(hash(JSON.parse('{"__proto__":{"a":1}}')));
  });
});

describe('other data', () => {
  test('small differences make other hashes', () => {
    const family: readonly unknown[] = [
      ...[null, false, true, 0, 1, -1, '', '0', '1', 'null', 'ab', 'ba'],
      ...[[], [0], [0, 0], [[0]], [[], []], [[[]]], [1, 2], [2, 1], [[1], 2], [1, [2]]],
      ...[{}, { a: 0 }, { b: 0 }, { a: null }, { a: {} }, { a: [] }, { a: 1, b: 2 }, { a: 2, b: 1 }, { a: { b: 0 } }],
      ...[0.1, 0.2, 1e10, 1e-10, 2 ** 32, 2 ** 53, -(2 ** 53), 2 ** 31 - 1, 2 ** 31],
    ];

    expect(new Set(family.map(hash)).size).toBe(family.length);
  });

  test('one changed number in a list changes the hash', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.nat(), fc.integer(), (list, place, other) => {
        const index = place % list.length;
        fc.pre(list[index] !== other);
        const changed = list.map((number, at) => (at === index ? other : number));
        if (hash(changed) === hash(list)) throw new Error('the same hash');
      }),
      { seed: 1 },
    );
  });

  test('no two whole numbers of 32 bits share a hash', () => {
    const hashes = new Set(Array.from({ length: 100_000 }, (_, number) => hash(number)));

    // Each step of an integer's hash can be undone, so that two of them never meet; a sample shows it.
    expect(hashes.size).toBe(100_000);
  });

  test('two cards that change places between two keys change the hash', () => {
    const all = Array.from({ length: 30 }, (_, first) =>
      Array.from({ length: 30 }, (_, second) => hash({ left: [first], right: [second] })),
    ).flat();

    expect(new Set(all).size).toBe(900);
  });

  test('the hash is a whole number of 32 bits', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const value = hash(data);
        if (!Number.isInteger(value) || value < 0 || value > 2 ** 32 - 1) throw new Error(String(value));
      }),
    );
  });
});

describe('what is remembered', () => {
  test('frozen data has the hash of its unfrozen copy, the first time and the second', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const fresh = hash(clonePlain(data));
        const frozen = deepFreeze(data);
        if (hash(frozen) !== fresh || hash(frozen) !== fresh) throw new Error('another hash');
      }),
    );
  });

  test('a frozen object with a part that can still change is not remembered', () => {
    const inner = { count: 1 };
    const outer = Object.freeze({ list: Object.freeze([inner]) });
    const before = hash(outer);

    inner.count = 2;

    expect(before).toBe(hash({ list: [{ count: 1 }] }));
    expect(hash(outer)).toBe(hash({ list: [{ count: 2 }] }));
  });

  test('however much there is of it: long lists, many keys, and parts that can change far inside', () => {
    const record = { count: 1 };
    const short = [1];
    const long = Array.from({ length: 40 }, () => 1);
    const wholes = [record, short, long].map((part) => {
      const list = Object.freeze([...Array.from({ length: 100 }, (_, index) => index), part]);
      const keys = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`key ${index}`, index]));
      return Object.freeze({
        frozen: deepFreeze({ ...keys }),
        inside: Object.freeze([Object.freeze({ ...keys, list })]),
      });
    });
    const before = wholes.map((whole) => [
      hash(whole),
      hash(clonePlain(whole)),
      hash([whole]),
      hash(clonePlain([whole])),
    ]);

    record.count = 2;
    short[0] = 2;
    long[39] = 2;

    const after = wholes.map((whole) => [
      hash(whole),
      hash(clonePlain(whole)),
      hash([whole]),
      hash(clonePlain([whole])),
    ]);
    expect(
      [...before, ...after].map(([one, other, inList, otherInList]) => [one === other, inList === otherInList]),
    ).toEqual(Array.from({ length: 6 }, () => [true, true]));
    expect(after.map(([one], index) => one === before[index]?.[0])).toEqual([false, false, false]);
  });

  test('a frozen part beside one that can change is remembered, and the whole is not', () => {
    const frozen = deepFreeze({ deep: [1, 2, { three: 3 }] });
    const open = { count: 1 };
    const outer = Object.freeze({ first: frozen, second: open, third: frozen });
    hash(outer);

    open.count = 2;

    const deep = [1, 2, { three: 3 }];
    expect(hash(outer)).toBe(hash({ first: { deep }, second: { count: 2 }, third: { deep } }));
  });

  test('games side by side, with parts that can change here and there', () => {
    const change = fc.record({
      game: fc.nat(3),
      path: fc.array(fc.nat(2), { maxLength: 3 }),
      open: fc.constantFrom(-1, -1, 0, 1, 2, 3),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 10, maxLength: 40 }), (changes) => {
        const games = Array.from({ length: 4 }, (_, game) => deepFreeze(grown(game)));
        for (const [count, { game, path, open }] of changes.entries()) {
          const now = changedAt(games[game] as Tree, path, { to: count, open });
          const whole = Object.freeze({ now, before: games[game], beside: games[(game + 1) % 4] });
          upholdHash(now, whole, games[game], games[(game + count) % 4]);
          // What is not frozen may change after it was hashed.
          for (const tree of treesIn(now)) if (!Object.isFrozen(tree)) tree.value += 100;
          upholdHash(now, whole, games[game]);
          games[game] = now;
        }
      }),
    );
  });

  test('what two positions of a game have in common is read once, wherever it stands', () => {
    const [first, second, inner] = [counted([1, 2]), counted([3]), counted([4])];
    const position = {
      round: 1,
      nobody: null,
      word: 'x',
      first: first.list,
      second: second.list,
      outer: Object.freeze({ inner: inner.list }),
    };
    const along = [
      { ...position },
      { ...position, round: 2, nobody: 7 },
      { ...position, first: Object.freeze([9]) },
      { ...position, first: Object.freeze([9]), second: Object.freeze([8]) },
    ].map(Object.freeze);

    const hashes = along.map(hash);

    expect([first, second, inner].map(({ hashed }) => hashed())).toEqual([1, 1, 1]);
    expect(hashes).toEqual(along.map((each) => hash(clonePlain(each))));
  });

  test('two games side by side do not make each other forgotten', () => {
    const lists = [counted([1]), counted([2])];
    for (const round of [1, 2, 3]) for (const { list } of lists) hash(Object.freeze({ nobody: null, round, list }));

    expect(lists.map(({ hashed }) => hashed())).toEqual([1, 1]);
  });

  test('a failure in the middle leaves nothing wrong behind', () => {
    const inner = { count: 1 };
    const bad = Object.freeze({ good: Object.freeze([inner]), bad: Number.NaN });
    expect(() => hash(bad)).toThrow(EngineError);
    expect(() => hash(bad)).toThrow(EngineError);

    const outer = Object.freeze({ good: Object.freeze([inner]) });
    const before = hash(outer);
    inner.count = 2;

    expect(hash(outer)).not.toBe(before);
  });
});

describe('what is not plain', () => {
  class Card {
    readonly kind = 1;
  }
  const cycle: unknown[] = [];
  cycle.push({ again: cycle });
  const NOT_PLAIN: Readonly<Record<string, unknown>> = {
    undefined: undefined,
    NaN: Number.NaN,
    Infinity: Number.POSITIVE_INFINITY,
    '-Infinity': Number.NEGATIVE_INFINITY,
    bigint: 1n,
    function: () => 1,
    symbol: Symbol('s'),
    Date: new Date(0),
    Map: new Map(),
    Set: new Set(),
    RegExp: /x/,
    'typed array': new Uint8Array(1),
    class: new Card(),
    'boxed number': Object(1) as unknown,
    'hole in a list': new Array(1),
    cycle,
  };

  test('every value that JSON cannot hold is an error, on its own and deep inside', () => {
    const codes = Object.entries(NOT_PLAIN).map(([name, value]) => [name, codeOf(value), codeOf({ deep: [0, value] })]);

    expect(codes).toEqual(Object.keys(NOT_PLAIN).map((name) => [name, 'hash/not-plain', 'hash/not-plain']));
  });

  test('the error says what it found', () => {
    expect(() => hash([new Date(0)])).toThrow(
      new EngineError('hash/not-plain', 'Only plain data can be hashed; this holds an object with a class.'),
    );
    expect(() => hash({ x: Number.NaN })).toThrow(
      new EngineError('hash/not-plain', 'Only plain data can be hashed; this holds NaN.'),
    );
    expect(() => hash(cycle)).toThrow(
      new EngineError(
        'hash/not-plain',
        'Only plain data can be hashed; this holds data nested deeper than 500 levels, or a cycle.',
      ),
    );
  });

  test('400 levels are not too deep', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

    expect(hash(nested(400))).toBe(hash(nested(400)));
    expect(hash(nested(400))).not.toBe(hash(nested(399)));
  });
});

interface Tree {
  value: number;
  parts: Tree[];
}

function grown(value: number, levels = 3): Tree {
  const parts = levels === 0 ? [] : Array.from({ length: 3 }, (_, index) => grown(value * 3 + index, levels - 1));
  return { value, parts };
}

// The tree with another number at the end of the path; all other parts are shared. What is made anew is frozen, but for
// the tree at the depth that is to stay open.
function changedAt(
  { value, parts }: Tree,
  [place, ...path]: readonly number[],
  { to, open }: { readonly to: number; readonly open: number },
): Tree {
  const inner = { to, open: open - 1 };
  const changed =
    place === undefined
      ? { value: to, parts }
      : { value, parts: parts.map((part, index) => (index === place ? changedAt(part, path, inner) : part)) };
  Object.freeze(changed.parts);
  return open === 0 ? changed : Object.freeze(changed);
}

function treesIn(tree: Tree): Tree[] {
  return [tree, ...tree.parts.flatMap(treesIn)];
}

// A copy that is not frozen is hashed anew.
function upholdHash(...values: readonly unknown[]): void {
  if (values.some((value) => hash(value) !== hash(clonePlain(value)))) throw new Error('another hash');
}

function codeOf(value: unknown): string {
  try {
    return `hashed as ${hash(value)}`;
  } catch (thrown) {
    return thrown instanceof EngineError ? thrown.code : 'another error';
  }
}

/** A frozen list that counts how often it is read from its beginning. */
function counted(entries: readonly number[]): { readonly list: readonly number[]; readonly hashed: () => number } {
  let hashed = 0;
  const list = new Proxy(Object.freeze([...entries]), {
    get(target, key) {
      if (key === '0') hashed++;
      return Reflect.get(target, key);
    },
  });
  return { list, hashed: () => hashed };
}

import fc from 'fast-check';
import {
  ascending,
  bag,
  createRandom,
  type Domain,
  either,
  type Field,
  flag,
  integer,
  list,
  nearMissesOf,
  object,
  optional,
  sampleOf,
  sizeOf,
  valuesOf,
  variant,
  word,
} from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { comparing } from '../../../src/kernel/reading/domain.ts';
import { attempt, Malformed } from '../../../src/kernel/reading/malformed.ts';
import { readerOf } from '../../../src/kernel/reading/readers.ts';

const COLOURS = word(['red', 'green', 'blue']);
const TARGET = variant('kind', { pawn: { pawn: integer(0, 2) }, nobody: {}, field: { x: flag, y: optional(flag) } });

/** Fields with few values, and all of these in order. */
const LISTED: readonly (readonly [string, Field<unknown>, readonly unknown[]])[] = [
  ['integer', integer(-1, 2), [-1, 0, 1, 2]],
  ['no integer', integer(0, -1), []],
  ['word', COLOURS, ['red', 'green', 'blue']],
  ['no word', word([]), []],
  ['flag', flag, [false, true]],
  ['list', list(flag, 0, 2), [[], [false], [true], [false, false], [false, true], [true, false], [true, true]]],
  ['list of one thing', list(word(['a']), 1, 3), [['a'], ['a', 'a'], ['a', 'a', 'a']]],
  ['list of nothing', list(word([]), 0, 3), [[]]],
  ['list that is too short for itself', list(flag, 2, 1), []],
  [
    'set',
    ascending(COLOURS, 1, 2),
    [['red'], ['green'], ['blue'], ['red', 'green'], ['red', 'blue'], ['green', 'blue']],
  ],
  ['set of more than there are', ascending(flag, 1, 9), [[false], [true], [false, true]]],
  [
    'bag',
    bag(COLOURS, 2, 2),
    [
      ['red', 'red'],
      ['red', 'green'],
      ['red', 'blue'],
      ['green', 'green'],
      ['green', 'blue'],
      ['blue', 'blue'],
    ],
  ],
  [
    'object',
    object({ at: integer(0, 1), up: optional(flag) }),
    [{ at: 0 }, { at: 0, up: false }, { at: 0, up: true }, { at: 1 }, { at: 1, up: false }, { at: 1, up: true }],
  ],
  ['object without parts', object({}), [{}]],
  ['object with an empty part', object({ at: integer(0, 1), no: word([]) }), []],
  [
    'variant with a tag',
    TARGET,
    [
      ...[0, 1, 2].map((pawn) => ({ kind: 'pawn', pawn })),
      { kind: 'nobody' },
      ...[false, true].flatMap((x) => [
        { kind: 'field', x },
        { kind: 'field', x, y: false },
        { kind: 'field', x, y: true },
      ]),
    ],
  ],
  [
    'variant by keys',
    either({ pawn: integer(0, 1) }, { field: flag }),
    [{ pawn: 0 }, { pawn: 1 }, { field: false }, { field: true }],
  ],
  [
    'set of variants',
    ascending(either({ pawn: integer(0, 1) }, { field: word(['a']) }), 2, 2),
    [
      [{ pawn: 0 }, { pawn: 1 }],
      [{ pawn: 0 }, { field: 'a' }],
      [{ pawn: 1 }, { field: 'a' }],
    ],
  ],
];

/** Fields of all kinds within one another. */
const entry = fc.letrec<{ field: Field<unknown> }>((tie) => ({
  field: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.tuple(fc.integer({ min: -3, max: 3 }), fc.nat(3)).map(([least, more]) => integer(least, least + more)),
    fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }).map((words) => word(words)),
    fc.constant(flag),
    fc
      .tuple(fc.constantFrom(list, ascending, bag), tie('field'), fc.nat(2), fc.nat(2))
      .map(([many, of, least, more]) => many(of, least, least + more)),
    fc
      .tuple(tie('field'), tie('field'))
      .map(([one, other]) => object({ one, other: optional(other) }) as Field<unknown>),
    fc.tuple(tie('field'), tie('field')).map(([one, other]) => variant('is', { a: { one }, b: { one: other } })),
    fc.tuple(tie('field'), tie('field')).map(([one, other]) => either({ one }, { other }) as Field<unknown>),
  ),
})).field;

describe('the values of a domain', () => {
  test.each(LISTED)('KER-2.10 %s', (_what, { domain }, values) => {
    expect([...valuesOf(domain)]).toEqual(values);
    expect(sizeOf(domain)).toBe(values.length);
  });

  test('KER-2.10 whatever the field: each value is read as it is, is listed once and in order, and all are counted', () => {
    fc.assert(
      fc.property(entry, (field) => {
        const { domain } = field;
        const compare = comparing(domain);
        const size = sizeOf(domain);
        let count = 0;
        let last: unknown;
        for (const value of valuesOf(domain)) {
          if (JSON.stringify(read(field, value)) !== JSON.stringify(value)) throw new Error('it is read as another');
          if (count > 0 && !(compare(last, value) < 0 && compare(value, last) > 0)) throw new Error('it is not after');
          if (compare(value, value) !== 0) throw new Error('it is not itself');
          last = value;
          count += 1;
          if (count === 500) break;
        }
        if (count < 500 && count !== size) throw new Error(`${count} of ${size} are listed`);
        if (count === 500 && size < 500) throw new Error(`there are more than ${size}`);
      }),
    );
  });

  test('KER-2.10 values are made one by one, and counted without making them', () => {
    const far = list(ascending(integer(0, 1e9), 3, 3), 0, 9);

    expect([...take(valuesOf(far.domain), 3)]).toEqual([[], [[0, 1, 2]], [[0, 1, 3]]]);
    expect(sizeOf(ascending(integer(1, 49), 6, 6).domain)).toBe(13_983_816);
    expect(sizeOf(bag(integer(1, 6), 5, 5).domain)).toBe(252);
    expect(sizeOf(list(integer(0, 9), 0, 1e9).domain)).toBe(Number.POSITIVE_INFINITY);
    expect(sizeOf(ascending(integer(1, 5000), 0, 5000).domain)).toBe(Number.POSITIVE_INFINITY);
    expect(sizeOf(list(word(['a']), 1, 1e9).domain)).toBe(1e9);
  });

  test('KER-2.10 a domain is plain data that nobody can change', () => {
    const { domain } = object({ cards: ascending(word(['a', 'b']), 1, 2), at: optional(TARGET) });

    expect(JSON.parse(JSON.stringify(domain))).toEqual(domain);
    expect(isDeepFrozen(domain)).toBe(true);
  });
});

describe('made up', () => {
  test('KER-2.10 a sample is a value of the domain, and every value may be one', () => {
    fc.assert(
      fc.property(entry, fc.string(), (field, seed) => {
        const sample = sampleOf(field.domain, createRandom(seed));
        if (sample === undefined && sizeOf(field.domain) !== 0) throw new Error('there are values');
        if (sample !== undefined && JSON.stringify(read(field, sample)) !== JSON.stringify(sample)) {
          throw new Error('it is no value');
        }
      }),
    );
    const random = createRandom('all');
    const missing = LISTED.filter(([, { domain }, values]) => {
      const made = new Set(Array.from({ length: 2000 }, () => JSON.stringify(sampleOf(domain, random))));
      return values.some((value) => !made.has(JSON.stringify(value)));
    });
    expect(missing).toEqual([]);
  });

  test('KER-2.10 a near miss is refused', () => {
    fc.assert(
      fc.property(entry, fc.string(), (field, seed) => {
        const misses = nearMissesOf(field.domain, createRandom(seed));
        if (misses.length < 2) throw new Error('there are too few');
        const taken = misses.filter(
          (miss) => !(attempt(() => readerOf(field.domain)(miss, 'action.x')) instanceof Malformed),
        );
        if (taken.length > 0) throw new Error(`${JSON.stringify(taken)} is read`);
      }),
      { numRuns: 500 },
    );
  });

  test('KER-2.10 near misses miss in many ways', () => {
    const misses = nearMissesOf(ascending(integer(0, 1), 2, 2).domain, createRandom('near'));

    expect(misses.map((miss) => JSON.stringify(miss)).sort()).toEqual(
      ['null', '{}', '""', '[0]', '[0,0,0]', '[0,0]', '[0,-1]', '[0,2]', '[0,0.5]', '[0,"0"]', '[0,null]'].sort(),
    );
  });
});

function read(field: Field<unknown>, value: unknown): unknown {
  const result = attempt(() => readerOf(field.domain)(value, 'action.x'));
  return result instanceof Malformed ? result.facts : result;
}

function* take<Value>(values: Iterable<Value>, count: number): Generator<Value> {
  let left = count;
  for (const value of values) {
    if (left-- === 0) return;
    yield value;
  }
}

function isDeepFrozen(domain: Domain | unknown): boolean {
  if (typeof domain !== 'object' || domain === null) return true;
  return Object.isFrozen(domain) && Object.values(domain).every(isDeepFrozen);
}

import fc from 'fast-check';
import { clonePlain, deepFreeze, isSamePlain } from 'gastropodia';
import { describe, expect, test } from 'vitest';

describe('clonePlain', () => {
  test('a copy is equal and shares no object', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const copy = clonePlain(data);
        if (JSON.stringify(copy) !== JSON.stringify(data)) throw new Error('another value');
        const shared = objectsIn(copy).filter((object) => objectsIn(data).includes(object));
        if (shared.length > 0) throw new Error('shared');
      }),
    );
  });

  test('a key named __proto__ stays a key', () => {
    const text = '{"__proto__":{"a":1},"b":2}';

    expect(JSON.stringify(clonePlain(JSON.parse(text)))).toBe(text);
  });

  test('a copy of frozen data can be changed', () => {
    const copy = clonePlain(deepFreeze({ list: [1] }));
    copy.list.push(2);

    expect(copy).toEqual({ list: [1, 2] });
  });
});

describe('deepFreeze', () => {
  test('everything is frozen, and it is the same object', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        if (deepFreeze(data) !== data) throw new Error('another object');
        if (!objectsIn(data).every(Object.isFrozen)) throw new Error('not frozen');
      }),
    );
  });

  test('to the last corner, even where the outside was frozen before', () => {
    const data = deepFreeze(Object.freeze({ list: [{ card: 1 }] }));

    expect(objectsIn(data).map(Object.isFrozen)).toEqual([true, true, true]);
  });
});

describe('isSamePlain', () => {
  test('the order of keys makes no difference, everything else does', () => {
    const same: readonly (readonly [unknown, unknown])[] = [
      [
        { a: 1, b: [2, { c: 3 }] },
        { b: [2, { c: 3 }], a: 1 },
      ],
      [[], []],
      [null, null],
      [0, -0],
    ];
    const other: readonly (readonly [unknown, unknown])[] = [
      [{ a: 1 }, { a: 2 }],
      [{ a: 1 }, { b: 1 }],
      [{ a: 1 }, { a: 1, b: 1 }],
      [{ toString: 1 }, {}],
      [[], {}],
      [
        [1, 2],
        [2, 1],
      ],
      [null, {}],
      [{}, null],
      ['1', 1],
      [{}, ''],
      ['', []],
    ];

    expect(same.map(([left, right]) => isSamePlain(left, right))).toEqual(same.map(() => true));
    expect(other.map(([left, right]) => isSamePlain(left, right))).toEqual(other.map(() => false));
  });
});

function objectsIn(data: unknown): object[] {
  if (typeof data !== 'object' || data === null) return [];
  return [data, ...Object.values(data).flatMap(objectsIn)];
}

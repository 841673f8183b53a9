import fc from 'fast-check';
import { clonePlain, deepFreeze, isSamePlain } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { freezeNew, freezeParts, frozenCopy } from '../../../src/kernel/basics/plain.ts';

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

  test.each([clonePlain, frozenCopy])('what stands under such a key is copied, too, and is no prototype', (copyOf) => {
    const data = JSON.parse('{"__proto__":{"a":[1]}}');
    const copy = copyOf(data);
    Reflect.get(data, '__proto__').a.push(2);

    expect(JSON.stringify(copy)).toBe('{"__proto__":{"a":[1]}}');
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
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

describe('freezeNew', () => {
  test('what is new is frozen to the last corner; what was frozen before is taken as it is', () => {
    const inside = { card: 1 };
    const fresh = { old: Object.freeze({ inside }), list: [{ card: 2 }], nobody: null, count: 1 };

    expect(freezeNew(fresh)).toBe(fresh);
    expect([fresh, fresh.list, fresh.list[0], inside].map(Object.isFrozen)).toEqual([true, true, true, false]);
    expect([freezeNew(null), freezeNew(5), freezeNew(fresh.old)]).toEqual([null, 5, fresh.old]);
  });
});

describe('freezeParts', () => {
  test('what an object holds is frozen, and the object is not', () => {
    const fresh = { list: [{ card: 2 }], nobody: null };

    expect(freezeParts(fresh)).toBe(fresh);
    expect([fresh, fresh.list, fresh.list[0]].map(Object.isFrozen)).toEqual([false, true, true]);
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
      [{ toString: Object.prototype.toString }, { other: 1 }],
      [5, {}],
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

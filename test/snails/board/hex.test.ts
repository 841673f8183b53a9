import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  connectedParts,
  distance,
  formatField,
  type Hex,
  isConnected,
  NEIGHBOURS,
  parseField,
} from '../../../src/games/snails/board/hex.ts';

const coordinate = fc.integer({ min: -100, max: 100 });
const hex = fc.record({ q: coordinate, r: coordinate });

const plus = (one: Hex, other: Hex): Hex => ({ q: one.q + other.q, r: one.r + other.r });

describe('names of fields', () => {
  test('a field has one name', () => {
    expect(['0,0', '1,0', '-1,0', '10,-10', '100,-100', '-99,100'].map(parseField)).toEqual([
      { q: 0, r: 0 },
      { q: 1, r: 0 },
      { q: -1, r: 0 },
      { q: 10, r: -10 },
      { q: 100, r: -100 },
      { q: -99, r: 100 },
    ]);
  });

  test('anything else is no field', () => {
    const texts = [
      ...['', ',', '0', '0,', ',0', '0,0,0', '0;0', '0.0', 'q,r', '(0,0)'],
      ...[' 0,0', '0,0 ', '0, 0', '0 ,0', '0,0\n', '\n0,0', '0,0\r'],
      ...['00,0', '0,01', '-01,0', '-0,0', '0,-0', '+1,0', '--1,0', '−1,0', '١,0'],
      ...[
        '1.5,0',
        '1e1,0',
        '0x1,0',
        'NaN,0',
        'Infinity,0',
        '101,0',
        '0,-101',
        '999,0',
        '1000,0',
        '9'.repeat(1_000_000),
      ],
    ];

    expect(texts.filter((text) => parseField(text) !== undefined)).toEqual([]);
  });

  test('what is written is read again', () => {
    fc.assert(
      fc.property(hex, (field) => {
        expect(parseField(formatField(field))).toEqual(field);
      }),
    );
  });

  test('what is read is written as it was', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[-+ ]?\d{1,4},[-+ ]?\d{1,4}$/));
    fc.assert(
      fc.property(text, (written) => {
        const field = parseField(written);
        if (field !== undefined) expect(formatField(field)).toBe(written);
      }),
      { numRuns: 1000 },
    );
  });

  test('the middle has no minus', () => {
    expect(formatField({ q: -0, r: -0 })).toBe('0,0');
  });
});

describe('distance', () => {
  test('SNL-13.1 the six neighbours of a field are one step away, and no other field is', () => {
    const around = [];
    for (let q = -3; q <= 3; q++) {
      for (let r = -3; r <= 3; r++) if (distance({ q: 0, r: 0 }, { q, r }) === 1) around.push(formatField({ q, r }));
    }

    expect(NEIGHBOURS.map(formatField)).toEqual(['1,0', '-1,0', '0,1', '0,-1', '1,-1', '-1,1']);
    expect(around.sort()).toEqual(NEIGHBOURS.map(formatField).sort());
  });

  test('0 for the own field, 1 for an adjacent one, and so on', () => {
    const steps = (from: string, to: string) => distance(parsed(from), parsed(to));

    expect(steps('0,0', '0,0')).toBe(0);
    expect(steps('0,0', '1,-1')).toBe(1);
    expect(steps('0,0', '1,1')).toBe(2);
    expect(steps('0,0', '2,-1')).toBe(2);
    expect(steps('-3,0', '3,0')).toBe(6);
    expect(steps('-3,3', '3,-3')).toBe(6);
    expect(steps('-1,-2', '2,1')).toBe(6);
  });

  test('it is that of the shortest way, from either end', () => {
    fc.assert(
      fc.property(hex, hex, (from, to) => {
        const steps = distance(from, to);
        const nearer = NEIGHBOURS.map((step) => distance(plus(from, step), to));
        expect(distance(to, from)).toBe(steps);
        expect(Math.min(...nearer)).toBe(steps === 0 ? 1 : steps - 1);
        expect(Math.max(...nearer)).toBe(steps + 1);
      }),
    );
  });
});

describe('connection', () => {
  const parts = (...fields: readonly string[]) =>
    connectedParts(fields.map(parsed)).map((part) => part.map(formatField));

  test('fields that touch are one part', () => {
    expect(parts('0,0', '1,0', '1,-1', '2,-2')).toEqual([['0,0', '1,0', '1,-1', '2,-2']]);
    expect(isConnected(['0,0', '2,0', '1,0'].map(parsed))).toBe(true);
  });

  test('fields that do not are several, in the order of the list', () => {
    expect(parts('5,5', '0,0', '6,5', '1,1', '0,1')).toEqual([
      ['5,5', '6,5'],
      ['0,0', '0,1', '1,1'],
    ]);
    // Two steps apart, though both coordinates differ by one only.
    expect(isConnected(['0,0', '1,1'].map(parsed))).toBe(false);
  });

  test('one field is connected, and so is none', () => {
    expect(isConnected([])).toBe(true);
    expect(isConnected([{ q: 7, r: -7 }])).toBe(true);
  });

  test('a walk is connected, whatever way it takes', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...NEIGHBOURS), { maxLength: 60 }), (steps) => {
        const walk = [{ q: 0, r: 0 }];
        for (const step of steps) walk.push(plus(walk[walk.length - 1] ?? { q: 0, r: 0 }, step));
        expect(isConnected(walk)).toBe(true);
        expect(isConnected([...walk, { q: 99, r: 0 }])).toBe(false);
      }),
    );
  });
});

function parsed(text: string): Hex {
  const field = parseField(text);
  if (field === undefined) throw new Error(`'${text}' is no field`);
  return field;
}

import fc from 'fast-check';
import {
  type Board,
  boardOf,
  cornersOf,
  formatHex,
  formatSquare,
  formatVertex,
  type Grid,
  graphOf,
  HEX_STEPS,
  HEXES,
  hexDistance,
  hexesAt,
  hexNeighbours,
  hexOutline,
  hexPoint,
  hexRing,
  type Point,
  parseHex,
  parseSquare,
  parseVertex,
  partsOf,
  SQUARES,
  SQUARES_BY_CORNER,
  squareDistance,
  squareOutline,
  VERTICES,
  type Vertex,
  vertexPoint,
} from 'gastropodia/boards';
import { describe, expect, test } from 'vitest';

const near = fc.integer({ min: -8, max: 8 });
const any = fc.oneof(near, fc.maxSafeInteger());
const hex = fc.record({ q: near, r: near });
const square = fc.record({ x: near, y: near });
const vertex: fc.Arbitrary<Vertex> = fc.record({ q: near, r: near, end: fc.constantFrom('top', 'bottom') });

/** Hexes no farther than this from the middle. */
const disc = (steps: number) => Array.from({ length: steps + 1 }, (_, ring) => hexRing({ q: 0, r: 0 }, ring)).flat();
const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** What holds of every grid: its arbitrary, and how far its neighbours lie apart. */
const GRIDS: readonly (readonly [string, Grid<never>, fc.Arbitrary<never>, readonly number[]])[] = [
  ['hexes', HEXES as Grid<never>, hex as fc.Arbitrary<never>, [1]],
  ['squares', SQUARES as Grid<never>, square as fc.Arbitrary<never>, [1]],
  ['squares by corner', SQUARES_BY_CORNER as Grid<never>, square as fc.Arbitrary<never>, [1, Math.SQRT2]],
  ['vertices', VERTICES as Grid<never>, vertex as fc.Arbitrary<never>, [1 / Math.sqrt(3)]],
];

describe.each(GRIDS)('%s', (_name, grid, field, lengths) => {
  test('whoever is next to a field has it as a neighbour, is another one, and is named once', () => {
    fc.assert(
      fc.property(field, (at) => {
        const around = grid.around(at);
        expect(new Set([grid.nameOf(at), ...around.map(grid.nameOf)]).size).toBe(around.length + 1);
        for (const other of around) expect(grid.around(other).map(grid.nameOf)).toContain(grid.nameOf(at));
      }),
    );
  });

  test('neighbours lie as far apart as they should, and no two fields on one place', () => {
    fc.assert(
      fc.property(field, field, (at, other) => {
        for (const next of grid.around(at)) {
          const length = apart(grid.pointOf(at), grid.pointOf(next));
          expect(Math.min(...lengths.map((each) => Math.abs(each - length)))).toBeLessThan(1e-9);
        }
        const isSame = grid.nameOf(at) === grid.nameOf(other);
        expect(apart(grid.pointOf(at), grid.pointOf(other)) > 0.5).toBe(!isSame);
      }),
    );
  });
});

describe('names', () => {
  test('what is written is read again, as far as whole numbers go', () => {
    fc.assert(
      fc.property(any, any, fc.constantFrom('top' as const, 'bottom' as const), (one, other, end) => {
        expect(parseHex(formatHex({ q: one, r: other }))).toEqual({ q: one + 0, r: other + 0 });
        expect(parseSquare(formatSquare({ x: one, y: other }))).toEqual({ x: one + 0, y: other + 0 });
        expect(parseVertex(formatVertex({ q: one, r: other, end }))).toEqual({ q: one + 0, r: other + 0, end });
      }),
    );
  });

  test('what is read is written as it was: each field has one name', () => {
    const part = fc.stringMatching(/^[-+ ]?\d{1,17}$/);
    const text = fc.oneof(
      fc.string(),
      fc
        .tuple(part, part, fc.constantFrom('', ' top', ' bottom', ' end', ' top '))
        .map(([q, r, end]) => `${q},${r}${end}`),
    );
    fc.assert(
      fc.property(text, (written) => {
        const [asHex, asSquare, asVertex] = [parseHex(written), parseSquare(written), parseVertex(written)];
        if (asHex !== undefined) expect(formatHex(asHex)).toBe(written);
        if (asSquare !== undefined) expect(formatSquare(asSquare)).toBe(written);
        if (asVertex !== undefined) expect(formatVertex(asVertex)).toBe(written);
      }),
      { numRuns: 1000 },
    );
    expect([parseHex('2,-1'), parseSquare('2,-1'), parseVertex('2,-1 top')]).toEqual([
      { q: 2, r: -1 },
      { x: 2, y: -1 },
      { q: 2, r: -1, end: 'top' },
    ]);
    expect(['', '0', '00,0', '-0,0', '1,2 top ', '9007199254740993,0', '1,2 left'].map(parseVertex)).toEqual(
      Array.from({ length: 7 }),
    );
    expect(parseHex('9007199254740993,0')).toBeUndefined();
  });
});

describe('distances', () => {
  test('those of hexes and squares are a metric, and those of the shortest way', () => {
    fc.assert(
      fc.property(hex, hex, hex, (a, b, c) => {
        expect(hexDistance(a, b)).toBe(hexDistance(b, a));
        expect(hexDistance(a, b) === 0).toBe(formatHex(a) === formatHex(b));
        expect(hexDistance(a, c)).toBeLessThanOrEqual(hexDistance(a, b) + hexDistance(b, c));
        const steps = hexDistance(a, b);
        expect(Math.min(...hexNeighbours(a).map((next) => hexDistance(next, b)))).toBe(steps === 0 ? 1 : steps - 1);
      }),
    );
    fc.assert(
      fc.property(
        square,
        square,
        square,
        fc.constantFrom('sides' as const, 'corners' as const),
        (a, b, c, touching) => {
          const steps = (from: typeof a, to: typeof a): number => squareDistance(from, to, touching);
          expect(steps(a, b)).toBe(steps(b, a));
          expect(steps(a, b) === 0).toBe(formatSquare(a) === formatSquare(b));
          expect(steps(a, c)).toBeLessThanOrEqual(steps(a, b) + steps(b, c));
          const around = (touching === 'sides' ? SQUARES : SQUARES_BY_CORNER).around(a);
          expect(Math.min(...around.map((next) => steps(next, b)))).toBe(steps(a, b) === 0 ? 1 : steps(a, b) - 1);
        },
      ),
    );
  });

  test('a ring has six hexes for each step, all as far away, in one round', () => {
    fc.assert(
      fc.property(hex, fc.integer({ min: 1, max: 9 }), (centre, steps) => {
        const ring = hexRing(centre, steps);
        expect(new Set(ring.map(formatHex)).size).toBe(6 * steps);
        expect(ring.every((each) => hexDistance(centre, each) === steps)).toBe(true);
        expect(ring.every((each, at) => hexDistance(each, ring[(at + 1) % ring.length] ?? each) === 1)).toBe(true);
      }),
    );
    expect(hexRing({ q: 2, r: 1 }, 0)).toEqual([{ q: 2, r: 1 }]);
    expect(hexRing({ q: 0, r: 0 }, 1).map(formatHex)).toEqual(['1,-1', '1,0', '0,1', '-1,1', '-1,0', '0,-1']);
    expect(() => hexRing({ q: 0, r: 0 }, 0.5)).toThrow('A ring is a whole number of steps away, from 0 to 1000.');
  });

  test('on a board without holes they are those of the grid', () => {
    const board = boardOf(disc(3), HEXES);
    for (const from of disc(3)) {
      for (const to of disc(3)) expect(board.distance(formatHex(from), formatHex(to))).toBe(hexDistance(from, to));
    }
  });
});

describe('vertices', () => {
  test('three hexes meet at each, and each of them has it as a corner, where it lies', () => {
    fc.assert(
      fc.property(vertex, (at) => {
        const point = vertexPoint(at);
        expect(new Set(hexesAt(at).map(formatHex)).size).toBe(3);
        for (const each of hexesAt(at)) {
          const corner = cornersOf(each).map(formatVertex).indexOf(formatVertex(at));
          expect(corner).toBeGreaterThanOrEqual(0);
          expect(apart(hexOutline(each)[corner] ?? hexPoint(each), point)).toBeLessThan(1e-9);
        }
      }),
    );
  });

  test('six around every hex, joined in a ring, clockwise from the top', () => {
    fc.assert(
      fc.property(hex, (at) => {
        const corners = cornersOf(at).map(formatVertex);
        const ring = boardOf(cornersOf(at), VERTICES);
        expect(corners.map((each, index) => ring.distance(each, corners[(index + 1) % 6] ?? ''))).toEqual(
          corners.map(() => 1),
        );
        const first = vertexPoint({ ...at, end: 'top' });
        expect(first.y).toBeLessThan(hexPoint(at).y);
      }),
    );
  });

  test('a garden of rows of 5, 6, 5, 6 and 5 hexes has 74 vertices and 100 sides', () => {
    const rows = [5, 6, 5, 6, 5];
    const hexes = rows.flatMap((length, r) =>
      // Rows of six begin half a hex farther to the left.
      Array.from({ length }, (_, column) => ({ q: column - Math.floor((r + (length === 6 ? 1 : 0)) / 2), r })),
    );
    const vertices = new Map(hexes.flatMap(cornersOf).map((each) => [formatVertex(each), each]));
    const garden = boardOf([...vertices.values()], VERTICES);
    const ends = garden.fields.reduce((sum, field) => sum + garden.neighbours(field).length, 0);

    expect([hexes.length, garden.fields.length, ends / 2, garden.parts().length]).toEqual([27, 74, 100, 1]);
  });
});

describe('boards', () => {
  /** Three lanes, five streets: `b3`. */
  const street = boardOf(
    ['a', 'b', 'c'].flatMap((_, x) => Array.from({ length: 5 }, (_, y) => ({ x, y }))),
    { ...SQUARES, nameOf: ({ x, y }) => `${'abc'[x] ?? '?'}${y + 1}` },
  );

  test('a board of a game’s own names: a street', () => {
    expect(street.fields).toHaveLength(15);
    expect([...street.neighbours('b3')].sort()).toEqual(['a3', 'b2', 'b4', 'c3']);
    expect([...street.neighbours('a1')].sort()).toEqual(['a2', 'b1']);
    expect(street.distance('a1', 'c5')).toBe(6);
    expect(street.within('a1', 1, 2)).toEqual(['a2', 'a3', 'b1', 'b2', 'c1']);
    expect(street.point('c2')).toEqual({ x: 2, y: 1 });
  });

  test('areas and the spaces on the borders between them: two boards on one plane', () => {
    const odd = [1, 3, 5];
    const areas = odd.flatMap((y) => odd.map((x) => ({ x, y })));
    const inside = [1, 2, 3, 4, 5].flatMap((y) => [1, 2, 3, 4, 5].map((x) => ({ x, y })));
    const borders = inside.filter(({ x, y }) => (x + y) % 2 === 1);
    const both = boardOf([...areas, ...borders], SQUARES);

    expect(borders).toHaveLength(12);
    for (const border of borders) {
      expect(
        both.neighbours(formatSquare(border)).filter((each) => borders.every((b) => formatSquare(b) !== each)),
      ).toHaveLength(2);
    }
    expect(both.distance('1,1', '1,3')).toBe(2);
    expect(both.distance('1,1', '3,3')).toBe(4);
  });

  test('a board with a gap: ways lead around it, or there is none', () => {
    const ring = boardOf(hexRing({ q: 0, r: 0 }, 1), HEXES);
    const halves = boardOf(
      [
        { q: 0, r: 0 },
        { q: 1, r: 0 },
        { q: 5, r: 5 },
      ],
      HEXES,
    );

    expect(ring.distance('1,0', '-1,0')).toBe(3);
    expect(halves.distance('0,0', '5,5')).toBeUndefined();
    expect(halves.within('0,0', 0, 99)).toEqual(['0,0', '1,0']);
    expect(halves.parts()).toEqual([['0,0', '1,0'], ['5,5']]);
    expect(partsOf([], HEXES)).toEqual([]);
  });

  test('fields in any order', () => {
    const path = graphOf([
      { field: 'nest', at: { x: 0, y: 0 }, next: ['leaf', 'root'] },
      { field: 'leaf', at: { x: 1, y: 0.5 }, next: ['nest'] },
      { field: 'root', at: { x: 0, y: 2 }, next: ['nest'] },
    ]);

    expect(path.distance('leaf', 'root')).toBe(2);
    expect([path.has('nest'), path.has('sky')]).toEqual([true, false]);
    expect(path.point('leaf')).toEqual({ x: 1, y: 0.5 });
  });

  test('a field that is not there is named', () => {
    const asks: readonly ((board: Board) => unknown)[] = [
      (board) => board.neighbours('d1'),
      (board) => board.distance('d1', 'a1'),
      (board) => board.distance('a1', 'd1'),
      (board) => board.within('d1', 0, 1),
      (board) => board.point('d1'),
    ];
    for (const ask of asks) expect(() => ask(street)).toThrow("There is no field 'd1' on this board.");
  });

  test('what is no board is refused with the name of the field', () => {
    const at = (x: number) => ({ x, y: 0 });
    const graph = (...fields: readonly (readonly [string, number, ...(readonly string[])])[]) =>
      graphOf(fields.map(([field, x, ...next]) => ({ field, at: at(x), next })));

    expect(() => graph(['a', 0, 'b'], ['b', 1])).toThrow("'b' is next to 'a', but 'a' is not next to it.");
    expect(() => graph(['a', 0, 'b'])).toThrow("'b' cannot be next to the field 'a': it is no other field.");
    expect(() => graph(['a', 0, 'a'])).toThrow("'a' cannot be next to the field 'a': it is no other field.");
    expect(() => graph(['a', 0], ['a', 1])).toThrow("Two fields are called 'a'.");
    expect(() => graph(['a', 0], ['b', 0])).toThrow("The fields 'a' and 'b' lie on one place.");
    expect(() => graphOf([{ field: 'a', at: { x: Number.NaN, y: 0 }, next: [] }])).toThrow(
      'A field of a board has a name',
    );
    expect(() => boardOf([{ q: 0.5, r: 0 }], HEXES)).toThrow('A hex has two whole coordinates, q and r; this is none.');
  });

  test('outlines go round the middle, with sides of one length', () => {
    const outlines = [hexOutline({ q: 3, r: -2 }), squareOutline({ x: 3, y: -2 })];
    for (const points of outlines) {
      const sides = points.map((point, index) => apart(point, points[(index + 1) % points.length] ?? point));
      expect(Math.max(...sides) - Math.min(...sides)).toBeLessThan(1e-9);
    }
    expect(HEX_STEPS.map(formatHex)).toEqual(['1,0', '-1,0', '0,1', '0,-1', '1,-1', '-1,1']);
  });
});

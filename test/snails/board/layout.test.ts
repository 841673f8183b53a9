import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkContamination, checkLayout, seatsFor } from '../../../src/games/snails/board/check-layout.ts';
import { formatField, type Hex, isConnected, NEIGHBOURS, parseField } from '../../../src/games/snails/board/hex.ts';
import type { Layout, LayoutField } from '../../../src/games/snails/board/layout.ts';
import { ARCHIPELAGO } from '../../../src/games/snails/board/layouts/archipelago.ts';
import { ATOLL } from '../../../src/games/snails/board/layouts/atoll.ts';
import { CONTAMINATION } from '../../../src/games/snails/board/layouts/contamination.ts';
import { TWIN_ISLETS } from '../../../src/games/snails/board/layouts/twin-islets.ts';
import { TILES, tilesOf } from '../../../src/games/snails/board/tiles.ts';
import { effort } from '../../kit/effort.ts';
import { anything, HOSTILE_NAMES, hostile, sprung } from '../../kit/hostile.ts';

/** Values from outside; `fuzz.test.ts` tries others. */
const VALUES = effort('VALUES', { test: 300, prove: 3000 });

const STACK: LayoutField['stack'] = ['beach', 'meadow', 'mountain'];

const BOARDS = [
  { name: 'archipelago', layout: ARCHIPELAGO },
  { name: 'atoll', layout: ATOLL },
  { name: 'twin islets', layout: TWIN_ISLETS },
];

describe('tiles', () => {
  test('SNL-1.2 there are 41 tiles: 20 beaches, 15 meadows, 6 mountains', () => {
    expect([0, 1, 2, 3, 4].map(tilesOf)).toEqual([0, 20, 15, 6, 0]);
    expect(TILES.reduce((sum, { count }) => sum + count, 0)).toBe(41);
  });
});

describe('boards', () => {
  test('SNL-13.1 the archipelago: 37 fields in reading order, with land as it is written', () => {
    const fieldsOf = (level: number) =>
      ARCHIPELAGO.filter(({ stack }) => stack.length === level).map(({ field }) => field);

    expect(ARCHIPELAGO.map(({ field }) => field)).toEqual(hexagon(3));
    expect(fieldsOf(3).sort()).toEqual(['1,0', '-1,0', '0,2', '-2,2', '2,-2', '0,-2'].sort());
    expect(fieldsOf(2).sort()).toEqual(['1,-2', '2,-1', '-1,-1', '2,0', '-2,0', '1,1', '-2,1', '1,2', '-3,2'].sort());
    expect(fieldsOf(1).sort()).toEqual(['-1,2', '3,-3', '0,-3', '0,3', '-3,3'].sort());
    expect(fieldsOf(0)).toHaveLength(17);
  });

  test('SNL-13.1 the archipelago is its own mirror image', () => {
    expect(mapped(ARCHIPELAGO, ({ q, r }) => ({ q: -q - r, r }))).toEqual(sorted(ARCHIPELAGO));
  });

  test('SNL-2.16 the default layout uses all 41 tiles: 5 fields I, 9 fields II, 6 fields III', () => {
    expect(levelsOf(ARCHIPELAGO)).toEqual([17, 5, 9, 6]);
    expect(tilesIn(ARCHIPELAGO)).toEqual({ beach: 20, meadow: 15, mountain: 6 });
  });

  test('SNL-1.10 the board is data: each of ours is valid, plain, and written in reading order', () => {
    for (const { layout } of BOARDS) {
      expect(checkLayout(layout)).toEqual([]);
      expect(JSON.parse(JSON.stringify(layout))).toEqual(layout);
      expect(layout.map(({ field }) => field)).toEqual(sorted(layout).map(({ field }) => field));
      expect(layout.every(({ stack }) => isSame(stack, STACK.slice(0, stack.length)))).toBe(true);
    }
  });

  test('SNL-2.15 each of ours has land for four', () => {
    expect(BOARDS.map(({ layout }) => seatsFor(layout))).toEqual([4, 4, 4]);
  });

  test('the atoll: one ring of land, a lagoon that it shuts in, and the same from three sides', () => {
    const thirdTurn = ({ q, r }: Hex): Hex => ({ q: r, r: -q - r });
    const water = hexesOf(ATOLL, (level) => level === 0);
    const lagoon = [{ q: 0, r: 0 }, ...NEIGHBOURS];

    expect(ATOLL.map(({ field }) => field)).toEqual(hexagon(3));
    expect(levelsOf(ATOLL)).toEqual([22, 6, 6, 3]);
    expect(isConnected(hexesOf(ATOLL, (level) => level > 0))).toBe(true);
    expect(lagoon.every((hex) => water.some((other) => isSame(other, hex)))).toBe(true);
    expect(isConnected(water)).toBe(false);
    expect(mapped(ATOLL, thirdTurn)).toEqual(sorted(ATOLL));
  });

  test('the twin islets: as little land as four players need, on two islands that are alike', () => {
    const land = hexesOf(TWIN_ISLETS, (level) => level > 0);
    const west = land.filter(({ q, r }) => 2 * q + r < 0);
    const east = land.filter(({ q, r }) => 2 * q + r > 0);

    expect(levelsOf(TWIN_ISLETS)).toEqual([17, 2, 4, 2]);
    expect([west, east].map((island) => [island.length, isConnected(island)])).toEqual([
      [4, true],
      [4, true],
    ]);
    expect(isConnected(land)).toBe(false);
    expect(mapped(TWIN_ISLETS, ({ q, r }) => ({ q: -q - r, r }))).toEqual(sorted(TWIN_ISLETS));
    expect(mapped(TWIN_ISLETS, ({ q, r }) => ({ q: q + r, r: -r }))).toEqual(sorted(TWIN_ISLETS));
    // One field of it less, and the fourth player stays at home.
    expect(seatsFor(TWIN_ISLETS.filter(({ field }) => field !== '-3,0'))).toBe(3);
  });
});

describe('layouts', () => {
  test('SNL-2.14 players may lay the terrain out as they like', () => {
    expect(checkLayout(line(1, 1, 1))).toEqual([]);
    expect(checkLayout(line(2, 0, 0, 3, 1, 0, 2))).toEqual([]);
    expect(checkLayout([...ARCHIPELAGO].reverse())).toEqual([]);
    expect(checkLayout([...ARCHIPELAGO, { field: '4,-4', stack: [] }])).toEqual([]);
  });

  test('SNL-2.15 a value that is no layout', () => {
    const values = [undefined, null, 7, 'archipelago', {}, new Map()];

    expect(values.map(checkLayout)).toEqual(
      ['undefined', 'null', '7', "'archipelago'", 'an object', 'an object'].map((found) => [
        { path: 'layout', message: `expected a list of fields, found ${found}` },
      ]),
    );
  });

  test('SNL-2.15 entries that are no fields', () => {
    const faults = checkLayout([...line(1, 1, 1), null, '3,0', ['3,0', []], {}]);

    expect(faults).toEqual([
      { path: 'layout[3]', message: 'expected an object, found null' },
      { path: 'layout[4]', message: "expected an object, found '3,0'" },
      { path: 'layout[5]', message: 'expected an object, found a list' },
      { path: 'layout[6].field', message: 'is missing' },
      { path: 'layout[6].stack', message: 'is missing' },
    ]);
  });

  test('SNL-2.15 keys that are not known, each by its name', () => {
    const strange = JSON.parse('{ "field": "3,0", "stack": [], "level": 2, "__proto__": {}, "snail": null }');

    expect(checkLayout([...line(1, 1, 1), strange])).toEqual(
      ['level', '__proto__', 'snail'].map((key) => ({
        path: `layout[3].${key}`,
        message: "unknown key; the keys are 'field', 'stack'",
      })),
    );
  });

  test('SNL-2.15 of very many unknown keys the first hundred are named, and the others counted', () => {
    const strange = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`k${index}`, index]));
    const faults = checkLayout([...line(1, 1, 1), { ...strange, field: '3,0', stack: [] }]);

    expect(faults).toHaveLength(101);
    expect(faults[99]?.path).toBe('layout[3].k99');
    expect(faults[100]).toEqual({
      path: 'layout[3]',
      message: "150 more unknown keys; the keys are 'field', 'stack'",
    });
  });

  test('SNL-2.15 coordinates that are none', () => {
    const names = ['3, 0', '03,0', '-0,0', 'three,0', '', '101,0', 3, ['3,0'], null];
    const faults = checkLayout([...line(1, 1, 1), ...names.map((field) => ({ field, stack: [] }))]);

    expect(faults).toEqual(
      ["'3, 0'", "'03,0'", "'-0,0'", "'three,0'", "''", "'101,0'", '3', 'a list', 'null'].map((found, index) => ({
        path: `layout[${3 + index}].field`,
        message: `expected a field as 'q,r', such as '2,-1' and within 100 of '0,0', found ${found}`,
      })),
    );
  });

  test('SNL-2.15 coordinates are unique', () => {
    expect(checkLayout([...line(1, 1, 1), at('1,0', 0), at('2,0', 3), at('1,0', 1)])).toEqual([
      { path: 'layout[3].field', message: "field '1,0' is on the board twice, first as layout[1]" },
      { path: 'layout[4].field', message: "field '2,0' is on the board twice, first as layout[2]" },
      { path: 'layout[5].field', message: "field '1,0' is on the board twice, first as layout[1]" },
    ]);
  });

  test('SNL-2.15 each stack is beach / beach+meadow / beach+meadow+mountain', () => {
    const stacks = [['meadow'], ['beach', 'mountain'], ['mountain', 'meadow', 'beach'], ['water'], ['beach', 2]];
    const lies = (index: number, height: number, tile: string, only: string) => ({
      path: `layout[${index}].stack[${height}]`,
      message: `field '${index},0' has ${tile} on level ${height + 1}, where only '${only}' can lie`,
    });

    expect(checkLayout([...line(1, 1, 1), ...stacks.map((stack, q) => ({ field: `${q + 3},0`, stack }))])).toEqual([
      lies(3, 0, "'meadow'", 'beach'),
      lies(4, 1, "'mountain'", 'meadow'),
      lies(5, 0, "'mountain'", 'beach'),
      lies(5, 2, "'beach'", 'mountain'),
      lies(6, 0, "'water'", 'beach'),
      lies(7, 1, '2', 'meadow'),
    ]);
  });

  test('SNL-2.15 stacks that are none, and stacks that are too high', () => {
    const stacks = ['beach', 2, { length: 1, 0: 'beach' }, [...STACK, 'mountain'], [...STACK, 'beach', 'beach']];

    expect(checkLayout([...line(1, 1, 1), ...stacks.map((stack, q) => ({ field: `${q + 3},0`, stack }))])).toEqual([
      { path: 'layout[3].stack', message: "expected a list of tiles, found 'beach'" },
      { path: 'layout[4].stack', message: 'expected a list of tiles, found 2' },
      { path: 'layout[5].stack', message: 'expected a list of tiles, found an object' },
      { path: 'layout[6].stack', message: 'expected a list of at most 3 tiles, found 4' },
      { path: 'layout[7].stack', message: 'expected a list of at most 3 tiles, found 5' },
    ]);
  });

  test('SNL-2.15 a stack where the field has no name', () => {
    expect(checkLayout([...line(1, 1, 1), { field: '?', stack: ['meadow'] }])[1]).toEqual({
      path: 'layout[3].stack[0]',
      message: "this field has 'meadow' on level 1, where only 'beach' can lie",
    });
  });

  test('SNL-2.15 at most 20 beaches, 15 meadows and 6 mountains', () => {
    const fields = (levels: readonly [beaches: number, meadows: number, mountains: number]) =>
      checkLayout(line(...levels.flatMap((count, below) => Array.from({ length: count }, () => below + 1))));
    const too = (...counts: readonly string[]) => counts.map((message) => ({ path: 'layout', message }));

    expect(fields([20, 0, 0])).toEqual([]);
    expect(fields([5, 15, 0])).toEqual([]);
    expect(fields([5, 9, 6])).toEqual([]);
    expect(fields([21, 0, 0])).toEqual(too('21 beaches; there are 20'));
    expect(fields([0, 16, 0])).toEqual(too('16 meadows; there are 15'));
    expect(fields([8, 0, 7])).toEqual(too('7 mountains; there are 6'));
    expect(fields([10, 10, 10])).toEqual(
      too('30 beaches; there are 20', '20 meadows; there are 15', '10 mountains; there are 6'),
    );
  });

  test('SNL-2.15 the board is connected: every island that nobody gets to is named', () => {
    const layout = [at('9,9', 0), ...line(1, 1, 1), at('-5,0', 1), at('9,8', 0), at('-5,1', 0)];

    expect(checkLayout(layout)).toEqual([
      {
        path: 'layout[0].field',
        message: "unreachable island: no step leads from field '0,0' to '9,9', '9,8'",
      },
      {
        path: 'layout[4].field',
        message: "unreachable island: no step leads from field '0,0' to '-5,0', '-5,1'",
      },
    ]);
  });

  test('SNL-2.15 of two halves the first is the board', () => {
    expect(checkLayout([at('0,0', 1), at('0,1', 1), at('5,0', 1), at('5,1', 1)])).toEqual([
      { path: 'layout[2].field', message: "unreachable island: no step leads from field '0,0' to '5,0', '5,1'" },
    ]);
  });

  test('SNL-2.15 nothing is said of connection while a field has no name, which might be the bridge', () => {
    expect(checkLayout([...line(1, 1, 1), { field: '3;0', stack: [] }, at('4,0', 1)]).map(({ path }) => path)).toEqual([
      'layout[3].field',
    ]);
  });

  test('SNL-2.15 tile fields that are not mountains: at least 4 × players ÷ 3, rounded up', () => {
    const little = (land: number) => [
      { path: 'layout', message: `2 players need 3 fields of beach or meadow, found ${land}` },
    ];

    expect(checkLayout([])).toEqual(little(0));
    expect(checkLayout(line(0, 0, 0))).toEqual(little(0));
    expect(checkLayout(line(3, 3, 3, 3, 3, 3))).toEqual(little(0));
    expect(checkLayout(line(1, 2, 3))).toEqual(little(2));
    expect(checkLayout(line(1, 2, 2))).toEqual([]);
  });

  test('SNL-2.15 nothing is said of the land while a stack is not understood, which might be land', () => {
    expect(checkLayout([...line(1, 1), { field: '2,0', stack: ['sand'] }]).map(({ path }) => path)).toEqual([
      'layout[2].stack[0]',
    ]);
  });

  test('SNL-2.15 how many can play: up to four, and nobody where there is no land', () => {
    const land = [0, 1, 2, 3, 4, 5, 6, 7, 20];
    const boards = land.map((count) => line(3, 3, 0, ...Array.from({ length: count }, () => 1)));

    expect(boards.map(seatsFor)).toEqual([0, 0, 1, 2, 3, 3, 4, 4, 4]);
  });

  test('SNL-2.15 wherever a layout is valid, two can play, and the land is enough for those who can', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 20 }), (levels) => {
        const layout = line(...levels);
        const seats = seatsFor(layout);
        const land = levels.filter((level) => level === 1 || level === 2).length;
        if (checkLayout(layout).length === 0) expect(seats).toBeGreaterThanOrEqual(2);
        expect(Math.ceil((4 * seats) / 3)).toBeLessThanOrEqual(land);
        if (seats < 4) expect(Math.ceil((4 * (seats + 1)) / 3)).toBeGreaterThan(land);
      }),
    );
  });

  test('a board has 127 fields at most', () => {
    const board = (fields: number) => line(1, 1, 1, ...Array.from({ length: fields - 3 }, () => 0)).map(wrapped);

    expect(checkLayout(board(127))).toEqual([]);
    expect(checkLayout(board(128))).toEqual([
      { path: 'layout', message: 'expected a list of at most 127 fields, found 128' },
    ]);
    // The land is not looked for beyond them, and so not missed either.
    expect(checkLayout(board(128).reverse())).toEqual(checkLayout(board(128)));
    expect(checkLayout([at('9,9', 0), ...board(127)])).toEqual(checkLayout(board(128)));
  });

  test('SNL-2.15 all faults are told at once', () => {
    const layout = [
      at('0,0', 1),
      { field: '1,0', stack: ['meadow'], colour: 'red' },
      at('0,0', 2),
      'sea',
      at('7,7', 0),
      ...line(...Array.from({ length: 8 }, () => 3)).map(({ stack }, index) => ({ field: `0,${index + 1}`, stack })),
    ];

    expect(checkLayout(layout)).toEqual([
      { path: 'layout[1].colour', message: "unknown key; the keys are 'field', 'stack'" },
      { path: 'layout[1].stack[0]', message: "field '1,0' has 'meadow' on level 1, where only 'beach' can lie" },
      { path: 'layout[3]', message: "expected an object, found 'sea'" },
      { path: 'layout[2].field', message: "field '0,0' is on the board twice, first as layout[0]" },
      { path: 'layout', message: '8 mountains; there are 6' },
    ]);
    expect(checkLayout(layout.filter((entry) => typeof entry === 'object' && !('colour' in entry)))).toEqual([
      { path: 'layout[1].field', message: "field '0,0' is on the board twice, first as layout[0]" },
      { path: 'layout', message: '8 mountains; there are 6' },
      {
        path: 'layout[2].field',
        message: "unreachable island: no step leads from field '0,0' to '7,7'",
      },
      { path: 'layout', message: '2 players need 3 fields of beach or meadow, found 1' },
    ]);
  });
});

describe('contamination', () => {
  test('SNL-13.2 the default track: eleven spaces, as many as ten barrels can ever move it', () => {
    const barrels = TILES.reduce((sum, { back, count }) => (back === 'barrel' ? sum + count : sum), 0);

    expect(CONTAMINATION).toEqual([0, 5, 5, 5, 10, 10, 10, 15, 15, 15, 20]);
    expect(CONTAMINATION).toHaveLength(barrels + 1);
  });

  test('SNL-1.9 the track is data: any that does not fall can take the place of ours', () => {
    const tracks = [CONTAMINATION, [0], [100], [0, 0, 5, 100], Array.from({ length: 20 }, (_, index) => index * 5)];

    expect(tracks.map(checkContamination)).toEqual(tracks.map(() => []));
  });

  test('SNL-1.9 values that are no track', () => {
    const values = [undefined, null, 5, '5,5', { 0: 5, length: 1 }];

    expect(values.map(checkContamination)).toEqual(
      ['undefined', 'null', '5', "'5,5'", 'an object'].map((found) => [
        { path: 'contamination', message: `expected a list of numbers, found ${found}` },
      ]),
    );
  });

  test('SNL-1.9 a track has 1 to 20 spaces', () => {
    const spaces = (count: number) => checkContamination(Array.from({ length: count }, () => 5));

    expect(spaces(0)).toEqual([{ path: 'contamination', message: 'expected a list of 1 to 20 numbers, found 0' }]);
    expect(spaces(21)).toEqual([{ path: 'contamination', message: 'expected a list of 1 to 20 numbers, found 21' }]);
  });

  test('SNL-1.9 each space is a multiple of 5 from 0 to 100', () => {
    const track = [5, 7, -5, 105, 5.5, '10', Number.NaN, Number.POSITIVE_INFINITY, null, [5], 5];
    const shown = ['7', '-5', '105', '5.5', "'10'", 'NaN', 'Infinity', 'null', 'a list'];

    expect(checkContamination(track)).toEqual(
      shown.map((found, index) => ({
        path: `contamination[${index + 1}]`,
        message: `expected a multiple of 5 from 0 to 100, found ${found}`,
      })),
    );
  });

  test('SNL-1.9 a track never falls', () => {
    expect(checkContamination([5, 15, 10, 10, 15, 'x', 5])).toEqual([
      { path: 'contamination[2]', message: '10 comes after 15; the track never falls' },
      { path: 'contamination[3]', message: '10 comes after 15; the track never falls' },
      { path: 'contamination[5]', message: "expected a multiple of 5 from 0 to 100, found 'x'" },
      { path: 'contamination[6]', message: '5 comes after 15; the track never falls' },
    ]);
  });
});

describe('hostile values', () => {
  test.each(HOSTILE_NAMES)('%s is refused wherever it stands', (name) => {
    const field = (change: object) => checkLayout([...line(1, 1, 1), { field: '3,0', stack: [], ...change }]);

    expect(checkLayout(hostile(name))).not.toEqual([]);
    expect(checkLayout([...line(1, 1, 1), hostile(name)])).not.toEqual([]);
    expect(field({ field: hostile(name) })).not.toEqual([]);
    expect(field({ stack: hostile(name) })).not.toEqual([]);
    expect(field({ stack: [hostile(name)] })).not.toEqual([]);
    expect(checkContamination(hostile(name))).not.toEqual([]);
    expect(checkContamination([5, hostile(name)])).not.toEqual([]);
  });

  test('what cannot be read is said to be so', () => {
    const getter = {
      stack: [],
      get field(): string {
        throw new Error('A trap of the value was sprung.');
      },
    };

    expect(checkLayout([...line(1, 1, 1), getter, hostile('a revoked proxy'), hostile('a list of no length')])).toEqual(
      [
        {
          path: 'layout[3].field',
          message: 'cannot be read',
        },
        { path: 'layout[4]', message: 'cannot be read' },
        { path: 'layout[5]', message: 'cannot be read' },
      ],
    );
  });

  test('the longest list is counted, not walked', () => {
    const message = 'expected a list of 100000 entries at most, found 4294967295';

    expect(checkLayout(new Array(2 ** 32 - 1))).toEqual([{ path: 'layout', message }]);
    expect(checkContamination(new Array(2 ** 32 - 1))).toEqual([{ path: 'contamination', message }]);
  });

  test('messages stay short, whatever they are about', () => {
    const long = 'x'.repeat(1_000_000);
    const faults = checkLayout([{ field: long, stack: [long], [long]: 1 }, ...line(1, 1, 1)]);

    expect(faults).toHaveLength(3);
    expect(Math.max(...faults.map(({ path, message }) => path.length + message.length))).toBeLessThan(300);
  });

  test('no value whatever makes a check throw', () => {
    const tile = fc.oneof(fc.constantFrom(...STACK), anything);
    const field = fc.record(
      {
        field: fc.oneof(fc.constantFrom('0,0', '1,0', '0,1', '9,9'), anything),
        stack: fc.oneof(fc.array(tile, { maxLength: 4 }), anything),
        other: anything,
      },
      { requiredKeys: [] },
    );
    const layout = fc.oneof(fc.array(fc.oneof(field, anything), { maxLength: 6 }), anything);

    fc.assert(
      fc.property(layout, (value) => {
        const faults = [checkLayout, checkContamination].map((check) => check(sprung(value)));
        if (!isPlainLayout(value)) expect(faults[0]).not.toEqual([]);
        for (const { path, message } of faults.flat()) {
          expect(path).toMatch(/^(layout|contamination)/);
          expect(message).not.toBe('');
        }
      }),
      { numRuns: VALUES },
    );
  });

  test('every number and list of numbers is judged as a track', () => {
    const space = fc.oneof(
      fc.integer({ min: -2, max: 22 }).map((fives) => fives * 5),
      anything,
    );
    fc.assert(
      fc.property(fc.array(space, { maxLength: 22 }), (track) => {
        const good = (entry: unknown) => typeof entry === 'number' && entry >= 0 && entry <= 100 && entry % 5 === 0;
        const isGood =
          track.length >= 1 &&
          track.length <= 20 &&
          track.every(good) &&
          track.every((entry, index) => index === 0 || Number(entry) >= Number(track[index - 1]));
        expect(checkContamination(sprung(track)).length === 0).toBe(isGood);
      }),
      { numRuns: VALUES },
    );
  });
});

/** A field of so many tiles. */
function at(field: string, level: number): LayoutField {
  return { field, stack: STACK.slice(0, level) };
}

/** Fields side by side, from `0,0` eastwards. */
function line(...levels: readonly number[]): Layout {
  return levels.map((level, q) => at(`${q},0`, level));
}

/** A long line, cut into rows of fifty so that no coordinate is too far off. */
function wrapped({ stack }: LayoutField, index: number): LayoutField {
  return { field: formatField({ q: index % 50, r: Math.floor(index / 50) }), stack };
}

/** The names of the fields of a hexagon around `0,0`, in reading order. */
function hexagon(radius: number): readonly string[] {
  const names: string[] = [];
  for (let r = -radius; r <= radius; r++) {
    for (let q = -radius; q <= radius; q++) if (Math.abs(q + r) <= radius) names.push(formatField({ q, r }));
  }
  return names;
}

function hexesOf(layout: Layout, wanted: (level: number) => boolean): readonly Hex[] {
  return layout.filter(({ stack }) => wanted(stack.length)).map(({ field }) => hexOf(field));
}

function hexOf(field: string): Hex {
  const hex = parseField(field);
  if (hex === undefined) throw new Error(`'${field}' is no field`);
  return hex;
}

function sorted(layout: Layout): Layout {
  const order = ({ field }: LayoutField): number => hexOf(field).r * 1000 + hexOf(field).q;
  return [...layout].sort((one, other) => order(one) - order(other));
}

function mapped(layout: Layout, turn: (hex: Hex) => Hex): Layout {
  return sorted(layout.map(({ field, stack }) => ({ field: formatField(turn(hexOf(field))), stack })));
}

function levelsOf(layout: Layout): readonly number[] {
  return [0, 1, 2, 3].map((level) => layout.filter(({ stack }) => stack.length === level).length);
}

function tilesIn(layout: Layout): object {
  const tiles = layout.flatMap(({ stack }) => stack);
  return Object.fromEntries(STACK.map((tile) => [tile, tiles.filter((other) => other === tile).length]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isPlainLayout(value: unknown): value is Layout {
  return (
    Array.isArray(value) &&
    value.every((entry) => typeof entry === 'object' && entry !== null && Object.keys(entry).length === 2)
  );
}

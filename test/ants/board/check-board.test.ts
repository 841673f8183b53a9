import { describe, expect, test } from 'vitest';
import { checkBoard } from '../../../src/games/ants/board/check-board.ts';
import { defaultBoard } from '../../../src/games/ants/board/layouts/board.ts';
import { draw, itemHere, mark } from '../../../src/games/ants/cards/vocabulary.ts';

const { two, anthill } = defaultBoard;
const [first, ...others] = Object.entries(two.hexes);
const withTwo = (more: object): unknown => ({ ...defaultBoard, two: { ...two, ...more } });
const withHex = (more: object): unknown =>
  withTwo({ hexes: Object.fromEntries([[first?.[0], { ...first?.[1], ...more }], ...others]) });
const withVertex = (more: unknown): unknown => withTwo({ vertices: { ...two.vertices, a03: more } });
const withAnthill = (more: object): unknown => ({ ...defaultBoard, anthill: { ...anthill, ...more } });
const withNest = (...nest: readonly string[]): unknown =>
  withAnthill({
    nest,
    common: { ...anthill.common, cells: {} },
    sides: Object.fromEntries(Object.keys(anthill.sides).map((id) => [id, { source: 'ours', cells: {} }])),
  });
const { 'ab-1': firstAbility, ...abilities } = anthill.abilities;

/** What is wrong, and what is said of it. */
const WRONG: readonly (readonly [what: string, board: unknown, ...faults: readonly unknown[]])[] = [
  ['no board', [], 'board: expected an object, found a list'],
  ['two hexes on one place', withHex({ q: 1 }), "board.two.hexes.A02: 'A01' lies there already"],
  [
    'a hex elsewhere, which has corners of its own',
    withHex({ q: 5 }),
    'board.two.vertices: expected one for each corner of a hex, 58, found 54',
  ],
  [
    'a hex too strong',
    withHex({ strength: 5 }),
    'board.two.hexes.A01.strength: expected a whole number from 1 to 4, found 5',
  ],
  [
    'cubes where none come',
    withHex({ kind: 'none' }),
    "board.two.hexes.A01.cubes: is for hexes of the kind 'start' or 'hidden'",
  ],
  [
    'a kind of cube that there is not',
    withHex({ cubes: { honey: 1 } }),
    "board.two.hexes.A01.cubes.honey: unknown key; the keys are 'food', 'leaf', 'fungus'",
  ],
  [
    'a name like a number',
    withTwo({
      hexes: { 1: { q: 0, r: 0, terrain: 'moss', strength: 1, kind: 'none' } },
      vertices: { a: { red: true }, b: {}, c: {}, d: {}, e: {}, f: {} },
    }),
    'board.two.hexes.1: expected a name of letters and figures that begins with a letter, such as A01, no longer than 12',
  ],
  [
    'a vertex that is not red',
    withVertex({ red: false }),
    'board.two.vertices.a03.red: expected true; a vertex that is not red does not say so, found false',
  ],
  [
    'no red vertex',
    withTwo({ vertices: Object.fromEntries(Object.keys(two.vertices).map((name) => [name, {}])) }),
    "board.two.vertices: expected a vertex that is 'red'",
  ],
  [
    'two items on a space',
    withVertex({ now: [itemHere, itemHere] }),
    "board.two.vertices.a03.now: 'item-here' twice; one Special Item lies on a space",
  ],
  [
    'too many items',
    withTwo({
      vertices: Object.fromEntries(Object.keys(two.vertices).map((name) => [name, { red: true, now: [itemHere] }])),
    }),
    'board.two: expected at most 5 spaces with a Special Item, found 55',
  ],
  [
    'markers on a space',
    withVertex({ now: [mark('aphid')] }),
    expect.stringContaining("board.two.vertices.a03.now[0]: 'mark' has no meaning for a space of the main board"),
  ],
  [
    'Garden tiles for two players',
    withTwo({ covered: ['A01'] }),
    "board.two.covered: unknown key; the keys are 'source', 'hexes', 'vertices'",
  ],
  [
    'a Garden tile beside the board',
    { ...defaultBoard, more: { ...defaultBoard.more, covered: ['B01', 'B28'] } },
    expect.stringContaining("board.more.covered[1]: expected one of 'B08'"),
  ],
  [
    'a bonus where discs start',
    { ...defaultBoard, flight: [{ now: [draw(1)] }, ...defaultBoard.flight.slice(1)] },
    'board.flight[0]: is where discs start: it has neither bonus nor swarming area',
  ],
  [
    'an area without slots',
    {
      ...defaultBoard,
      swarming: {
        ...defaultBoard.swarming,
        two: [
          [5, 3],
          [10, 7],
        ],
      },
    },
    'board.swarming.two: expected a list of 3 swarming areas, found 2',
  ],
  [
    'slots upside down',
    {
      ...defaultBoard,
      swarming: {
        ...defaultBoard.swarming,
        two: [
          [5, 3],
          [7, 10],
          [16, 12],
        ],
      },
    },
    'board.swarming.two[1]: the highest slot comes first',
  ],
  [
    'more Stars than there are',
    { ...defaultBoard, starTrack: [19, 12, 16] },
    'board.starTrack[0]: expected a whole number from 1 to 18, found 19',
  ],
  [
    'penalties that fall',
    withAnthill({ penalties: [0, 1, 2, 1, 6, 9] }),
    'board.anthill.penalties[3]: falls; each number is at least the one before',
  ],
  [
    'a bonus in the ground',
    withAnthill({ common: { source: 'ours', cells: { '0,0': [draw(1)] } } }),
    'board.anthill.common.cells.0,0: expected a cell of an area, called by row and column, that the first Room tile does not cover',
  ],
  ['too few Anthill tiles', withAnthill({ sides: {} }), 'board.anthill.sides: expected 4 to 30 sides, found 0'],
  [
    'an ability too few',
    withAnthill({ abilities }),
    'board.anthill.abilities: expected 11 ability spaces, found 10',
    "board.anthill.abilities.ab-5.row: expected 'top', found 'middle'",
    "board.anthill.abilities.ab-9.row: expected 'middle', found 'bottom'",
  ],
  [
    'an ability in the wrong row',
    withAnthill({ abilities: { 'ab-1': { ...firstAbility, row: 'bottom' }, ...abilities } }),
    "board.anthill.abilities.ab-1.row: expected 'top', found 'bottom'",
  ],
  [
    'a nest of strange marks',
    withNest('1s', '2s', '3x'),
    "board.anthill.nest[2]: 'x' stands for nothing; the marks are 1 2 3 s o .",
  ],
  ['a nest without an area', withNest('1s', '2s', '2.'), 'board.anthill.nest: area III has no cell'],
  [
    'a first Room tile in two pieces',
    withNest('s1s', '223'),
    'board.anthill.nest: expected 2 cells side by side for the first Room tile, marked s',
  ],
  ['a nest that is frayed', withNest('1ss', '23'), 'board.anthill.nest: expected lines of one length, at most 10'],
  [
    'a nest too large',
    withNest('1ss1111111', '2222222222', '3333333333', '3.........'),
    'board.anthill.nest: expected fewer than 31 cells and stones',
  ],
];

describe('boards that are refused', () => {
  test.each(WRONG)('%s', (_, board, ...faults) => {
    expect(checkBoard(board).map(({ path, message }) => `${path}: ${message}`)).toEqual(faults);
  });
});

test('the board has no fault, and nothing in it can be changed', () => {
  expect(checkBoard(JSON.parse(JSON.stringify(defaultBoard)))).toEqual([]);
  expect(Object.isFrozen(two.vertices.a02?.now)).toBe(true);
});

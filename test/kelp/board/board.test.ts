import { expect, test } from 'vitest';
import {
  ADJACENT,
  AREAS,
  type Board,
  checkBoard,
  createKelp,
  day,
  defaultOptions,
  defaultPack,
  night,
  type SpaceShown,
} from '../../../src/games/kelp/index.ts';
import { options, refusedFor, scene } from '../kit/scene.ts';

/** The current spaces as everybody sees them. */
function spacesOn(board: Board): readonly SpaceShown[] {
  const game = createKelp({ pack: defaultPack, board, options: defaultOptions });
  return game.printed(game.setup({ players: 2 }, 'board')).spaces;
}

const BOARDS = { day: spacesOn(day), night: spacesOn(night) };

/** Where each heading leads: `p21.s: p12→w p23→s p32→e`. */
function headings(spaces: readonly SpaceShown[]): string[] {
  return spaces.flatMap(({ name, ends, next }) =>
    ends.map((end, index) => {
      const reached = (next[index] ?? []).map((to) => {
        const { name: other = '?', ends: looks = [] } = spaces[to.space] ?? {};
        return `${other}→${looks[to.end]}`;
      });
      return `${name}.${end}: ${reached.join(' ')}`;
    }),
  );
}

/** The lines of the tables of the rules: interior spaces lead the same ways on both boards. */
const INTERIOR = `
  p12.e: p21→n p23→s p32→e
  p14.e: p23→n p25→s p34→e
  p21.s: p12→w p23→s p32→e
  p23.n: p12→w p21→n p32→e
  p23.s: p14→w p25→s p34→e
  p25.n: p14→w p23→n p34→e
  p32.w: p12→w p21→n p23→s
  p32.e: p41→n p43→s p52→e
  p34.w: p14→w p23→n p25→s
  p34.e: p43→n p45→s p54→e
  p41.s: p32→w p43→s p52→e
  p43.n: p32→w p41→n p52→e
  p43.s: p34→w p45→s p54→e
  p45.n: p34→w p43→n p54→e
  p52.w: p32→w p41→n p43→s
  p54.w: p34→w p43→n p45→s`;
const RIM = {
  day: `
  p01.n: p21→s
  p01.s: p12→e
  p05.n: p14→e
  p05.s: p25→n
  p12.w: p01→n
  p14.w: p05→s
  p21.n: p01→s
  p25.s: p05→n
  p41.n: p61→s
  p45.s: p65→n
  p52.e: p61→n
  p54.e: p65→s
  p61.n: p41→s
  p61.s: p52→w
  p65.n: p54→w
  p65.s: p45→n`,
  night: `
  p03.n: p12→e
  p03.s: p14→e
  p12.w: p03→s
  p14.w: p03→n
  p21.n: p30→e
  p25.s: p36→e
  p30.e: p41→s
  p30.w: p21→s
  p36.e: p45→n
  p36.w: p25→n
  p41.n: p30→w
  p45.s: p36→w
  p52.e: p63→s
  p54.e: p63→n
  p63.n: p52→w
  p63.s: p54→w`,
};
const lines = (text: string): string[] => text.trim().split(/\n\s*/);

test('KLP-1.16 + KLP-1.17 + KLP-1.18 + KLP-1.19 nine areas form a grid, adjacent straight and never diagonally', () => {
  expect(AREAS.map((area, number) => `${area}: ${ADJACENT[number]?.map((each) => AREAS[each]).join(' ')}`)).toEqual([
    'nw: n w',
    'n: nw ne c',
    'ne: n e',
    'w: nw c sw',
    'c: n w e s',
    'e: ne c se',
    'sw: w s',
    's: c sw se',
    'se: e s',
  ]);
});

test('KLP-1.23 + KLP-1.24 + KLP-1.25 + KLP-1.26 + KLP-1.27 + KLP-1.28 + KLP-1.33 what areas are made of, and what they are worth', () => {
  const areas = (board: Board) => AREAS.map((area) => `${board.areas[area].kind} ${board.areas[area].value}`);

  expect(areas(day)).toEqual([
    ...['rocky 5', 'kelp 4', 'rocky 5'],
    ...['kelp 4', 'central 2', 'kelp 4'],
    ...['rocky 5', 'kelp 4', 'rocky 5'],
  ]);
  expect(areas(night)).toEqual([
    ...['narrow 6', 'kelp 4', 'exposed 3'],
    ...['rocky 5', 'central 2', 'kelp 4'],
    ...['exposed 3', 'rocky 5', 'kelp 4'],
  ]);
});

test('KLP-1.20 + KLP-1.21 + KLP-1.22 twelve spaces lie between two areas each, four den spaces on the rim beside one', () => {
  const borders = (spaces: readonly SpaceShown[], isDen: boolean) =>
    spaces
      .filter(({ inward }) => (inward !== '') === isDen)
      .map(({ name, borders: beside }) => `${name}: ${beside.map((area) => AREAS[area]).join(' ')}`);
  const interior = [
    ...['p12: nw w', 'p14: w sw', 'p21: nw n', 'p23: w c', 'p25: sw s', 'p32: n c'],
    ...['p34: c s', 'p41: n ne', 'p43: c e', 'p45: s se', 'p52: ne e', 'p54: e se'],
  ];

  expect(borders(BOARDS.day, false)).toEqual(interior);
  expect(borders(BOARDS.night, false)).toEqual(interior);
  expect(borders(BOARDS.day, true)).toEqual(['p01: nw', 'p05: sw', 'p61: ne', 'p65: se']);
  expect(borders(BOARDS.night, true)).toEqual(['p03: w', 'p30: n', 'p36: s', 'p63: e']);
});

const SIDES_OF_BOARD = ['day', 'night'] as const;

test.each(SIDES_OF_BOARD)(
  'KLP-1.30 + KLP-1.31 lines, junctions and rim links of the board by %s are those of the tables',
  (board) => {
    expect(headings(BOARDS[board]).sort()).toEqual([...lines(INTERIOR), ...lines(RIM[board])].sort());
  },
);

test('KLP-1.32 boards of one’s own are refused if the shark could not go on, stay, or come back', () => {
  const without = (joints: Board['joints'], ...ends: readonly string[]) =>
    joints.filter((joint) => !ends.includes(joint[0] ?? ''));
  const faults = (board: unknown) => checkBoard(board).map(({ message }) => message);
  const loop = [['p01.n', 'p01.s'], ['p12.w', 'p21.n'], ...without(day.joints, 'p01.n', 'p01.s')];

  expect(BOARDS.day.length * 2).toBe(32);
  expect([checkBoard(day), checkBoard(night)]).toEqual([[], []]);
  expect(faults({ ...day, joints: without(day.joints, 'p01.n') })).toEqual([
    'nothing is joined to p21.n, p01.n: the shark could not go on',
  ]);
  expect(faults({ ...day, joints: loop })).toContain("a line leads from 'p01' back to it");
});

test('KLP-1.29 a value accepts a die that shows it or more, and 6 a six alone', () => {
  const on = (board: 'day' | 'night', die: string) =>
    scene(
      board === 'day'
        ? `
      .  s  ^  s  .  s  .
         .     .     .
         s  .  o  .  s
         .     .     .
      .  s  .  s  .  s  .
      at: search
      pool: ${die}`
        : `
                .
         s  ^  s  .  s
         .     .     .
      .  s  .  o  .  s  .
         .     .     .
         s  .  s  .  s
                .
      at: search
      pool: ${die}`,
      { board },
    );

  expect(options(on('day', 'y5'), 'place')).toEqual(['place nw y5', 'place n y5']);
  expect(options(on('day', 'y4'), 'place')).toEqual(['place n y4']);
  expect(options(on('night', 'r6'), 'place')).toEqual(['place nw r6', 'place n r6']);
  expect(refusedFor(on('night', 'r5'), 'place nw r5')).toBe('KLP-10.2 die/too-low: die r5, area nw, value 6');
});

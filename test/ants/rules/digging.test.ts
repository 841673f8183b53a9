import { expect, test } from 'vitest';
import { defaultBoard } from '../../../src/games/ants/board/layouts/board.ts';
import { gain } from '../../../src/games/ants/cards/vocabulary.ts';
import { type AntsState, ants, createAnts } from '../../../src/games/ants/index.ts';
import { altered, typesOf } from '../kit/altered.ts';
import { changed } from '../kit/changes.ts';
import { dig, main, play, spend, take, yes } from '../kit/moves.ts';
import { asked, BOOK, displayed, legal, luck, type Own, playing, position, refused } from '../kit/position.ts';

const NOBODY = {};
/** A Dig of so much Strength before its first tile. */
const digging = (strength: number, own: Own = {}) => {
  const before = position([{ ants: [strength, 0, 0], ...own }, NOBODY]);
  const declared = strength > 1 ? [spend({ tile: strength })] : [];
  return playing(luck(before, 'deck war-cry'), main('dig'), ...declared, take('dig-1')).state;
};
const tiles = (state: AntsState) =>
  legal(state, 'dig-tile').map((said) => (said as { readonly cells: readonly string[] }).cells.join(' '));

test('ANT-6.1 + ANT-6.3 diggers, a card of the top row, then Room tiles with their Empty side up', () => {
  const before = luck(position([{ ants: [2, 0, 0] }, NOBODY]), 'deck war-cry');

  const { state, events } = playing(before, main('dig'), spend({ tile: 2 }), take('dig-3'), dig('2,1', '2,2'));

  expect(typesOf(events).slice(0, 5)).toEqual([
    ...['action-chosen', 'ants-spent', 'display-taken', 'display-filled', 'tile-placed'],
  ]);
  expect(changed(before, state)).toEqual({
    active: 1,
    'dig-3': 'war-cry',
    deck: 110,
    rooms: [16, 13, 12, 8],
    '0 hand': [displayed(before, 2)],
    '0 has': [0, 0, 0, 1, 0],
    '0 pool': (before.pool[0] ?? 0) + 2,
    '0 ants': [0, 0, 0],
    '0 nest': ['0,2 1,2', '2,1 2,2'],
  });
});

test('ANT-6.2 sizes add up to the Strength', () => {
  const three = digging(3);
  expect([...new Set(tiles(three).map((cells) => cells.split(' ').length))].sort()).toEqual([1, 2, 3]);
  expect(refused(three, dig('2,1', '2,2', '3,1', '3,2'))).toEqual({
    code: 'tile/size',
    rule: 'ANT-6.2',
    facts: { size: 4, most: 3 },
  });
  const one = playing(three, dig('0,1', '1,1')).state;
  expect(tiles(one).every((cells) => cells.length === 3)).toBe(true);
  expect(refused(one, dig('2,1', '2,2'))).toMatchObject({ code: 'tile/size', facts: { size: 2, most: 1 } });
  const done = playing(one, dig('2,1')).state;
  expect([done.rooms[0]?.length, done.active]).toEqual([3, 1]);
});

test('ANT-6.4 tiles lie on free cells of the nest, in one piece', () => {
  const state = digging(2);

  expect(refused(state, dig('1,1', '1,2'))).toEqual({
    code: 'tile/covered',
    rule: 'ANT-6.4',
    facts: { cells: ['1,1', '1,2'] },
  });
  expect(refused(state, dig('0,1', '1,3'))).toMatchObject({ code: 'tile/shape', rule: 'ANT-6.7' });
  expect(refused(state, dig('1,1', '2,0'))).toMatchObject({ code: 'tile/shape' });
  expect(refused(state, dig('0,0', '0,1'))).toBeDefined();
  expect(tiles(state)).not.toContain('1,1 1,2');
});

test('ANT-6.5 + ANT-6.6 a tile covers a cell of area I or lies beside another', () => {
  const state = digging(2);

  // In area I without touching anything; beside the first tile; beside a tile of this very turn.
  for (const cells of [['0,1'], ['1,1', '2,1'], ['2,2'], ['2,2', '3,2']])
    expect(tiles(state)).toContain(cells.join(' '));
  expect(refused(state, dig('2,1'))).toEqual({ code: 'tile/apart', rule: 'ANT-6.5', facts: { cells: ['2,1'] } });
  expect(tiles(playing(state, dig('2,2')).state)).toContain('2,1');
  // A corner is no contact: (2,3) touches (1,2) with a corner only.
  expect(refused(state, dig('2,3', '3,3'))).toMatchObject({ code: 'tile/apart' });
  // A tile of an earlier turn does, wherever it lies.
  expect(tiles(digging(1, { rooms: [['2,2', '3,2'], ['4,2']] }))).toContain('5,2');
});

test('ANT-6.8 every bonus is activated before the next tile is laid', () => {
  const state = digging(2);
  const one = playing(state, dig('0,1'));

  // F1 has come, and the second tile is asked for.
  expect(typesOf(one.events)).toEqual(['tile-placed', 'effect-activated', 'gained']);
  expect([one.state.resources[0], asked(one.state)]).toEqual([[1, 0, 0, 0, 0], 'dig-tile']);
  expect(playing(one.state, dig('0,3')).state.resources[0]).toEqual([1, 1, 0, 0, 0]);
});

test('ANT-6.9 the owner chooses the order of several bonuses, and all come before the next tile', () => {
  const state = playing(digging(3, { rooms: [['1,1', '2,1']] }), dig('2,0', '3,0')).state;
  expect(asked(state)).toBe('production-track');

  // (2,2) gives AG1, (3,1) P:E?, (3,3) FL1.
  const large = playing(digging(4, { rooms: [['1,1', '2,1']] }), dig('2,2', '2,3', '3,2', '3,3')).state;
  expect(legal(large, 'bonus-order')).toEqual([{ cell: '2,2' }, { cell: '3,3' }]);
  expect(refused(large, { type: 'bonus-order', cell: '2,3' })).toEqual({
    code: 'bonus/not-left',
    rule: 'ANT-6.9',
    facts: { cell: '2,3', cells: ['2,2', '3,3'] },
  });
  const { events } = playing(large, { type: 'bonus-order', cell: '3,3' });
  expect(events.flatMap((event) => (event.type === 'flew' || event.type === 'gained' ? [event.type] : []))).toEqual([
    ...['flew', 'gained'],
  ]);
});

test('ANT-6.10 a covered area is a Star at once, whichever it is', () => {
  const second = [
    ['2,0', '3,0'],
    ['2,1', '3,1'],
    ['2,2', '3,2'],
  ];
  const { state, events } = playing(digging(2, { rooms: second }), dig('2,3', '3,3'));

  expect(events.slice(0, 2)).toEqual([
    { type: 'tile-placed', seat: 0, cells: ['2,3', '3,3'] },
    { type: 'star-earned', seat: 0, criterion: 'nest', stars: 1, all: 1 },
  ]);
  expect(ants.view(state, 0).stars).toEqual([
    [1, 0, 0],
    [0, 0, 0],
  ]);
});

test('ANT-6.11 who cannot lay a tile cannot dig', () => {
  const across = [2, 3, 4, 5].flatMap((row) => [
    [`${row},0`, `${row},1`],
    [`${row},2`, `${row},3`],
  ]);
  const whole = [['0,1', '1,1'], ['0,3', '1,3'], ...across, ['4,4'], ['5,4']];
  const able = (rooms: Own['rooms']) => position([{ ants: [1, 0, 0], rooms: rooms ?? [] }, NOBODY]);

  expect(refused(able(whole), main('dig'))).toEqual({
    code: 'action/impossible',
    rule: 'ANT-5.26',
    facts: { action: 'dig' },
  });
  expect(refused(able(whole.slice(0, -1)), main('dig'))).toBeUndefined();
  // One cell is left: one digger does, but a supply without tiles of that size does not.
  const supply = (state: AntsState, left: readonly number[]) =>
    altered(state, (loose) => {
      // Seat 1 has laid what is missing, as far as its nest holds it.
      loose.roomSupply = [...left];
      loose.rooms[1] = loose.rooms[1] ?? [];
      const cells = [...BOOK.cellNames].filter((name) => BOOK.cells[BOOK.cellNames.indexOf(name)]?.area !== -1);
      const free = cells.filter((name) => !['0,2', '1,2'].includes(name));
      const missing =
        (BOOK.roomCopies[0] ?? 0) -
        (left[0] ?? 0) -
        loose.rooms.flat().filter(({ cells: set }) => (set & (set - 1)) === 0).length;
      for (const name of free.slice(0, missing))
        loose.rooms[1]?.push({ cells: 1 << BOOK.cellNames.indexOf(name), full: 0 });
    });
  const strong = position([{ ants: [2, 0, 0], rooms: whole.slice(0, -1) }, NOBODY]);
  const none = supply(strong, [0, ...strong.roomSupply.slice(1)]);
  expect(none.roomSupply[0]).toBe(0);
  expect(refused(none, main('dig'))).toMatchObject({ code: 'action/impossible' });
});

test('ANT-6.12 all of the Strength is used while a tile fits, and the rest is lost', () => {
  const across = [2, 3, 4, 5].flatMap((row) => [
    [`${row},0`, `${row},1`],
    [`${row},2`, `${row},3`],
  ]);
  const before = position([{ ants: [4, 0, 0], rooms: [['0,1', '1,1'], ['0,3', '1,3'], ...across] }, NOBODY]);
  const { state } = playing(before, main('dig'), spend({ tile: 4 }), take('dig-1'));

  // Two cells in a column: one tile of 2, or two of 1; nobody may stop in between.
  expect(tiles(state).sort()).toEqual(['4,4', '4,4 5,4', '5,4']);
  expect(refused(state, { type: 'dig-tile', decline: true })).toBeDefined();
  const both = playing(state, dig('4,4', '5,4')).state;
  expect(both.rooms[0]).toHaveLength(12);
  // The second tile has one place only, and is laid without a question.
  expect(playing(state, dig('5,4'), { type: 'production-track', track: 'food' }).state.rooms[0]).toHaveLength(13);
});

test('ANT-6.12 a single tile that an effect lets place is of exactly its size', () => {
  const rooms = [['0,1'], ['1,1'], ['0,3'], ['1,3'], ['2,2'], ['2,3'], ['3,2']];
  // Labyrinth: ROOM2.
  const before = position([{ hand: ['labyrinth'], rooms, has: [0, 0, 0, 0, 2] }, NOBODY]);
  const { state } = playing(before, main('cards'), play('labyrinth'), yes('granted-action'));

  expect([...new Set(tiles(state).map((cells) => cells.split(' ').length))]).toEqual([2]);
  expect(refused(state, dig('3,3'))).toEqual({ code: 'tile/size', rule: 'ANT-6.12', facts: { size: 1, most: 2 } });
  const laid = playing(state, dig('2,1', '3,1'), { type: 'production-track', track: 'egg-digger' }).state;
  expect([laid.rooms[0]?.length, laid.active]).toEqual([9, 1]);
});

test('ANT-6.13 the cells of the starting tile have no bonus, and none can be printed there', () => {
  const { anthill } = defaultBoard;
  const common = { ...anthill.common, cells: { ...anthill.common.cells, '0,2': [gain('food', 1)] } };

  expect(() => createAnts({ board: { ...defaultBoard, anthill: { ...anthill, common } } })).toThrow(
    /first Room tile does not cover/,
  );
  for (const { bonuses } of BOOK.nest.layouts) {
    expect(['0,2', '1,2'].map((cell) => bonuses[BOOK.cellNames.indexOf(cell)])).toEqual([-1, -1]);
  }
  const begun = ants.begin({ players: 2, variant: 'first-game' }, 'begun');
  expect(begun.events.map(({ type }) => type)).not.toContain('effect-activated');
});

test('ANT-6.14 a Star, then bonuses, then what the tile sets off', () => {
  // Area II lacks (2,0), (2,1) and (2,2); Fungus Garden watches for tiles of 3 and 4.
  const rooms = [['1,3', '2,3'], ['3,1', '3,2', '3,3'], ['3,0']];
  const state = digging(3, { rooms, played: ['fungus-garden'] });
  const one = playing(state, dig('2,0', '2,1', '2,2'));
  expect(typesOf(one.events)).toEqual(['tile-placed', 'star-earned']);

  const { events } = playing(
    one.state,
    { type: 'bonus-order', cell: '2,0' },
    { type: 'production-track', track: 'leaf' },
  );
  expect(events.flatMap((event) => (event.type === 'effect-activated' ? [event.thing] : []))).toEqual([
    ...['common 2,0', 'common 2,2', 'fungus-garden'],
  ]);
});

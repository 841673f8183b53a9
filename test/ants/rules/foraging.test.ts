import { expect, test } from 'vitest';
import { defaultPack } from '../../../src/games/ants/cards/pack/pack.ts';
import { forage as foraging } from '../../../src/games/ants/cards/vocabulary.ts';
import { type AntsState, createAnts } from '../../../src/games/ants/index.ts';
import { movedTo, typesOf } from '../kit/altered.ts';
import { changed } from '../kit/changes.ts';
import { forage, main, play, spend, take, yes } from '../kit/moves.ts';
import { displayed, legal, luck, type Own, playing, playingIn, position, refused } from '../kit/position.ts';

const NOBODY = {};
const RED = ['a19', 'a23', 'a32', 'a36'];
const vertices = (state: AntsState) => legal(state, 'forage-vertex').map((said) => Object.values(said)[0]);
/** A Forage of so many foragers before the first is placed. */
const path = (foragers: number, own: Own = {}, other: Own = {}) => {
  // Cubes of one kind on each hex: nothing is asked about them.
  const cubes = { A09: [2, 0, 0], A11: [2, 0, 0] } as const;
  const before = luck(position([{ ants: [0, 0, foragers], ...own }, other], { cubes }), 'deck war-cry');
  return playing(before, main('forage'), ...(foragers > 1 ? [spend({ tile: foragers })] : []), take('forage-1')).state;
};

test('ANT-8.1 foragers, a card of the bottom row, then all of them on vertices', () => {
  const before = luck(position([{ ants: [0, 0, 2], stored: [0, 0, 1] }, NOBODY]), ...['deck war-cry', 'deck ambush']);
  const { state, events } = playing(
    before,
    ...[main('forage'), spend({ tile: 2, stored: 1 }), take('forage-2'), forage('a19'), forage('a14'), forage('a09')],
  );

  expect(typesOf(events, 'ants-spent', 'display-taken', 'forager-placed', 'turn-ended')).toEqual([
    ...['ants-spent', 'display-taken', 'forager-placed', 'forager-placed', 'forager-placed', 'turn-ended'],
  ]);
  // The first collects from A05 and A06, the second draws a card and does so, too, the third collects from A05.
  expect(changed(before, state)).toEqual({
    active: 1,
    a09: 0,
    a14: 0,
    a19: 0,
    'A05 cubes': [0, 1, 0],
    'A06 cubes': [2, 0, 0],
    'forage-2': 'war-cry',
    deck: 109,
    '0 hand': expect.arrayContaining(['ambush', displayed(before, 7)]),
    '0 has': [2, 3, 0, 0, 0],
    '0 ants': [0, 0, 0],
    '0 stored': [0, 0, 0],
  });
});

test('ANT-8.2 a vertex holds one disc', () => {
  const state = path(1, { foragers: ['a24'] }, { foragers: ['a19', 'a18'] });

  for (const vertex of ['a19', 'a24', 'a18']) {
    expect(refused(state, forage(vertex))).toEqual({ code: 'vertex/taken', rule: 'ANT-8.2', facts: { vertex } });
  }
  expect(vertices(state)).toEqual(['a23', 'a30', 'a32', 'a36']);
});

test('ANT-8.3 a path begins on a red vertex, beside an own forager, or on a hex with the own explorer and no own forager', () => {
  expect(vertices(path(1))).toEqual(RED);
  expect(vertices(path(1, { foragers: ['a01'] }))).toEqual(['a04', 'a05', ...RED]);
  // A02 has the corners a02, a06, a10, a14, a09, a05.
  expect(vertices(path(1, { explorers: ['A02'] }))).toEqual(['a02', 'a05', 'a06', 'a09', 'a10', 'a14', ...RED]);
  expect(vertices(path(1, { explorers: ['A02'], foragers: ['a02'] }))).toEqual(['a05', 'a06', ...RED]);
  // Others' explorers and foragers are of no help.
  expect(vertices(path(1, {}, { explorers: ['A02'], foragers: ['a01'] }))).toEqual(RED);
  expect(refused(path(1), forage('a01'))).toEqual({
    code: 'vertex/no-start',
    rule: 'ANT-8.3',
    facts: { vertex: 'a01' },
  });
});

test('ANT-8.4 + ANT-8.6 + ANT-8.9 + ANT-8.14 a path grows at its two ends, one neighbour after the other', () => {
  const one = playing(path(4), forage('a36')).state;
  // One forager is both ends.
  expect(vertices(one)).toEqual(['a30', 'a31', 'a41']);
  const two = playing(one, forage('a41')).state;
  expect(vertices(two)).toEqual(['a30', 'a31', 'a45', 'a46']);
  const three = playing(two, forage('a30')).state;
  // a36 is in the middle now: a31 would be a fork.
  expect(vertices(three)).toEqual(['a24', 'a35', 'a45', 'a46']);
  expect(refused(three, forage('a31'))).toEqual({
    code: 'vertex/no-end',
    rule: 'ANT-8.6',
    facts: { vertex: 'a31', ends: ['a30', 'a41'] },
  });
  expect(playing(three, forage('a46')).state.foragers.filter((seat) => seat === 0)).toHaveLength(4);

  // Two steps at one end, and the other end is still where it was.
  const straight = playing(path(4), forage('a36'), forage('a41'), forage('a46')).state;
  expect(vertices(straight)).toEqual(['a30', 'a31', 'a42', 'a50']);
  expect(refused(straight, forage('a45'))).toMatchObject({ code: 'vertex/no-end', facts: { ends: ['a46', 'a36'] } });

  // Discs bridge no gap, be they own or others': a46 lies behind a41.
  const behind = playing(path(2, { foragers: ['a41'] }), forage('a36')).state;
  expect(vertices(behind)).toEqual(['a30', 'a31']);
  const foreign = playing(path(2, {}, { foragers: ['a41'] }), forage('a36')).state;
  expect(vertices(foreign)).toEqual(['a30', 'a31']);
});

test('ANT-8.7 a later action may begin in the middle of an earlier path', () => {
  expect(vertices(path(1, { foragers: ['a30', 'a36', 'a41'] }))).toContain('a31');
});

test('ANT-8.8 what was placed before, even in this turn, is an earlier forager', () => {
  const before = position([{ hand: ['first-trails', 'foraging-drill'], has: [0, 3, 0, 0, 0] }, NOBODY]);
  const { state } = playing(
    before,
    ...[main('cards'), play('first-trails'), yes('granted-action'), forage('a36'), play('foraging-drill')],
    yes('granted-action'),
  );

  expect(vertices(state)).toEqual(['a19', 'a23', 'a30', 'a31', 'a32', 'a41']);
});

test('ANT-8.10 each forager has its bonus first, then it collects', () => {
  // a18 gives F1 and lies at A05 and A09; a13 gives nothing.
  const { events } = playing(path(2, { explorers: ['A04'] }), forage('a18'), forage('a13'));

  expect(
    events.flatMap((event) =>
      event.type === 'forager-placed'
        ? [event.vertex]
        : event.type === 'gained'
          ? [`gains ${event.what}`]
          : event.type === 'collected'
            ? [`collects ${event.cube} of ${event.hex}`]
            : [],
    ),
  ).toEqual(['a18', 'gains food', 'collects leaf of A05', 'collects food of A09', 'a13', 'collects leaf of A05']);
});

test('ANT-8.11 there has to be a path for all, and every step of it leaves the rest possible', () => {
  const around = { foragers: ['a23', 'a32', 'a36', 'a24', 'a25', 'a09', 'a10'] };
  const before = position([{ ants: [0, 0, 3] }, around]);
  const { state } = playing(before, main('forage'));

  // a19 and a14 are all that is free.
  expect(legal(state, 'spend-ants').map((said) => Object.values(said)[0])).toEqual([1, 2]);
  expect(refused(state, spend({ tile: 3 }))).toEqual({
    code: 'strength/useless',
    rule: 'ANT-8.11',
    facts: { action: 'forage', strength: 3 },
  });
  const dead = playing(path(3, { explorers: ['A01'] }, { foragers: [...RED, 'a08'] }), forage('a13')).state;
  expect(vertices(dead)).toEqual(['a09', 'a18']);
  const two = path(2, { explorers: ['A01'] }, { foragers: [...RED, 'a12', 'a17', 'a04', 'a13'] });
  expect(refused(two, forage('a08'))).toEqual({
    code: 'vertex/dead-end',
    rule: 'ANT-8.11',
    facts: { vertex: 'a08', left: 1 },
  });
  expect(
    refused(path(1, { explorers: ['A01'] }, { foragers: [...RED, 'a12', 'a17', 'a04', 'a13'] }), forage('a08')),
  ).toBeUndefined();
});

test('ANT-8.12 foragers that can no longer be placed return to the pool', () => {
  // A Leaf tile that lets forage: its forager takes the last vertex that the path could go on to.
  const leaves = { ...defaultPack.leaves, 'leaf-2': { source: 'ours', now: [foraging(1)] } } as const;
  const game = createAnts({ pack: { ...defaultPack, leaves } });
  const before = position([{ ants: [0, 0, 2] }, { foragers: ['a30', 'a31'] }], {
    cubes: { A14: [1, 0, 0], A15: [0, 0, 0] },
    leaves: { moss: 'leaf-2' },
  });
  const { state, events } = playingIn(
    game,
    movedTo(game, before),
    ...[main('forage'), spend({ tile: 2 }), take('forage-1'), forage('a36'), yes('granted-action'), forage('a41')],
  );

  expect(typesOf(events, 'leaf-activated', 'forager-placed', 'foragers-returned')).toEqual([
    ...['forager-placed', 'leaf-activated', 'forager-placed', 'foragers-returned'],
  ]);
  // Two were spent, one was granted; one is back.
  expect([state.carried, state.pool[0], state.active]).toEqual([0, before.pool[0], 1]);
  expect(state.foragers.filter((seat) => seat === 0)).toHaveLength(2);
  expect(game.faults(state)).toEqual([]);
});

import { expect, test } from 'vitest';
import { ants } from '../../../src/games/ants/index.ts';
import { altered, letAct, only } from '../kit/altered.ts';
import { changesOf } from '../kit/changes.ts';
import { dig, explore, main, play, raise, spend, take } from '../kit/moves.ts';
import { BOOK, type Own, playing, position } from '../kit/position.ts';

const NOBODY = {};
const SCENTS = ['meadow', 'moss', 'sand', 'bark', 'stone', 'flowers'];
const DEEDS = [
  'great-harvest',
  'far-frontiers',
  'chemical-language',
  'scent-empire',
  'labyrinth',
  'cradle',
  'scholars',
];
const MORE = ['warlords', 'toxicology', 'husbandry', 'swarm-lords', 'abundance'];
const AREA_1 = [
  ['0,1', '1,1'],
  ['0,3', '1,3'],
];
const AREA_2 = [
  ['2,0', '2,1', '3,0', '3,1'],
  ['2,2', '2,3', '3,2', '3,3'],
];
const AREA_3 = [
  ['4,0', '4,1', '5,0', '5,1'],
  ['4,2', '4,3', '5,2', '5,3'],
  ['4,4', '5,4'],
];
const stars = (own: Own) => ants.view(position([own, NOBODY, NOBODY, NOBODY]), 0).stars[0];

test('ANT-16.1 three Stars for each criterion at most, nine in all', () => {
  const all = {
    rooms: [...AREA_1, ...AREA_2, ...AREA_3],
    lost: SCENTS,
    played: [...DEEDS, ...MORE],
    turned: [1, 1, 1],
  } as const;

  expect(stars(all)).toEqual([3, 3, 3]);
  expect(stars({ played: [...DEEDS, ...MORE], turned: [1, 1, 1] })).toEqual([0, 0, 3]);
});

test('ANT-16.2 the nest: one for each area that is covered, in any order, by Empty or Full tiles', () => {
  expect(stars({ rooms: AREA_1 })).toEqual([1, 0, 0]);
  expect(stars({ rooms: AREA_2 })).toEqual([1, 0, 0]);
  expect(stars({ rooms: [...AREA_2, ...AREA_3] })).toEqual([2, 0, 0]);
  const nearly = [['2,0', '2,1', '3,0', '3,1', 'full'], ['2,2', '2,3'], ['3,2']];
  const before = position([{ ants: [1, 0, 0], rooms: nearly, played: ['guard-post'] }, NOBODY]);
  const { events } = playing(before, main('dig'), take('dig-1'), dig('3,3'));

  expect(only(events, 'star-earned')).toEqual([{ type: 'star-earned', seat: 0, criterion: 'nest', stars: 1, all: 1 }]);
});

test('ANT-16.6 + ANT-16.11 one tile that completes two areas earns two Stars, one after the other', () => {
  const nearly = [['0,1', '1,1'], ['0,3'], ['2,0', '2,1', '3,0', '3,1'], ['2,2', '3,2'], ['3,3']];
  const before = position([{ ants: [2, 0, 0], rooms: nearly }, NOBODY]);
  const { events } = playing(before, main('dig'), spend({ tile: 2 }), take('dig-1'), dig('1,3', '2,3'));

  expect(only(events, 'star-earned')).toEqual([
    { type: 'star-earned', seat: 0, criterion: 'nest', stars: 1, all: 1 },
    { type: 'star-earned', seat: 0, criterion: 'nest', stars: 2, all: 2 },
  ]);
});

test('ANT-16.3 Pheromones: on the 3rd, the 5th and the 6th cube', () => {
  const earned = SCENTS.map((terrain, count) => {
    const own = { lost: SCENTS.slice(0, count), rooms: [['2,1', '2,2', '2,3']], hand: ['throne-of-thorns'] };
    const before = position([{ ...own, has: [0, 2, 0, 0, 0] }, NOBODY]);
    const { events } = playing(before, main('cards'), play('throne-of-thorns'), {
      type: 'choose-pheromone',
      terrain,
    });
    return only(events, 'star-earned').map((event) => 'stars' in event && event.stars);
  });

  expect(earned).toEqual([[], [], [1], [], [2], [3]]);
});

test('ANT-16.4 deeds: on the 3rd, the 5th and the 8th', () => {
  const earned = Array.from({ length: 9 }, (_, count) => {
    const played = [...DEEDS, ...MORE].slice(0, count);
    const before = position([{ played, hand: ['first-column'], foragers: ['a01', 'a02', 'a03'] }, NOBODY]);
    return only(playing(before, main('cards'), play('first-column')).events, 'star-earned').map(
      (event) => 'stars' in event && event.stars,
    );
  });

  expect(earned).toEqual([[], [], [1], [], [2], [], [], [3], []]);
});

test('ANT-16.5 + ANT-16.9 at once, in the turn of somebody else, too; and nothing but the Star', () => {
  const white = { foragers: ['a05', 'a09', 'a10', 'a14'], lost: ['meadow', 'moss'] };
  const before = position([{ ants: [0, 2, 0] }, white]);
  const { state, events } = playing(before, main('explore'), spend({ tile: 2 }), take('explore-1'), explore('A02'));

  expect(only(events, 'star-earned')).toEqual([
    { type: 'star-earned', seat: 1, criterion: 'pheromones', stars: 1, all: 1 },
  ]);
  expect(changesOf(before, state, 1).slice(0, 3)).toEqual(['Food +4', 'scent of stone −1', 'stone Leaf tile +1']);
});

test('ANT-16.6 + ANT-16.7 Stars fill the track from below, and lie beside it once it is full; they count all the same', () => {
  const six = { lost: SCENTS, played: DEEDS.slice(0, 5) };
  const white = { lost: SCENTS.slice(0, 5), played: MORE };
  // Blue has 5 Stars and White 2 + 2: the track of 8 is full.
  const blue = { ...six, rooms: [['0,1', '1,1'], ['0,3']], ants: [1, 0, 0] } as const;
  const open = position([blue, { ...white, played: [] }]);
  const filled = playing(open, main('dig'), take('dig-1'), dig('1,3'));
  expect(only(filled.events, 'star-earned', 'end-met')).toEqual([
    { type: 'star-earned', seat: 0, criterion: 'nest', stars: 1, all: 8 },
    { type: 'end-met', round: 1, reason: 'star-track' },
  ]);

  const full = altered(open, (draft) => {
    draft.pheromones[1] = [0, 0, 0, 0, 0, 0];
    draft.endRound = 1;
  });
  const beside = playing(full, main('dig'), take('dig-1'), dig('1,3'));
  expect(only(beside.events, 'star-earned', 'end-met')).toEqual([
    { type: 'star-earned', seat: 0, criterion: 'nest', stars: 1, all: 9 },
  ]);
  expect(ants.view(beside.state, 0).stars).toEqual([
    [1, 3, 2],
    [0, 3, 0],
  ]);
});

test('ANT-16.8 what lies below says what the next Star needs, and what those earned are worth', () => {
  expect(BOOK.starPoints).toEqual([0, 4, 10, 20]);
  expect([0, 1, 2, 3, 4, 5, 6].map((count) => stars({ lost: SCENTS.slice(0, count) })?.[1])).toEqual([
    0, 0, 0, 1, 1, 2, 3,
  ]);
});

test('ANT-16.10 a Star stays, whatever becomes of what earned it', () => {
  const own = {
    rooms: AREA_1.map((cells) => [...cells, 'full']),
    played: ['guard-post', 'leaf-store', 'rebuilt-chamber'],
  };
  const before = position([{ ...own, rooms: [...own.rooms, ['2,1', '2,2', '2,3', 'full']] }, NOBODY]);
  const emptied = altered(before, (draft) => {
    for (const tile of draft.rooms[0] ?? []) tile.full = 0;
  });

  expect(ants.view(before, 0).stars[0]).toEqual([1, 0, 0]);
  expect(ants.view(emptied, 0).stars[0]).toEqual([1, 0, 0]);
});

test('ANT-16.11 Stars come right after what earned them, before all else that it does', () => {
  const before = position([
    { played: DEEDS.slice(0, 2), hand: ['first-column'], foragers: ['a01', 'a02', 'a03'] },
    NOBODY,
  ]);
  const { events } = playing(before, main('cards'), play('first-column'));

  expect(only(events, 'card-played', 'star-earned', 'gained').map(({ type }) => type)).toEqual([
    'card-played',
    'star-earned',
    'gained',
    'gained',
  ]);
});

test('ANT-16.12 Stars of several players: the active one first, then clockwise', () => {
  const two = { lost: ['meadow', 'moss'] };
  const around = ['b15', 'b22', 'b29', 'b28'];
  const players = around.map((vertex) => ({ ...two, foragers: [vertex] }));
  const before = altered(position(players.map((own) => ({ ...own, ants: [0, 3, 0] as const }))), (draft) =>
    letAct(draft, 2),
  );
  const { events } = playing(
    before,
    main('explore'),
    spend({ tile: 3 }),
    take('explore-1'),
    explore('B09'),
    raise('food'),
  );

  expect(only(events, 'star-earned').map((event) => 'seat' in event && event.seat)).toEqual([2, 3, 0, 1]);
});

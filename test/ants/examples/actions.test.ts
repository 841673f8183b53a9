import { describe, expect, test } from 'vitest';
import { type AntsState, ants } from '../../../src/games/ants/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { eventsOf } from '../../kit/played.ts';
import { altered } from '../kit/altered.ts';
import { changed } from '../kit/changes.ts';
import { cover, cube, defeat, dig, explore, forage, main, part, play, raise, spend, take, yes } from '../kit/moves.ts';
import { asked, BOOK, displayed, legal, luck, playing, position, refused } from '../kit/position.ts';

const NOBODY = {};
const FOUR = [NOBODY, NOBODY, NOBODY];
const pooled = (state: AntsState, more: number) => (state.pool[0] ?? 0) + more;

describe('Dig', () => {
  test('ANT-X.2 four diggers: tiles of 2, 1 and 1, each with its bonus, and the ants are back in the pool', () => {
    const before = luck(position([{ ants: [4, 0, 0] }, NOBODY]), 'deck war-cry', 'deck ambush');

    const { state, events } = pictured(
      playing(before, ...[main('dig'), spend({ tile: 4 }), take('dig-1'), dig('1,3', '2,3'), dig('2,2'), dig('3,3')]),
    );

    expect(eventsOf(events, ['tile-placed', 'card-drawn', 'gained', 'flew']).map(({ type }) => type)).toEqual([
      ...['tile-placed', 'card-drawn', 'tile-placed', 'gained', 'tile-placed', 'flew'],
    ]);
    expect(changed(before, state)).toEqual({
      active: 1,
      'dig-1': 'war-cry',
      deck: 109,
      rooms: [14, 13, 12, 8],
      'flight 0': [1],
      'flight 1': [0],
      '0 hand': expect.arrayContaining(['ambush', displayed(before, 0)]),
      '0 has': [0, 0, 0, 1, 0],
      '0 pool': pooled(before, 4),
      '0 ants': [0, 0, 0],
      '0 nest': ['0,2 1,2', '1,3 2,3', '2,2', '3,3'],
    });
  });

  test('ANT-X.9 two explorers and a boost are Strength 3, for 2 Food', () => {
    const before = position([{ ants: [0, 2, 0], has: [2, 0, 0, 0, 0] }, NOBODY]);
    const { state, events } = pictured(playing(before, main('explore'), spend({ tile: 2, boosts: 1 })));

    expect(events).toContainEqual(expect.objectContaining({ type: 'ants-spent', strength: 3 }));
    expect(changed(before, state)).toEqual({
      '0 has': [0, 0, 0, 0, 0],
      '0 pool': pooled(before, 2),
      '0 ants': [0, 0, 0],
    });
    const hexes = legal(playing(state, take('explore-1')).state, 'explore-hex');
    expect(hexes).toContainEqual({ hex: 'A04' });
    expect(hexes).not.toContainEqual({ hex: 'A01' });
  });

  test('ANT-X.17 never beyond Strength 4, never without an ant', () => {
    const { state } = playing(position([{ ants: [3, 0, 0], has: [8, 0, 0, 0, 0] }, NOBODY]), main('dig'));

    expect(refused(state, spend({ tile: 3, boosts: 1 }))).toBeUndefined();
    expect(refused(state, spend({ tile: 3, boosts: 2 }))).toEqual({
      code: 'ants/strength',
      rule: 'ANT-5.6',
      facts: { strength: 5, most: 4 },
    });
    expect(refused(state, spend({ boosts: 1 }))).toEqual({ code: 'ants/none', rule: 'ANT-5.5', facts: {} });
  });

  test('ANT-X.12 universal ants count as diggers', () => {
    const before = position([{ ants: [1, 0, 0], universal: 2 }, NOBODY]);
    const { state, events } = pictured(playing(before, main('dig'), spend({ tile: 1, universal: 2 })));

    expect(events).toContainEqual(expect.objectContaining({ type: 'ants-spent', action: 'dig', strength: 3 }));
    expect(changed(before, state)).toEqual({ '0 pool': pooled(before, 3), '0 universal': 0, '0 ants': [0, 0, 0] });
  });

  test('ANT-X.27 the Star of a covered area comes before its bonuses, whose order is chosen', () => {
    const before = luck(
      position([{ ants: [2, 0, 0], rooms: [['0,1'], ['1,1']] }, NOBODY]),
      ...['deck war-cry', 'deck ambush'],
    );

    const { state, events } = pictured(
      playing(before, main('dig'), spend({ tile: 2 }), take('dig-1'), dig('0,3', '1,3')),
    );
    expect(events.slice(-2)).toEqual([
      { type: 'tile-placed', seat: 0, cells: ['0,3', '1,3'] },
      { type: 'star-earned', seat: 0, criterion: 'nest', stars: 1, all: 1 },
    ]);
    expect(legal(state, 'bonus-order')).toEqual([{ cell: '0,3' }, { cell: '1,3' }]);

    const [leafFirst, cardFirst] = ['0,3', '1,3'].map((cell) => playing(state, { type: 'bonus-order', cell }));
    const order = (going: typeof leafFirst) =>
      eventsOf(going?.events ?? [], ['gained', 'card-drawn']).map(({ type }) => type);
    expect([order(leafFirst), order(cardFirst)]).toEqual([
      ['gained', 'card-drawn'],
      ['card-drawn', 'gained'],
    ]);
    expect(leafFirst?.state.resources[0]).toEqual([0, 1, 0, 0, 0]);
  });

  test('ANT-X.25 stones: a generic advance for one that is covered, with the Queen that lets them', () => {
    const own = { ants: [3, 0, 0] as const };
    const digging = [main('dig'), spend({ tile: 3 }), take('dig-1')];
    const before = luck(position([{ ...own, queen: 'queen-9' }, { queen: 'queen-5' }]), 'deck war-cry');
    const { state } = pictured(playing(before, ...digging, dig('1,0', '1,1')));

    expect(legal(state, 'production-track')).toHaveLength(5);
    const raised = playing(state, raise('egg-digger'), dig('2,0')).state;
    expect(legal(raised, 'production-track')).toEqual([{ track: 'food' }, { track: 'leaf' }]);
    expect(changed(before, playing(raised, raise('leaf')).state)).toEqual({
      active: 1,
      'dig-1': 'war-cry',
      deck: 110,
      rooms: [15, 13, 12, 8],
      '0 hand': [displayed(before, 0)],
      '0 pool': pooled(before, 3),
      '0 ants': [0, 0, 0],
      '0 production': [0, 1, 2, 1, 1],
      '0 nest': ['0,2 1,2', '1,0 1,1', '2,0'],
    });
    const plain = playing(position([own, NOBODY]), ...digging).state;
    expect(refused(plain, dig('1,0', '1,1'))).toEqual({
      code: 'tile/stone',
      rule: 'ANT-20.17',
      facts: { cells: ['1,0', '1,1'] },
    });
  });
});

describe('Forage and collecting', () => {
  test('ANT-X.3 a path begins on an explored hex without own foragers; bonuses and cubes come with each forager', () => {
    const before = luck(
      position([{ ants: [0, 0, 3], explorers: ['B07'] }, ...FOUR], { cubes: { B02: [0, 3, 0] } }),
      ...['deck war-cry', 'deck ambush'],
    );

    const { state, events } = pictured(
      playing(
        before,
        ...[main('forage'), spend({ tile: 3 }), take('forage-1'), forage('b13'), forage('b20'), forage('b27')],
      ),
    );

    expect(eventsOf(events, ['collected', 'flew', 'card-drawn'])).toMatchObject([
      { type: 'collected', hex: 'B02', cube: 'leaf', count: 1 },
      { type: 'flew', space: 1 },
      { type: 'collected', hex: 'B02', cube: 'leaf', count: 1 },
      { type: 'card-drawn' },
    ]);
    expect(changed(before, state)).toEqual({
      active: 1,
      b13: 0,
      b20: 0,
      b27: 0,
      'B02 cubes': [0, 1, 0],
      'forage-1': 'war-cry',
      deck: 109,
      'flight 0': [3, 2, 1],
      'flight 1': [0],
      '0 hand': expect.arrayContaining(['ambush', displayed(before, 6)]),
      '0 has': [0, 2, 0, 0, 0],
      '0 ants': [0, 0, 0],
    });
  });

  test('ANT-X.19 a path grows at either end, and does not fork', () => {
    const before = position([{ ants: [0, 0, 4], explorers: ['B08'] }, ...FOUR], { cubes: { B14: [3, 0, 0] } });
    const { state } = pictured(
      playing(
        before,
        ...[
          main('forage'),
          spend({ tile: 4 }),
          take('forage-1'),
          forage('b34'),
          raise('food'),
          forage('b27'),
          forage('b28'),
        ],
      ),
    );

    expect(refused(state, forage('b40'))).toEqual({
      code: 'vertex/no-end',
      rule: 'ANT-8.6',
      facts: { vertex: 'b40', ends: ['b28', 'b27'] },
    });
    const laid = playing(state, forage('b35')).state;
    const own = (BOOK.gardens[4]?.vertexNames ?? []).filter((_, vertex) => laid.foragers[vertex] === 0);
    expect(own).toEqual(['b27', 'b28', 'b34', 'b35']);
  });

  test('ANT-X.32 where a Forage may begin', () => {
    const before = position([{ ants: [0, 0, 1], explorers: ['B07'], foragers: ['b33'] }, ...FOUR]);
    const { state } = pictured(playing(before, main('forage'), take('forage-1')));

    const red = ['b08', 'b25', 'b31', 'b44', 'b50', 'b67'];
    const vertices = legal(state, 'forage-vertex').map((said) => Object.values(said)[0]);
    expect(vertices.sort()).toEqual([...red, 'b26', 'b27', 'b39'].sort());
    for (const vertex of ['b13', 'b19', 'b20']) {
      expect(refused(state, forage(vertex))).toMatchObject({ code: 'vertex/no-start', rule: 'ANT-8.3' });
    }
  });

  test('ANT-X.33 a path has to be completable', () => {
    const around = { foragers: ['b18', 'b32'] };
    const start = (foragers: number) => {
      const before = position([{ ants: [0, 0, foragers] }, around, NOBODY, NOBODY]);
      const declared = foragers > 1 ? [spend({ tile: foragers })] : [];
      return playing(before, main('forage'), ...declared, take('forage-1')).state;
    };

    expect(legal(start(1), 'forage-vertex')).toContainEqual({ vertex: 'b25' });
    expect(legal(start(2), 'forage-vertex')).not.toContainEqual({ vertex: 'b25' });
    expect(refused(start(2), forage('b25'))).toEqual({
      code: 'vertex/dead-end',
      rule: 'ANT-8.11',
      facts: { vertex: 'b25', left: 1 },
    });
  });

  test('ANT-X.30 one forager empties two hexes: the order is chosen, and both Leaf tiles are activated', () => {
    // B03 has been explored by another player, and one Leaf lies there.
    const before = luck(
      position([{ ants: [0, 0, 1] }, { explorers: ['B03'] }, NOBODY, NOBODY], {
        cubes: { B02: [0, 1, 0], B03: [0, 1, 0] },
        leaves: { stone: 'leaf-2', bark: 'leaf-4' },
      }),
      'deck war-cry',
    );

    const { state } = pictured(playing(before, main('forage'), take('forage-1'), forage('b08')));
    expect(legal(state, 'emptied-order')).toEqual([{ hex: 'B02' }, { hex: 'B03' }]);

    const { state: after, events } = playing(state, { type: 'emptied-order', hex: 'B03' });
    expect(eventsOf(events, ['scent-emitted', 'leaf-activated'])).toMatchObject([
      { type: 'scent-emitted', terrain: 'bark' },
      { type: 'leaf-activated', leaf: 'leaf-4' },
      { type: 'scent-emitted', terrain: 'stone' },
      { type: 'leaf-activated', leaf: 'leaf-2' },
    ]);
    expect(changed(before, after)).toEqual({
      active: 1,
      b08: 0,
      'B02 cubes': [0, 0, 0],
      'B03 cubes': [0, 0, 0],
      'scents bark': [0],
      'scents stone': [0],
      'forage-1': 'war-cry',
      deck: 110,
      '0 hand': [displayed(before, 6)],
      '0 has': [0, 2, 2, 0, 0],
      '0 pool': pooled(before, -1),
      '0 universal': 1,
      '0 ants': [0, 0, 0],
      '0 pheromones': [1, 1, 1, 0, 0, 1],
    });
  });

  test('ANT-X.28 mixed cubes: the collector chooses while more lie there than are due', () => {
    const before = luck(
      position([{ ants: [0, 3, 0], foragers: ['b33', 'b39'] }, { foragers: ['b27'], flight: 2 }, NOBODY]),
      'deck war-cry',
    );

    const { state } = pictured(
      playing(before, ...[main('explore'), spend({ tile: 3 }), take('explore-1'), explore('B13'), raise('egg-digger')]),
    );
    expect(ants.pending(state)).toMatchObject([{ kind: 'collect-kind', seat: 1 }]);
    const white = playing(state, cube('food')).state;
    expect(ants.pending(white)).toMatchObject([{ kind: 'collect-kind', seat: 0 }]);
    const blue = playing(white, cube('leaf')).state;
    expect(ants.pending(blue)).toMatchObject([{ kind: 'collect-kind', seat: 0 }]);

    expect(changed(before, playing(blue, cube('leaf')).state)).toEqual({
      active: 1,
      'B13 explorer': 0,
      'B13 enemy': expect.any(String),
      'B13 cubes': [1, 0, 0],
      'explore-1': 'war-cry',
      deck: 110,
      '0 hand': [displayed(before, 3)],
      '0 has': [1, 2, 0, 0, 0],
      '0 pool': pooled(before, 2),
      '0 ants': [0, 0, 0],
      '0 production': [1, 1, 2, 1, 1],
      '1 has': [1, 0, 0, 0, 0],
    });
  });

  test('ANT-X.18 a scent that the active player does not emit loses the Leaf bonus', () => {
    const before = luck(
      position([{ ants: [0, 3, 0] }, { foragers: ['b28', 'b21', 'b15', 'b22'] }, NOBODY], {
        enemies: { B02: 'silverfish' },
      }),
      ...['deck war-cry', 'deck ambush', 'enemies gecko'],
    );

    const { state, events } = pictured(
      playing(before, ...[main('explore'), spend({ tile: 3 }), take('explore-1'), explore('B09'), raise('food')]),
    );
    expect(eventsOf(events, ['leaf-activated'])).toEqual([]);
    expect(changed(before, state)).toEqual({
      active: 1,
      'B09 explorer': 0,
      'B09 enemy': 'gecko',
      'scents stone': [1],
      'explore-1': 'war-cry',
      deck: 109,
      '0 hand': expect.arrayContaining(['ambush', displayed(before, 3)]),
      '0 pool': pooled(before, 2),
      '0 ants': [0, 0, 0],
      '0 production': [2, 1, 1, 1, 1],
      '1 has': [0, 4, 0, 0, 0],
      '1 pheromones': [1, 1, 1, 1, 0, 1],
    });

    // Later Blue empties another hex of stone.
    const later = altered(
      position([{ ants: [0, 0, 1] }, NOBODY, NOBODY], { cubes: { B02: [0, 1, 0] }, leaves: { stone: 'leaf-2' } }),
      (loose) => {
        loose.leafCubes[4] = [1];
        (loose.pheromones[1] ?? [])[4] = 0;
      },
    );
    const emitted = playing(later, main('forage'), take('forage-1'), forage('b08'));
    expect(eventsOf(emitted.events, ['scent-emitted', 'leaf-activated']).map(({ type }) => type)).toEqual([
      'scent-emitted',
    ]);
    expect([emitted.state.leafCubes[4], emitted.state.universal[0]]).toEqual([[0, 1], 0]);
  });
});

describe('flight and enemies', () => {
  test('ANT-X.15 + ANT-17.11 a disc that swarms takes the best slot, and a new one uses the advances that are left', () => {
    const lost = ['moss', 'sand', 'bark'];
    const before = position([{ flight: 3, hand: ['chemical-language'], lost }, NOBODY, NOBODY, NOBODY]);

    const { state } = pictured(playing(before, main('cards'), play('chemical-language')));
    expect([asked(state), state.flight[4]]).toEqual(['swarm', [0]]);

    const { state: after, events } = playing(state, yes('swarm'));
    expect(events).toContainEqual({ type: 'swarmed', seat: 0, area: 0, points: 5 });
    expect(changed(before, after)).toEqual({
      active: 1,
      'flight 1': [0],
      'flight 3': [],
      'swarm 0': [0],
      '0 hand': [],
      '0 played': ['chemical-language 0 0 0'],
      '0 pool': pooled(before, -1),
    });
  });

  test('ANT-X.7 + ANT-13.4 an enemy of level II is defeated with a token, and gives a space of the two upper rows', () => {
    const before = position(
      [
        { explorers: ['B02'], played: ['ambush', 'scent-memory'], has: [0, 0, 0, 1, 0] },
        { explorers: ['B16'] },
        NOBODY,
        NOBODY,
      ],
      { enemies: { B16: 'young-lizard' } },
    );

    const { state, events } = pictured(playing(before, main('enemy'), part('enemy'), defeat('B16')));
    expect(events).toContainEqual({ type: 'symbols-covered', seat: 0, aggression: 1, mutation: 0 });
    expect(legal(state, 'ability-space')).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((nth) => ({ space: `ab-${nth}` })));
    expect(refused(state, cover('ab-9'))).toEqual({
      code: 'space/level',
      rule: 'ANT-13.4',
      facts: { space: 'ab-9', level: 2, least: 3 },
    });

    expect(changed(before, playing(state, cover('ab-8'), raise('leaf')).state)).toEqual({
      active: 1,
      'B16 enemy': '-',
      'flight 0': [3, 2, 1],
      'flight 1': [0],
      '0 has': [0, 0, 0, 0, 0],
      '0 production': [1, 2, 1, 1, 1],
      '0 abilities': ['ab-8 young-lizard'],
    });
  });
});

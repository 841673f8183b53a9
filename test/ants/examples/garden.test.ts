import { describe, expect, test } from 'vitest';
import { ants } from '../../../src/games/ants/index.ts';
import { pictured } from '../../kit/pictured.ts';
import { eventsOf } from '../../kit/played.ts';
import { idling, isOver } from '../kit/altered.ts';
import { changed } from '../kit/changes.ts';
import { dig, explore, forage, main, play, raise, spend, take } from '../kit/moves.ts';
import { displayed, luck, playing, position } from '../kit/position.ts';

const NOBODY = {};
const STONE = 4;
/** Eight deeds: three Stars. */
const EIGHT_DEEDS = ['great-harvest', 'far-frontiers', 'chemical-language', 'scent-empire'].flatMap((id) => [id, id]);
const ALL_SCENTS = ['meadow', 'moss', 'sand', 'bark', 'stone', 'flowers'];

describe('exploring', () => {
  // Blue is seat 0, Orange 1, White 2.
  const players = [
    { ants: [0, 3, 0], foragers: ['b15', 'b22'], flight: 1 },
    { foragers: ['b29', 'b35'], flight: 1 },
    { foragers: ['b28'], flight: 3 },
  ] as const;
  const explored = () => {
    const before = luck(
      position(players, { enemies: { B02: 'silverfish' }, leaves: { stone: 'leaf-2' } }),
      ...['deck war-cry', 'deck ambush', 'enemies gecko'],
    );
    const turn = [main('explore'), spend({ tile: 3 }), take('explore-1'), explore('B09'), raise('leaf')];
    return playing(before, ...turn);
  };

  test('ANT-X.4 White, Blue and Orange collect in the order of their discs, as far as there are cubes', () => {
    const { before, state, events } = explored();

    expect(before.flight.slice(0, 4)).toEqual([[], [0, 1], [], [2]]);
    expect(
      eventsOf(events, ['production-moved', 'card-drawn', 'enemy-revealed', 'cubes-placed', 'collected']),
    ).toMatchObject([
      { type: 'production-moved', track: 'leaf', from: 1, to: 2 },
      { type: 'card-drawn', seat: 0 },
      { type: 'enemy-revealed', hex: 'B09', enemy: 'gecko' },
      { type: 'cubes-placed', hex: 'B09', cubes: [0, 4, 0] },
      { type: 'collected', seat: 2, hex: 'B09', cube: 'leaf', count: 1 },
      { type: 'collected', seat: 0, hex: 'B09', cube: 'leaf', count: 2 },
      { type: 'collected', seat: 1, hex: 'B09', cube: 'leaf', count: 1 },
    ]);
    expect(changed(before, state)).toEqual({
      active: 1,
      'B09 explorer': 0,
      'B09 enemy': 'gecko',
      'explore-1': 'war-cry',
      deck: 109,
      'scents stone': [0, 1, 2],
      '0 hand': expect.arrayContaining(['ambush', displayed(before, 3)]),
      '0 has': [0, 2, 0, 0, 0],
      // Three discs came back; one is the explorer, one the universal ant.
      '0 pool': (before.pool[0] ?? 0) + 3 - 2,
      '0 universal': 1,
      '0 ants': [0, 0, 0],
      '0 production': [1, 2, 1, 1, 1],
      '0 pheromones': [1, 1, 1, 1, 0, 1],
      '1 has': [0, 1, 0, 0, 0],
      '1 pheromones': [1, 1, 1, 1, 0, 1],
      '2 has': [0, 1, 0, 0, 0],
      '2 pheromones': [1, 1, 1, 1, 0, 1],
    });
  });

  test('ANT-X.6 all three emit, Blue first, and only Blue activates the Leaf tile', () => {
    const { state, events } = explored();

    expect(eventsOf(events, ['scent-emitted', 'leaf-activated', 'universal-gained'])).toEqual([
      { type: 'scent-emitted', seat: 0, hex: 'B09', terrain: 'stone' },
      { type: 'scent-emitted', seat: 1, hex: 'B09', terrain: 'stone' },
      { type: 'scent-emitted', seat: 2, hex: 'B09', terrain: 'stone' },
      { type: 'leaf-activated', seat: 0, terrain: 'stone', leaf: 'leaf-2' },
      { type: 'universal-gained', seat: 0, count: 1 },
    ]);
    expect([state.leafCubes[STONE], state.universal]).toEqual([
      [0, 1, 2],
      [1, 0, 0],
    ]);
  });

  test('ANT-X.29 the own scent is gone: only White emits, and nobody has the bonus, now or later', () => {
    const before = luck(
      position(
        [
          { ants: [0, 3, 1], foragers: ['b15', 'b22'], lost: ['stone'] },
          { foragers: ['b21', 'b28'], ants: [0, 0, 1], explorers: ['B16'] },
          NOBODY,
        ],
        { enemies: { B02: 'silverfish' }, leaves: { stone: 'leaf-2' }, cubes: { B02: [0, 1, 0], B16: [1, 0, 0] } },
      ),
      ...['deck war-cry', 'deck ambush', 'enemies gecko'],
    );
    const { state, events } = pictured(
      playing(before, ...[main('explore'), spend({ tile: 3 }), take('explore-1'), explore('B09'), raise('food')]),
    );

    expect(eventsOf(events, ['collected', 'scent-emitted', 'leaf-activated'])).toEqual([
      { type: 'collected', seat: 1, hex: 'B09', cube: 'leaf', count: 2 },
      { type: 'collected', seat: 0, hex: 'B09', cube: 'leaf', count: 2 },
      { type: 'scent-emitted', seat: 1, hex: 'B09', terrain: 'stone' },
    ]);
    expect([state.pheromones[0], state.leafCubes[STONE]]).toEqual([[1, 1, 1, 1, 0, 1], [1]]);
    // White empties B16, of stone as well, and has no cube left to be the first.
    const later = playing(state, main('forage'), take('forage-1'), forage('b36'));
    expect(eventsOf(later.events, ['collected', 'scent-emitted', 'leaf-activated'])).toEqual([
      { type: 'collected', seat: 1, hex: 'B16', cube: 'food', count: 1 },
    ]);
  });

  test('ANT-X.31 a Star outside the own turn ends the game in the turn of another', () => {
    const before = luck(
      position(
        [
          { ants: [0, 2, 0], played: EIGHT_DEEDS, lost: ALL_SCENTS },
          {
            foragers: ['a05', 'a09', 'a10', 'a14'],
            lost: ['meadow', 'moss'],
            played: ['labyrinth', 'cradle', 'scholars'],
          },
        ],
        { round: 9, enemies: { A11: 'silverfish' }, leaves: { stone: 'leaf-2' } },
      ),
      ...['deck war-cry', 'deck nursing', 'enemies gecko'],
    );
    expect(ants.view(before, 0).stars).toEqual([
      [0, 3, 3],
      [0, 0, 1],
    ]);

    const { state, events } = pictured(
      playing(before, main('explore'), spend({ tile: 2 }), take('explore-1'), explore('A02')),
    );

    expect(eventsOf(events, ['collected', 'scent-emitted', 'star-earned', 'end-met', 'leaf-activated'])).toEqual([
      { type: 'collected', seat: 1, hex: 'A02', cube: 'food', count: 4 },
      { type: 'scent-emitted', seat: 1, hex: 'A02', terrain: 'stone' },
      { type: 'star-earned', seat: 1, criterion: 'pheromones', stars: 1, all: 8 },
      { type: 'end-met', round: 9, reason: 'star-track' },
    ]);
    expect(changed(before, state)).toEqual({
      active: 1,
      endRound: 9,
      'A02 explorer': 0,
      'A02 enemy': 'gecko',
      'explore-1': 'war-cry',
      deck: 98,
      'scents stone': [1],
      '0 hand': expect.arrayContaining(['nursing', displayed(before, 3)]),
      '0 has': [0, 1, 0, 0, 0],
      '0 pool': (before.pool[0] ?? 0) + 1,
      '0 ants': [0, 0, 0],
      '1 has': [4, 0, 0, 0, 0],
      '1 pheromones': [0, 0, 1, 1, 0, 1],
    });
  });
});

describe('foraging', () => {
  test('ANT-X.5 each forager collects from the hexes around it', () => {
    const before = luck(
      position([{ ants: [0, 0, 3], explorers: ['B09'] }, NOBODY, NOBODY], {
        cubes: { B09: [0, 4, 0], B04: [3, 0, 0] },
      }),
      'deck war-cry',
    );
    const { state, events } = pictured(
      playing(
        before,
        ...[main('forage'), spend({ tile: 3 }), take('forage-1'), forage('b15'), forage('b22'), forage('b29')],
      ),
    );

    expect(eventsOf(events, ['collected', 'gained'])).toEqual([
      { type: 'collected', seat: 0, hex: 'B04', cube: 'food', count: 1 },
      { type: 'collected', seat: 0, hex: 'B09', cube: 'leaf', count: 1 },
      { type: 'collected', seat: 0, hex: 'B04', cube: 'food', count: 1 },
      { type: 'collected', seat: 0, hex: 'B09', cube: 'leaf', count: 1 },
      { type: 'gained', seat: 0, what: 'aggression', count: 1 },
      { type: 'collected', seat: 0, hex: 'B09', cube: 'leaf', count: 1 },
    ]);
    expect(changed(before, state)).toEqual({
      active: 1,
      'B04 cubes': [1, 0, 0],
      'B09 cubes': [0, 1, 0],
      b15: 0,
      b22: 0,
      b29: 0,
      'forage-1': 'war-cry',
      deck: 110,
      '0 hand': [displayed(before, 6)],
      '0 has': [2, 3, 0, 1, 0],
      '0 ants': [0, 0, 0],
    });
  });

  test('ANT-X.14 the third Pheromone cube is the first Star', () => {
    const before = luck(
      position([{ ants: [0, 0, 1], lost: ['moss', 'sand'] }, NOBODY], {
        cubes: { A05: [0, 1, 0], A06: [0, 0, 0] },
        leaves: { meadow: 'leaf-2' },
      }),
      'deck war-cry',
    );
    const { state, events } = pictured(playing(before, main('forage'), take('forage-1'), forage('a19')));

    expect(eventsOf(events, ['star-earned', 'leaf-activated'])).toEqual([
      { type: 'star-earned', seat: 0, criterion: 'pheromones', stars: 1, all: 1 },
      { type: 'leaf-activated', seat: 0, terrain: 'meadow', leaf: 'leaf-2' },
    ]);
    expect(changed(before, state)).toEqual({
      active: 1,
      a19: 0,
      'A05 cubes': [0, 0, 0],
      'scents meadow': [0],
      'forage-1': 'war-cry',
      deck: 110,
      '0 hand': [displayed(before, 6)],
      '0 has': [0, 1, 0, 0, 0],
      '0 pool': (before.pool[0] ?? 0) - 1,
      '0 universal': 1,
      '0 ants': [0, 0, 0],
      '0 pheromones': [0, 0, 0, 1, 1, 1],
    });
  });
});

describe('the nest', () => {
  test('ANT-X.13 the eighth cell of area II is a Star at once', () => {
    const rooms = [['2,2', '3,2'], ['2,1', '3,1'], ['2,0', '3,0'], ['2,3']];
    const before = luck(position([{ ants: [1, 0, 0], rooms }, NOBODY]), 'deck war-cry');
    const { state, events } = pictured(playing(before, main('dig'), take('dig-1'), dig('3,3')));

    expect(eventsOf(events, ['tile-placed', 'star-earned', 'flew'])).toEqual([
      { type: 'tile-placed', seat: 0, cells: ['3,3'] },
      { type: 'star-earned', seat: 0, criterion: 'nest', stars: 1, all: 1 },
      { type: 'flew', seat: 0, space: 1 },
    ]);
    expect(changed(before, state)).toEqual({
      active: 1,
      'dig-1': 'war-cry',
      deck: 110,
      rooms: [14, 11, 12, 8],
      'flight 0': [1],
      'flight 1': [0],
      '0 hand': [displayed(before, 0)],
      '0 pool': (before.pool[0] ?? 0) + 1,
      '0 ants': [0, 0, 0],
      '0 nest': ['0,2 1,2', '2,2 3,2', '2,1 3,1', '2,0 3,0', '2,3', '3,3'],
    });
  });
});

describe('the end', () => {
  test('ANT-X.23 the round is finished, one more is played, then there is an Incubation each', () => {
    const before = position(
      [
        { played: EIGHT_DEEDS, lost: ALL_SCENTS },
        { hand: ['throne-of-thorns'], rooms: [['2,2', '3,2', '4,2']], has: [0, 2, 0, 0, 0], lost: ['meadow', 'moss'] },
        { played: ['labyrinth', 'labyrinth', 'cradle', 'cradle', 'scholars'], lost: ALL_SCENTS },
      ],
      { round: 14 },
    );
    const second = idling(before, ({ active }) => active === 1).state;
    const twelfth = playing(second, main('cards'), play('throne-of-thorns'), {
      type: 'choose-pheromone',
      terrain: 'stone',
    });
    expect(eventsOf(twelfth.events, ['star-earned', 'end-met'])).toEqual([
      { type: 'star-earned', seat: 1, criterion: 'pheromones', stars: 1, all: 12 },
      { type: 'end-met', round: 14, reason: 'star-track' },
    ]);

    const { state, events } = idling(twelfth.state, isOver);
    const turns = [...twelfth.events, ...events].flatMap((event) =>
      event.type === 'turn-began'
        ? [`${event.seat} in ${event.round}`]
        : event.type === 'final-began'
          ? [`${event.seat} at last`]
          : [],
    );
    expect(turns).toEqual(['2 in 14', '0 in 15', '1 in 15', '2 in 15', '0 at last', '1 at last', '2 at last']);
    expect([state.phase, ants.outcome(state)?.reason]).toEqual(['over', 'star-track']);
  });

  test('ANT-X.16 what a colony scores', () => {
    const across = [2, 3, 4, 5].flatMap((row) => [
      [`${row},0`, `${row},1`],
      [`${row},2`, `${row},3`],
    ]);
    const other = { lost: ALL_SCENTS };
    const before = position(
      [
        {
          rooms: [['0,1', '1,1'], ['0,3', '1,3'], ...across, ['4,4'], ['5,4']],
          lost: ALL_SCENTS.slice(1),
          // 2 + 2 + 2 for the deeds, 6 and 2, and 7 for the Aphids.
          played: ['first-steps', 'first-column', 'first-scent', 'hall-of-deeds', 'royal-jelly', 'aphid-herding'],
          markers: [...[1, 2, 3, 4, 5].map(() => [0, 0, 0] as const), [7, 0, 0]],
          swarmed: [0, 1],
          abilities: { 'ab-4': 'leafhopper', 'ab-6': 'slug', 'ab-7': 'antlion', 'ab-10': 'scorpion' },
          items: ['lost-coin', 'glass-bead'],
          production: [5, 4, 1, 1, 1],
          universal: 6,
          store: 2,
          // What they ask for is not there.
          tiles: ['inc-2b', 'inc-2c', 'inc-2a'],
        },
        { ...other, played: ['labyrinth', 'cradle', 'scholars'] },
        other,
        other,
      ],
      { round: 21, endRound: 20 },
    );
    expect(ants.view(before, 0).stars[0]).toEqual([3, 2, 1]);

    const { events } = idling(before, isOver);
    expect(eventsOf(events, ['scored'])[0]).toEqual({
      type: 'scored',
      seat: 0,
      points: {
        stars: 34,
        swarming: 15,
        cards: 21,
        enemies: 11,
        items: 6,
        production: 4,
        ants: 6,
        emergency: -4,
        queen: 0,
      },
      total: 93,
    });
  });
});

import { describe, expect, test } from 'vitest';
import { type AntsEvent, ants } from '../../../src/games/ants/index.ts';
import { altered } from '../kit/altered.ts';
import { changed } from '../kit/changes.ts';
import { cube, decline, explore, forage, main, play, raise, spend, take } from '../kit/moves.ts';
import { asked, BOOK, type Common, displayed, legal, luck, type Own, playing, position } from '../kit/position.ts';

const NOBODY = {};
const STONE = 4;
const said = (events: readonly AntsEvent[]): string[] =>
  events.flatMap((event) => {
    if (event.type === 'collected') return [`${event.seat} ${event.count} ${event.cube} ${event.hex}`];
    if (event.type === 'scent-emitted') return [`${event.seat} emits ${event.terrain}`];
    if (event.type === 'star-earned') return [`${event.seat} star ${event.all}`];
    if (event.type === 'leaf-activated') return [`${event.seat} ${event.leaf}`];
    return [];
  });
/** Seat 0 explores B09, of stone with 4 Leaf, which gives P:F/L and a card. */
const exploreB09 = (players: readonly Own[], common: Common = {}) => {
  const [first, ...others] = players;
  const before = luck(
    position([{ ants: [0, 3, 0], ...first }, ...others], { enemies: { B02: 'silverfish' }, ...common }),
    ...['deck war-cry', 'deck ambush', 'enemies gecko'],
  );
  return playing(before, ...[main('explore'), spend({ tile: 3 }), take('explore-1'), explore('B09'), raise('food')]);
};
/** Seat 0 places a forager on this vertex of side A. */
const forageOn = (vertex: string, own: Own, others: readonly Own[], common: Common = {}) => {
  const before = luck(position([{ ants: [0, 0, 1], ...own }, ...others], common), 'deck war-cry');
  return playing(before, main('forage'), take('forage-1'), forage(vertex));
};

describe('collecting', () => {
  test('ANT-9.1 + ANT-9.2 + ANT-9.4 + ANT-9.12 a forager takes a cube of each hex around it, by itself', () => {
    const { before, state, events } = forageOn('a19', {}, [NOBODY]);

    expect(said(events)).toEqual(['0 1 leaf A05', '0 1 food A06']);
    expect(changed(before, state)).toEqual({
      active: 1,
      a19: 0,
      'A05 cubes': [0, 3, 0],
      'A06 cubes': [3, 0, 0],
      'forage-1': 'war-cry',
      deck: 110,
      '0 hand': [displayed(before, 6)],
      '0 has': [1, 1, 0, 0, 0],
      '0 ants': [0, 0, 0],
    });
    // Even the kind is no question that could be declined.
    const mixed = forageOn('a23', {}, [NOBODY]).state;
    expect([asked(mixed), legal(mixed, 'collect-kind')]).toEqual([
      'collect-kind',
      [{ cube: 'food' }, { cube: 'leaf' }],
    ]);
    expect(ants.whyIllegal(mixed, { seat: 0, ...decline('collect-kind') })).toBeDefined();
    expect(ants.whyIllegal(mixed, { seat: 0, ...cube('fungus') })).toEqual({
      code: 'cube/not-there',
      rule: 'ANT-9.11',
      facts: { cube: 'fungus', hex: 'A09' },
    });
  });

  test('ANT-9.3 + ANT-9.5 + ANT-9.7 + ANT-9.8 after an Explore one player after the other takes a cube for each forager', () => {
    const { events, state } = exploreB09([
      { foragers: ['b15', 'b22'], flight: 1 },
      { foragers: ['b29', 'b35'], flight: 3 },
      { foragers: ['b28'], flight: 2 },
    ]);

    expect(said(events).slice(0, 3)).toEqual(['1 2 leaf B09', '2 1 leaf B09', '0 1 leaf B09']);
    expect(state.resources.map(([, leaf]) => leaf)).toEqual([1, 2, 1]);
    // Three are before the last: nothing is left for it.
    const late = exploreB09([
      { foragers: ['b15'], flight: 1 },
      { foragers: ['b29', 'b35'], flight: 3 },
      { foragers: ['b28', 'b21'], flight: 2 },
    ]);
    expect(late.state.resources.map(([, leaf]) => leaf)).toEqual([0, 2, 2]);
  });

  test('ANT-9.6 on one flight space the lowest disc is first', () => {
    const own = (...foragers: readonly string[]) => ({ foragers });
    const { before, events } = exploreB09([own('b15', 'b22'), own('b29', 'b35'), own('b28')]);

    expect(before.flight[0]).toEqual([2, 1, 0]);
    expect(said(events).slice(0, 3)).toEqual(['2 1 leaf B09', '1 2 leaf B09', '0 1 leaf B09']);
  });

  test('ANT-9.9 + ANT-9.10 a forager collects when it is placed and whenever cubes come, and at no other time', () => {
    // Seat 1 stands at A05, from which seat 0 collects.
    const { events, state } = forageOn('a19', {}, [{ foragers: ['a24'] }]);
    expect(said(events)).toEqual(['0 1 leaf A05', '0 1 food A06']);
    // The same forager of seat 0 collects again when A10's neighbours are explored: A02 touches a14, not a19.
    const next = altered(state, (loose) => {
      loose.foragers[BOOK.gardens[2]?.vertexNumbers.get('a14') ?? -1] = 0;
      loose.pool[0] = (loose.pool[0] ?? 0) - 1;
      loose.discs[1] = [
        [0, 2, 0],
        [0, 0, 0],
        [0, 0, 0],
      ];
      loose.pool[1] = (loose.pool[1] ?? 0) - 2;
      loose.chance = position([NOBODY, NOBODY]).chance as never;
    });
    const again = playing(next, main('explore'), spend({ tile: 2 }), take('explore-1'), explore('A02'));
    expect(said(again.events)).toEqual(['0 1 food A02']);
  });

  test('ANT-9.11 + ANT-9.13 the kind is asked for while two lie there and more than is due', () => {
    // A07: F3+M1. Two foragers, four cubes.
    const own = { ants: [0, 2, 0], foragers: ['a11', 'a16'] } as const;
    const before = luck(position([own, NOBODY]), 'deck war-cry', 'deck ambush');
    const exploring = [main('explore'), spend({ tile: 2 }), take('explore-1'), explore('A07')];
    const one = playing(before, ...exploring).state;
    expect(legal(one, 'collect-kind')).toEqual([{ cube: 'food' }, { cube: 'fungus' }]);
    const two = playing(one, cube('fungus'));
    // Only Food is left: no question.
    expect(said(two.events)).toEqual(['0 1 fungus A07', '0 1 food A07']);
    expect(two.state.resources[0]).toEqual([1, 0, 1, 1, 0]);
    // As many foragers as cubes: everything is taken, kind by kind.
    const four = luck(position([{ ...own, foragers: ['a11', 'a16', 'a21', 'a26'] }, NOBODY]), 'deck war-cry');
    expect(said(playing(four, ...exploring).events).slice(0, 2)).toEqual(['0 3 food A07', '0 1 fungus A07']);
  });

  test('ANT-9.14 + ANT-10.4 hexes in order of their ids, then it is looked at which are empty', () => {
    const common = { cubes: { A05: [0, 1, 0], A06: [1, 0, 0] }, leaves: { meadow: 'leaf-4', sand: 'leaf-2' } } as const;
    const { state, events } = forageOn('a19', {}, [NOBODY], common);

    expect(said(events)).toEqual(['0 1 leaf A05', '0 1 food A06']);
    expect(legal(state, 'emptied-order')).toEqual([{ hex: 'A05' }, { hex: 'A06' }]);
  });
});

describe('Pheromones', () => {
  const LEAVES = { leaves: { stone: 'leaf-2' } } as const;

  test('ANT-10.1 + ANT-10.3 + ANT-10.5 + ANT-10.6 + ANT-10.7 + ANT-10.8 + ANT-10.15 all around an emptied hex emit, the active player first', () => {
    const { before, state, events } = exploreB09(
      [{ foragers: ['b15'] }, { foragers: ['b22'] }, { foragers: ['b21'] }, { foragers: ['b28', 'b35'] }],
      LEAVES,
    );

    // Collected in the order of the flight track, emitted clockwise from the active player.
    expect(said(events)).toEqual([
      ...['3 2 leaf B09', '2 1 leaf B09', '1 1 leaf B09'],
      ...['0 emits stone', '1 emits stone', '2 emits stone', '3 emits stone'],
      '0 leaf-2',
    ]);
    expect(changed(before, state)).toMatchObject({
      'scents stone': [0, 1, 2, 3],
      '0 pheromones': [1, 1, 1, 1, 0, 1],
      '3 pheromones': [1, 1, 1, 1, 0, 1],
      '0 universal': 1,
    });
    expect(state.universal).toEqual([1, 0, 0, 0]);
  });

  test('ANT-10.2 beside a hex that is empty already nothing is emitted', () => {
    const common = { cubes: { A05: [0, 0, 0], A06: [0, 0, 0] } } as const;
    const { events, state } = forageOn('a19', {}, [{ foragers: ['a24'] }], common);

    expect(said(events)).toEqual([]);
    expect(state.pheromones.flat().every((left) => left === 1)).toBe(true);
  });

  test('ANT-10.4 after each single forager of a path', () => {
    const before = luck(
      position([{ ants: [0, 0, 2] }, NOBODY], {
        cubes: { A05: [0, 2, 0], A06: [1, 0, 0] },
        leaves: { sand: 'leaf-4', meadow: 'leaf-2' },
      }),
      'deck war-cry',
      'deck ambush',
    );
    const start = playing(before, main('forage'), spend({ tile: 2 }), take('forage-1'));
    const one = playing(start.state, forage('a19'));
    expect(said(one.events)).toEqual(['0 1 leaf A05', '0 1 food A06', '0 emits sand', '0 leaf-4']);
    const two = playing(one.state, forage('a14'));
    expect(said(two.events)).toEqual(['0 1 leaf A05', '0 emits meadow', '0 leaf-2']);
  });

  test('ANT-10.9 + ANT-10.10 without the active player the bonus is lost for good', () => {
    const { state, events } = exploreB09([NOBODY, { foragers: ['b28', 'b21', 'b15', 'b22'] }, NOBODY], LEAVES);
    expect(said(events)).toEqual(['1 4 leaf B09', '1 emits stone']);
    expect([state.leafCubes[STONE], state.universal]).toEqual([[1], [0, 0, 0]]);

    // Later somebody else empties another hex of stone in the own turn.
    const later = altered(
      position([NOBODY, { ants: [0, 0, 1], explorers: ['B02'] }, NOBODY], { ...LEAVES, cubes: { B02: [0, 1, 0] } }),
      (loose) => {
        loose.leafCubes[STONE] = [2];
        (loose.pheromones[2] ?? [])[STONE] = 0;
      },
    );
    const turn = playing(later, main('incubate'), decline('incubation-effect')).state;
    const emptied = playing(turn, main('forage'), take('forage-1'), forage('b02'));
    expect(said(emptied.events)).toEqual(['1 1 leaf B02', '1 emits stone']);
    expect(emptied.state.universal).toEqual([0, 0, 0]);
    expect(emptied.state.leafCubes[STONE]).toEqual([1, 2]);
  });

  test('ANT-10.11 all cubes are moved and all Stars are given before the bonus', () => {
    const lost = ['meadow', 'moss'];
    const { events } = exploreB09(
      [{ foragers: ['b15', 'b22'], lost }, { foragers: ['b28', 'b35'], lost }, NOBODY],
      LEAVES,
    );

    expect(said(events).slice(2)).toEqual(['0 emits stone', '0 star 1', '1 emits stone', '1 star 2', '0 leaf-2']);
  });

  test('ANT-10.12 + ANT-10.16 of several hexes the active player chooses the order, and one is finished before the next', () => {
    const common = {
      cubes: { A05: [0, 1, 0], A06: [1, 0, 0] },
      leaves: { meadow: 'leaf-1', sand: 'leaf-2' },
    } as const;
    const { state } = forageOn('a19', {}, [{ foragers: ['a14'] }], common);
    expect(ants.whyIllegal(state, { seat: 0, type: 'emptied-order', hex: 'A10' })).toEqual({
      code: 'hex/not-emptied',
      rule: 'ANT-10.12',
      facts: { hex: 'A10', hexes: ['A05', 'A06'] },
    });
    const one = playing(state, { type: 'emptied-order', hex: 'A05' });
    expect(said(one.events)).toEqual(['0 emits meadow', '1 emits meadow', '0 leaf-1']);
    // The generic advance is chosen, then A06 comes.
    expect(asked(one.state)).toBe('production-track');
    expect(said(playing(one.state, raise('food')).events)).toEqual(['0 emits sand', '1 emits sand', '0 leaf-2']);
  });

  test('ANT-10.13 + ANT-10.14 a cube that goes back to the box counts as removed, and is not the first on a Leaf tile', () => {
    const own = {
      hand: ['throne-of-thorns'],
      rooms: [['2,2', '3,2', '4,2']],
      has: [0, 2, 0, 0, 0],
      lost: ['sand', 'bark'],
    } as const;
    const before = position([own, NOBODY]);
    const asking = playing(before, main('cards'), play('throne-of-thorns')).state;
    expect(ants.whyIllegal(asking, { seat: 0, type: 'choose-pheromone', terrain: 'sand' })).toEqual({
      code: 'scent/gone',
      rule: 'ANT-10.14',
      facts: { terrain: 'sand' },
    });
    const { state, events } = playing(asking, { type: 'choose-pheromone', terrain: 'stone' });
    // The third cube removed is a Star.
    expect(said(events)).toEqual(['0 star 1']);
    expect([state.pheromones[0], state.leafCubes[STONE]]).toEqual([[1, 1, 0, 0, 0, 1], []]);
    // Seat 1 has lost its cube of stone: the tile is still without one.
    const { events: emptied } = exploreB09(
      [{ foragers: ['b15', 'b22', 'b28', 'b35'] }, { lost: ['stone'] }, NOBODY],
      LEAVES,
    );
    expect(said(emptied).slice(1)).toEqual(['0 emits stone', '0 leaf-2']);
  });

  test('ANT-10.17 whose cube is gone does not emit, and gets no bonus', () => {
    const { state, events } = exploreB09(
      [{ foragers: ['b15', 'b22'], lost: ['stone'] }, { foragers: ['b28', 'b35'] }, NOBODY],
      LEAVES,
    );

    expect(said(events)).toEqual(['1 2 leaf B09', '0 2 leaf B09', '1 emits stone']);
    expect([state.leafCubes[STONE], state.universal[0]]).toEqual([[1], 0]);
  });
});

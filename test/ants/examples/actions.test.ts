import { describe, expect, test } from 'vitest';
import { type AntsState, ants } from '../../../src/games/ants/index.ts';
import type { Draft } from '../../../src/kernel/index.ts';
import { asked, BOOK, legal, playing, position, supplyOf } from '../kit/position.ts';

const NOBODY = {};
const spend = (ants: Partial<Record<'tile' | 'stored' | 'universal' | 'queen' | 'boosts', number>>) => ({
  type: 'spend-ants',
  tile: 0,
  stored: 0,
  universal: 0,
  queen: 0,
  boosts: 0,
  ...ants,
});
const main = (action: string) => ({ type: 'main-action', action });
const take = (slot: string) => ({ type: 'take-display-card', slot });
const dig = (...cells: readonly string[]) => ({ type: 'dig-tile', cells });
const forage = (...vertices: readonly string[]) => vertices.map((vertex) => ({ type: 'forage-vertex', vertex }));
const typesOf = (events: readonly { readonly type: string }[]) => events.map(({ type }) => type);

describe('Dig', () => {
  test('ANT-X.2 four diggers: tiles of 2, 1 and 1, each with its bonus, and the ants are back in the pool', () => {
    const before = position([{ ants: [4, 0, 0] }, NOBODY]);

    const { state, events } = playing(
      before,
      main('dig'),
      spend({ tile: 4 }),
      take('dig-1'),
      dig('1,3', '2,3'),
      dig('2,2'),
      dig('3,3'),
    );

    expect(events.filter(({ type }) => ['card-drawn', 'gained', 'flew'].includes(type))).toMatchObject([
      { type: 'card-drawn', seat: 0 },
      { type: 'gained', what: 'aggression', count: 1 },
      { type: 'flew', space: 1 },
    ]);
    expect(state.discs[0]?.[0]).toEqual([0, 0, 0]);
    expect(state.pool[0]).toBe((before.pool[0] ?? 0) + 4);
    expect(state.display.includes(-1)).toBe(false);
    expect(state.active).toBe(1);
  });

  test('ANT-X.9 + ANT-X.17 boosts: 2 Food each, never beyond Strength 4, never without an ant', () => {
    const before = position([{ ants: [3, 2, 0], has: [8, 0, 0, 0, 0] }, NOBODY]);
    const { state } = playing(before, main('dig'));

    expect(legal(state, 'spend-ants')).toContainEqual(expect.objectContaining({ tile: 3, boosts: 1 }));
    expect(ants.whyIllegal(state, { seat: 0, ...spend({ tile: 3, boosts: 2 }) })).toMatchObject({
      code: 'ants/strength',
    });
    expect(ants.whyIllegal(state, { seat: 0, ...spend({ boosts: 1 }) })).toMatchObject({ code: 'ants/none' });

    const explored = playing(before, main('explore'), spend({ tile: 2, boosts: 1 }), take('explore-1')).state;
    expect(supplyOf(explored, 0)[0]).toBe(6);
    expect(legal(explored, 'explore-hex')).toContainEqual({ hex: 'A04' });
    expect(legal(explored, 'explore-hex')).not.toContainEqual({ hex: 'A01' });
  });

  test('ANT-X.12 universal ants count as diggers', () => {
    const { state } = playing(position([{ ants: [1, 0, 0], universal: 2 }, NOBODY]), main('dig'));

    expect(legal(state, 'spend-ants')).toContainEqual(expect.objectContaining({ tile: 1, universal: 2, boosts: 0 }));
  });

  test('ANT-X.27 the Star of a covered area comes before its bonuses, whose order is chosen', () => {
    const before = position([{ ants: [2, 0, 0], rooms: [['0,1'], ['1,1']] }, NOBODY]);

    const { state, events } = playing(before, main('dig'), spend({ tile: 2 }), take('dig-1'), dig('0,3', '1,3'));

    expect(typesOf(events).slice(-2)).toEqual(['tile-placed', 'star-earned']);
    expect(legal(state, 'bonus-order')).toEqual([{ cell: '0,3' }, { cell: '1,3' }]);
  });

  test('ANT-X.25 stones: a generic advance for one that is covered, with the Queen that lets them', () => {
    const own = { ants: [3, 0, 0] as const };
    const stone = dig('1,0', '1,1');
    const before = position([{ ...own, queen: 'queen-9' }, { queen: 'queen-5' }]);
    const plain = playing(position([own, NOBODY]), main('dig'), spend({ tile: 3 }), take('dig-1')).state;

    const { state } = playing(before, main('dig'), spend({ tile: 3 }), take('dig-1'), stone);

    expect(legal(state, 'production-track')).toHaveLength(5);
    expect(playing(state, { type: 'production-track', track: 'food' }, dig('2,0')).state.rooms[0]).toHaveLength(3);
    expect(ants.whyIllegal(plain, { seat: 0, ...stone })).toMatchObject({ code: 'tile/stone' });
  });
});

describe('Forage and collecting', () => {
  const FOUR = [NOBODY, NOBODY, NOBODY];

  test('ANT-X.3 a path begins on an explored hex without own foragers; bonuses and cubes come with each forager', () => {
    const before = position([{ ants: [0, 0, 3], explorers: ['B07'] }, ...FOUR], { cubes: { B02: [0, 3, 0] } });

    const { state, events } = playing(
      before,
      main('forage'),
      spend({ tile: 3 }),
      take('forage-1'),
      ...forage('b13', 'b20', 'b27'),
    );

    expect(events.filter(({ type }) => ['collected', 'flew', 'card-drawn'].includes(type))).toMatchObject([
      { type: 'collected', hex: 'B02', cube: 'leaf', count: 1 },
      { type: 'flew', space: 1 },
      { type: 'collected', hex: 'B02', cube: 'leaf', count: 1 },
      { type: 'card-drawn' },
    ]);
    expect(supplyOf(state, 0)).toEqual([0, 2, 0, 0, 0]);
  });

  test('ANT-X.19 a path grows at either end, and does not fork', () => {
    const before = position([{ ants: [0, 0, 4], explorers: ['B08'] }, ...FOUR], { cubes: { B14: [3, 0, 0] } });
    const { state } = playing(
      before,
      main('forage'),
      spend({ tile: 4 }),
      take('forage-1'),
      { type: 'forage-vertex', vertex: 'b34' },
      { type: 'production-track', track: 'food' },
      ...forage('b27', 'b28'),
    );

    expect(legal(state, 'forage-vertex')).toContainEqual({ vertex: 'b35' });
    expect(ants.whyIllegal(state, { type: 'forage-vertex', seat: 0, vertex: 'b40' })).toMatchObject({
      code: 'vertex/no-end',
    });
  });

  test('ANT-X.32 where a Forage may begin', () => {
    const before = position([{ ants: [0, 0, 1], explorers: ['B07'], foragers: ['b33'] }, ...FOUR]);
    const { state } = playing(before, main('forage'), take('forage-1'));

    const red = ['b08', 'b25', 'b31', 'b44', 'b50', 'b67'];
    const vertices = legal(state, 'forage-vertex').map((said) => (said as { vertex: string }).vertex);
    expect(vertices.sort()).toEqual([...red, 'b26', 'b27', 'b39'].sort());
  });

  test('ANT-X.33 a path has to be completable', () => {
    const around = { foragers: ['b18', 'b32'] };
    const first = (foragers: number) => {
      const before = position([{ ants: [0, 0, foragers] }, around, NOBODY, NOBODY]);
      const { state } = playing(
        before,
        main('forage'),
        ...(foragers > 1 ? [spend({ tile: foragers })] : []),
        take('forage-1'),
      );
      return legal(state, 'forage-vertex');
    };

    expect(first(1)).toContainEqual({ vertex: 'b25' });
    expect(first(2)).not.toContainEqual({ vertex: 'b25' });
  });

  test('ANT-X.30 one forager empties two hexes: the order is chosen, and both Leaf tiles are activated', () => {
    const before = position([{ ants: [0, 0, 1] }, ...FOUR], {
      cubes: { B02: [0, 1, 0], B03: [0, 0, 0] },
      leaves: { stone: 'leaf-2', bark: 'leaf-4' },
    });
    const hex = BOOK.gardens[4]?.hexNumbers.get('B03') ?? -1;
    // B03 has been explored by another player, and one Leaf lies there.
    const explored = structuredClone(before) as unknown as Draft<AntsState>;
    explored.explorers[hex] = 1;
    explored.cubes[hex] = [0, 1, 0];
    explored.pool[1] = (explored.pool[1] ?? 0) - 1;

    const { state } = playing(ants.restore(explored), main('forage'), take('forage-1'), ...forage('b08'));
    expect(legal(state, 'emptied-order')).toEqual([{ hex: 'B02' }, { hex: 'B03' }]);

    const after = playing(state, { type: 'emptied-order', hex: 'B03' }).state;
    expect(supplyOf(after, 0)).toEqual([0, 2, 2, 0, 0]);
    expect(after.universal[0]).toBe(1);
    expect(after.pheromones[0]).toEqual([1, 1, 1, 0, 0, 1]);
  });

  test('ANT-X.28 mixed cubes: the collector chooses while more lie there than are due', () => {
    const before = position([{ ants: [0, 3, 0], foragers: ['b33', 'b39'] }, { foragers: ['b27'], flight: 2 }, NOBODY]);

    const { state } = playing(
      before,
      main('explore'),
      spend({ tile: 3 }),
      take('explore-1'),
      { type: 'explore-hex', hex: 'B13' },
      { type: 'production-track', track: 'egg-digger' },
    );
    expect(ants.pending(state)).toMatchObject([{ kind: 'collect-kind', seat: 1 }]);

    const after = playing(
      state,
      { type: 'collect-kind', cube: 'food' },
      { type: 'collect-kind', cube: 'leaf' },
      { type: 'collect-kind', cube: 'leaf' },
    ).state;
    expect(supplyOf(after, 0)).toEqual([1, 2, 0, 0, 0]);
    expect(supplyOf(after, 1)).toEqual([1, 0, 0, 0, 0]);
    expect(after.pheromones.flat().every((cube) => cube === 1)).toBe(true);
  });

  test('ANT-X.18 a scent that the active player does not emit loses the Leaf bonus', () => {
    const before = position([{ ants: [0, 3, 0] }, { foragers: ['b28', 'b21', 'b15', 'b22'] }, NOBODY]);

    const { state, events } = playing(
      before,
      main('explore'),
      spend({ tile: 3 }),
      take('explore-1'),
      { type: 'explore-hex', hex: 'B09' },
      { type: 'production-track', track: 'food' },
    );

    expect(supplyOf(state, 1)).toEqual([0, 4, 0, 0, 0]);
    expect(state.leafCubes[4]).toEqual([1]);
    expect(typesOf(events)).not.toContain('leaf-activated');
  });
});

describe('flight', () => {
  test('ANT-X.15 + ANT-17.11 a disc that swarms takes the best slot, and a new one uses the advances that are left', () => {
    const before = position([
      { flight: 3, hand: ['chemical-language'], lost: ['moss', 'sand', 'bark'] },
      NOBODY,
      NOBODY,
      NOBODY,
    ]);

    const { state } = playing(before, main('cards'), { type: 'play-card', card: 'chemical-language' });
    expect(asked(state)).toBe('swarm');

    const { state: after, events } = playing(state, { type: 'swarm' });
    expect(events).toContainEqual(expect.objectContaining({ type: 'swarmed', points: 5 }));
    expect(after.swarm[0]).toEqual([0]);
    expect(after.flight[1]).toEqual([0]);
  });
});

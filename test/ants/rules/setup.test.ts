import { describe, expect, test } from 'vitest';
import { CRITERIA, RESOURCES } from '../../../src/games/ants/components.ts';
import { type AntsConfig, type AntsEvent, type AntsState, ants, defaultBoard } from '../../../src/games/ants/index.ts';
import type { Draw } from '../../../src/kernel/index.ts';
import { idling, piles } from '../kit/altered.ts';
import { main, play, take } from '../kit/moves.ts';
import { BOOK, playing, position } from '../kit/position.ts';

const NOBODY = {};

interface Begun {
  readonly state: AntsState;
  readonly events: readonly AntsEvent[];
  readonly draws: readonly Draw[];
}

/** A game that has just begun, in which the first of all that can come always comes, and what was put to chance. */
function begin(config: Partial<AntsConfig> & Pick<AntsConfig, 'players'>): Begun {
  const draws: Draw[] = [];
  const decide = (draw: Draw): number => {
    draws.push(draw);
    return draw.weights.findIndex((weight) => weight > 0);
  };
  return { ...ants.begin(config, { decide }), draws };
}

/** Everybody chooses the first of all that they can, up to the first turn. */
function begun(config: Partial<AntsConfig> & Pick<AntsConfig, 'players'>, seed = 'begun'): AntsState {
  let state = ants.setup(config, seed);
  for (
    let [action] = ants.legalActions(state);
    state.phase === 'setup' && action;
    [action] = ants.legalActions(state)
  ) {
    state = ants.reduce(state, action);
  }
  return state;
}

/** How many kinds of things each draw chose from, by its stream, runs of equal streams together. */
const choicesOf = (draws: readonly Draw[]): string[] =>
  draws.map(({ stream, weights }) => `${stream} ${weights.reduce((sum, weight) => sum + weight, 0)}`);

/** The types of events, those that are told several times in a row once. */
const runsOf = (events: readonly AntsEvent[]): string[] =>
  events.map(({ type }) => type).filter((type, index, all) => type !== all[index - 1]);

describe('options and limits', () => {
  test('ANT-1.1 the game is for 2, 3 or 4 players', () => {
    expect(ants.seats).toEqual({ min: 2, max: 4 });
    for (const players of [2, 3, 4] as const) expect(ants.setup({ players }, 'seats').names).toHaveLength(players);
    for (const players of [0, 1, 5, [{}], [{}, {}, {}, {}, {}]]) {
      expect(() => ants.setup({ players } as never, 'seats')).toThrow(/players/);
    }
  });

  test('ANT-1.2 + ANT-2.16 all Anthill tiles lie on the side that is agreed, and no two players have the same tile', () => {
    expect(begun({ players: 4, anthill: 'common' }).anthills).toEqual([0, 0, 0, 0]);
    expect([...begun({ players: 4, anthill: 'asymmetric' }).anthills].sort()).toEqual([1, 2, 3, 4]);
    // What is common if nothing is said.
    expect(begun({ players: 4 }).anthills).toEqual([0, 0, 0, 0]);
  });

  test('ANT-1.3 + ANT-2.31 + ANT-2.32 + ANT-2.36 the first game: common sides, no Queens', () => {
    const state = begun({ players: 3, variant: 'first-game' });

    expect([state.anthills, state.queens, state.pairs]).toEqual([[0, 0, 0], [-1, -1, -1], []]);
    const pairs = [
      { queen: 'queen-1', set: 'full-moon' },
      { queen: 'queen-2', set: 'new-moon' },
    ] as const;
    expect(() => ants.setup({ players: 2, variant: 'first-game', anthill: 'asymmetric' }, 'x')).toThrow(/anthill/);
    expect(() => ants.setup({ players: 2, variant: 'first-game', pairs }, 'x')).toThrow(/pairs/);
    expect(begun({ players: 2, pairs }).queens.map((queen) => BOOK.queenIds[queen])).toEqual(['queen-2', 'queen-1']);
  });

  test('ANT-1.4 options are read when the game is created, and never again', () => {
    const config = { players: 2, variant: 'first-game', anthill: 'common', firstPlayer: 0 };
    const state = ants.setup(config as AntsConfig, 'options');
    const other = ants.setup(config as AntsConfig, 'options');
    Object.assign(config, { variant: 'standard', anthill: 'asymmetric', firstPlayer: 1 });

    const [action] = ants.legalActions(state);
    if (action === undefined) throw new Error('Nothing is asked.');
    expect(ants.reduce(state, action)).toEqual(ants.reduce(other, action));
    expect(ants.reduce(state, action).first).toBe(0);
  });

  test('ANT-1.5 + ANT-2.15 + ANT-3.1 + ANT-3.8 seats are in clockwise order from 0, and turns follow them, round by round, from the First Player', () => {
    const players = [{ name: 'Ann' }, { name: 'Bo' }, { name: 'Cy' }];
    let state = begun({ players, variant: 'first-game', firstPlayer: 1 });
    const order: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const { active } = state;
      order.push(active);
      state = idling(state, (at) => at.active !== active).state;
    }

    expect(state.names).toEqual(['Ann', 'Bo', 'Cy']);
    expect(order).toEqual([1, 2, 0, 1]);
    expect([state.round, state.first]).toEqual([2, 1]);
  });

  test('ANT-1.6 + ANT-1.7 + ANT-1.8 resources are plain numbers, and more than the box has cubes and tokens for', () => {
    const has = [60, 60, 60, 60, 60] as const;
    const before = position([{ has, hand: ['starter-garden', 'guard-post'] }, { has }]);

    expect(RESOURCES).toEqual(['food', 'leaf', 'fungus', 'aggression', 'mutation']);
    const { state } = playing(before, main('cards'), play('starter-garden'));
    expect(state.resources).toEqual([
      [60, 62, 60, 60, 60],
      [60, 60, 60, 60, 60],
    ]);
  });

  test('ANT-1.10 40 discs of each player: what the pool does not hold is lost', () => {
    const rooms = [['0,1', '1,1']];
    const own = { hand: ['gymnasium', 'guard-post'], rooms, has: [0, 2, 0, 0, 0] as const };
    const discs = (state: AntsState): number =>
      (state.pool[0] ?? 0) + (state.universal[0] ?? 0) + (state.discs[0] ?? []).flat().reduce((sum, n) => sum + n, 1);
    const full = playing(position([{ ...own, pool: 1 }, NOBODY]), main('cards'), play('gymnasium'));
    const empty = playing(position([{ ...own, pool: 0 }, NOBODY]), main('cards'), play('gymnasium'));

    expect([full.state.universal[0], full.state.pool[0], discs(full.state)]).toEqual([1, 0, 40]);
    expect([empty.state.universal[0], empty.state.pool[0], discs(empty.state)]).toEqual([0, 0, 40]);
    expect(empty.events.map(({ type }) => type)).not.toContain('universal-gained');
  });

  test('ANT-1.11 there is no hand limit', () => {
    const before = piles(position([NOBODY, { ants: [0, 0, 1] }]), ['war-cry']);
    const others = playing(before, main('incubate'), { type: 'incubation-effect', decline: true }).state;
    const cards = others.hands[1]?.cards.length ?? 0;
    expect(cards).toBeGreaterThan(100);

    const { state } = playing(others, main('forage'), take('forage-1'));
    expect(state.hands[1]?.cards).toHaveLength(cards + 1);
  });

  test('ANT-1.12 nothing but the two options changes the rules, and nobody plays alone', () => {
    for (const wrong of [{ variant: 'solo' }, { variant: 'expert' }, { anthill: 'mixed' }, { solo: true }]) {
      expect(() => ants.setup({ players: 2, ...wrong } as never, 'x')).toThrow();
    }
    expect(() => ants.setup({ players: 1 } as never, 'x')).toThrow(/2, 3, 4/);
  });
});

describe('general setup', () => {
  test('ANT-2.2 two hexes are covered with exactly three players', () => {
    const hexes = ([2, 3, 4] as const).map((players) => begun({ players }).explorers.length);
    expect(hexes).toEqual([19, 25, 27]);
  });

  test('ANT-2.8 + ANT-2.9 + ANT-2.10 the start hexes have their cubes, and an enemy of their terrain each, in order', () => {
    const { state, events, draws } = begin({ players: 2 });
    const starting = ['A05', 'A06', 'A09', 'A11', 'A14', 'A15'];

    expect(events.filter(({ type }) => type === 'enemy-revealed')).toEqual(
      ['grasshopper-nymph', 'sand-fly', 'ladybird', 'silverfish', 'springtail', 'bark-louse'].map((enemy, nth) => ({
        type: 'enemy-revealed',
        hex: starting[nth],
        enemy,
      })),
    );
    expect(events.filter(({ type }) => type === 'cubes-placed')).toEqual(
      [
        [0, 4, 0],
        [4, 0, 0],
        [2, 2, 0],
        [2, 2, 0],
        [4, 0, 0],
        [0, 4, 0],
      ].map((cubes, nth) => ({ type: 'cubes-placed', hex: starting[nth], cubes })),
    );
    // Each stack by itself: five of a terrain, four of flowers.
    expect(choicesOf(draws).filter((draw) => draw.startsWith('enemies'))).toEqual([
      'enemies 5',
      'enemies 5',
      'enemies 4',
      'enemies 5',
      'enemies 5',
      'enemies 5',
    ]);
    expect(state.enemies.filter((enemy) => enemy >= 0)).toHaveLength(6);
    expect(state.lurking.filter((left) => left === 1)).toHaveLength(29 - 6);
    expect(state.cubes.flat().reduce((sum, cubes) => sum + cubes, 0)).toBe(24);
  });

  test('ANT-2.11 + ANT-2.13 + ANT-2.28 + ANT-2.29 the decks are apart: nine Basic cards face up, 2 and 6 cards dealt', () => {
    const { state, draws } = begin({ players: 2, variant: 'first-game' });
    const cards = (from: number, stream: string) =>
      choicesOf(draws).filter((draw) => draw.startsWith(`${stream} `) && Number(draw.split(' ')[1]) <= from);

    expect(choicesOf(draws).filter((draw) => draw.startsWith('deck'))).toEqual(
      [120, 119, 118, 117, 116, 115, 114, 113, 112].map((left) => `deck ${left}`),
    );
    expect(cards(30, 'start')).toEqual([
      ...['start 8', 'start 7', ...[30, 29, 28, 27, 26, 25].map((left) => `start ${left}`)],
      ...['start 6', 'start 5', ...[24, 23, 22, 21, 20, 19].map((left) => `start ${left}`)],
    ]);
    expect(state.display.filter((card) => card >= 0)).toHaveLength(9);
    // What was not dealt stays out of the game: nothing draws from it any more.
    const counted = (rest: readonly number[]): number => rest.reduce((sum, copies) => sum + copies, 0);
    expect([counted(state.startersLeft.rest), counted(state.royalsLeft.rest)]).toEqual([18, 4]);
    expect(draws.every(({ stream, weights }) => stream !== 'deck' || weights.length === 60)).toBe(true);
  });

  test('ANT-2.12 + ANT-2.27 the general supply lacks only the Room tile that lies Empty in each nest', () => {
    const { state } = begin({ players: 3 });

    expect(state.roomSupply).toEqual([16, 13, 12, 8]);
    expect(state.rooms).toEqual([0, 1, 2].map(() => [{ cells: BOOK.nest.start, full: 0 }]));
    expect(state.discards.every((copies) => copies === 0)).toBe(true);
  });

  test('ANT-2.7 + ANT-2.37 Leaf tiles have no side, and the Special Items beside the board are seen by all', () => {
    const { state } = begin({ players: 2 });
    const { view } = ants;

    expect(state.leafTiles).toEqual([0, 1, 2, 3, 4, 5]);
    expect(state.boardItems).toEqual([0, 1, 2]);
    for (const viewer of [0, 1, 'spectator'] as const) expect(view(state, viewer).sideItems).toEqual([3, 4, 5, 6, 7]);
  });

  test('ANT-2.14 + ANT-2.22 anybody can be First Player; discs are stacked in reverse turn order', () => {
    const { draws, state } = begin({ players: 4, variant: 'first-game' });
    expect(draws.filter(({ weights }) => weights.length === 4)[0]).toMatchObject({
      stream: 'setup',
      weights: [1, 1, 1, 1],
    });
    expect(state.flight[0]).toEqual([3, 2, 1, 0]);

    const third = begun({ players: 4, variant: 'first-game', firstPlayer: 2 });
    expect([third.first, third.active, third.flight[0]]).toEqual([2, 2, [1, 0, 3, 2]]);
    const firsts = new Set(Array.from({ length: 20 }, (_, seed) => ants.setup({ players: 4 }, `${seed}`).first));
    expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
  });

  test('ANT-2.38 chance is drawn in this order', () => {
    const { draws, events } = begin({ players: 2, anthill: 'asymmetric' });

    const items = [8, 7, 6];
    const leaves = [6, 5, 4, 3, 2, 1];
    expect(choicesOf(draws)).toEqual([
      ...[...items, ...leaves].map((left) => `setup ${left}`),
      ...[5, 5, 4, 5, 5, 5].map((left) => `enemies ${left}`),
      ...[120, 119, 118, 117, 116, 115, 114, 113, 112].map((left) => `deck ${left}`),
      // First Player, Anthill tiles, Queens, sets.
      ...[2, 4, 3, 9, 8, 4, 3].map((left) => `setup ${left}`),
    ]);
    expect(runsOf(events)).toEqual([
      ...['item-laid', 'leaf-laid'],
      ...Array.from({ length: 6 }, () => ['enemy-revealed', 'cubes-placed']).flat(),
      ...['display-filled', 'first-player', 'anthill-drawn', 'pair-drawn'],
    ]);
    expect(events.flatMap((event) => (event.type === 'item-laid' ? [event.space] : []))).toEqual(['A10', 'a07', 'a48']);
    expect(events.flatMap((event) => (event.type === 'display-filled' ? [event.slot] : []))).toEqual(
      ['dig', 'explore', 'forage'].flatMap((row) => [1, 2, 3].map((slot) => `${row}-${slot}`)),
    );
    // Tiles are laid from the First Player clockwise, cards are dealt from seat 0.
    const second = begin({ players: 3, variant: 'first-game', firstPlayer: 1 }).events;
    const seatsOf = (type: AntsEvent['type']) =>
      second.flatMap((event) => (event.type === type && 'seat' in event ? [event.seat] : []));
    expect([seatsOf('tiles-laid'), seatsOf('cards-dealt')]).toEqual([
      [1, 2, 0],
      [0, 1, 2],
    ]);
    // The first game deals sets, seat by seat, and the order of their tiles at once.
    const first = choicesOf(begin({ players: 3, variant: 'first-game' }).draws);
    expect(first.slice(first.lastIndexOf('deck 112') + 1)).toEqual([
      ...[3, 4, 3, 2, 3, 2, 3, 2, 3, 2].map((left) => `setup ${left}`),
      ...[8, 7, 30, 29, 28, 27, 26, 25, 6, 5, 24, 23, 22, 21, 20, 19, 4, 3, 18, 17, 16, 15, 14, 13].map(
        (left) => `start ${left}`,
      ),
    ]);
  });
});

describe('players', () => {
  const pairs = [
    { queen: 'queen-1', set: 'full-moon' },
    { queen: 'queen-4', set: 'new-moon' },
    { queen: 'queen-8', set: 'open-diamond' },
  ] as const;

  test('ANT-2.18 + ANT-2.19 + ANT-2.21 Queens are chosen against the clock, the First Player last, and give their gains', () => {
    const { state } = ants.begin({ players: 3, firstPlayer: 1, pairs }, 'queens');
    const choose = (queen: string) => ({ type: 'choose-queen', queen });

    expect(ants.pending(state)).toMatchObject([{ seat: 0, kind: 'choose-queen' }]);
    const one = playing(state, choose('queen-8')).state;
    expect(ants.pending(one)).toMatchObject([{ seat: 2, kind: 'choose-queen' }]);
    expect(ants.whyIllegal(one, { ...choose('queen-8'), seat: 2 })).toMatchObject({
      code: 'queen/not-there',
      facts: { queens: ['queen-1', 'queen-4'] },
    });
    // The last pair is the First Player's without a question.
    const { state: all, events } = playing(one, choose('queen-1'));
    expect(events.filter(({ type }) => type === 'queen-chosen')).toEqual([
      { type: 'queen-chosen', seat: 2, queen: 'queen-1', set: 'full-moon', discs: 4 },
      { type: 'queen-chosen', seat: 1, queen: 'queen-4', set: 'new-moon', discs: 0 },
    ]);
    expect(all.resources).toEqual([
      [0, 3, 2, 0, 0],
      [2, 3, 0, 0, 0],
      [1, 3, 0, 0, 0],
    ]);
    expect([all.pool, all.queenDiscs]).toEqual([
      [33, 33, 29],
      [0, 0, 4],
    ]);
    // What nobody has chosen is gone, and the set that was not drawn is nobody's.
    expect([all.pairs, all.sets]).toEqual([[], [3, 1, 0]]);
    expect(all.tiles.flat().map((tile) => BOOK.tiles[tile]?.set)).not.toContain(2);
  });

  test('ANT-2.20 the three tiles of the own set lie in random order', () => {
    const orders = Array.from({ length: 30 }, (_, seed) =>
      begun({ players: 2, firstPlayer: 0, pairs: pairs.slice(0, 2) }, `${seed}`),
    );
    const tops = orders.map(({ tiles }) => tiles[0]?.map((tile) => BOOK.tiles[tile]?.id).join(' '));

    expect([...new Set(tops)].sort()).toEqual(
      ['a b c', 'a c b', 'b a c', 'b c a', 'c a b', 'c b a'].map((order) =>
        order.replace(/\w/g, (letter) => `inc-2${letter}`),
      ),
    );
    expect(orders.every(({ turned }) => turned.flat().every((each) => each === 0))).toBe(true);
  });

  test('ANT-2.23 + ANT-2.24 + ANT-2.26 what every player has at first', () => {
    const { state } = begin({ players: 2 });
    const laid = [
      [1, 1, 1],
      [1, 1, 1],
      [0, 0, 0],
    ];

    expect(state.discs).toEqual([laid, laid]);
    expect(state.pool).toEqual([33, 33]);
    expect(state.pheromones).toEqual([
      [1, 1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1, 1],
    ]);
    expect(state.production).toEqual([
      [0, 0, 1, 1, 1],
      [0, 0, 1, 1, 1],
    ]);
    expect([state.store, state.stored, state.universal]).toEqual([
      [5, 5],
      [
        [0, 0, 0],
        [0, 0, 0],
      ],
      [0, 0],
    ]);
  });

  test('ANT-2.25 Stars of a criterion are worth more the more of them are earned, and nobody has one', () => {
    const { stars } = defaultBoard.anthill;
    const { view } = ants;

    expect(stars).toHaveLength(4);
    expect(stars.every((points, nth) => nth === 0 || points > (stars[nth - 1] ?? 0))).toBe(true);
    expect(view(begun({ players: 2 }), 0).stars).toEqual([0, 1].map(() => CRITERIA.map(() => 0)));
  });

  test('ANT-2.30 + ANT-2.39 four of eight cards are kept in one secret choice, and no luck is drawn before all have', () => {
    const state = ants.setup({ players: 2, variant: 'first-game', firstPlayer: 0 }, 'keeping');
    const { view } = ants;

    expect(ants.pending(state).map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['0 keep-cards', '1 keep-cards']);
    const [action, ...others] = [...ants.legalActions(state, 1)];
    if (action === undefined) throw new Error('Nothing can be kept.');
    expect(others.length).toBeLessThan(70);
    expect(new Set([action, ...others].map(({ type }) => type))).toEqual(new Set(['keep-cards']));
    const kept = ants.reduce(state, action);
    expect(kept.chance).toEqual(state.chance);
    expect([view(kept, 0).kept[1], view(kept, 1).kept[1]?.length]).toEqual([[], 4]);

    let both = kept;
    for (const first of ants.legalActions(kept, 0)) {
      both = ants.reduce(kept, first);
      break;
    }
    expect(both.phase).toBe('turns');
    expect([...(both.startersReturned[1] ?? []), ...(both.royalsReturned[1] ?? [])]).toHaveLength(4);
    // Whoever sees them, it is nobody but their owner.
    expect(view(both, 0).startersReturned[1]?.every((card) => card === -1)).toBe(true);
    expect(view(both, 1).startersReturned[1]).toEqual(both.startersReturned[1]);
    expect(view(both, 'spectator').royalsReturned[1]?.every((card) => card === -1)).toBe(true);
  });

  test('ANT-2.33 + ANT-2.34 + ANT-2.35 a first game: a random set, 3 Leaf and 1 Food, production 1', () => {
    const state = begun({ players: 4, variant: 'first-game' });

    expect(state.resources).toEqual([0, 1, 2, 3].map(() => [1, 3, 0, 0, 0]));
    expect(state.production).toEqual([0, 1, 2, 3].map(() => [1, 1, 1, 1, 1]));
    expect([...state.sets].sort()).toEqual([0, 1, 2, 3]);
    expect(state.tiles.map((tiles) => tiles.map((tile) => BOOK.tiles[tile]?.set))).toEqual(
      state.sets.map((set) => [set, set, set]),
    );
    const sets = Array.from(
      { length: 20 },
      (_, seed) => begun({ players: 2, variant: 'first-game' }, `${seed}`).sets[0],
    );
    expect([...new Set(sets)].sort()).toEqual([0, 1, 2, 3]);
  });
});

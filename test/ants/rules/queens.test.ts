import { describe, expect, test } from 'vitest';
import { type AntsState, ants } from '../../../src/games/ants/index.ts';
import { altered, only, scoresOf } from '../kit/altered.ts';
import { changesOf } from '../kit/changes.ts';
import { ACCEPT, decline, dig, explore, forage, main, pay, play, raise, spend, take } from '../kit/moves.ts';
import { asked, BOOK, type Common, legal, type Own, playing, position, supplyOf } from '../kit/position.ts';

const TURNED = { turned: [1, 0, 0] } as const;
const reign = (queen: string, own: Own = {}, common: Common = {}) =>
  position(
    [
      { queen, ...own },
      { queen: queen === 'queen-8' ? 'queen-7' : 'queen-8', ...TURNED },
    ],
    common,
  );
const why = (state: AntsState, action: object) => ants.whyIllegal(state, { seat: 0, ...action });
const layout = (state: AntsState, id: string) =>
  altered(state, (draft) => {
    draft.anthills[0] = BOOK.nest.layouts.findIndex((each) => each.id === id);
  });
const CHAMBER = { hand: ['royal-chamber'], has: [0, 2, 0, 0, 0], rooms: [['2,1', '2,2', '3,1', '3,2']] } as const;

describe('queen-1', () => {
  test('ANT-20.1 + ANT-20.4 a card is discarded, and a disc of the tile is one more ant; it is not replaced', () => {
    const before = reign('queen-1', { ants: [1, 0, 1], hand: ['war-cry', 'nursing'] });
    const spending = playing(before, main('dig')).state;
    expect(legal(spending, 'spend-ants')).toEqual([
      { tile: 1, stored: 0, universal: 0, queen: 0, boosts: 0 },
      { tile: 1, stored: 0, universal: 0, queen: 1, boosts: 0 },
    ]);

    const dug = playing(spending, spend({ tile: 1, queen: 1 }), { type: 'discard-card', card: 'nursing' }).state;
    expect(changesOf(before, dug)).toEqual(['hand −1', 'digger ant −1', 'discs of the Queen −1', 'discard piles +1']);
    expect(dug.pool[0]).toBe((before.pool[0] ?? 0) + 2);
    // In a Forage both discs come to the map.
    const foraged = playing(
      before,
      ...[main('forage'), spend({ tile: 1, queen: 1 }), { type: 'discard-card', card: 'war-cry' }, take('forage-1')],
      ...[forage('a19'), forage('a14')],
    ).state;
    expect(foraged.pool[0]).toBe(before.pool[0]);
    expect(foraged.queenDiscs[0]).toBe(3);
    expect(
      why(playing(reign('queen-1', { ants: [2, 0, 0] }), main('dig')).state, spend({ tile: 1, queen: 1 })),
    ).toEqual({
      code: 'queen-ant/none',
      rule: 'ANT-20.1',
      facts: { discs: 4, cards: 0 },
    });
    expect(why(spending, spend({ tile: 1, queen: 2 }))?.code).toMatch(/malformed|queen-ant/);
  });

  test('ANT-20.2 + ANT-20.3 never without another ant, boosts being none', () => {
    const before = reign('queen-1', { hand: ['war-cry'], has: [9, 0, 0, 0, 0] });
    expect(legal(before, 'main-action')).not.toContainEqual({ action: 'dig' });

    const one = playing(
      reign('queen-1', { ants: [1, 0, 0], hand: ['war-cry'], has: [9, 0, 0, 0, 0] }),
      main('dig'),
    ).state;
    expect(why(one, spend({ queen: 1, boosts: 1 }))).toEqual({ code: 'queen-ant/alone', rule: 'ANT-20.3', facts: {} });
    expect(why(one, spend({ queen: 1 }))).toMatchObject({ code: 'queen-ant/alone' });
    expect(why(one, spend({ tile: 1, queen: 1, boosts: 2 }))).toBeUndefined();
  });

  test('ANT-20.24 the card is discarded before boosts are paid and a card is taken', () => {
    const before = reign('queen-1', { ants: [1, 0, 0], hand: ['war-cry'], has: [2, 0, 0, 0, 0] });
    const { events } = playing(
      before,
      ...[
        main('dig'),
        spend({ tile: 1, queen: 1, boosts: 1 }),
        { type: 'discard-card', card: 'war-cry' },
        take('dig-1'),
      ],
    );

    expect(only(events, 'ants-spent', 'card-discarded', 'paid', 'display-taken').map(({ type }) => type)).toEqual([
      'ants-spent',
      'card-discarded',
      'paid',
      'display-taken',
    ]);
  });
});

describe('queen-2', () => {
  /** Digs on a cell of the side where (2,0) gives P:ED and (5,4) P:E?. */
  const nursery = (queen: string) =>
    layout(reign(queen, { ants: [1, 0, 0], rooms: [['0,1', '1,1'], ['2,1']] }), 'nursery-side');

  test('ANT-20.5 an advance on a given Egg track may be made on any of the three', () => {
    const given = playing(nursery('queen-2'), main('dig'), take('dig-1'), dig('2,0')).state;
    expect(legal(given, 'production-track')).toEqual(
      ['egg-digger', 'egg-explorer', 'egg-forager'].map((track) => ({ track })),
    );
    expect(playing(given, raise('egg-forager')).state.production[0]).toEqual([0, 0, 1, 1, 2]);
    const other = playing(nursery('queen-5'), main('dig'), take('dig-1'), dig('2,0')).state;
    expect(other.production[0]).toEqual([0, 0, 2, 1, 1]);
  });

  test('ANT-20.6 + ANT-20.7 + ANT-20.25 a generic advance gives a flight advance, even if no track can rise; others do not', () => {
    const flown = (state: AntsState) => state.flight.findIndex((stack) => stack.includes(0));
    const chamber = (queen: string, production: readonly [number, number, number, number, number]) =>
      playing(reign(queen, { ...CHAMBER, production }), main('cards'), play('royal-chamber')).state;
    expect(flown(playing(chamber('queen-2', [1, 1, 1, 1, 1]), raise('food')).state)).toBe(1);
    expect(flown(playing(chamber('queen-5', [1, 1, 1, 1, 1]), raise('food')).state)).toBe(0);
    expect(flown(chamber('queen-2', [5, 5, 5, 5, 5]))).toBe(1);
    // The reward of a tile is one, too.
    const deed = reign('queen-2', { tiles: ['inc-1a', 'inc-1b', 'inc-1c'], has: [0, 5, 0, 0, 0] });
    expect(flown(playing(deed, main('incubate'), raise('food')).state)).toBe(1);
    // P:E? and P:F/L are none.
    const egg = reign('queen-2', { hand: ['first-brood', 'starter-granary'], has: [0, 2, 0, 0, 0] });
    const risen = playing(
      egg,
      main('cards'),
      play('first-brood'),
      raise('egg-digger'),
      play('starter-granary'),
      raise('leaf'),
    );
    expect(flown(risen.state)).toBe(0);
  });

  test('ANT-20.8 the Egg swap stays as it is', () => {
    const own = {
      rooms: [['2,1', '2,2', '2,3']],
      hand: ['egg-gallery'],
      has: [0, 1, 0, 0, 0],
      production: [0, 0, 3, 1, 1],
    } as const;
    const { state } = playing(reign('queen-2', own), main('cards'), play('egg-gallery'), {
      type: 'egg-swap',
      track: 'egg-digger',
    });

    expect(state.production[0]).toEqual([0, 0, 2, 2, 2]);
    expect(state.flight[0]).toContain(0);
  });
});

describe('queen-3', () => {
  const before = reign('queen-3', { ...TURNED, hand: ['guard-post', 'war-cry', 'barracks', 'nursing'] });
  const discard = (kind: string, card: string) => [
    { type: 'queen-discard', kind },
    { type: 'discard-for', card },
  ];

  test('ANT-20.9 + ANT-20.10 a Room card for a Leaf, a Skill card for a flight advance, each once a turn', () => {
    const room = playing(before, ...discard('room', 'guard-post')).state;
    expect(changesOf(before, room)).toEqual(['Leaf +1', 'hand −1', 'discard piles +1']);
    const both = playing(room, ...discard('skill', 'war-cry')).state;
    expect(changesOf(room, both)).toEqual(['hand −1', 'flight 0 → 1', 'discard piles +1']);

    expect(why(room, { type: 'queen-discard', kind: 'room' })).toEqual({
      code: 'queen/used',
      rule: 'ANT-20.10',
      facts: { kind: 'room' },
    });
    expect(legal(both, 'queen-discard')).toEqual([]);
    expect(why(before, { type: 'queen-discard', kind: 'deed' })).toMatchObject({ code: 'queen/other' });
    // In the next turn both can be used again.
    const next = playing(
      both,
      ...[main('incubate'), decline('incubation-effect')],
      main('incubate'),
      decline('incubation-effect'),
    );
    expect(legal(next.state, 'queen-discard')).toEqual([{ kind: 'skill' }, { kind: 'room' }]);
    expect(
      why(playing(before, { type: 'queen-discard', kind: 'room' }).state, { type: 'discard-for', card: 'war-cry' }),
    ).toMatchObject({
      code: 'discard/type',
    });
  });

  test('ANT-20.23 naming a kind uses it up, whether or not a card follows', () => {
    const named = playing(before, { type: 'queen-discard', kind: 'skill' }, decline('discard-for')).state;

    expect(changesOf(before, named)).toEqual([]);
    expect(legal(named, 'queen-discard')).toEqual([{ kind: 'room' }]);
  });
});

describe('queen-4', () => {
  const before = reign('queen-4', { has: [1, 0, 1, 0, 0] });
  const token = (symbol: string) => ({ type: 'queen-token', symbol });

  test('ANT-20.11 + ANT-20.12 three tokens, the first for nothing, the others for 1 Food each; they stay, and their symbols count', () => {
    expect(legal(before, 'queen-token')).toHaveLength(8);
    const one = playing(before, token('strength')).state;
    expect(changesOf(before, one)).toEqual(['Queen tokens +1']);
    expect(ants.view(one, 1).symbols[0]).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0]);
    const three = playing(one, token('poison'), pay(0, 0), token('aphid')).state;
    expect(changesOf(one, three)).toEqual(['Food −1', 'Fungus −1', 'Queen tokens +2']);

    expect(why(one, token('strength'))).toEqual({
      code: 'token/placed',
      rule: 'ANT-20.11',
      facts: { symbol: 'strength' },
    });
    expect(why(three, token('fitness'))).toEqual({ code: 'token/full', rule: 'ANT-20.12', facts: { spaces: 3 } });
    const poor = playing(reign('queen-4'), token('aphid')).state;
    expect(why(poor, token('fitness'))).toEqual({ code: 'token/unpaid', rule: 'ANT-20.12', facts: { food: 1 } });
  });
});

describe('queen-5', () => {
  test('ANT-20.13 each Fungus for a Food and a Leaf, as often as there is one', () => {
    const before = reign('queen-5', { has: [0, 0, 2, 0, 0] });
    const exchange = { type: 'queen-fungus' };
    const twice = playing(before, exchange, exchange).state;

    expect(changesOf(before, twice)).toEqual(['Food +2', 'Leaf +2', 'Fungus −2']);
    expect(why(twice, exchange)).toEqual({
      code: 'queen/unpaid',
      rule: 'ANT-20.13',
      facts: { what: 'fungus', cost: 1, has: 0 },
    });
  });
});

describe('queen-6 and queen-7', () => {
  const gained = (queen: string, ants: readonly [number, number, number], boosts = 0) => {
    const before = reign(queen, { ants, has: [boosts * 2, 0, 0, 0, 0] });
    const spent = ants[0] + boosts > 1 ? [spend({ tile: ants[0], boosts })] : [];
    let { state } = playing(before, main('dig'), ...spent, take('dig-1'));
    for (const cell of ['0,1', '1,1', '0,3', '1,3'].slice(0, ants[0] + boosts)) state = playing(state, dig(cell)).state;
    return changesOf(before, state).filter((line) => /Fungus|Aggression/.test(line));
  };

  test('ANT-20.14 a Fungus for an action of Strength exactly 3', () => {
    expect([1, 2, 3, 4].map((count) => gained('queen-6', [count, 0, 0]))).toEqual([[], [], ['Fungus +1'], []]);
    expect(gained('queen-6', [2, 0, 0], 1)).toEqual(['Fungus +1']);
  });

  test('ANT-20.15 a card and an Aggression token for an action of Strength exactly 1, granted ones included', () => {
    expect([1, 2, 3].map((count) => gained('queen-7', [count, 0, 0]))).toEqual([['Aggression +1'], [], []]);
    const before = reign('queen-7', { hand: ['first-scouts'], has: [0, 1, 0, 0, 0] });
    const { state, events } = playing(before, main('cards'), play('first-scouts'), ACCEPT, explore('A09'));
    // The hex gives L1 and D1; the Queen D1 and AG1.
    expect(only(events, 'card-drawn', 'gained')).toMatchObject([
      { type: 'gained', what: 'leaf' },
      { type: 'card-drawn' },
      { type: 'card-drawn' },
      { type: 'gained', what: 'aggression' },
    ]);
    expect(supplyOf(state, 0)).toEqual([0, 1, 0, 1, 0]);
  });
});

describe('queen-8', () => {
  test('ANT-20.16 any card of the display, whatever the action', () => {
    const { state } = playing(reign('queen-8', { ants: [1, 0, 0] }), main('dig'));
    expect(legal(state, 'take-display-card')).toHaveLength(9);
    const taken = playing(state, take('forage-2')).state;
    expect(taken.display.filter((card, slot) => card !== state.display[slot])).toHaveLength(1);
    expect(taken.hands[0]?.cards).toEqual([state.display[7]]);
    const other = playing(reign('queen-5', { ants: [1, 0, 0] }), main('dig')).state;
    expect(legal(other, 'take-display-card')).toEqual(['dig-1', 'dig-2', 'dig-3'].map((slot) => ({ slot })));
  });
});

describe('queen-9', () => {
  const digging = (queen: string) =>
    playing(reign(queen, { ants: [2, 0, 0], rooms: [['0,1', '1,1']] }), main('dig'), spend({ tile: 2 }), take('dig-1'))
      .state;

  test('ANT-20.17 + ANT-20.18 + ANT-20.19 the stones are cells as well, of no area, and each gives a generic advance', () => {
    const state = digging('queen-9');
    expect(legal(state, 'dig-tile')).toContainEqual({ cells: ['1,0'] });
    expect(legal(digging('queen-5'), 'dig-tile')).not.toContainEqual({ cells: ['1,0'] });
    expect(why(digging('queen-5'), dig('1,0'))).toMatchObject({ code: 'tile/stone' });

    const covered = playing(state, dig('1,0')).state;
    expect(legal(covered, 'production-track')).toHaveLength(5);
    // A tile beside a stone that is covered hangs together with the rest.
    expect(legal(playing(covered, raise('leaf')).state, 'dig-tile')).toContainEqual({ cells: ['2,0'] });
    const cells = ['1,0', '3,4', '6,2'].map((name) => BOOK.cellNames.indexOf(name));
    expect(BOOK.nest.areas.some((area) => cells.some((cell) => (area & (1 << cell)) !== 0))).toBe(false);
  });

  test('ANT-20.20 1, 2 or 3 covered stones are worth 0, 2 or 5 VP', () => {
    const wide = [['0,1', '1,1'], ['2,1', '2,2', '2,3'], ['3,2', '3,3'], ['4,2'], ['5,2']];
    const stones = [['1,0'], ['3,4'], ['6,2']];
    const points = (count: number) => scoresOf(reign('queen-9', { rooms: [...wide, ...stones.slice(0, count)] }))[0];

    expect([0, 1, 2, 3].map(points)).toEqual([0, 0, 2, 5]);
  });
});

test('ANT-20.21 what a Queen tile gives at the start, and the discs that lie on it', () => {
  const start = (queen: string) => {
    const pairs = [
      { queen, set: 'full-moon' },
      { queen: queen === 'queen-8' ? 'queen-7' : 'queen-8', set: 'new-moon' },
    ] as const;
    const first = ants.setup({ players: 2, firstPlayer: 0, pairs }, 'start');
    // Seat 1 chooses first, and leaves this Queen to seat 0.
    return playing(first, { type: 'choose-queen', queen: pairs[1].queen }).state;
  };

  expect(Array.from({ length: 9 }, (_, nth) => supplyOf(start(`queen-${nth + 1}`), 0))).toEqual([
    [1, 3, 0, 0, 0],
    [2, 3, 0, 0, 0],
    [2, 2, 0, 0, 0],
    [2, 3, 0, 0, 0],
    [0, 3, 1, 0, 0],
    [1, 3, 0, 0, 0],
    [2, 0, 1, 0, 0],
    [0, 3, 2, 0, 0],
    [1, 2, 0, 0, 0],
  ]);
  expect([start('queen-1').queenDiscs, start('queen-2').queenDiscs]).toEqual([
    [4, 0],
    [0, 0],
  ]);
  // Six ants and larvae and the disc on the flight track are not in the pool, either.
  expect([start('queen-1').pool[0], start('queen-2').pool[0]]).toEqual([29, 33]);
});

test('ANT-20.22 the free actions of a Queen are for the own turn, and for the final Incubation', () => {
  const before = position([
    { queen: 'queen-8', ants: [0, 3, 0] },
    { queen: 'queen-5', foragers: ['a17', 'a23'], has: [0, 0, 3, 0, 0] },
  ]);
  const { state } = playing(before, main('explore'), spend({ tile: 3 }), take('explore-1'), explore('A08'));
  // The other player chooses a kind of cube, and nothing else.
  expect(ants.pending(state)).toMatchObject([{ seat: 1, kind: 'collect-kind' }]);
  expect([...ants.legalActions(state)].map(({ type }) => type)).toEqual(['collect-kind', 'collect-kind']);

  const last = altered(reign('queen-5', { has: [0, 0, 1, 0, 0], larvae: [1, 0, 0], ...TURNED }), (draft) => {
    Object.assign(draft, {
      round: 61,
      roundLimit: 60,
      endRound: 60,
      isLimited: 1,
      active: 1,
      agenda: [{ ask: 'main-action', seat: 1 }],
    });
  });
  const final = playing(last, main('incubate'), decline('incubation-effect')).state;
  expect(final.phase).toBe('final');
  const feeding = playing(final, decline('incubation-effect')).state;
  expect(asked(feeding)).toBe('feed-larvae');
  expect(legal(feeding, 'queen-fungus')).toEqual([{}]);
});

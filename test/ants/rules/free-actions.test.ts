import { describe, expect, test } from 'vitest';
import { type AntsState, ants, createAnts } from '../../../src/games/ants/index.ts';
import { movedTo } from '../kit/altered.ts';
import { changesOf } from '../kit/changes.ts';
import {
  DONE,
  decline,
  EMERGENCY,
  FEED,
  main,
  part,
  pay,
  play,
  resolve,
  spend,
  store,
  take,
  transform,
} from '../kit/moves.ts';
import { asked, legal, type Own, playing, playingIn, position, supplyOf } from '../kit/position.ts';

const NOBODY = {};
const TURNED = { turned: [1, 0, 0] } as const;
const FREE = ['transform', 'emergency', 'queen-discard', 'queen-token', 'queen-fungus'];
const colony = (own: Own) => position([own, NOBODY]);
const freeAt = (state: AntsState) => {
  const types = new Set([...ants.legalActions(state)].map(({ type }) => type as string));
  return FREE.filter((type) => types.has(type));
};
const why = (state: AntsState, action: object) => ants.whyIllegal(state, { seat: 0, ...action });

test('ANT-15.1 Transform and Emergency Store, with Boosts in the declaration; Queens add more', () => {
  const own = { ants: [1, 0, 0], has: [1, 0, 1, 0, 0], hand: ['war-cry'] } as const;

  expect(freeAt(colony(own))).toEqual(['transform', 'emergency']);
  const with3 = position([{ ...own, queen: 'queen-3' }, { queen: 'queen-8' }]);
  expect(freeAt(with3)).toEqual(['transform', 'emergency', 'queen-discard']);
  const with4 = position([{ ...own, queen: 'queen-4' }, { queen: 'queen-8' }]);
  expect(freeAt(with4)).toEqual(['transform', 'emergency', 'queen-token']);
  const with5 = position([{ ...own, queen: 'queen-5' }, { queen: 'queen-8' }]);
  expect(freeAt(with5)).toEqual(['transform', 'emergency', 'queen-fungus']);
});

describe('Boost', () => {
  test('ANT-15.2 + ANT-15.3 + ANT-15.17 2 Food for 1 Strength, said with the ants, and nowhere else', () => {
    const before = colony({ ants: [2, 0, 0], has: [5, 0, 0, 0, 0] });
    const { state } = playing(before, main('dig'));

    expect(legal(state, 'spend-ants')).toEqual([
      { tile: 1, stored: 0, universal: 0, queen: 0, boosts: 0 },
      { tile: 1, stored: 0, universal: 0, queen: 0, boosts: 1 },
      { tile: 1, stored: 0, universal: 0, queen: 0, boosts: 2 },
      { tile: 2, stored: 0, universal: 0, queen: 0, boosts: 0 },
      { tile: 2, stored: 0, universal: 0, queen: 0, boosts: 1 },
      { tile: 2, stored: 0, universal: 0, queen: 0, boosts: 2 },
    ]);
    const { state: boosted, events } = playing(state, spend({ tile: 1, boosts: 2 }), take('dig-1'));
    expect(events).toContainEqual(expect.objectContaining({ type: 'ants-spent', strength: 3, boosts: 2 }));
    expect(supplyOf(boosted, 0)).toEqual([1, 0, 0, 0, 0]);
    expect([...new Set([...ants.legalActions(before)].map(({ type }) => type))]).toEqual([
      'main-action',
      'transform',
      'emergency',
    ]);
    expect(ants.whyIllegal(before, { type: 'boost', seat: 0 })).toMatchObject({ code: 'decision/other-kind' });
  });
});

describe('Transform', () => {
  test('ANT-15.4 + ANT-15.6 1 Food moves an ant or a larva to another specialisation of its tile, as often as it is paid', () => {
    const before = colony({ ants: [1, 0, 0], larvae: [0, 1, 0], has: [2, 0, 0, 0, 0] });
    const once = playing(before, transform('top', 'digger', 'forager')).state;
    const twice = playing(once, transform('middle', 'explorer', 'digger')).state;

    expect(changesOf(before, once)).toEqual(['Food −1', 'digger ant −1', 'forager ant +1']);
    expect(changesOf(once, twice)).toEqual(['Food −1', 'digger larva +1', 'explorer larva −1']);
    expect(why(twice, transform('top', 'forager', 'digger'))).toEqual({
      code: 'transform/unpaid',
      rule: 'ANT-15.4',
      facts: { food: 1 },
    });
    expect(why(once, transform('top', 'digger', 'forager'))).toMatchObject({ code: 'transform/none' });
    expect(why(once, transform('top', 'forager', 'forager'))).toMatchObject({ code: 'transform/same' });
    expect(asked(twice)).toBe('main-action');
  });

  test('ANT-15.5 neither eggs nor stored nor universal ants', () => {
    const state = colony({ eggs: [1, 1, 1], stored: [1, 1, 1], universal: 2, has: [3, 0, 0, 0, 0] });

    expect(legal(state, 'transform')).toEqual([]);
    expect(why(state, { ...transform('top', 'digger', 'forager'), place: 'bottom' })?.code).toBe('malformed');
    expect(why(state, transform('top', 'digger', 'forager'))).toMatchObject({ code: 'transform/none' });
  });

  test('ANT-15.13 Fungus and Aphid markers pay for it, and for all that costs Food', () => {
    const own = {
      ants: [1, 0, 0],
      has: [0, 0, 1, 0, 0],
      played: ['honeydew-cellar'],
      isFull: true,
      markers: [[1, 0, 0]],
    } as const;
    const before = colony(own);

    const { state } = playing(before, transform('top', 'digger', 'forager'));
    expect(legal(state, 'pay')).toEqual([
      { fungus: 0, markers: 1 },
      { fungus: 1, markers: 0 },
    ]);
    expect(changesOf(before, playing(state, pay(0, 1)).state)).toEqual([
      'Aphid on honeydew-cellar −1',
      'digger ant −1',
      'forager ant +1',
    ]);
    // A boost of 2 Food takes both.
    const dug = playing(before, main('dig'), spend({ tile: 1, boosts: 1 })).state;
    expect(changesOf(before, dug)).toEqual(['Fungus −1', 'Aphid on honeydew-cellar −1', 'digger ant −1']);
  });
});

describe('Emergency Store', () => {
  test('ANT-15.7 + ANT-15.8 + ANT-15.12 cube by cube into the supply, for anything; the store is not filled again', () => {
    const before = position([{ tiles: ['inc-2a', 'inc-2b', 'inc-2c'], has: [1, 0, 0, 0, 0] }, NOBODY]);
    const { state } = playing(before, main('incubate'), EMERGENCY, EMERGENCY);

    expect(changesOf(before, state)).toEqual(['Food +2', 'emergency store −2']);
    expect(legal(state, 'resolve-deed')).toEqual([{ place: 'top' }, { decline: true }]);
    const food = { type: 'production-track', track: 'food' };
    const done = playing(state, resolve('top'), food, { type: 'incubation-effect', effect: { of: 'all' } }).state;
    expect(done.store[0]).toBe(3);
    expect(supplyOf(done, 0)[0]).toBe(5);
  });

  test('ANT-15.10 + ANT-15.16 once it is empty each further Food comes with a token', () => {
    const before = colony({ store: 1 });
    const { state, events } = playing(before, EMERGENCY, EMERGENCY, EMERGENCY);

    expect(changesOf(before, state)).toEqual(['Food +3', 'emergency store −1', '−3 VP tokens +2']);
    expect(events).toEqual([
      { type: 'emergency-taken', seat: 0, from: 'store' },
      { type: 'emergency-taken', seat: 0, from: 'supply' },
      { type: 'emergency-taken', seat: 0, from: 'supply' },
    ]);
  });

  test('ANT-15.14 any number of tokens a turn, or as many as an option says, and again in the next', () => {
    const hungry = { ...TURNED, larvae: [5, 5, 5], store: 0, production: [0, 0, 1, 1, 1] } as const;
    const feeding = playing(colony(hungry), main('incubate'), DONE).state;
    const all = playing(feeding, ...Array.from({ length: 15 }, () => EMERGENCY)).state;
    expect(all.penalties[0]).toBe(15);
    expect(why(all, EMERGENCY)).toMatchObject({ code: 'emergency/not-needed' });

    const few = createAnts({ options: { emergencyExtraPerTurn: 6 } });
    const six = playingIn(few, movedTo(few, feeding), ...Array.from({ length: 6 }, () => EMERGENCY)).state;
    expect(few.whyIllegal(six, { seat: 0, ...EMERGENCY })).toEqual({
      code: 'emergency/limit',
      rule: 'ANT-15.14',
      facts: { taken: 6, most: 6 },
    });
    const dropped = Array.from({ length: 9 }, (_, nth) => [
      decline('feed-larvae'),
      { type: 'drop-larva', specialisation: nth < 5 ? 'digger' : 'explorer' },
    ]).flat();
    const later = playingIn(few, six, ...dropped, FEED, main('incubate'), DONE).state;
    expect(later.extra).toBe(0);
    expect(few.whyIllegal(later, { seat: 0, ...EMERGENCY })).toBeUndefined();
  });

  test('ANT-15.11 only where Food is needed: below 6 before the main action, for a deed, for a payment, for larvae', () => {
    expect(freeAt(colony({ has: [5, 0, 0, 0, 0] }))).toEqual(['emergency']);
    expect(why(colony({ has: [6, 0, 0, 0, 0] }), EMERGENCY)).toEqual({
      code: 'emergency/not-needed',
      rule: 'ANT-15.11',
      facts: { food: 6, needed: 6 },
    });
    const deed = (food: number, tiles: string[]) =>
      freeAt(playing(position([{ tiles, has: [food, 0, 0, 0, 0], universal: 1 }, NOBODY]), main('incubate')).state);
    expect(deed(2, ['inc-2a', 'inc-2b', 'inc-2c'])).toEqual(['emergency']);
    const wings = (food: number) =>
      freeAt(
        playing(
          colony({ hand: ['wing-training'], has: [food, 2, 0, 0, 0], explorers: ['A01'] }),
          main('cards'),
          play('wing-training'),
        ).state,
      );
    expect(wings(1)).toEqual(['emergency']);
    expect(wings(2)).toEqual([]);
    // Fungus feeds larvae, too, but need not.
    const feeding = (has: readonly [number, number, number, number, number]) =>
      freeAt(playing(colony({ ...TURNED, larvae: [2, 0, 0], has }), main('incubate'), DONE).state);
    expect(feeding([1, 0, 0, 0, 0])).toEqual(['emergency']);
    expect(feeding([1, 0, 1, 0, 0])).toEqual(['emergency']);
    expect(feeding([2, 0, 0, 0, 0])).toEqual([]);
    // A Transform or a token costs 1 Food, wherever it is offered.
    const storing = (food: number) =>
      freeAt(playing(colony({ ...TURNED, ants: [2, 0, 0], has: [food, 0, 0, 0, 0] }), main('incubate')).state);
    expect([storing(0), storing(1)]).toEqual([['emergency'], ['transform']]);
    const playingCards = (food: number) =>
      freeAt(
        playing(colony({ ants: [2, 0, 0], has: [food, 0, 0, 0, 0], hand: ['standing-army'] }), main('cards')).state,
      );
    expect([playingCards(0), playingCards(1)]).toEqual([['emergency'], ['transform']]);
  });
});

describe('where free actions are offered', () => {
  /** A position for each decision with an open window, in which every free action could be paid. */
  const waiting = (queen: string): Readonly<Record<string, AntsState>> => {
    const own = {
      queen,
      ants: [1, 1, 1],
      larvae: [2, 2, 2],
      has: [1, 9, 1, 4, 4],
      hand: ['war-cry', 'wing-training', 'guard-post'],
      explorers: ['A18'],
      tiles: ['inc-2a', 'inc-2b', 'inc-2c'],
    } as const;
    const before = position([own, { queen: 'queen-8' }], { enemies: { A05: 'leafhopper' } });
    const incubating = playing(before, main('incubate')).state;
    const deed = playing(incubating, store('digger')).state;
    return {
      'main-action': before,
      'store-ants': incubating,
      'resolve-deed': deed,
      'feed-larvae': playing(deed, decline('resolve-deed'), DONE).state,
      'play-card': playing(before, main('cards')).state,
      'pay-for': playing(before, main('cards'), play('wing-training'), pay(0, 0)).state,
      'next-part': playing(before, main('enemy')).state,
      'defeat-enemy': playing(before, main('enemy'), part('enemy')).state,
    };
  };
  const OFFERED: Readonly<Record<string, readonly string[]>> = {
    'main-action': ['transform', 'emergency'],
    'next-part': [],
    'store-ants': ['transform'],
    'resolve-deed': ['emergency'],
    'feed-larvae': ['emergency'],
    'play-card': ['transform'],
    'pay-for': ['emergency'],
    'defeat-enemy': [],
  };
  const EVERYWHERE = Object.keys(OFFERED);

  test.each([
    ['queen-8', [], 'no Queen adds'],
    ['queen-3', EVERYWHERE, 'queen-discard'],
    ['queen-4', ['main-action', 'next-part', 'play-card', 'defeat-enemy', 'resolve-deed'], 'queen-token'],
    ['queen-5', EVERYWHERE, 'queen-fungus'],
  ] as const)('with %s at these decisions and no others: %s', (queen, places, free) => {
    const other = queen === 'queen-8' ? 'queen-7' : queen;
    for (const [kind, state] of Object.entries(waiting(other))) {
      expect(asked(state)).toBe(kind);
      const more = (places as readonly string[]).includes(kind) ? [free] : [];
      expect([kind, freeAt(state)]).toEqual([kind, [...(OFFERED[kind] ?? []), ...more]]);
    }
  });

  test('ANT-15.15 the table of free actions holds; elsewhere they are refused with their rule', () => {
    const own = { queen: 'queen-3', hand: ['war-cry', 'guard-post'], has: [0, 2, 0, 0, 0] } as const;
    const before = position([own, { queen: 'queen-8' }]);
    const { state } = playing(before, main('cards'), play('war-cry'), decline('play-card'));
    expect(asked(state)).toBe('end-turn');
    expect(freeAt(state)).toEqual(['queen-discard']);

    const digging = playing(colony({ ants: [2, 0, 0], has: [1, 0, 0, 0, 0] }), main('dig')).state;
    expect(freeAt(digging)).toEqual([]);
    const cards = playing(colony({ ants: [1, 0, 0], has: [1, 0, 0, 0, 0], hand: ['war-cry'] }), main('cards')).state;
    expect(why(cards, EMERGENCY)).toMatchObject({ code: 'emergency/not-needed' });
    expect(why(cards, transform('middle', 'digger', 'forager'))).toMatchObject({ code: 'transform/larva' });
    const feeding = playing(
      colony({ ...TURNED, larvae: [1, 0, 0], has: [1, 0, 0, 0, 0] }),
      ...[main('incubate'), DONE],
    ).state;
    expect(why(feeding, transform('middle', 'digger', 'forager'))).toEqual({
      code: 'free/not-here',
      rule: 'ANT-15.15',
      facts: {},
    });
    // Where ants are stored, ants alone are transformed.
    const storing = playing(
      colony({ ...TURNED, ants: [1, 0, 0], larvae: [1, 0, 0], has: [1, 0, 0, 0, 0] }),
      main('incubate'),
    );
    expect(legal(storing.state, 'transform').map((said) => (said as { place: string }).place)).toEqual(['top', 'top']);
    expect(why(storing.state, transform('middle', 'digger', 'forager'))).toMatchObject({ code: 'transform/larva' });
  });
});

import { describe, expect, test } from 'vitest';
import { ants } from '../../../src/games/ants/index.ts';
import { altered, coverSpaces, only, typesOf } from '../kit/altered.ts';
import { changesOf } from '../kit/changes.ts';
import {
  ALL,
  activate,
  DONE,
  decline,
  EMERGENCY,
  FEED,
  main,
  moveDisc,
  produce,
  raise,
  resolve,
  store,
} from '../kit/moves.ts';
import { asked, legal, type Own, playing, position, supplyOf } from '../kit/position.ts';

const NOBODY = {};
/** A tile that is turned: no deed is asked about. */
const TURNED = { turned: [1, 0, 0] } as const;
/** Vertices on which six foragers may be. */
const SIX = ['a01', 'a02', 'a03', 'a04', 'a05', 'a06'];
const colony = (own: Own, tiles = ['inc-1a', 'inc-1b', 'inc-1c']) => position([{ tiles, ...own }, NOBODY]);
const why = (state: ReturnType<typeof colony>, action: object) => ants.whyIllegal(state, { seat: 0, ...action });

describe('clearing the top tile', () => {
  test('ANT-14.1 + ANT-14.2 it is emptied first: at most one ant of each kind is stored where the space is free, the others are discs of the pool', () => {
    const before = colony({ ...TURNED, ants: [2, 1, 0], stored: [0, 1, 0] });
    const { state } = playing(before, main('incubate'));

    expect(legal(state, 'store-ants')).toEqual([{ ants: [] }, { ants: ['digger'] }]);
    expect(why(state, store('explorer'))).toEqual({
      code: 'store/taken',
      rule: 'ANT-14.2',
      facts: { specialisation: 'explorer' },
    });
    expect(why(state, store('forager'))).toMatchObject({ code: 'store/no-ant', rule: 'ANT-14.2' });
    const stored = playing(state, store('digger')).state;
    expect(changesOf(before, stored)).toEqual(['digger ant −2', 'explorer ant −1', 'stored digger +1']);
    expect(stored.pool[0]).toBe((before.pool[0] ?? 0) + 2);
    expect(changesOf(before, playing(state, store()).state)).toEqual(['digger ant −2', 'explorer ant −1']);
  });

  test('ANT-14.23 nobody is asked who has no ant there, or no space', () => {
    const asks = (own: Own) => asked(playing(colony({ ...TURNED, ...own }), main('incubate')).state);

    expect(asks({ ants: [1, 0, 0] })).toBe('store-ants');
    expect(asks({ ants: [1, 0, 0], stored: [1, 1, 0] })).toBe('store-ants');
    expect(asks({ ants: [1, 0, 0], stored: [1, 1, 1] })).toBe('incubation-effect');
    expect(asks({ stored: [0, 0, 0], universal: 3 })).toBe('incubation-effect');
    const lost = playing(colony({ ...TURNED, ants: [1, 0, 0], stored: [1, 1, 1] }), main('incubate'));
    expect(only(lost.events, 'ants-cleared')).toEqual([{ type: 'ants-cleared', seat: 0, stored: [], lost: [1, 0, 0] }]);
  });

  test('ANT-14.16 ants that come there in step 2 are cleared before the shift, and never become eggs', () => {
    const before = colony({ ...TURNED, larvae: [2, 0, 0], played: ['nursing'], has: [1, 0, 0, 0, 0] });
    const raised = playing(before, main('incubate'), activate('nursing'), moveDisc('middle', 'digger', 'digger'), DONE);
    const { state, events } = playing(raised.state, FEED);

    expect(asked(state)).toBe('store-ants');
    expect(typesOf(events)).toEqual(['larvae-fed', 'paid']);
    const done = playing(state, store('digger')).state;
    expect(done.discs[0]).toEqual([
      [1, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(done.stored[0]).toEqual([1, 0, 0]);
    expect(playing(state, store()).state.pool[0]).toBe((done.pool[0] ?? 0) + 1);
  });
});

describe('the steps', () => {
  test('ANT-14.3 + ANT-14.15 deed, effects, feeding, shifting: in this order, and every one of them', () => {
    const own = { ants: [1, 0, 0], larvae: [0, 1, 0], has: [1, 5, 0, 0, 0] } as const;
    const { events, state } = playing(
      colony(own),
      ...[main('incubate'), store('digger'), raise('food'), produce('egg-digger'), DONE, FEED],
    );

    expect(
      only(events, 'incubation-began', 'ants-cleared', 'deed-resolved', 'eggs-laid', 'larvae-fed', 'tiles-shifted'),
    ).toMatchObject([
      { type: 'incubation-began' },
      { type: 'ants-cleared', stored: ['digger'] },
      { type: 'deed-resolved', place: 'top', tile: 'inc-1a' },
      { type: 'eggs-laid', specialisation: 'digger', count: 1 },
      { type: 'larvae-fed', count: 1 },
      { type: 'tiles-shifted' },
    ]);
    expect(state.discs[0]).toEqual([
      [0, 1, 0],
      [1, 0, 0],
      [0, 0, 0],
    ]);
    expect(state.turned[0]).toEqual([0, 0, 1]);
  });

  test('ANT-14.17 the whole of it is the main action: the new ants work from the next turn on', () => {
    const before = colony({ ...TURNED, larvae: [1, 0, 0], has: [1, 0, 0, 0, 0] });
    const { state } = playing(before, main('incubate'), DONE, FEED);

    expect(ants.pending(state)).toMatchObject([{ seat: 1, kind: 'main-action' }]);
    const waiting = playing(before, main('incubate'), DONE, FEED, main('incubate'), DONE);
    expect(ants.pending(waiting.state)).toMatchObject([{ seat: 0, kind: 'main-action' }]);
    expect(legal(waiting.state, 'main-action')).toContainEqual({ action: 'dig' });
    expect(legal(before, 'main-action')).not.toContainEqual({ action: 'dig' });
  });
});

describe('step 1, the deed', () => {
  test('ANT-14.4 + ANT-14.7 if the top tile is met it is turned over: any production rises, and a deed is done', () => {
    const before = colony({ has: [0, 5, 0, 0, 0] });
    const { state } = playing(before, main('incubate'));

    expect(legal(state, 'production-track')).toHaveLength(5);
    const done = playing(state, raise('egg-explorer')).state;
    expect(changesOf(before, done)).toEqual(['explorer Egg production 1 → 2', 'top tile turned +1']);
    expect(ants.view(done, 0).deeds).toEqual([1, 0]);
    // The bottom tile asks for 6 foragers on the map, but only the top one counts.
    const bottom = position([{ tiles: ['inc-1a', 'inc-1c', 'inc-1b'], has: [0, 5, 0, 0, 0], foragers: SIX }, NOBODY]);
    expect(playing(bottom, main('incubate')).state.turned[0]).toEqual([1, 0, 0]);
    const hungry = position([{ tiles: ['inc-2a', 'inc-2b', 'inc-2c'] }, NOBODY]);
    const at = playing(hungry, main('incubate')).state;
    expect(why(at, resolve('bottom'))).toEqual({ code: 'deed/not-top', rule: 'ANT-14.4', facts: { place: 'bottom' } });
  });

  test('ANT-14.5 it must be resolved, unless it takes tokens or another tile is; and there is at most one', () => {
    const met = playing(colony({ has: [0, 5, 0, 0, 0] }), main('incubate')).state;
    expect([asked(met), met.turned[0]]).toEqual(['production-track', [1, 0, 0]]);
    // A deed that takes a Mutation token may be left.
    const strength = ['inc-4c', 'inc-4a', 'inc-4b'];
    const dear = playing(colony({ has: [0, 0, 0, 0, 1] }, strength), main('incubate')).state;
    expect(legal(dear, 'resolve-deed')).toEqual([{ place: 'top' }, { decline: true }]);
    expect(playing(dear, decline('resolve-deed')).state.turned[0]).toEqual([0, 0, 0]);
    // What free actions have made of the top tile counts.
    const fed = playing(colony({}, ['inc-2a', 'inc-2b', 'inc-2c']), main('incubate'), EMERGENCY, EMERGENCY).state;
    expect(playing(fed, decline('resolve-deed')).state.turned[0]).toEqual([0, 0, 0]);
    expect(playing(fed, EMERGENCY, decline('resolve-deed')).state.turned[0]).toEqual([1, 0, 0]);

    // With leave to resolve any tile, and two that are met.
    const any = { played: ['royal-archive'], isFull: true, foragers: SIX };
    const both = playing(colony({ ...any, has: [0, 5, 0, 0, 0] }), main('incubate')).state;
    expect(legal(both, 'resolve-deed')).toEqual([{ place: 'top' }, { place: 'middle' }, { decline: true }]);
    const middle = playing(both, resolve('middle'), raise('leaf')).state;
    expect([asked(middle), middle.turned[0]]).toEqual(['incubation-effect', [0, 1, 0]]);
    const top = playing(both, decline('resolve-deed'), raise('leaf')).state;
    expect([asked(top), top.turned[0]]).toEqual(['incubation-effect', [1, 0, 0]]);
  });

  test('ANT-14.6 a turned tile offers no deed again', () => {
    const any = { played: ['royal-archive'], isFull: true, foragers: SIX };
    const state = playing(colony({ ...any, ...TURNED, has: [0, 5, 0, 0, 0] }), main('incubate')).state;

    expect(legal(state, 'resolve-deed')).toEqual([{ place: 'middle' }, { decline: true }]);
    expect(why(state, resolve('top'))).toEqual({ code: 'deed/turned', rule: 'ANT-14.6', facts: { place: 'top' } });
  });

  test('ANT-14.21 it is asked about only if it can be met, now or after free actions, and need not be resolved anyway', () => {
    const asks = (own: Own, tiles?: string[]) => asked(playing(colony(own, tiles), main('incubate')).state);

    expect(asks({ has: [0, 5, 0, 0, 0] })).toBe('production-track');
    expect(asks({ has: [0, 4, 0, 0, 0] })).toBe('incubation-effect');
    expect(asks({ has: [0, 5, 0, 0, 0], ...TURNED })).toBe('incubation-effect');
    // 3 Food: the emergency store may bring them.
    const food = ['inc-2a', 'inc-2b', 'inc-2c'];
    expect(asks({}, food)).toBe('resolve-deed');
    const tokens = ['inc-4c', 'inc-4a', 'inc-4b'];
    expect(asks({ has: [0, 0, 0, 9, 0] }, tokens)).toBe('incubation-effect');
    expect(asks({ has: [0, 0, 0, 0, 1] }, tokens)).toBe('resolve-deed');
  });
});

describe('step 2, incubation effects', () => {
  const busy = { ...TURNED, played: ['fungus-gathering', 'fungus-gathering', 'venom-glands'] };
  const effects = (state: ReturnType<typeof colony>) =>
    legal(state, 'incubation-effect').map((said) => (said as { effect?: object }).effect);

  test('ANT-14.8 + ANT-14.9 + ANT-14.12 the five productions, every unlocked ability and every line of a card are effects of their own', () => {
    const before = altered(colony(busy), (draft) => coverSpaces(draft, 0, { 'ab-5': 'mantis', 'ab-11': 'wasp' }));
    const { state } = playing(before, main('incubate'));

    const tracks = ['food', 'leaf', 'egg-digger', 'egg-explorer', 'egg-forager'];
    expect(effects(state)).toEqual([
      { of: 'all' },
      ...tracks.map((track) => ({ of: 'production', track })),
      { of: 'ability', space: 'ab-5', line: 1 },
      { of: 'ability', space: 'ab-11', line: 1 },
      { of: 'card', card: 'fungus-gathering', line: 1 },
      { of: 'card', card: 'fungus-gathering#2', line: 1 },
      { of: 'card', card: 'venom-glands', line: 1 },
      undefined,
    ]);
    // In any order.
    const first = playing(
      state,
      activate('venom-glands'),
      produce('egg-forager'),
      activate('fungus-gathering#2'),
    ).state;
    expect(changesOf(before, first)).toEqual(['Fungus +1', 'Aggression +1', 'forager egg +1']);
  });

  test('ANT-14.10 productions give cubes, or eggs on the bottom tile', () => {
    const before = colony({ ...TURNED, production: [3, 2, 1, 4, 5] });
    const tracks = ['food', 'leaf', 'egg-digger', 'egg-explorer', 'egg-forager'];
    const { state } = playing(before, main('incubate'), ...tracks.slice(0, 4).map(produce));

    expect(changesOf(before, state)).toEqual(['Food +3', 'Leaf +2', 'digger egg +1', 'explorer egg +4']);
  });

  test('ANT-14.11 each at most once, and any may be left', () => {
    const { state } = playing(colony(busy), main('incubate'), activate('fungus-gathering'));

    expect(why(state, activate('fungus-gathering'))).toEqual({ code: 'effect/not-left', rule: 'ANT-14.11', facts: {} });
    expect(effects(state)).toContainEqual({ of: 'card', card: 'fungus-gathering#2', line: 1 });
    const { state: done, events } = playing(state, DONE);
    expect(typesOf(events)).toEqual(['tiles-shifted', 'turn-ended', 'turn-began']);
    expect(supplyOf(done, 0)).toEqual([0, 0, 1, 0, 0]);
  });

  test('ANT-14.18 what is unlocked during the step waits for the next Incubation', () => {
    const before = altered(colony({ ...TURNED, hand: ['fungus-gathering'] }), (draft) => {
      coverSpaces(draft, 0, { 'ab-5': 'mantis' });
    });
    const inside = playing(before, main('incubate')).state;
    const ask = inside.agenda[inside.agenda.length - 1] as unknown as { left: number[] };
    // A card that comes into play while effects are activated is not among those that are left.
    const later = altered(inside, (draft) => {
      const [card] = draft.hands[0]?.cards.splice(0) ?? [];
      draft.played[0]?.push({ deck: 'basic', card: card ?? 0, markers: [0, 0, 0] });
    });
    expect(ask.left).toHaveLength(6);
    expect(effects(later)).not.toContainEqual({ of: 'card', card: 'fungus-gathering', line: 1 });
    expect(why(later, activate('fungus-gathering'))).toMatchObject({ code: 'effect/not-left' });
  });

  test('ANT-14.20 all that leave no choice at once: Food, Leaf, eggs, ability spaces, cards from the oldest on', () => {
    const played = ['venom-glands', 'nursing', 'aphid-herding', 'archive', 'fungus-gathering'];
    const before = altered(colony({ ...TURNED, played, isFull: true, eggs: [1, 0, 0] }), (draft) => {
      coverSpaces(draft, 0, { 'ab-11': 'wasp', 'ab-2': 'termite', 'ab-5': 'mantis' });
    });
    const { state, events } = playing(before, main('incubate'), ALL);

    expect(only(events, 'gained', 'eggs-laid', 'universal-gained', 'card-drawn', 'markers-placed')).toMatchObject([
      { type: 'gained', what: 'food', count: 1 },
      { type: 'gained', what: 'leaf', count: 1 },
      { type: 'eggs-laid', specialisation: 'digger' },
      { type: 'eggs-laid', specialisation: 'explorer' },
      { type: 'eggs-laid', specialisation: 'forager' },
      { type: 'gained', what: 'aggression', count: 1 },
      { type: 'universal-gained', count: 1 },
      { type: 'gained', what: 'fungus', count: 1 },
      { type: 'card-drawn' },
      { type: 'gained', what: 'aggression', count: 1 },
      { type: 'markers-placed', markers: { card: 'aphid-herding', marker: 'aphid', count: 1 } },
      { type: 'gained', what: 'fungus', count: 1 },
    ]);
    // What leaves a choice is left.
    expect(effects(state)).toEqual([{ of: 'card', card: 'nursing', line: 1 }, undefined]);
  });
});

describe('step 3, feeding', () => {
  const hungry = (has: number) =>
    playing(colony({ ...TURNED, larvae: [1, 0, 2], has: [has, 0, 0, 0, 0], store: 0 }), main('incubate'), DONE).state;

  test('ANT-14.13 + ANT-14.22 1 Food for each larva, all at once, or one larva is given up and the rest is asked about again', () => {
    expect(why(hungry(2), FEED)).toEqual({ code: 'feed/unpaid', rule: 'ANT-14.13', facts: { larvae: 3, food: 2 } });
    expect(legal(hungry(2), 'feed-larvae')).toEqual([{ decline: true }]);

    const giving = playing(hungry(2), decline('feed-larvae')).state;
    expect(legal(giving, 'drop-larva')).toEqual([{ specialisation: 'digger' }, { specialisation: 'forager' }]);
    expect(why(giving, { type: 'drop-larva', specialisation: 'explorer' })).toMatchObject({ code: 'larva/none' });
    const again = playing(giving, { type: 'drop-larva', specialisation: 'digger' }).state;
    expect(asked(again)).toBe('feed-larvae');
    const fed = playing(again, FEED).state;
    expect(changesOf(hungry(2), fed)).toEqual([
      'Food −2',
      'forager ant +2',
      'digger larva −1',
      'forager larva −2',
      'top tile turned −1',
      'bottom tile turned +1',
    ]);
  });

  test('ANT-14.14 larvae may go unfed although there is Food', () => {
    const { state } = playing(
      hungry(9),
      decline('feed-larvae'),
      { type: 'drop-larva', specialisation: 'digger' },
      // Which larva it is needs no answer any more.
      decline('feed-larvae'),
      decline('feed-larvae'),
    );

    expect(supplyOf(state, 0)[0]).toBe(9);
    expect(state.discs[0]?.flat()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('ANT-14.19 a larva of step 2 is fed like any other', () => {
    const before = colony({ ...TURNED, eggs: [1, 0, 0], played: ['nursing'], has: [1, 0, 0, 0, 0], store: 0 });
    const raised = playing(before, main('incubate'), activate('nursing'), moveDisc('bottom', 'digger', 'digger'), DONE);

    expect(asked(raised.state)).toBe('feed-larvae');
    expect(changesOf(before, playing(raised.state, FEED).state)).toContain('Food −1');
  });
});

test('ANT-14.1 an Incubation can be chosen in any turn, even with nothing to incubate', () => {
  const bare = position([{ production: [0, 0, 1, 1, 1], ...TURNED }, NOBODY]);
  expect(legal(bare, 'main-action')).toEqual([{ action: 'incubate' }]);
});

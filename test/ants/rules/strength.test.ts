import { describe, expect, test } from 'vitest';
import type { AntsState } from '../../../src/games/ants/index.ts';
import { altered, piles } from '../kit/altered.ts';
import { changed } from '../kit/changes.ts';
import { decline, dig, explore, forage, main, pay, play, spend, take, yes } from '../kit/moves.ts';
import { asked, BOOK, legal, luck, type Own, playing, position, refused } from '../kit/position.ts';

const NOBODY = {};
const ACTIONS = ['dig', 'explore', 'forage'] as const;
const EACH = ACTIONS.map((action, nth) => ({ action, nth }));
const declared = (state: AntsState) => legal(state, 'spend-ants').map((said) => Object.values(said).join(''));
const spending = (action: (typeof ACTIONS)[number], own: Own) => playing(position([own, NOBODY]), main(action)).state;
const vertices = (state: AntsState) => legal(state, 'forage-vertex').map((said) => Object.values(said)[0]);

describe('ants and boosts', () => {
  test.each(EACH)(
    'ANT-5.1 + ANT-5.2 + ANT-5.3 $action: 1 to 4 ants of the tile, of storage and universal ones, in any mix',
    ({ action, nth }) => {
      const of = (count: number): [number, number, number] =>
        [0, 1, 2].map((each) => (each === nth ? count : 0)) as never;
      const others = (count: number): [number, number, number] =>
        [0, 1, 2].map((each) => (each === nth ? 0 : count)) as never;

      // Tile, storage, universal, Queen, boosts.
      expect(declared(spending(action, { ants: of(5) }))).toEqual(['10000', '20000', '30000', '40000']);
      expect(declared(spending(action, { ants: of(1), stored: of(1), universal: 1 }))).toEqual([
        ...['00100', '01000', '01100', '10000', '10100', '11000', '11100'],
      ]);
      const state = spending(action, { ants: of(2), stored: of(1), universal: 3 });
      expect(refused(state, spend({ tile: 3 }))).toMatchObject({
        code: 'ants/too-many',
        rule: 'ANT-5.2',
        facts: { from: 'tile', count: 3, most: 2 },
      });
      expect(refused(state, spend({ tile: 2, universal: 4 }))).toMatchObject({ code: 'ants/too-many' });
      expect(refused(state, spend({ tile: 2, stored: 1, universal: 2 }))).toMatchObject({
        code: 'ants/strength',
        facts: { strength: 5, most: 4 },
      });
      // Ants of other specialisations are none.
      const idle = position([{ ants: others(3), stored: others(1) }, NOBODY]);
      expect(refused(idle, main(action))).toMatchObject({ code: 'action/impossible', rule: 'ANT-5.26' });
    },
  );

  test('ANT-5.4 + ANT-5.5 + ANT-5.6 a boost costs 2 Food, several are possible, and none of them is an ant', () => {
    expect(declared(spending('dig', { ants: [1, 0, 0], has: [6, 0, 0, 0, 0] }))).toEqual([
      ...['10000', '10001', '10002', '10003'],
    ]);
    expect(declared(spending('dig', { ants: [3, 0, 0], has: [9, 0, 0, 0, 0] }))).toEqual([
      ...['10000', '10001', '10002', '10003', '20000', '20001', '20002', '30000', '30001'],
    ]);
    const state = spending('dig', { ants: [1, 0, 0], has: [3, 0, 0, 0, 0] });
    expect(declared(state)).toEqual(['10000', '10001']);
    expect(refused(state, spend({ tile: 1, boosts: 2 }))).toEqual({
      code: 'boost/unpaid',
      rule: 'ANT-5.4',
      facts: { boosts: 2, food: 4, has: 3 },
    });
    expect(refused(state, spend({ boosts: 1 }))).toEqual({ code: 'ants/none', rule: 'ANT-5.5', facts: {} });
  });

  test('ANT-5.7 + ANT-5.8 ants and boosts are gone before the card is taken, and the discs are in the pool', () => {
    const before = position([{ ants: [0, 2, 0], stored: [0, 1, 0], has: [2, 0, 0, 0, 0] }, NOBODY]);
    const { state } = playing(before, main('explore'), spend({ tile: 2, stored: 1, boosts: 1 }));

    expect(asked(state)).toBe('take-display-card');
    expect(changed(before, state)).toEqual({
      '0 has': [0, 0, 0, 0, 0],
      '0 pool': (before.pool[0] ?? 0) + 3,
      '0 ants': [0, 0, 0],
      '0 stored': [0, 0, 0],
    });
  });

  test('ANT-5.9 + ANT-5.10 a Forage places the discs themselves, and one of the pool for each boost', () => {
    const own = { ants: [0, 0, 1], has: [4, 0, 0, 0, 0] } as const;
    const before = position([own, NOBODY]);
    const { state } = playing(before, main('forage'), spend({ tile: 1, boosts: 2 }));
    expect(changed(before, state)).toEqual({
      carried: 3,
      '0 has': [0, 0, 0, 0, 0],
      '0 pool': (before.pool[0] ?? 0) - 2,
      '0 ants': [0, 0, 0],
    });

    const short = spending('forage', { ...own, pool: 1 });
    expect(declared(short)).toEqual(['10000', '10001']);
    expect(refused(short, spend({ tile: 1, boosts: 2 }))).toEqual({
      code: 'boost/no-disc',
      rule: 'ANT-5.10',
      facts: { boosts: 2, discs: 1 },
    });
    // Digging needs no disc for a boost.
    expect(declared(spending('dig', { ...own, ants: [1, 0, 0], pool: 0 }))).toEqual(['10000', '10001', '10002']);
  });

  test('ANT-5.11 more Strength than a hex needs may be spent', () => {
    const { state } = playing(
      position([{ ants: [0, 4, 0] }, NOBODY]),
      main('explore'),
      spend({ tile: 4 }),
      take('explore-1'),
    );

    expect(legal(state, 'explore-hex')).toContainEqual({ hex: 'A09' });
    expect(playing(state, explore('A09')).state.explorers[8]).toBe(0);
  });

  test('ANT-5.25 + ANT-5.26 a declaration is legal if its Strength can be used', () => {
    const all = BOOK.gardens[2]?.hexNames ?? [];
    const weak = all.filter((name) => (BOOK.gardens[2]?.hexes[all.indexOf(name)]?.strength ?? 0) < 4);
    const own = { ants: [0, 3, 0], has: [2, 0, 0, 0, 0] } as const;
    const state = playing(position([{ ...own, explorers: weak }, NOBODY]), main('explore')).state;

    // Only hexes of strength 4 are left. There is one way to get there, and yet it is a choice that is told.
    expect(asked(state)).toBe('take-display-card');
    expect(state.resources[0]).toEqual([0, 0, 0, 0, 0]);
    const poor = position([{ ants: [0, 3, 0], has: [1, 0, 0, 0, 0], explorers: weak }, NOBODY]);
    expect(refused(poor, main('explore'))).toMatchObject({ code: 'action/impossible', facts: { action: 'explore' } });
    const two = spending('explore', { ...own, universal: 1, explorers: weak });
    expect(declared(two)).toEqual(['20101', '30001', '30100']);
    expect(refused(two, spend({ tile: 3 }))).toEqual({
      code: 'strength/useless',
      rule: 'ANT-7.14',
      facts: { action: 'explore', strength: 3 },
    });
  });
});

describe('the display card', () => {
  test.each(EACH)(
    'ANT-5.12 + ANT-5.13 $action: one card of its row, and the slot is filled again',
    ({ action, nth }) => {
      const before = luck(position([{ universal: 1 }, NOBODY]), 'deck war-cry');
      const { state } = playing(before, main(action));

      expect(legal(state, 'take-display-card')).toEqual([1, 2, 3].map((slot) => ({ slot: `${action}-${slot}` })));
      const other = `${ACTIONS[(nth + 1) % 3]}-1`;
      expect(refused(state, take(other))).toEqual({
        code: 'display/row',
        rule: 'ANT-5.12',
        facts: { slot: other, row: action },
      });
      const taken = playing(state, take(`${action}-2`)).state;
      const card = BOOK.cardIds[before.display[3 * nth + 1] ?? -1];
      expect(changed(state, taken)).toEqual({ [`${action}-2`]: 'war-cry', deck: 110, '0 hand': [card] });
    },
  );

  test('ANT-5.14 + ANT-5.17 + ANT-5.18 a row without cards is passed over; an empty slot is filled as soon as there are cards', () => {
    const empty = altered(piles(position([{ universal: 3 }, NOBODY]), []), (loose) => {
      const cards = loose.hands[1]?.cards ?? [];
      for (const slot of [0, 1, 2, 4]) {
        cards.push(loose.display[slot] ?? -1);
        loose.display[slot] = -1;
      }
      cards.sort((one, other) => one - other);
    });
    // Nothing is asked about the row of Dig: a tile is laid at once.
    const dug = playing(empty, main('dig'), spend({ universal: 1 })).state;
    expect(asked(dug)).toBe('dig-tile');

    const exploring = playing(empty, main('explore'), spend({ universal: 1 })).state;
    expect(legal(exploring, 'take-display-card')).toEqual([{ slot: 'explore-1' }, { slot: 'explore-3' }]);
    expect(refused(exploring, take('explore-2'))).toEqual({
      code: 'display/empty',
      rule: 'ANT-5.14',
      facts: { slot: 'explore-2' },
    });
    expect(playing(exploring, take('explore-1')).state.display.slice(0, 6)).toEqual([
      -1,
      -1,
      -1,
      -1,
      -1,
      empty.display[5],
    ]);

    // Two cards have come to the discard pile: slots are filled from the top.
    const some = altered(exploring, (loose) => {
      const [one = -1, two = -1, ...others] = loose.hands[1]?.cards ?? [];
      loose.hands[1] = { owner: 1, known: [], cards: others };
      for (const card of [one, two]) loose.discards[card] = (loose.discards[card] ?? 0) + 1;
    });
    const filled = playing(some, take('explore-1'));
    expect(filled.state.display.slice(0, 5).map((card) => card >= 0)).toEqual([true, true, false, false, false]);
    expect(filled.events.map(({ type }) => type)).toEqual([
      ...['display-taken', 'reshuffled', 'display-filled', 'display-filled'],
    ]);
  });

  test('ANT-5.15 + ANT-5.16 the discard pile becomes the deck when a card is needed and there is none, not before', () => {
    const before = piles(position([{ universal: 1, ants: [1, 0, 0] }, NOBODY]), ['war-cry'], ['ambush', 'nursing']);
    const { state, events } = playing(before, main('dig'), spend({ universal: 1 }), take('dig-1'));
    // The last card of the deck is turned up: the discard pile stays as it is.
    expect(events.map(({ type }) => type)).not.toContain('reshuffled');
    expect([state.deck.rest.every((left) => left === 0), changed(before, state).discards]).toEqual([true, undefined]);

    // (1,3) of the common side gives a card.
    const drawn = playing(state, dig('1,3'));
    expect(drawn.events.map(({ type }) => type)).toContain('reshuffled');
    expect(changed(state, drawn.state)).toMatchObject({ deck: 1, discards: [] });
  });

  test('ANT-5.17 with nothing left a draw is skipped', () => {
    const before = piles(position([{ ants: [1, 0, 0] }, NOBODY]), []);
    const { state } = playing(before, main('dig'), take('dig-1'), dig('1,3'));

    expect(state.hands[0]?.cards).toEqual([before.display[0]]);
    expect([state.display[0], state.active]).toEqual([-1, 1]);
  });

  test('ANT-5.19 a Starting or Queen Room card that is discarded is out of the game', () => {
    const own = { queen: 'queen-3', hand: ['first-hunt', 'royal-chamber', 'war-cry'] };
    const before = position([own, { queen: 'queen-5' }]);
    const discard = (kind: string, card: string) => [
      { type: 'queen-discard', kind },
      { type: 'discard-for', card },
    ];

    const { state } = playing(before, ...discard('skill', 'first-hunt'), ...discard('room', 'royal-chamber'));
    expect(changed(before, state)).toMatchObject({ gone: ['first-hunt', 'royal-chamber'], '0 hand': ['war-cry'] });
    expect(changed(before, state).discards).toBeUndefined();
    const basic = playing(before, ...discard('skill', 'war-cry')).state;
    expect(changed(before, basic)).toMatchObject({ discards: ['war-cry'] });
    expect(changed(before, basic).gone).toBeUndefined();
  });
});

describe('granted actions', () => {
  const drilled = (card: string, own: Own, ...others: readonly Own[]) =>
    playing(
      position([{ hand: [card], has: [0, 2, 0, 0, 0], ...own }, ...(others.length > 0 ? others : [NOBODY])]),
      main('cards'),
      play(card),
    );

  test('ANT-5.20 no ants, no boosts, no card: an explorer comes straight from the pool', () => {
    const before = position([
      { hand: ['scouting-drill'], universal: 2, ants: [0, 3, 0], has: [4, 2, 0, 0, 0] },
      NOBODY,
    ]);
    const { state } = playing(before, main('cards'), play('scouting-drill'), yes('granted-action'));

    expect(asked(state)).toBe('explore-hex');
    expect(legal(state, 'explore-hex')).not.toContainEqual({ hex: 'A04' });
    const after = playing(state, explore('A06')).state;
    expect(changed(before, after)).toEqual({
      active: 1,
      'A06 explorer': 0,
      '0 hand': [],
      '0 played': ['scouting-drill 0 0 0'],
      '0 has': [4, 1, 0, 1, 0],
      '0 pool': (before.pool[0] ?? 0) - 1,
    });
  });

  test('ANT-5.20 a granted Forage takes its discs from the pool, a granted Dig none', () => {
    const { state } = drilled('foraging-drill', {});
    const pool = state.pool[0] ?? 0;
    const accepted = playing(state, yes('granted-action')).state;
    expect([accepted.carried, accepted.pool[0], asked(accepted)]).toEqual([2, pool - 2, 'forage-vertex']);
    const dug = drilled('tunnel-drill', {}).state;
    expect(playing(dug, yes('granted-action'), dig('0,1', '1,1')).state.pool[0]).toBe(dug.pool[0]);
  });

  test('ANT-5.21 it sets off whatever watches for that action', () => {
    const rotation = drilled('tunnel-drill', { played: ['shift-rotation'], ants: [1, 0, 0] }).state;
    expect(asked(playing(rotation, yes('granted-action'), dig('0,1', '1,1')).state)).toBe('move-disc');
    // `queen-7`: a card and an Aggression token for Strength 1.
    const before = luck(
      position([{ queen: 'queen-7', hand: ['first-trails'], has: [0, 1, 0, 0, 0] }, { queen: 'queen-5' }]),
      'deck war-cry',
    );
    const { state } = playing(before, main('cards'), play('first-trails'), yes('granted-action'), forage('a19'));
    expect(changed(before, state)).toMatchObject({ a19: 0, '0 hand': ['war-cry'], '0 has': [1, 1, 0, 1, 0] });
  });

  test('ANT-5.22 a granted Forage is as strong as pool and paths allow', () => {
    const short = drilled('foraging-drill', { pool: 1 }).state;
    const one = playing(short, yes('granted-action'));
    expect(one.events).toContainEqual({ type: 'action-granted', seat: 0, action: 'forage', strength: 1 });
    expect([one.state.carried, one.state.pool[0]]).toEqual([1, 0]);
    expect(asked(drilled('foraging-drill', { pool: 0 }).state)).not.toBe('granted-action');

    // All red vertices but one are taken, and its neighbours, too: a path of one.
    const around = ['a23', 'a32', 'a36', 'a14', 'a24', 'a25'];
    const lone = drilled('foraging-drill', {}, { foragers: around }).state;
    expect(playing(lone, yes('granted-action')).events).toContainEqual({
      type: 'action-granted',
      seat: 0,
      action: 'forage',
      strength: 1,
    });
    const none = drilled('foraging-drill', {}, { foragers: [...around, 'a19'] });
    expect(asked(none.state)).not.toBe('granted-action');
  });

  test('ANT-5.23 a granted Explore needs a disc and a hex', () => {
    const first = ['A05', 'A09', 'A11', 'A15'];
    const scouts = (own: Own) => drilled('first-scouts', own).state;

    expect(asked(scouts({}))).toBe('granted-action');
    expect(asked(scouts({ pool: 0 }))).not.toBe('granted-action');
    expect(asked(scouts({ explorers: first }))).not.toBe('granted-action');
    expect(asked(scouts({ explorers: first.slice(1) }))).toBe('granted-action');
  });

  test('ANT-5.24 a granted Dig is lost without a place, and what it cannot use', () => {
    const across = [2, 3, 4, 5].flatMap((row) => [
      [`${row},0`, `${row},1`],
      [`${row},2`, `${row},3`],
    ]);
    const almost = [['0,1', '1,1'], ['0,3', '1,3'], ...across, ['4,4'], ['5,4']];
    const lacking = (count: number) => almost.slice(0, almost.length - count);

    expect(asked(drilled('tunnel-drill', { rooms: lacking(0) }).state)).not.toBe('granted-action');
    const { state } = drilled('tunnel-drill', { rooms: lacking(1) });
    const after = playing(state, yes('granted-action'));
    // The only tile that fits is laid at once, and Strength 1 is lost.
    expect(after.state.rooms[0]).toHaveLength(almost.length + 1);
    expect(after.state.active).toBe(1);
  });

  test('ANT-5.27 it is declined before its first step or not at all', () => {
    const { state } = drilled('foraging-drill', {});
    const accepted = playing(state, yes('granted-action')).state;

    expect(legal(state, 'granted-action')).toEqual([{}, { decline: true }]);
    expect(vertices(accepted)).toEqual(['a19', 'a23', 'a32', 'a36']);
    expect(refused(accepted, decline('forage-vertex'))).toBeDefined();
  });
});

describe('boosts are paid like everything', () => {
  test('ANT-5.4 + ANT-12.21 with Fungus as well, if the player likes', () => {
    const before = position([{ ants: [0, 2, 0], has: [1, 0, 2, 0, 0] }, NOBODY]);
    const { state } = playing(before, main('explore'), spend({ tile: 2, boosts: 1 }));

    expect(legal(state, 'pay')).toEqual([
      { fungus: 1, markers: 0 },
      { fungus: 2, markers: 0 },
    ]);
    expect(playing(state, pay(2, 0)).state.resources[0]).toEqual([1, 0, 0, 0, 0]);
    expect(asked(playing(state, pay(2, 0), take('explore-1'), explore('A04')).state)).toBe('production-track');
  });
});

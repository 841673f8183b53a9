import { describe, expect, test } from 'vitest';
import { type AntsState, ants, createAnts } from '../../../src/games/ants/index.ts';
import { movedTo, typesOf } from '../kit/altered.ts';
import { changed } from '../kit/changes.ts';
import { cover, decline, defeat, fill, main, part, pay, play, raise, yes } from '../kit/moves.ts';
import { asked, BOOK, legal, luck, type Own, playing, playingIn, position, refused } from '../kit/position.ts';

const NOBODY = {};
const cards = (state: AntsState) => legal(state, 'play-card').map((said) => Object.values(said)[0]);
const RICH = [9, 9, 0, 0, 0] as const;

describe('card actions', () => {
  test('ANT-11.1 + ANT-11.4 up to two cards, the first done before the second is begun, which may be declined', () => {
    const before = position([{ hand: ['trail-marking', 'war-cry', 'nursing'], has: RICH }, NOBODY]);
    const { state, events } = playing(before, main('cards'), play('trail-marking'));

    expect(typesOf(events, 'card-played', 'flew', 'card-drawn')).toEqual(['card-played', 'flew', 'card-drawn']);
    expect(asked(state)).toBe('play-card');
    const both = playing(state, play('war-cry'));
    expect([both.state.played[0]?.length, both.state.active]).toEqual([2, 1]);
    const one = playing(state, decline('play-card'));
    expect([one.state.played[0]?.length, one.state.active]).toEqual([1, 1]);
    expect(refused(state, play('ambush'))).toMatchObject({ code: 'card/not-in-hand', rule: 'ANT-11.1' });
    // Without a second card nothing is asked.
    const last = playing(position([{ hand: ['war-cry'], has: RICH }, NOBODY]), main('cards'), play('war-cry'));
    expect(last.state.active).toBe(1);
  });

  const fighter: Own = {
    explorers: ['A05'],
    played: ['war-cry'],
    has: [0, 9, 0, 0, 1],
    hand: ['spoils-of-war', 'nursing'],
  };
  const fight = (own: Own = {}) =>
    playing(position([{ ...fighter, ...own }, NOBODY], { enemies: { A05: 'leafhopper' } }), main('enemy')).state;

  test('ANT-11.2 + ANT-11.4 a card and an enemy, in either order, and either of them may be left out', () => {
    const state = fight();
    expect(legal(state, 'next-part')).toEqual([{ part: 'card' }, { part: 'enemy' }, { decline: true }]);

    // Card first: it sees the enemy.
    const won = [part('enemy'), defeat('A05'), cover('ab-3')];
    const first = playing(state, part('card'), play('spoils-of-war'));
    expect(refused(first.state, part('card'))).toEqual({
      code: 'part/done',
      rule: 'ANT-11.2',
      facts: { part: 'card' },
    });
    const after = playing(first.state, ...won).state;
    expect([after.resources[0], after.active]).toEqual([[2, 8, 0, 0, 0], 1]);
    // Enemy first: the card comes too late.
    const second = playing(state, ...won);
    expect(asked(second.state)).toBe('next-part');
    const both = playing(second.state, part('card'), play('spoils-of-war')).state;
    expect([both.resources[0], both.active]).toEqual([[0, 8, 0, 0, 0], 1]);
    // One of them is enough.
    expect(playing(second.state, decline('next-part')).state.active).toBe(1);
    expect(playing(first.state, decline('next-part')).state.active).toBe(1);
    expect(playing(first.state, part('enemy'), decline('defeat-enemy')).state.active).toBe(1);
  });

  test('ANT-11.3 + ANT-11.24 Play 1 Card and Defeat 1 Enemy of which nothing is done is closed, Play 2 Cards is performed', () => {
    const closed = [decline('next-part'), part('card')] as const;
    const before = fight();
    const state = playing(before, decline('next-part')).state;
    expect([asked(state), state.closed]).toEqual(['main-action', [0, 1]]);
    expect(refused(state, main('enemy'))).toEqual({
      code: 'action/closed',
      rule: 'ANT-11.3',
      facts: { action: 'enemy' },
    });
    expect(
      playing(before, closed[1], decline('play-card'), part('enemy'), decline('defeat-enemy')).state.closed,
    ).toEqual([0, 1]);

    const done = playing(state, main('cards'), decline('play-card')).state;
    // The next turn opens them again.
    expect([done.active, done.closed]).toEqual([1, [0, 0]]);

    const other = createAnts({ options: { noCardPlayed: 'closed' } });
    const both = playingIn(other, movedTo(other, state), main('cards'), decline('play-card')).state;
    expect([both.active, both.closed]).toEqual([0, [1, 1]]);
    expect([...other.legalActions(both)].filter(({ type }) => type === 'main-action')).toMatchObject([
      { action: 'incubate' },
    ]);
  });

  test('ANT-11.19 a card in hand is enough for both, and an enemy that can be defeated for the one', () => {
    const actions = (own: Own) => legal(position([own, NOBODY]), 'main-action').map((said) => Object.values(said)[0]);

    expect(actions({ hand: ['dynasty'] })).toEqual(['cards', 'enemy', 'incubate']);
    expect(actions({ explorers: ['A05'] })).toEqual(['incubate']);
    expect(actions({ explorers: ['A05'], has: [0, 0, 0, 0, 3] })).toEqual(['enemy', 'incubate']);
    // Meadow is A05's terrain, and A18's as well.
    expect(actions({ explorers: ['A18'], has: [0, 0, 0, 0, 3] })).toEqual(['enemy', 'incubate']);
    const none = position([NOBODY, NOBODY]);
    expect(refused(none, main('cards'))).toEqual({ code: 'action/no-card', rule: 'ANT-11.19', facts: {} });
    expect(refused(none, main('enemy'))).toEqual({ code: 'action/no-enemy', rule: 'ANT-11.19', facts: {} });
  });
});

describe('playing a card', () => {
  test('ANT-11.5 + ANT-11.6 requirements are met and the cost is there, or it is not offered', () => {
    const hand = ['ambush', 'polyethism', 'war-cry'];
    const state = (own: Own) => playing(position([{ hand, ...own }, NOBODY]), main('cards')).state;

    expect(cards(state({ has: [0, 1, 0, 0, 0] }))).toEqual([true]);
    expect(cards(state({ has: [0, 2, 0, 0, 0] }))).toEqual(['war-cry', true]);
    expect(cards(state({ has: [0, 3, 0, 1, 0], production: [0, 0, 2, 2, 1] }))).toEqual([
      ...['war-cry', 'polyethism', 'ambush', true],
    ]);
    const poor = state({ has: [0, 1, 0, 0, 0], production: [0, 0, 2, 2, 1] });
    expect(refused(poor, play('war-cry'))).toEqual({
      code: 'card/cost',
      rule: 'ANT-11.6',
      facts: { card: 'war-cry', what: 'leaf', cost: 2 },
    });
    expect(refused(state({ has: RICH }), play('polyethism'))).toEqual({
      code: 'card/needs',
      rule: 'ANT-11.5',
      facts: { card: 'polyethism', line: 1, has: 3, least: 5 },
    });
    expect(refused(state({ has: RICH }), play('ambush'))).toEqual({
      code: 'card/symbols',
      rule: 'ANT-12.8',
      facts: { card: 'ambush', missing: ['aggression'], aggression: 0, mutation: 0 },
    });
  });

  test('ANT-11.7 + ANT-11.8 the card lies beside the board, its effect comes at once, its symbols and points are there', () => {
    const before = position([{ hand: ['war-cry', 'ambush'], has: [0, 4, 0, 0, 0] }, NOBODY]);
    const { state, events } = playing(before, main('cards'), play('war-cry'));

    expect(typesOf(events, 'card-chosen', 'paid', 'card-played', 'gained')).toEqual([
      ...['card-chosen', 'paid', 'card-played', 'gained'],
    ]);
    expect(changed(before, state)).toEqual({
      '0 hand': ['ambush'],
      '0 played': ['war-cry 0 0 0'],
      '0 has': [0, 2, 0, 2, 0],
    });
    const aggression = BOOK.cards[BOOK.cardIds.indexOf('war-cry')]?.symbols.indexOf(1) ?? -1;
    expect(ants.view(state, 1).symbols[0]?.[aggression]).toBe(1);
    // Ambush needs AGG: no token is taken for it.
    expect(playing(state, play('ambush')).state.resources[0]).toEqual([0, 0, 0, 2, 0]);
  });

  test('ANT-11.9 several effects of a card in printed order', () => {
    const before = luck(position([{ hand: ['first-column'], foragers: ['a01', 'a02', 'a03'] }, NOBODY]));
    const { events } = playing(before, main('cards'), play('first-column'));
    expect(events.flatMap((event) => (event.type === 'gained' ? [event.what] : []))).toEqual(['food', 'leaf']);

    // Royal Jelly: P:E?, then LAR1.
    const jelly = position([{ hand: ['royal-jelly'], has: RICH, played: ['leaf-cutting', 'aphid-herding'] }, NOBODY]);
    const { state } = playing(jelly, main('cards'), play('royal-jelly'));
    expect(asked(state)).toBe('production-track');
    expect(asked(playing(state, raise('egg-digger')).state)).toBe('larva-kind');
  });

  const NEST = [['0,1'], ['1,1'], ['0,3', '1,3'], ['2,1', '2,2', '2,3']];

  test('ANT-11.13 + ANT-11.14 a Room card fills one Empty tile of its size or a larger one; two are not one', () => {
    const own: Own = { hand: ['great-gallery', 'hall-of-deeds'], has: RICH };
    const state = (rooms: Own['rooms']) =>
      playing(position([{ ...own, rooms: rooms ?? [] }, NOBODY]), main('cards')).state;

    // Great Gallery needs 3, the Hall of Deeds 4.
    expect(cards(state(NEST))).toEqual(['great-gallery', true]);
    expect(refused(state(NEST), play('hall-of-deeds'))).toEqual({
      code: 'card/no-room',
      rule: 'ANT-11.14',
      facts: { card: 'hall-of-deeds', size: 4 },
    });
    expect(cards(state(NEST.slice(0, 3)))).toEqual([true]);
    const small = position([{ hand: ['guard-post'], rooms: NEST }, NOBODY]);
    const filling = playing(small, main('cards'), play('guard-post')).state;
    expect(legal(filling, 'fill-room')).toEqual([{ size: 1 }, { size: 2 }, { size: 3 }]);
    expect(refused(filling, fill(4))).toEqual({ code: 'room/none', rule: 'ANT-11.14', facts: { size: 4, least: 1 } });
    const { state: after } = playing(filling, fill(3));
    expect(changed(small, after)).toEqual({
      active: 1,
      '0 hand': [],
      '0 played': ['guard-post 0 0 0'],
      '0 has': [0, 0, 0, 1, 0],
      '0 nest': ['0,2 1,2', '0,1', '1,1', '0,3 1,3', '2,1 2,2 2,3 full'],
    });
  });

  test('ANT-11.14 a Full tile is no room', () => {
    const full = { hand: ['guard-post'], played: ['archive'], isFull: true };
    expect(cards(playing(position([full, NOBODY]), main('cards')).state)).toEqual([true]);
  });

  test('ANT-11.16 a Deed card is a deed done', () => {
    const before = position([{ hand: ['first-steps'], explorers: ['A05', 'A06'], flight: 12 }, NOBODY]);
    const { state } = playing(before, main('cards'), play('first-steps'));

    expect([ants.view(before, 1).deeds, ants.view(state, 1).deeds]).toEqual([
      [0, 0],
      [1, 0],
    ]);
  });

  test('ANT-11.20 what a play takes is decided step by step', () => {
    // A Room card: its tile, then the payment.
    const chamber = position([
      { hand: ['throne-of-thorns'], rooms: [...NEST, ['3,1', '3,2', '3,3']], has: [0, 2, 1, 0, 0] },
      NOBODY,
    ]);
    const larger = playing(
      position([{ hand: ['guard-post', 'war-cry'], rooms: NEST, has: [0, 2, 1, 0, 0] }, NOBODY]),
      ...[main('cards'), play('guard-post')],
    ).state;
    expect(asked(larger)).toBe('fill-room');
    const paying = playing(chamber, main('cards'), play('throne-of-thorns')).state;
    expect([asked(paying), paying.played[0]]).toEqual(['pay', []]);
    const placed = playing(paying, pay(1, 0));
    expect(typesOf(placed.events, 'paid', 'tile-turned', 'card-played')).toEqual([
      'paid',
      'tile-turned',
      'card-played',
    ]);
    // Symbols: the tokens, then the payment.
    const ambush = position([{ hand: ['ambush'], has: [0, 2, 1, 1, 1] }, NOBODY]);
    const covering = playing(ambush, main('cards'), play('ambush')).state;
    expect(asked(covering)).toBe('cover-symbols');
    expect(asked(playing(covering, { type: 'cover-symbols', aggression: 1 }).state)).toBe('pay');
    // DEED*: the line that is waived, then the tokens for the others.
    const played = ['first-steps', 'war-cry', 'war-cry', 'nursing', 'nursing', 'spoils-of-war', 'spoils-of-war'];
    const deeds = position([{ hand: ['dynasty', 'warlords'], played, has: [0, 0, 0, 1, 1] }, NOBODY]);
    const waiving = playing(deeds, main('cards'), play('dynasty'), play('warlords')).state;
    expect([asked(waiving), legal(waiving, 'waive-line')]).toEqual(['waive-line', [{ line: 1 }, { line: 2 }]]);
    expect(asked(playing(waiving, { type: 'waive-line', line: 2 }).state)).toBe('cover-symbols');
  });

  test('ANT-11.21 of tiles of one size the first that was placed is turned', () => {
    const before = position([{ hand: ['leaf-store', 'guard-post'], rooms: NEST }, NOBODY]);
    const one = playing(before, main('cards'), play('leaf-store'), fill(1)).state;
    const nest = (state: AntsState) => changed(position([NOBODY, NOBODY]), state)['0 nest'];

    expect(nest(one)).toEqual(['0,2 1,2', '0,1 full', '1,1', '0,3 1,3', '2,1 2,2 2,3']);
    const two = playing(one, play('guard-post'), fill(1)).state;
    expect(nest(two)).toEqual(['0,2 1,2', '0,1 full', '1,1 full', '0,3 1,3', '2,1 2,2 2,3']);
    // And the first of the Full ones is turned back.
    const full = [
      ['0,1', 'full'],
      ['1,1', 'full'],
      ['2,1', '2,2', '2,3'],
    ];
    const back = position([
      { hand: ['rebuilt-chamber'], played: ['leaf-store', 'guard-post'], rooms: full, has: [0, 1, 0, 0, 0] },
      NOBODY,
    ]);
    const { state } = playing(back, main('cards'), play('rebuilt-chamber'), { type: 'empty-room', size: 1 });
    expect(nest(state)).toEqual(['0,2 1,2', '0,1', '1,1 full', '2,1 2,2 2,3 full']);
  });

  test('ANT-11.22 a card is public when it is chosen, and played to the end', () => {
    const before = position([{ hand: ['guard-post', 'war-cry'], rooms: NEST, has: RICH }, NOBODY]);
    const { state, events } = playing(before, main('cards'), play('guard-post'));

    expect(asked(state)).toBe('fill-room');
    expect(events).toContainEqual({ type: 'card-chosen', seat: 0, card: 'guard-post', reveals: true });
    const known = BOOK.cardIds.indexOf('guard-post');
    expect(ants.view(state, 1).hands[0]?.cards.filter((card) => card === known)).toHaveLength(1);
    expect(ants.view(before, 1).hands[0]?.cards).not.toContain(known);
    for (const said of [decline('fill-room'), decline('play-card'), play('war-cry'), yes('end-turn')]) {
      expect(refused(state, said)).toBeDefined();
    }
  });
});

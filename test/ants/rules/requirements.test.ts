import { describe, expect, test } from 'vitest';
import { defaultPack } from '../../../src/games/ants/cards/pack/pack.ts';
import { type Card, has, needs } from '../../../src/games/ants/cards/vocabulary.ts';
import { type AntsState, createAnts } from '../../../src/games/ants/index.ts';
import { costOf } from '../../../src/games/ants/rules/playing.ts';
import { movedTo } from '../kit/altered.ts';
import { ALL, cover, decline, defeat, fill, main, part, pay, play, raise, yes } from '../kit/moves.ts';
import { asked, BOOK, legal, type Own, playing, playingIn, position, refused } from '../kit/position.ts';

const NOBODY = {};
const cards = (state: AntsState) => legal(state, 'play-card').flatMap((said) => ('card' in said ? [said.card] : []));
const covering = (aggression: number) => ({ type: 'cover-symbols', aggression });
/** The cards that can be played of a hand. */
const playable = (own: Own, other: Own = NOBODY) => cards(playing(position([own, other]), main('cards')).state);
const LEAVES = [0, 9, 0, 0, 0] as const;

describe('symbols', () => {
  const hand = ['scent-memory'];
  const SOURCES: readonly (readonly [string, Own])[] = [
    ['a played card', { played: ['trail-marking'] }],
    ['an ability space', { abilities: { 'ab-3': 'mantis' } }],
    ['a Queen token', { queen: 'queen-4', tokens: ['communication'] }],
  ];
  test.each(SOURCES)('ANT-12.1 + ANT-12.2 COM comes from %s', (_source, own) => {
    const other = 'queen' in own ? { queen: 'queen-5' } : NOBODY;
    expect(playable({ hand, has: LEAVES, ...own }, other)).toEqual(['scent-memory']);
    expect(playable({ hand, has: LEAVES })).toEqual([]);
    // Others' symbols are of no use.
    const foreign = position([{ hand, has: LEAVES, ...('queen' in own ? { queen: 'queen-5' } : {}) }, own]);
    expect(cards(playing(foreign, main('cards')).state)).toEqual([]);
  });

  test('ANT-12.1 + ANT-12.2 AGG comes from a Special Item, and from deeds', () => {
    const ambush = { hand: ['ambush'], has: LEAVES };
    expect(playable({ ...ambush, items: ['rose-thorn'] })).toEqual(['ambush']);
    expect(playable({ ...ambush, items: ['feather'] })).toEqual([]);
    expect(playable({ ...ambush, played: ['heroic-reputation', 'first-steps', 'first-column'] })).toEqual(['ambush']);
    expect(playable({ ...ambush, played: ['heroic-reputation', 'first-steps'] })).toEqual([]);
  });

  /** A position of a game in which one Basic card is another. */
  const playedWith = (id: string, card: Card, own: Own) => {
    const game = createAnts({ pack: { ...defaultPack, basic: { ...defaultPack.basic, [id]: card } } });
    const { state } = playingIn(game, movedTo(game, position([own, NOBODY])), main('cards'));
    return { game, state };
  };

  test('ANT-12.3 the own symbols of a card do not help it', () => {
    const proud: Card = {
      copies: 2,
      source: 'ours',
      type: 'skill',
      symbols: ['aggression'],
      cost: { leaf: 1 },
      needs: [needs('aggression', 1)],
    };
    const { game, state } = playedWith('ambush', proud, { hand: ['ambush'], has: LEAVES });

    expect(game.whyIllegal(state, { seat: 0, ...play('ambush') })).toMatchObject({
      code: 'card/symbols',
      facts: { missing: ['aggression'] },
    });
  });

  test('ANT-12.27 what is about to be paid still counts', () => {
    const rich: Card = { copies: 2, source: 'ours', type: 'skill', cost: { leaf: 3 }, needs: [needs(has('leaf'), 3)] };
    const enough = playedWith('ambush', rich, { hand: ['ambush'], has: [0, 3, 0, 0, 0] });
    const said = { seat: 0, ...play('ambush') };
    expect(enough.game.whyIllegal(enough.state, said)).toBeUndefined();
    expect(playingIn(enough.game, enough.state, play('ambush')).state.resources[0]).toEqual([0, 0, 0, 0, 0]);
    const short = playedWith('ambush', rich, { hand: ['ambush'], has: [0, 2, 1, 0, 0] });
    expect(short.game.whyIllegal(short.state, said)).toMatchObject({ code: 'card/needs', facts: { has: 2, least: 3 } });
  });

  test('ANT-12.25 a cost and a requirement may be of any kind', () => {
    const strange: Card = {
      copies: 2,
      source: 'ours',
      type: 'skill',
      cost: { food: 1, leaf: 1, aggression: 2 },
      needs: [needs(has('mutation'), 1)],
    };
    const { game, state } = playedWith('ambush', strange, { hand: ['ambush'], has: [1, 1, 0, 2, 1] });

    expect(playingIn(game, state, play('ambush')).state.resources[0]).toEqual([0, 0, 0, 0, 1]);
    const poor = playedWith('ambush', strange, { hand: ['ambush'], has: [1, 1, 0, 1, 1] });
    expect(poor.game.whyIllegal(poor.state, { seat: 0, ...play('ambush') })).toMatchObject({ code: 'card/cost' });
  });

  test('ANT-12.4 symbols stay, and each line wants so many of one', () => {
    const two = { played: ['library-of-scents', 'echo-chamber'], has: LEAVES };
    // INT×2; COM×2.
    expect(playable({ ...two, hand: ['scholars'] })).toEqual(['scholars']);
    expect(playable({ played: ['antennae-school'], has: LEAVES, hand: ['scholars'] })).toEqual([]);
    const before = position([{ ...two, hand: ['scholars', 'scent-memory'] }, NOBODY]);
    const { state } = playing(before, main('cards'), play('scholars'), { type: 'take-display-card', slot: 'dig-1' });
    expect(cards(state)).toContain('scent-memory');
  });

  test('ANT-12.5 + ANT-12.6 + ANT-12.8 + ANT-12.29 tokens stand for what is missing, no more and no less', () => {
    const covered = (own: Own) =>
      playing(position([{ hand: ['warlords'], ...own }, NOBODY]), main('cards'), play('warlords'));

    // AGG×3; STR×1. The other symbol takes a Mutation token, AGG as the player likes.
    const state = covered({ has: [0, 0, 0, 2, 3] }).state;
    expect(legal(state, 'cover-symbols')).toEqual([{ aggression: 1 }, { aggression: 2 }]);
    expect(refused(state, covering(0))).toEqual({
      code: 'cover/count',
      rule: 'ANT-12.29',
      facts: { aggression: 0, least: 1, most: 2 },
    });
    expect(playing(state, covering(1)).state.resources[0]).toEqual([0, 0, 0, 1, 0]);
    expect(playing(state, covering(2)).state.resources[0]).toEqual([0, 0, 0, 0, 1]);
    // One way only: nothing is asked.
    expect(covered({ has: [0, 0, 0, 3, 1] }).state.resources[0]).toEqual([0, 0, 0, 0, 0]);
    expect(covered({ has: [0, 0, 0, 5, 1] }).state.resources[0]).toEqual([0, 0, 0, 2, 0]);
    // What is there already takes none.
    expect(covered({ has: [0, 0, 0, 1, 0], played: ['barracks', 'guard-post'] }).state.resources[0]).toEqual([
      0, 0, 0, 0, 0,
    ]);
    expect(playable({ hand: ['warlords'], has: [0, 0, 0, 9, 0] })).toEqual([]);
    expect(playable({ hand: ['warlords'], has: [0, 0, 0, 1, 2] })).toEqual([]);
  });

  test('ANT-12.5 + ANT-12.6 tokens serve against an enemy as well', () => {
    const before = position([{ explorers: ['A05'], has: [0, 0, 0, 1, 1] }, NOBODY], { enemies: { A05: 'leafhopper' } });
    const { state } = playing(before, main('enemy'), part('enemy'), defeat('A05'), cover('ab-1'));

    expect(state.resources[0]).toEqual([1, 2, 0, 0, 0]);
  });

  test('ANT-12.7 tokens meet the symbols of an Incubation tile, too', () => {
    const own = { tiles: ['inc-4c', 'inc-4a', 'inc-4b'], production: [0, 0, 5, 5, 5] } as const;
    const before = position([{ ...own, has: [0, 0, 0, 0, 1] }, NOBODY]);
    const { state } = playing(before, main('incubate'), { type: 'resolve-deed', place: 'top' }, raise('food'));

    // STR×1.
    expect([state.resources[0], state.turned[0]]).toEqual([
      [0, 0, 0, 0, 0],
      [1, 0, 0],
    ]);
    const short = playing(position([{ ...own, has: [0, 0, 0, 9, 0] }, NOBODY]), main('incubate')).state;
    expect(asked(short)).toBe('incubation-effect');
  });

  test('ANT-12.30 a line that is waived takes no tokens, and one is waived in any case', () => {
    const played = ['first-steps', 'war-cry', 'war-cry', 'nursing', 'nursing', 'seed-sowing', 'seed-sowing'];
    const own = { hand: ['dynasty', 'warlords', 'scholars'], played };
    const waiving = (tokens: readonly [number, number], card: string) =>
      playing(position([{ ...own, has: [0, 0, 0, ...tokens] }, NOBODY]), main('cards'), play('dynasty'), play(card));

    // Two AGG are there. Without the line AGG×3 one STR is missing, without STR×1 one AGG.
    const mutation = waiving([0, 1], 'warlords').state;
    expect(legal(mutation, 'waive-line')).toEqual([{ line: 1 }, { line: 2 }]);
    expect(playing(mutation, { type: 'waive-line', line: 1 }).state.resources[0]).toEqual([0, 0, 0, 0, 0]);
    // With an Aggression token only STR can be waived, and is, without a question.
    const aggression = waiving([1, 0], 'warlords');
    expect(aggression.events).toContainEqual({ type: 'symbols-covered', seat: 0, aggression: 1, mutation: 0 });
    const state = playing(position([{ ...own, has: [0, 0, 0, 1, 0] }, NOBODY]), main('cards'), play('dynasty')).state;
    expect(cards(state)).toEqual(['warlords']);
    expect(refused(state, play('scholars'))).toEqual({
      code: 'waive/others',
      rule: 'ANT-12.30',
      facts: { card: 'scholars', line: 0 },
    });
    // A line that counts something can be waived as well: three Room tiles are no eight.
    const nest = { rooms: [['0,1'], ['1,1']], hand: ['dynasty', 'labyrinth'], has: [0, 0, 0, 0, 2] } as const;
    const counted = playing(position([{ ...nest, played }, NOBODY]), main('cards'), play('dynasty'), play('labyrinth'));
    expect(counted.events).toContainEqual({ type: 'symbols-covered', seat: 0, aggression: 0, mutation: 2 });
    expect(counted.state.played[0]).toHaveLength(played.length + 2);
    // All met: a line is waived all the same.
    const met = position([
      { hand: ['dynasty', 'husbandry'], played: [...played.slice(0, 5), 'aphid-stable', 'fungus-garden'] },
      NOBODY,
    ]);
    expect(asked(playing(met, main('cards'), play('dynasty'), play('husbandry')).state)).toBe('waive-line');
    expect(refused(mutation, { type: 'waive-line', line: 3 })).toMatchObject({
      code: 'waive/no-line',
      facts: { lines: 2 },
    });
  });
});

describe('counts', () => {
  const nest = (tiles: number) => ['0,1', '1,1', '0,3', '1,3', '2,0', '2,1'].slice(0, tiles).map((cell) => [cell]);
  const six = ['war-cry', 'war-cry', 'nursing', 'ambush', 'archive', 'barracks'];
  const foragers = ['a01', 'a02', 'a03', 'a04', 'a05', 'a06'];
  const explorers = ['A01', 'A02', 'A03', 'A04', 'A05'];
  const COUNTS: readonly (readonly [string, string, { enough: Own; short: Own; has: number; line?: number }])[] = [
    ['ANT-12.9', 'cradle', { enough: { production: [5, 5, 3, 4, 1] }, short: { production: [5, 5, 3, 3, 1] }, has: 7 }],
    ['ANT-12.10', 'great-harvest', { enough: { foragers }, short: { foragers: foragers.slice(1), explorers }, has: 5 }],
    [
      'ANT-12.10',
      'far-frontiers',
      { enough: { explorers }, short: { explorers: explorers.slice(1), foragers }, has: 4 },
    ],
    [
      'ANT-12.12',
      'dynasty',
      { enough: { played: [...six, 'cradle'] }, short: { played: [...six.slice(1), 'cradle', 'scholars'] }, has: 5 },
    ],
    [
      'ANT-12.13',
      'dynasty',
      {
        enough: { played: [...six, 'cradle'] },
        short: { played: [...six, 'trail-marking'], turned: [1, 1, 1] },
        has: 0,
        line: 2,
      },
    ],
    [
      'ANT-12.14',
      'first-chambers',
      { enough: { rooms: [...nest(2), ['0,3', 'full']], played: ['archive'] }, short: { rooms: nest(2) }, has: 3 },
    ],
    [
      'ANT-12.15',
      'chemical-language',
      { enough: { lost: ['moss', 'sand', 'stone'] }, short: { lost: ['moss', 'sand'] }, has: 2 },
    ],
    ['ANT-12.16', 'swarm-lords', { enough: { swarmed: [0, 2] }, short: { swarmed: [1], flight: 12 }, has: 1 }],
    ['ANT-12.17', 'abundance', { enough: { has: [0, 6, 0, 0, 0] }, short: { has: [9, 5, 0, 9, 9] }, has: 5 }],
    ['ANT-12.18', 'abundance', { enough: { has: [0, 6, 0, 0, 0] }, short: { has: [0, 5, 9, 0, 0] }, has: 5 }],
    [
      'ANT-12.19',
      'abundance',
      {
        enough: { has: [0, 6, 0, 0, 0] },
        short: { has: [0, 5, 0, 0, 0], played: ['trophy-room'], markers: [[0, 3, 0]] },
        has: 5,
      },
    ],
    ['ANT-12.20', 'first-chambers', { enough: { rooms: nest(3) }, short: { rooms: nest(2) }, has: 3 }],
  ];

  test.each(COUNTS)(
    'ANT-12.9 + ANT-12.10 + ANT-12.12 + ANT-12.13 + ANT-12.14 + ANT-12.15 + ANT-12.16 + ANT-12.17 + ANT-12.18 + ANT-12.19 + ANT-12.20 a count that is too low bars a card: %s, %s',
    (_rule, card, { enough, short, has: found, line = 1 }) => {
      expect(playable({ ...enough, hand: [card] })).toEqual([card]);
      const state = playing(position([{ ...short, hand: [card] }, NOBODY]), main('cards')).state;
      expect(refused(state, play(card))).toMatchObject({
        code: 'card/needs',
        rule: 'ANT-11.5',
        facts: { line, has: found },
      });
    },
  );

  test('ANT-12.14 a count of small tiles takes those of 1 and 2, a count of all takes the largest, too', () => {
    const large = ['2,1', '2,2', '3,1', '3,2'];
    const own = { rooms: [['0,1'], ['1,1'], large], hand: ['first-chambers', 'leaf-store'] };
    const before = position([own, NOBODY]);

    expect(cards(playing(before, main('cards')).state)).toEqual(['leaf-store', 'first-chambers']);
    // Leaf Store: L1 for each tile of size 1 or 2, of which there are three.
    const { state } = playing(before, main('cards'), play('leaf-store'), fill(1));
    expect(state.resources[0]).toEqual([0, 3, 0, 0, 0]);
  });

  test('ANT-12.17 what is asked for is not spent', () => {
    const before = position([{ hand: ['abundance'], has: [0, 6, 0, 0, 0] }, NOBODY]);
    expect(playing(before, main('cards'), play('abundance')).state.resources[0]).toEqual([0, 6, 0, 0, 0]);
  });

  test('ANT-12.19 neither the emergency store nor Aphids are Food in supply', () => {
    const own = {
      tiles: ['inc-2a', 'inc-2b', 'inc-2c'],
      has: [2, 0, 0, 0, 0],
      played: ['honeydew-cellar'],
      markers: [[5, 0, 0]],
    } as const;
    const { state } = playing(position([own, NOBODY]), main('incubate'));

    expect(refused(state, { type: 'resolve-deed', place: 'top' })).toMatchObject({
      code: 'deed/needs',
      facts: { has: 2, least: 3 },
    });
    const taken = playing(state, yes('emergency')).state;
    expect(refused(taken, { type: 'resolve-deed', place: 'top' })).toBeUndefined();
  });

  test('ANT-12.20 tiles on stones count', () => {
    const own = { queen: 'queen-9', rooms: [['1,0', '1,1'], ['0,1'], ['2,0']], hand: ['first-chambers'] };
    expect(playable(own, { queen: 'queen-5' })).toEqual(['first-chambers']);
  });
});

describe('payments', () => {
  test('ANT-12.21 + ANT-12.28 Fungus for Leaf or Food; one way is taken without asking', () => {
    const paying = (own: Own) =>
      playing(position([{ hand: ['war-cry'], ...own }, NOBODY]), main('cards'), play('war-cry')).state;

    const mixed = paying({ has: [0, 2, 2, 0, 0] });
    expect(legal(mixed, 'pay')).toEqual([0, 1, 2].map((fungus) => ({ fungus, markers: 0 })));
    expect(playing(mixed, pay(2, 0)).state.resources[0]).toEqual([0, 2, 0, 2, 0]);
    expect(paying({ has: [0, 1, 1, 0, 0] }).resources[0]).toEqual([0, 0, 0, 2, 0]);
    expect(paying({ has: [0, 2, 0, 0, 0] }).resources[0]).toEqual([0, 0, 0, 2, 0]);
    expect(playable({ hand: ['war-cry'], has: [9, 1, 0, 0, 0] })).toEqual([]);
    // As Food it feeds a larva.
    const larva = position([{ larvae: [1, 0, 0], turned: [1, 0, 0], has: [0, 0, 1, 0, 0] }, NOBODY]);
    const fed = playing(larva, main('incubate'), decline('incubation-effect'), yes('feed-larvae')).state;
    expect([fed.resources[0], fed.discs[0]?.[0]]).toEqual([
      [0, 0, 0, 0, 0],
      [1, 0, 0],
    ]);
  });

  test('ANT-12.22 + ANT-12.24 + ANT-12.28 markers are mixed in, the oldest card first, and are discs of the pool again', () => {
    const own: Own = {
      hand: ['great-gallery'],
      played: ['trophy-room', 'seed-vault', 'trophy-room'],
      markers: [
        [0, 1, 0],
        [0, 2, 0],
        [0, 2, 0],
      ],
      rooms: [
        ['0,1', '1,1', 'full'],
        ['0,3', '1,3', 'full'],
        ['2,1', '2,2', '2,3'],
      ],
      isFull: true,
      has: [0, 1, 1, 0, 0],
    };
    const before = position([own, NOBODY]);
    const { state } = playing(before, main('cards'), play('great-gallery'));

    // 2 Leaf: Sprouts of the two Trophy Rooms are Leaf, those of the Seed Vault are not.
    expect(legal(state, 'pay')).toEqual([
      { fungus: 0, markers: 1 },
      { fungus: 0, markers: 2 },
      { fungus: 1, markers: 0 },
      { fungus: 1, markers: 1 },
    ]);
    const { state: paid, events } = playing(state, pay(0, 2));
    expect(events).toContainEqual({
      type: 'paid',
      seat: 0,
      what: 'leaf',
      count: 0,
      fungus: 0,
      markers: [
        { card: 'trophy-room', marker: 'sprout', count: 1 },
        { card: 'trophy-room#2', marker: 'sprout', count: 1 },
      ],
    });
    expect(paid.played[0]?.map(({ markers }) => markers[1])).toEqual([0, 2, 1, 0]);
    expect([paid.pool[0], paid.resources[0]]).toEqual([(before.pool[0] ?? 0) + 2, [0, 1, 1, 0, 0]]);
  });

  test('ANT-12.23 nobody pays too much, and no cost is below 0', () => {
    const rooms = [
      ['0,1', '1,1', 'full'],
      ['0,3', '1,3', 'full'],
      ['2,1', '2,2', '2,3'],
      ['3,0', '3,1'],
    ];
    const own: Own = {
      played: ['masons-hall', 'masons-hall'],
      rooms,
      hand: ['seed-vault', 'fungus-garden'],
      has: [0, 0, 3, 0, 0],
    };
    const before = position([own, NOBODY]);

    // The Seed Vault costs 1, and two Masons' Halls make it cheaper by 2.
    const { state, events } = playing(before, main('cards'), play('seed-vault'), fill(2));
    expect([events.filter(({ type }) => type === 'paid'), state.resources[0]]).toEqual([[], [0, 1, 3, 0, 0]]);
    const vault = BOOK.cardIds.indexOf('seed-vault');
    expect(costOf(BOOK, before, 0, vault)).toEqual([0, 0, 0, 0, 0]);
    const card = playing(
      position([{ hand: ['war-cry'], has: [0, 1, 3, 0, 0] }, NOBODY]),
      main('cards'),
      play('war-cry'),
    ).state;
    expect(refused(card, pay(3, 0))).toEqual({
      code: 'pay/way',
      rule: 'ANT-12.28',
      facts: { what: 'leaf', cost: 2, fungus: 3, markers: 0 },
    });
    expect(legal(card, 'pay')).toEqual([1, 2].map((fungus) => ({ fungus, markers: 0 })));
  });

  test('ANT-12.24 spent cubes are gone', () => {
    const before = position([
      { larvae: [1, 1, 0], turned: [1, 0, 0], has: [2, 0, 0, 0, 0], production: [0, 0, 1, 1, 1] },
      { has: [0, 0, 0, 0, 0] },
    ]);
    const { state } = playing(before, main('incubate'), ALL, yes('feed-larvae'));

    expect(state.resources).toEqual([
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { type AntsState, ants, createAnts, defaultPack } from '../../../src/games/ants/index.ts';
import { altered, letAct, movedTo, only, scoresOf, swarmInto } from '../kit/altered.ts';
import { changesOf } from '../kit/changes.ts';
import { ACCEPT, activate, decline, dig, main, moveDisc, play, raise, spend, take } from '../kit/moves.ts';
import { asked, BOOK, legal, type Own, playing, playingIn, position, supplyOf } from '../kit/position.ts';
import * as words from '../kit/words.ts';

const NOBODY = {};
const TURNED = { turned: [1, 0, 0] } as const;
const colony = (own: Own) => position([own, NOBODY]);
const why = (state: AntsState, action: object) => ants.whyIllegal(state, { seat: 0, ...action });
const SIZE_3 = ['2,1', '2,2', '2,3'];
const SIZE_4 = ['2,1', '2,2', '3,1', '3,2'];

describe('operators', () => {
  test('ANT-19.1 an arrow: discard the one to gain the other', () => {
    const before = colony({
      ...TURNED,
      played: ['venom-lab', 'fan-shaft'],
      isFull: true,
      markers: [
        [0, 0, 0],
        [0, 0, 2],
      ],
      rooms: [[...SIZE_3, 'full']],
      hand: ['war-cry'],
    });
    const at = playing(before, main('incubate')).state;

    const fungus = playing(at, activate('venom-lab'), { type: 'discard-for', card: 'war-cry' }).state;
    expect(changesOf(before, fungus)).toEqual(['Fungus +1', 'hand −1', 'discard piles +1']);
    const flown = playing(at, activate('fan-shaft'), { type: 'pay-for' }).state;
    expect(changesOf(before, flown)).toEqual(['Windmill on fan-shaft −2', 'flight 0 → 1']);
    expect(why(playing(at, activate('venom-lab')).state, { type: 'discard-for', card: 'nursing' })).toMatchObject({
      code: 'discard/not-in-hand',
      rule: 'ANT-19.1',
    });
  });

  test('ANT-19.2 it may be left, and is carried out once', () => {
    const before = colony({ ...TURNED, played: ['sugar-fertiliser'], has: [3, 0, 0, 0, 0] });
    const at = playing(before, main('incubate'), activate('sugar-fertiliser')).state;

    expect(changesOf(before, playing(at, decline('pay-for')).state)).toEqual([]);
    const once = playing(at, { type: 'pay-for' }).state;
    expect(changesOf(before, once)).toEqual(['Food −1', 'Sprout on sugar-fertiliser +1']);
    expect(asked(once)).toBe('incubation-effect');
    expect(why(once, activate('sugar-fertiliser'))).toMatchObject({ code: 'effect/not-left' });
    // Without the Food, and with nothing in the store, it is not offered.
    const poor = playing(colony({ ...TURNED, played: ['sugar-fertiliser'], store: 0 }), main('incubate')).state;
    expect(legal(poor, 'incubation-effect')).toContainEqual({
      effect: { of: 'card', card: 'sugar-fertiliser', line: 1 },
    });
    const asking = playing(poor, activate('sugar-fertiliser')).state;
    expect(why(asking, { type: 'pay-for' })).toMatchObject({ code: 'pay/too-dear', rule: 'ANT-19.2' });
  });

  test('ANT-19.3 + ANT-19.6 a cross: once for each that there is; tiles are counted, and set nothing off', () => {
    const before = colony({ hand: ['leaf-store'], rooms: [['0,1'], ['1,1'], SIZE_3, ['0,3', '1,3']] });
    const { state } = playing(before, main('cards'), play('leaf-store'), { type: 'fill-room', size: 1 });

    // The first tile, two of size 1 and one of size 2; not that of size 3.
    expect(changesOf(before, state)).toEqual(['Leaf +4', 'hand −1', 'leaf-store in play', 'tile on (0,1) Full']);
    const dug = colony({ played: ['leaf-store'], isFull: true, ants: [1, 0, 0] });
    const later = playing(dug, main('dig'), take('dig-1'), dig('1,1')).state;
    expect(changesOf(dug, later)).not.toContain('Leaf +1');
  });

  test('ANT-19.4 what is counted is counted once, when the effect starts', () => {
    const nursing = { ...defaultPack.basic.nursing, now: [words.each(words.available('universal'), words.universal)] };
    const pack = { ...defaultPack, basic: { ...defaultPack.basic, nursing } as typeof defaultPack.basic };
    const game = createAnts({ pack });
    const before = movedTo(game, colony({ hand: ['nursing'], has: [0, 2, 0, 0, 0], universal: 3 }));
    const { state } = playingIn(game, before, main('cards'), play('nursing'));

    // A universal ant for each universal ant: three more, and none for those.
    expect(state.universal[0]).toBe(6);
  });

  test('ANT-19.5 a colon: every time that its condition is fulfilled', () => {
    const own = {
      played: ['ritual-feast'],
      hand: ['first-column', 'first-scent'],
      lost: ['moss'],
      foragers: ['a01', 'a02', 'a03'],
    };
    const { state, events } = playing(colony(own), main('cards'), play('first-column'), play('first-scent'));
    const drawn = BOOK.cardIds[state.drawn[0]?.[0] ?? 0] ?? '';
    const done = playing(state, { type: 'draw-keep', card: drawn });

    expect(only([...events, ...done.events], 'gained')).toMatchObject([
      { what: 'food', count: 1 },
      { what: 'leaf', count: 1 },
      { what: 'food', count: 1 },
      { what: 'food', count: 1 },
    ]);
    expect(supplyOf(done.state, 0)).toEqual([3, 1, 0, 0, 0]);
  });
});

describe('effects', () => {
  test('ANT-19.7 for each copy of a symbol, or once for a card that has it', () => {
    const rooms = [
      ['0,1', '1,1', 'full'],
      [...SIZE_3, 'full'],
      ['0,3', '1,3'],
    ];
    const played = ['fan-shaft', 'antennae-school', 'honeydew-cellar'];
    const before = colony({ played, rooms, isFull: true, hand: ['gymnasium'], has: [0, 1, 0, 0, 0] });
    expect(changesOf(before, playing(before, main('cards'), play('gymnasium')).state)).toContain(
      'Windmill on fan-shaft +2',
    );

    const echo = colony({ played, rooms, isFull: true, hand: ['echo-chamber'], has: [0, 1, 0, 0, 0] });
    const sought = playing(echo, main('cards'), play('echo-chamber'), { type: 'seek-symbol', symbol: 'aphid' });
    expect(only(sought.events, 'card-drawn')).toHaveLength(1);
    const stable = colony({ played, rooms, isFull: true, hand: ['aphid-stable'], has: [0, 1, 0, 0, 0] });
    expect(changesOf(stable, playing(stable, main('cards'), play('aphid-stable')).state)).toContain(
      'Aphid on honeydew-cellar +1',
    );
  });

  test('ANT-19.8 one payment of 2 Food for as many advances as explorers', () => {
    const before = colony({ hand: ['wing-training'], has: [5, 2, 0, 0, 0], explorers: ['A01', 'A02', 'A03'] });
    const { state } = playing(before, main('cards'), play('wing-training'), { type: 'pay-for' });

    expect(changesOf(before, state)).toEqual(['Food −2', 'Leaf −2', 'wing-training in play', 'flight 0 → 3']);
    const none = colony({ hand: ['wing-training'], has: [5, 2, 0, 0, 0] });
    expect(changesOf(none, playing(none, main('cards'), play('wing-training')).state)).toEqual([
      'Leaf −2',
      'hand −1',
      'wing-training in play',
    ]);
  });

  test('ANT-19.9 the explorer Egg production that there is at the end', () => {
    const points = (level: number) =>
      scoresOf(
        colony({ played: ['brood-chamber'], isFull: true, production: [0, 0, 1, level, 1], eggs: [0, 5, 0] }),
      )[0];

    // 1 VP is printed on the card, and space 4 is worth 1.
    expect([1, 2, 3, 4].map(points)).toEqual([3, 5, 7, 10]);
  });

  test('ANT-19.10 symbols that last are counted, tokens are not', () => {
    const library = {
      played: ['library-of-scents', 'war-cry', 'barracks'],
      isFull: true,
      rooms: [[...SIZE_3, 'full']],
    };
    // 2 + 1 + 1 VP are printed; INT, AGG and STR are three symbols.
    expect(scoresOf(colony(library))[0]).toBe(7);
    expect(scoresOf(colony({ ...library, has: [0, 0, 0, 5, 5] }))[0]).toBe(7);
    expect(scoresOf(colony({ ...library, played: [...library.played, 'venom-glands'] }))[0]).toBe(8);
  });

  test('ANT-19.11 + ANT-19.18 up to two Sprouts leave this card, one by one, for others that may hold them', () => {
    const played = ['sprout-nursery', 'sugar-fertiliser', 'seed-vault', 'war-cry'];
    const own = { ...TURNED, played, isFull: true, rooms: [['0,1', '1,1', 'full']] };
    const before = colony({
      ...own,
      markers: [
        [0, 3, 0],
        [0, 1, 0],
        [0, 0, 0],
      ],
    });
    const at = playing(before, main('incubate'), activate('sprout-nursery')).state;
    expect(legal(at, 'choose-effect')).toEqual([{ effect: 1 }, { effect: 2 }, { decline: true }]);

    const moving = playing(at, { type: 'choose-effect', effect: 2 }).state;
    expect(legal(moving, 'move-marker')).toEqual([
      { card: 'sugar-fertiliser' },
      { card: 'seed-vault' },
      { decline: true },
    ]);
    const one = playing(moving, { type: 'move-marker', card: 'seed-vault' });
    expect(asked(one.state)).toBe('move-marker');
    const two = playing(one.state, { type: 'move-marker', card: 'sugar-fertiliser' }).state;
    expect(changesOf(before, two)).toEqual([
      'Sprout on sprout-nursery −2',
      'Sprout on sugar-fertiliser +1',
      'Sprout on seed-vault +1',
    ]);
    expect(asked(two)).toBe('incubation-effect');
    // Sprouts of other cards are not moved: without one here, only a new one can be put.
    const bare = playing(
      colony({
        ...own,
        markers: [
          [0, 0, 0],
          [0, 1, 0],
        ],
      }),
      main('incubate'),
    ).state;
    const put = playing(bare, activate('sprout-nursery')).state;
    expect(changesOf(bare, put)).toEqual(['Sprout on sprout-nursery +1']);
  });

  test('ANT-19.12 cards under a card are seen by their owner, and give nothing but their number', () => {
    const before = colony({ hand: ['archive', 'war-cry', 'guard-post', 'first-hunt'], has: [0, 1, 0, 0, 0] });
    const { state, events } = playing(
      before,
      ...[
        main('cards'),
        play('archive'),
        { type: 'tuck-card', card: 'war-cry' },
        { type: 'tuck-card', card: 'first-hunt' },
      ],
    );

    const card = (id: string) => BOOK.cardIds.indexOf(id);
    expect(ants.view(state, 0).under[0]).toEqual([
      { on: 0, back: 0, card: card('war-cry') },
      { on: 0, back: 1, card: card('first-hunt') },
    ]);
    expect(ants.view(state, 1).under[0]).toEqual([
      { on: 0, back: 0, card: -1 },
      { on: 0, back: 1, card: -1 },
    ]);
    expect(only(ants.viewEvents(events, 1), 'card-tucked')).toEqual([
      { type: 'card-tucked', seat: 0, on: 'archive', back: 'basic', reveals: true },
      { type: 'card-tucked', seat: 0, on: 'archive', back: 'starting', reveals: true },
    ]);
    // The symbols are those of the archive alone, and the cards cannot be played any more.
    expect(ants.view(state, 0).symbols[0]).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0]);
    expect(legal(state, 'play-card')).toEqual([{ decline: true }]);
    const turn = altered(playing(state, decline('play-card')).state, (draft) => letAct(draft, 0));
    const leaves = playing(
      altered(turn, (draft) => (draft.turned[0] = [1, 0, 0])),
      main('incubate'),
      activate('archive'),
    ).state;
    expect(changesOf(turn, leaves)).toEqual(['Leaf +2', 'top tile turned +1']);
  });

  test('ANT-19.13 what watches an action comes after it, bonuses included', () => {
    const own: Own = { played: ['shift-rotation'], ants: [1, 0, 0], larvae: [1, 0, 0], queen: 'queen-7' };
    const before = position([own, { queen: 'queen-8' }]);
    const { state, events } = playing(before, main('dig'), take('dig-1'), dig('0,1'));

    // F1 of the cell, then what the Queen gives, then the question of the card.
    expect(only(events, 'tile-placed', 'gained', 'card-drawn')).toMatchObject([
      { type: 'tile-placed' },
      { type: 'gained', what: 'food' },
      { type: 'card-drawn' },
      { type: 'gained', what: 'aggression' },
    ]);
    expect(asked(state)).toBe('move-disc');
    const moved = playing(state, moveDisc('middle', 'digger', 'forager')).state;
    expect(changesOf(state, moved)).toEqual(['digger larva −1', 'forager larva +1']);
    const three = position([{ ants: [3, 0, 0], queen: 'queen-6' }, { queen: 'queen-8' }]);
    const spent = playing(three, main('dig'), spend({ tile: 3 }), take('dig-1'), dig('0,1'), dig('1,1'));
    expect(supplyOf(spent.state, 0)[2]).toBe(0);
    expect(supplyOf(playing(spent.state, dig('0,3')).state, 0)[2]).toBe(1);
  });

  test('ANT-19.14 only the tile is turned; the card that filled it stays in play', () => {
    const before = colony({
      hand: ['rebuilt-chamber'],
      has: [0, 1, 0, 0, 0],
      played: ['guard-post'],
      isFull: true,
      rooms: [SIZE_3],
    });
    const { state } = playing(before, main('cards'), play('rebuilt-chamber'));
    expect(legal(state, 'empty-room')).toEqual([{ size: 2 }, { size: 3 }, { decline: true }]);
    expect(why(state, { type: 'empty-room', size: 1 })).toMatchObject({ code: 'room/not-full', rule: 'ANT-19.14' });

    const emptied = playing(state, { type: 'empty-room', size: 2 }).state;
    expect(changesOf(before, emptied)).toEqual([
      'Leaf −1',
      'hand −1',
      'rebuilt-chamber in play',
      'tile on (0,2) (1,2) Empty',
      'tile on (2,1) (2,2) (2,3) Full',
    ]);
    expect(emptied.played[0]?.map(({ card }) => BOOK.cardIds[card])).toEqual(['guard-post', 'rebuilt-chamber']);
  });

  test('ANT-19.15 discounts add up, and so do larger rooms', () => {
    const rooms = [
      [...SIZE_3, 'full'],
      ['0,1', '1,1', 'full'],
    ];
    const cost = (played: readonly string[]) => {
      const state = playing(
        colony({ played, rooms, hand: ['wedding-hall'], has: [0, 3, 0, 0, 0] }),
        main('cards'),
      ).state;
      return why(state, play('wedding-hall'));
    };
    expect(cost(['great-gallery', 'masons-hall'])).toMatchObject({ code: 'card/no-room' });
    expect(cost(['great-gallery', 'great-gallery'])).toBeUndefined();
    const paid = (played: readonly string[]) => {
      const own = colony({
        played,
        isFull: true,
        rooms: [['0,1', '1,1', 'full'], SIZE_3],
        hand: ['library-of-scents'],
        has: [0, 2, 0, 0, 0],
      });
      return supplyOf(playing(own, main('cards'), play('library-of-scents')).state, 0)[1];
    };
    expect([
      paid(['guard-post', 'guard-post']),
      paid(['masons-hall', 'guard-post']),
      paid(['masons-hall', 'masons-hall']),
    ]).toEqual([0, 1, 2]);
  });

  test('ANT-19.16 a large tile gives a Fungus however it is placed', () => {
    const garden = { played: ['fungus-garden'], isFull: true };
    const fungus = (state: AntsState) => supplyOf(state, 0)[2];
    const dug = playing(colony({ ...garden, ants: [4, 0, 0] }), main('dig'), spend({ tile: 4 }), take('dig-1'));
    expect(
      fungus(playing(dug.state, dig(...SIZE_4), { type: 'bonus-order', cell: '2,2' }, raise('egg-digger')).state),
    ).toBe(1);
    expect(fungus(playing(dug.state, dig(...SIZE_3)).state)).toBe(1);
    expect(fungus(playing(dug.state, dig('0,1', '1,1')).state)).toBe(0);
    // Granted: by a word that digs, and by one that places a single tile.
    const granted = (now: readonly words.Effect[], ...tiles: readonly (readonly string[])[]) => {
      const nursing = { ...defaultPack.basic.nursing, now };
      const game = createAnts({
        pack: { ...defaultPack, basic: { ...defaultPack.basic, nursing } as typeof defaultPack.basic },
      });
      const before = movedTo(game, colony({ ...garden, hand: ['nursing'], has: [0, 2, 0, 0, 0] }));
      return fungus(
        playingIn(game, before, main('cards'), play('nursing'), ACCEPT, ...tiles.map((cells) => dig(...cells))).state,
      );
    };
    expect(granted([words.dig(3)], SIZE_3)).toBe(1);
    expect(granted([words.room(3)], SIZE_3)).toBe(1);
    expect(granted([words.room(2)], ['0,1', '1,1'])).toBe(0);
  });

  test('ANT-19.17 an Egg production is not lowered below 1', () => {
    const own = { rooms: [SIZE_3], hand: ['egg-gallery'], has: [0, 1, 0, 0, 0] } as const;
    const lowest = playing(colony({ ...own, production: [5, 5, 1, 1, 1] }), main('cards'), play('egg-gallery')).state;

    expect(asked(lowest)).toBe('main-action');
    expect(lowest.production[0]).toEqual([5, 5, 1, 1, 1]);
  });

  test('ANT-19.19 so many cards for a Dig of that Strength, one after the other; what is paid for is not declined', () => {
    const own = { rooms: [SIZE_3], has: [0, 1, 0, 0, 0] } as const;
    const having = (hand: readonly string[], more: Own = {}) =>
      playing(colony({ ...own, hand: ['founders-tunnel', ...hand], ...more }), main('cards'), play('founders-tunnel'))
        .state;

    expect(legal(having(['war-cry', 'nursing']), 'choose-effect')).toEqual([
      { effect: 1 },
      { effect: 2 },
      { decline: true },
    ]);
    expect(legal(having(['war-cry']), 'choose-effect')).toEqual([{ effect: 1 }, { decline: true }]);
    expect(asked(having([]))).toBe('main-action');
    const two = playing(having(['war-cry', 'nursing']), { type: 'choose-effect', effect: 2 }).state;
    expect(asked(two)).toBe('discard-card');
    const paid = playing(
      two,
      { type: 'discard-card', card: 'war-cry' },
      { type: 'discard-card', card: 'nursing' },
    ).state;
    expect(asked(paid)).toBe('dig-tile');
    const done = playing(paid, dig('0,1', '1,1')).state;
    expect(changesOf(having(['war-cry', 'nursing']), done)).toEqual([
      'Food +1',
      'hand −2',
      'tile on (0,1) (1,1)',
      'discard piles +2',
    ]);
    // Where no tile of size 1 is left for a Dig of Strength 1, nothing is offered.
    const cells = ['0,1', '1,1', '0,3', '1,3', '4,0', '4,1', '4,2', '4,3'];
    const area = ['2,0', '2,1', '2,2', '2,3', '3,0', '3,1', '3,2', '3,3'];
    const white = { rooms: [...cells, ...area].map((cell) => [cell]) };
    const blue = { ...own, hand: ['founders-tunnel', 'war-cry'] };
    const nothing = playing(position([blue, white]), main('cards'), play('founders-tunnel')).state;
    expect(asked(nothing)).toBe('play-card');
    expect(nothing.discards).toEqual(position([blue, white]).discards);
  });

  test('ANT-19.20 with fewer than two cards what there is goes under the card', () => {
    const tucked = (hand: readonly string[]) =>
      playing(colony({ hand: ['archive', ...hand], has: [0, 1, 0, 0, 0] }), main('cards'), play('archive'));

    expect(asked(tucked([]).state)).toBe('main-action');
    const one = playing(tucked(['war-cry']).state, { type: 'tuck-card', card: 'war-cry' });
    expect(one.state.under[0]).toHaveLength(1);
    expect(asked(one.state)).toBe('main-action');
  });

  test('ANT-19.9 what swarms, and what is left, is counted where a card says so', () => {
    const before = altered(colony({ hand: ['swarm-lords'] }), (draft) => swarmInto(draft, 0, 1, 2));
    const { state } = playing(before, main('cards'), play('swarm-lords'));
    expect(changesOf(before, state)).toEqual([
      'hand −1',
      'swarm-lords in play',
      'Food production 1 → 2',
      'Leaf production 1 → 2',
    ]);
  });
});

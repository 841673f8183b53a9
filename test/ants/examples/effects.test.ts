import { describe, expect, test } from 'vitest';
import { ants, createAnts, defaultPack } from '../../../src/games/ants/index.ts';
import { altered, finished, idling, lastTurn, letAct, movedTo, only, setDeck, swarmInto } from '../kit/altered.ts';
import { changesOf } from '../kit/changes.ts';
import {
  ACCEPT,
  ALL,
  activate,
  cover,
  DONE,
  decline,
  defeat,
  dig,
  EMERGENCY,
  FEED,
  main,
  moveDisc,
  part,
  play,
  produce,
  raise,
  resolve,
  SWARM,
  store,
  take,
  transform,
} from '../kit/moves.ts';
import { asked, BOOK, legal, type Own, playing, playingIn, position, supplyOf } from '../kit/position.ts';
import * as words from '../kit/words.ts';

const NOBODY = {};
const TURNED = { turned: [1, 0, 0] } as const;
const SIZE_3 = ['2,1', '2,2', '2,3'];
const number = (card: string) => BOOK.cardIds.indexOf(card);
const why = (state: ReturnType<typeof position>, action: object) => ants.whyIllegal(state, { seat: 0, ...action });

describe('cards', () => {
  test('ANT-X.48 Sprouts as Leaf: those of a victory pay for the card of the same action', () => {
    const own: Own = {
      played: ['trophy-room'],
      isFull: true,
      explorers: ['A18'],
      has: [0, 0, 0, 2, 2],
      hand: ['war-cry'],
    };
    const before = position([own, NOBODY], { enemies: { A05: 'leafhopper' } });
    const won = playing(before, main('enemy'), part('enemy'), defeat('A05'), cover('ab-2')).state;
    expect(changesOf(before, won)).toEqual([
      'Mutation −1',
      'Sprout on trophy-room +2',
      'leafhopper on ab-2',
      'leafhopper gone from A05',
    ]);

    const played = playing(won, part('card'), play('war-cry'));
    expect(only(played.events, 'paid')).toEqual([
      {
        type: 'paid',
        seat: 0,
        what: 'leaf',
        count: 0,
        fungus: 0,
        markers: [{ card: 'trophy-room', marker: 'sprout', count: 2 }],
      },
    ]);
    expect(changesOf(won, played.state)).toEqual([
      'Aggression +2',
      'hand −1',
      'Sprout on trophy-room −2',
      'war-cry in play',
    ]);
  });

  test('ANT-X.49 Aggression from deeds: one symbol for every two', () => {
    const deeds = ['great-harvest', 'far-frontiers', 'scholars', 'cradle', 'toxicology'];
    const symbols = (count: number) =>
      ants.view(position([{ ...TURNED, played: ['heroic-reputation', ...deeds.slice(0, count)] }, NOBODY]), 0)
        .symbols[0];

    expect(symbols(4)).toEqual([0, 0, 2, 0, 0, 0, 0, 0, 0]);
    expect(symbols(5)).toEqual([0, 0, 3, 0, 0, 0, 0, 0, 0]);
  });

  test('ANT-X.51 a free Skill: no Leaf is paid, and no symbol needed', () => {
    const before = position([{ hand: ['abundance', 'royal-jelly'], has: [0, 6, 0, 0, 0] }, NOBODY]);
    const { state } = playing(
      before,
      ...[
        main('cards'),
        play('abundance'),
        play('royal-jelly'),
        raise('egg-explorer'),
        { type: 'larva-kind', specialisation: 'forager' },
      ],
    );

    expect(changesOf(before, state)).toEqual([
      'hand −2',
      'abundance in play',
      'royal-jelly in play',
      'explorer Egg production 1 → 2',
      'forager larva +1',
    ]);
  });

  test('ANT-X.52 cards under a card: one alone goes there, and gives a Leaf in every Incubation', () => {
    const before = position([{ ...TURNED, hand: ['archive', 'war-cry'], has: [0, 1, 0, 0, 0] }, NOBODY]);
    const { state } = playing(before, main('cards'), play('archive'), { type: 'tuck-card', card: 'war-cry' });
    expect(changesOf(before, state)).toEqual([
      'Leaf −1',
      'hand −2',
      'archive in play',
      'under archive +1',
      'tile on (0,2) (1,2) Full',
    ]);

    const turn = altered(state, (draft) => letAct(draft, 0));
    const once = playing(turn, main('incubate'), activate('archive')).state;
    expect(changesOf(turn, once)).toEqual(['Leaf +1']);
    const next = altered(playing(once, DONE).state, (draft) => {
      letAct(draft, 0);
      draft.turned[0] = [1, 1, 1];
    });
    expect(changesOf(next, playing(next, main('incubate'), activate('archive')).state)).toEqual(['Leaf +1']);
  });

  test('ANT-X.53 emptying the same room: the very tile that was filled', () => {
    const own: Own = { hand: ['rebuilt-chamber'], has: [0, 1, 0, 0, 0], rooms: [SIZE_3] };
    const before = position([own, NOBODY]);
    const { state } = playing(before, main('cards'), play('rebuilt-chamber'), { type: 'empty-room', size: 3 });

    expect(changesOf(before, state)).toEqual(['Leaf −1', 'hand −1', 'rebuilt-chamber in play']);
    expect(state.rooms[0]?.map(({ full }) => full)).toEqual([0, 0]);
  });

  test('ANT-X.56 discard to dig: for one card, or not at all', () => {
    const own: Own = { hand: ['founders-tunnel', 'war-cry'], has: [0, 1, 0, 0, 0], rooms: [SIZE_3] };
    const { state } = playing(position([own, NOBODY]), main('cards'), play('founders-tunnel'));
    expect(legal(state, 'choose-effect')).toEqual([{ effect: 1 }, { decline: true }]);
    expect(asked(playing(state, decline('choose-effect')).state)).toBe('play-card');

    const paid = playing(state, { type: 'choose-effect', effect: 1 }, { type: 'discard-card', card: 'war-cry' }).state;
    expect(asked(paid)).toBe('dig-tile');
    expect(why(paid, decline('dig-tile'))).toBeDefined();
    expect(changesOf(state, playing(paid, dig('1,1')).state)).toEqual(['hand −1', 'tile on (1,1)', 'discard piles +1']);
  });

  test('ANT-X.57 paid flight: one payment, with Food of the store, and a new disc goes on', () => {
    const own: Own = { hand: ['wing-training'], has: [1, 2, 0, 0, 0], explorers: ['A01', 'A02', 'A03'], flight: 2 };
    const before = position([own, NOBODY]);
    const { state, events } = playing(before, main('cards'), play('wing-training'), EMERGENCY, { type: 'pay-for' });
    expect(only(events, 'flew')).toMatchObject([{ space: 3 }, { space: 4 }]);
    expect(changesOf(before, state)).toEqual([
      'Food −1',
      'Leaf −2',
      'hand −1',
      'wing-training in play',
      'flight 2 → 4',
      'emergency store −1',
    ]);

    const swarmed = playing(state, SWARM);
    expect(only(swarmed.events, 'swarmed', 'flew')).toMatchObject([
      { type: 'swarmed', area: 0 },
      { type: 'flew', space: 1 },
    ]);
    expect(changesOf(state, swarmed.state)).toEqual(['flight 4 → 1', 'swarming area 1 +1']);
  });

  test('ANT-X.66 a large room: AG1 of the cell, then a Fungus; it is not split', () => {
    const nursing = { ...defaultPack.basic.nursing, now: [words.room(3)] };
    const game = createAnts({
      pack: { ...defaultPack, basic: { ...defaultPack.basic, nursing } as typeof defaultPack.basic },
    });
    const own: Own = { played: ['fungus-garden'], isFull: true, hand: ['nursing'], has: [0, 2, 0, 0, 0] };
    const before = movedTo(game, position([own, NOBODY]));
    const { state } = playingIn(game, before, main('cards'), play('nursing'), ACCEPT);
    const sizes = [...game.legalActions(state)].map((action) => (action.type === 'dig-tile' ? action.cells.length : 0));
    expect([...new Set(sizes)]).toEqual([3]);

    const placed = playingIn(game, state, dig(...SIZE_3));
    expect(only(placed.events, 'gained')).toMatchObject([
      { what: 'aggression', count: 1 },
      { what: 'fungus', count: 1 },
    ]);
    expect(game.pending(placed.state)).toMatchObject([{ seat: 1, kind: 'main-action' }]);
  });

  test('ANT-X.67 a search: through the deck and the discard pile, until the symbol is found', () => {
    const before = altered(position([{ hand: ['echo-chamber'], has: [0, 1, 0, 0, 0] }, NOBODY]), (draft) =>
      setDeck(draft, ['war-cry', 'nursing'], ['poison-still', 'archive'], 1),
    );
    const { state, events } = playing(before, main('cards'), play('echo-chamber'), {
      type: 'seek-symbol',
      symbol: 'poison',
    });
    const [sought] = only(events, 'sought');
    const cards = sought?.type === 'sought' ? sought.cards : [];

    expect(only(events, 'reshuffled')).toEqual([{ type: 'reshuffled', count: 2 }]);
    expect([...cards.slice(0, 2)].sort()).toEqual(['nursing', 'war-cry']);
    expect(cards[cards.length - 1]).toBe('poison-still');
    expect(state.hands[0]?.cards).toEqual([number('poison-still')]);
    const others = cards.slice(0, -1);
    expect(
      state.discards.flatMap((count, card) => Array.from({ length: count }, () => BOOK.cardIds[card])).sort(),
    ).toEqual([...others].sort());
    // The other card of the discard pile was revealed, or is the deck now.
    expect(others.length + state.deck.rest.reduce((sum, left) => sum + left, 0)).toBe(3);
  });

  test('ANT-X.68 known cards: of two of a kind one was seen, until one is played', () => {
    const own: Own = { ants: [1, 0, 0], hand: ['archive', 'war-cry', 'nursing'], has: [0, 9, 0, 0, 0] };
    const laid = altered(position([own, NOBODY]), (draft) => {
      // The other war-cry lies on the first slot.
      const slot = draft.display.indexOf(number('war-cry'));
      const [first = 0] = draft.display;
      if (slot < 0) {
        draft.deck.rest[first] = (draft.deck.rest[first] ?? 0) + 1;
        draft.deck.rest[number('war-cry')] = 0;
      } else draft.display[slot] = first;
      draft.display[0] = number('war-cry');
    });
    const seen = (state: typeof laid) => ants.view(state, 1).hands[0]?.cards.filter((card) => card !== -1);
    const taken = playing(laid, main('dig'), take('dig-1'), dig('1,1')).state;
    expect(taken.hands[0]?.cards.filter((card) => card === number('war-cry'))).toHaveLength(2);
    expect(seen(taken)).toEqual([number('war-cry')]);

    const turn = altered(taken, (draft) => letAct(draft, 0));
    const tucked = playing(
      turn,
      main('cards'),
      play('archive'),
      { type: 'fill-room', size: 1 },
      { type: 'tuck-card', card: 'war-cry' },
      { type: 'tuck-card', card: 'nursing' },
    ).state;
    expect(seen(tucked)).toEqual([number('war-cry')]);
    expect(seen(playing(tucked, play('war-cry')).state)).toEqual([]);
  });
});

describe('Incubation', () => {
  test('ANT-X.55 any tile: the bottom one is resolved, with its eggs on it, and no second one', () => {
    const own: Own = {
      turned: [1, 0, 0],
      tiles: ['inc-1c', 'inc-1b', 'inc-1a'],
      eggs: [1, 1, 1],
      has: [0, 5, 0, 0, 0],
      foragers: ['a01', 'a02', 'a03', 'a04', 'a05', 'a06'],
      rooms: [SIZE_3, ['0,1'], ['1,1'], ['0,3', '1,3', 'full']],
      played: ['royal-archive'],
    };
    const before = position([own, NOBODY]);
    const at = playing(before, main('incubate')).state;
    // The middle tile is met as well: 6 foragers.
    expect(legal(at, 'resolve-deed')).toEqual([{ place: 'middle' }, { place: 'bottom' }, { decline: true }]);

    const { state } = playing(at, resolve('bottom'), raise('food'));
    expect(changesOf(before, state)).toEqual(['Food production 1 → 2', 'bottom tile turned +1']);
    expect(asked(state)).toBe('incubation-effect');
  });

  test('ANT-X.58 INC outside an Incubation: all that leave no choice, and nothing else', () => {
    const own: Own = {
      played: ['fungus-gathering'],
      hand: ['brood-heart'],
      has: [0, 3, 0, 0, 0],
      production: [2, 1, 1, 2, 1],
      larvae: [1, 0, 0],
      rooms: [['2,1', '2,2', '3,1', '3,2']],
    };
    const before = position([own, NOBODY]);
    const { state } = playing(before, main('cards'), play('brood-heart'), ALL);

    expect(changesOf(before, state)).toEqual([
      'Food +2',
      'Leaf −2',
      'Fungus +1',
      'hand −1',
      'brood-heart in play',
      'digger egg +1',
      'explorer egg +2',
      'forager egg +1',
      'tile on (2,1) (2,2) (3,1) (3,2) Full',
    ]);
  });

  test('ANT-X.59 the list is fixed: what comes into play in the step waits', () => {
    // A card whose incubation effect plays another one.
    const nursing = { ...defaultPack.basic.nursing, incubation: [[words.play()]] };
    const game = createAnts({
      pack: { ...defaultPack, basic: { ...defaultPack.basic, nursing } as typeof defaultPack.basic },
    });
    const own: Own = { ...TURNED, played: ['nursing'], hand: ['fungus-gathering'], has: [0, 3, 0, 0, 0] };
    const before = movedTo(game, position([own, NOBODY]));
    const { state } = playingIn(game, before, main('incubate'), activate('nursing'), play('fungus-gathering'));

    const effects = [...game.legalActions(state)].flatMap((action) =>
      action.type === 'incubation-effect' && 'effect' in action ? [action.effect.of] : [],
    );
    expect(effects).toEqual(['all', 'production', 'production', 'production', 'production', 'production']);
    const done = playingIn(game, state, ALL);
    expect(supplyOf(done.state, 0)).toEqual([1, 1, 0, 0, 0]);
  });

  test('ANT-X.60 a raised egg is fed, and becomes an ant', () => {
    const own: Own = { ...TURNED, played: ['nursing'], production: [0, 0, 1, 1, 1], has: [1, 0, 0, 0, 0] };
    const { state } = playing(
      position([own, NOBODY]),
      ...[main('incubate'), ...['egg-digger', 'egg-explorer', 'egg-forager'].map(produce), activate('nursing')],
      ...[moveDisc('bottom', 'digger', 'digger'), FEED],
    );

    expect(state.discs[0]).toEqual([
      [1, 0, 0],
      [0, 1, 1],
      [0, 0, 0],
    ]);
    expect(supplyOf(state, 0)[0]).toBe(0);
  });

  test('ANT-X.61 the pool is exhausted: the productions that are chosen first lay their eggs', () => {
    const garden = Array.from({ length: 31 }, (_, nth) => `a${String(nth + 1).padStart(2, '0')}`);
    const before = position([
      { foragers: garden, universal: 6, turned: [1, 0, 0], production: [0, 0, 1, 1, 1] },
      NOBODY,
    ]);
    const { state } = playing(
      before,
      main('incubate'),
      produce('egg-forager'),
      produce('egg-explorer'),
      produce('egg-digger'),
    );

    expect(state.discs[0]?.[1]).toEqual([0, 1, 1]);
  });

  test('ANT-X.73 the last Incubation: two of three foragers are transformed, and all are stored', () => {
    const own: Own = { ...TURNED, ants: [0, 0, 3], has: [2, 0, 0, 0, 0], production: [0, 0, 1, 1, 1] };
    const before = altered(position([own, TURNED]), lastTurn);
    const final = playing(before, main('incubate'), DONE).state;
    const scores = (...actions: Parameters<typeof playing>[1][]) =>
      ants.outcome(idling(playing(final, ...actions).state, ({ phase }) => phase === 'over').state)?.scores;

    expect(
      scores(
        transform('top', 'forager', 'digger'),
        transform('top', 'forager', 'explorer'),
        store('digger', 'explorer', 'forager'),
      ),
    ).toEqual([3, 0]);
    expect(scores(store('forager'))).toEqual([1, 0]);
  });

  test('ANT-X.74 a Star by a tile comes before the production', () => {
    const own: Own = { tiles: ['inc-1a', 'inc-1b', 'inc-1c'], has: [0, 5, 0, 0, 0], played: ['scholars', 'cradle'] };
    const { state, events } = playing(position([own, NOBODY]), main('incubate'));

    expect(only(events, 'deed-resolved', 'star-earned', 'effect-activated')).toMatchObject([
      { type: 'deed-resolved', tile: 'inc-1a' },
      { type: 'star-earned', criterion: 'deeds', stars: 1 },
      { type: 'effect-activated', of: 'reward' },
    ]);
    expect(asked(state)).toBe('production-track');
  });
});

describe('the rest', () => {
  test('ANT-X.63 −3 VP tokens: −9 for the empty store, and −3 each', () => {
    const before = position([{ store: 0 }, NOBODY]);
    const { state } = playing(before, EMERGENCY, EMERGENCY);

    expect(changesOf(before, state)).toEqual(['Food +2', '−3 VP tokens +2']);
    expect(ants.outcome(finished(state))?.scores).toEqual([-15, 0]);
  });

  test('ANT-X.64 a first game for two', () => {
    const state = ants.setup({ players: 2, variant: 'first-game' }, 'first');

    expect(ants.pending(state)).toMatchObject([{ kind: 'keep-cards' }, { kind: 'keep-cards' }]);
    for (const seat of [0, 1]) {
      expect(supplyOf(state, seat)).toEqual([1, 3, 0, 0, 0]);
      expect(state.production[seat]).toEqual([1, 1, 1, 1, 1]);
      expect(BOOK.nest.layouts[state.anthills[seat] ?? -1]?.id).toBe('common');
      expect(state.queens[seat]).toBe(-1);
      expect(state.tiles[seat]?.map((tile) => BOOK.tiles[tile]?.set)).toEqual(
        Array.from({ length: 3 }, () => state.sets[seat]),
      );
      expect(
        [...ants.legalActions(state, seat)].every(
          (action) => action.type === 'keep-cards' && action.cards.length === 4,
        ),
      ).toBe(true);
    }
  });

  test('ANT-X.70 a tie: equal points, Stars and cubes share the victory', () => {
    const outcome = ants.outcome(finished(position([{ has: [2, 0, 1, 0, 0] }, { has: [0, 3, 0, 0, 0], store: 5 }])));

    expect(outcome).toMatchObject({ winners: [0, 1], ranking: [[0, 1]], scores: [0, 0] });
  });

  test('ANT-X.71 the order of collecting: by the flight track, the lowest of a stack first', () => {
    // One forager of each seat, and four cubes.
    const around = ['b15', 'b22', 'b29', 'b28'];
    const players = around.map((vertex): Own => ({ foragers: [vertex], ants: [0, 3, 0] }));
    const order = (change: Parameters<typeof altered>[1]) => {
      const before = altered(position(players), change);
      const { events } = playing(
        before,
        main('explore'),
        { type: 'spend-ants', tile: 3, stored: 0, universal: 0, queen: 0, boosts: 0 },
        take('explore-1'),
        { type: 'explore-hex', hex: 'B09' },
        raise('food'),
      );
      return only(events, 'collected').map((event) => 'seat' in event && event.seat);
    };

    expect(order(() => undefined)).toEqual([3, 2, 1, 0]);
    expect(
      order((draft) => {
        draft.flight[0] = [3, 1];
        draft.flight[1] = [2, 0];
      }),
    ).toEqual([2, 0, 3, 1]);
  });

  test('ANT-X.72 the end of the track: advances are lost, and nothing is asked', () => {
    const own: Own = { hand: ['chemical-language'], lost: ['moss', 'sand', 'bark'] };
    const last = position([{ ...own, flight: 12 }, NOBODY]);
    const { state } = playing(last, main('cards'), play('chemical-language'));
    expect(state.flight[12]).toEqual([0]);
    expect(asked(state)).toBe('main-action');

    const swarmed = altered(position([{ ...own, flight: 2 }, NOBODY]), (draft) => swarmInto(draft, 0, 1));
    const reached = playing(swarmed, main('cards'), play('chemical-language')).state;
    expect(reached.flight[4]).toEqual([0]);
    expect(asked(reached)).toBe('main-action');
  });
});

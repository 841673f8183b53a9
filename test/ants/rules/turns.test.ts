import { describe, expect, test } from 'vitest';
import { defaultBoard } from '../../../src/games/ants/board/layouts/board.ts';
import { defaultPack } from '../../../src/games/ants/cards/pack/pack.ts';
import { enemyDefeated, gain, larva, symbolPlayed, when } from '../../../src/games/ants/cards/vocabulary.ts';
import { ANT_ACTIONS } from '../../../src/games/ants/components.ts';
import { type AntsState, ants, createAnts, defaultOptions } from '../../../src/games/ants/index.ts';
import { responsesTo } from '../../../src/games/ants/rules/triggers.ts';
import { bookOf } from '../../../src/games/ants/table/book.ts';
import { workParts } from '../../../src/games/ants/table/work.ts';
import { movedTo, typesOf } from '../kit/altered.ts';
import { changed } from '../kit/changes.ts';
import {
  ALL,
  activate,
  cover,
  decline,
  defeat,
  dig,
  explore,
  fill,
  main,
  part,
  pay,
  play,
  raise,
  type Said,
  spend,
  store,
  take,
  yes,
} from '../kit/moves.ts';
import { asked, BOOK, legal, luck, type Own, playing, playingIn, position } from '../kit/position.ts';
import { tableOf } from '../kit/rulebook.ts';

const NOBODY = {};
const FREE = ['transform', 'emergency', 'queen-discard', 'queen-token', 'queen-fungus'];
const freeIn = (state: AntsState): string[] =>
  [...new Set([...ants.legalActions(state)].map(({ type }) => type))].filter((type) => FREE.includes(type));
const actionsIn = (state: AntsState) => legal(state, 'main-action').map((said) => Object.values(said)[0]);

describe('turns', () => {
  test('ANT-3.3 the six main actions', () => {
    const able = { ants: [1, 1, 1], explorers: ['A05'], hand: ['war-cry'] } as const;

    expect(actionsIn(position([able, NOBODY]))).toEqual(['dig', 'explore', 'forage', 'cards', 'enemy', 'incubate']);
    expect(actionsIn(position([NOBODY, NOBODY]))).toEqual(['incubate']);
  });

  test('ANT-3.2 + ANT-3.7 one main action, and the turn ends by itself', () => {
    const before = luck(position([{ ants: [1, 1, 1] }, NOBODY]), 'deck war-cry');

    const { state, events } = playing(before, main('explore'), take('explore-1'), explore('A09'));

    expect(typesOf(events, 'action-chosen', 'turn-ended', 'turn-began')).toEqual([
      ...['action-chosen', 'turn-ended', 'turn-began'],
    ]);
    expect(ants.pending(state)).toMatchObject([{ seat: 1, kind: 'main-action' }]);
  });

  test('ANT-3.7 only who may still discard something for the Queen is asked to end the turn', () => {
    const own = { ants: [1, 0, 0], queen: 'queen-3' } as const;
    const turn = (state: AntsState) => playing(state, main('dig'), take('dig-1'), dig('1,1')).state;

    const after = turn(position([{ ...own, hand: ['war-cry'] }, { queen: 'queen-5' }]));
    expect(ants.pending(after)).toMatchObject([{ seat: 0, kind: 'end-turn' }]);
    // A display card is in hand, too: with both discards used up nothing is asked.
    const both = playing(
      position([{ ...own, hand: ['war-cry', 'guard-post'] }, { queen: 'queen-5' }]),
      { type: 'queen-discard', kind: 'skill' },
      decline('discard-for'),
      { type: 'queen-discard', kind: 'room' },
      decline('discard-for'),
    ).state;
    expect(turn(both).active).toBe(1);
    expect(playing(after, yes('end-turn')).state.active).toBe(1);
    // Other Queens ask nothing.
    expect(
      turn(position([{ ants: [1, 0, 0], queen: 'queen-5', hand: ['war-cry'] }, { queen: 'queen-3' }])).active,
    ).toBe(1);
  });

  test('ANT-3.4 any number of free actions', () => {
    const before = position([{ ants: [1, 0, 0], larvae: [0, 0, 2], has: [3, 0, 0, 0, 0] }, NOBODY]);
    const transform = (place: string, from: string, to: string): Said => ({ type: 'transform', place, from, to });

    const { state } = playing(
      before,
      transform('top', 'digger', 'explorer'),
      yes('emergency'),
      transform('middle', 'forager', 'digger'),
      transform('top', 'explorer', 'forager'),
      yes('emergency'),
    );

    expect(changed(before, state)).toEqual({
      '0 has': [2, 0, 0, 0, 0],
      '0 store': 3,
      '0 ants': [0, 0, 1],
      '0 larvae': [1, 0, 1],
    });
    expect(asked(state)).toBe('main-action');
  });

  test('ANT-3.5 free actions are possible where the table of decisions says that a window is open, and nowhere else', () => {
    const { asks } = workParts(BOOK);
    const listed = tableOfDecisions();

    expect(listed.map(({ kind }) => kind).sort()).toEqual(Object.keys(asks).sort());
    expect(listed.filter(({ window }) => window === 'open').map(({ kind }) => kind)).toEqual(
      listed.map(({ kind }) => kind).filter((kind) => 'window' in (asks[kind as keyof typeof asks] ?? {})),
    );

    const own = { ants: [2, 0, 0], has: [2, 0, 1, 0, 0], queen: 'queen-5' } as const;
    const before = position([own, { queen: 'queen-3' }]);
    expect(freeIn(before)).toEqual(['transform', 'emergency', 'queen-fungus']);
    const { state } = playing(before, main('dig'));
    expect([asked(state), freeIn(state)]).toEqual(['spend-ants', []]);
    expect(ants.whyIllegal(state, { type: 'emergency', seat: 0 })).toBeDefined();
    // Nobody has a window in another player's turn.
    expect(ants.whyIllegal(before, { type: 'emergency', seat: 1 })).toBeDefined();
  });

  test('ANT-3.6 a free action is resolved before anything else, and none begins within it', () => {
    const before = position([{ ants: [1, 0, 0], has: [1, 0, 1, 0, 0] }, NOBODY]);
    const { state } = playing(before, { type: 'transform', place: 'top', from: 'digger', to: 'forager' });

    expect([asked(state), freeIn(state)]).toEqual(['pay', []]);
    const paid = playing(state, pay(1, 0)).state;
    expect(asked(paid)).toBe('main-action');
    expect(changed(before, paid)).toEqual({ '0 has': [1, 0, 0, 0, 0], '0 ants': [0, 0, 1] });
  });

  test('ANT-3.8 the round counter is 1 at first and rises when the First Player comes again', () => {
    const before = position([NOBODY, NOBODY, NOBODY], {}, { firstPlayer: 0 });
    const pass = [main('incubate'), decline('incubation-effect')];
    const rounds = [before];
    for (let turn = 0; turn < 4; turn++) rounds.push(playing(rounds[turn] ?? before, ...pass).state);

    expect(rounds.map(({ active, round }) => `${active} in ${round}`)).toEqual([
      ...['0 in 1', '1 in 1', '2 in 1', '0 in 2', '1 in 2'],
    ]);
  });
});

/** The table of the section Decisions: what is asked, and whether its window is open. */
function tableOfDecisions(): { readonly kind: string; readonly window: string }[] {
  return tableOf('Decisions', 0, '##').map((row) => ({ kind: row[0] ?? '', window: row[6] ?? '' }));
}

describe('effects', () => {
  test('ANT-3.9 an effect that sets off another waits for it', () => {
    // A12 gives FL2 and D1; space 2 of the flight track gives D1.
    const before = luck(
      position([{ ants: [0, 3, 0], flight: 1 }, NOBODY]),
      ...['deck war-cry', 'deck ambush', 'deck nursing', 'enemies slug'],
    );

    const { state, events } = playing(before, main('explore'), spend({ tile: 3 }), take('explore-1'), explore('A12'));

    expect(typesOf(events, 'flew', 'card-drawn', 'enemy-revealed')).toEqual([
      ...['flew', 'card-drawn', 'flew', 'card-drawn', 'enemy-revealed'],
    ]);
    expect(state.flight[3]).toEqual([0]);
  });

  test('ANT-3.10 + ANT-3.15 Queen, ability spaces, Special Items, cards from oldest to newest; only what was there before', () => {
    const watching = { always: [when(enemyDefeated, gain('food', 1))] };
    const pack = {
      ...defaultPack,
      queens: { ...defaultPack.queens, 'queen-5': { ...defaultPack.queens['queen-5'], ...watching } },
      items: { ...defaultPack.items, feather: { ...defaultPack.items.feather, ...watching } },
    } as typeof defaultPack;
    const { abilities } = defaultBoard.anthill;
    const board = {
      ...defaultBoard,
      anthill: {
        ...defaultBoard.anthill,
        abilities: {
          ...abilities,
          'ab-2': { ...abilities['ab-2'], ...watching },
          'ab-11': { ...abilities['ab-11'], ...watching },
        },
      },
    } as typeof defaultBoard;
    const book = bookOf({ pack, board, options: defaultOptions });
    const card = (id: string) => ({ deck: 'basic' as const, card: book.cardIds.indexOf(id), markers: [0, 0, 0] });
    const spaces = book.abilityIds.map((id) => (id === 'ab-2' || id === 'ab-11' ? 0 : -1));
    const at = {
      queens: [book.queenIds.indexOf('queen-5'), -1],
      abilities: [spaces, spaces.map(() => -1)],
      items: [[book.itemIds.indexOf('feather')], []],
      played: [[card('trophy-room'), card('war-cry'), card('spoils-of-war')], [card('spoils-of-war')]],
    };

    const told = (seat: number) =>
      responsesTo(book, at, seat, { event: 'enemy-defeated' }).map(({ list }) => book.lists[list]?.thing);
    expect(told(0)).toEqual(['queen-5', 'ab-2', 'ab-11', 'feather', 'trophy-room', 'spoils-of-war']);
    // ANT-3.16: nobody else's.
    expect(told(1)).toEqual(['spoils-of-war']);
    expect(createAnts({ pack, board }).id).toBe('ants');
  });

  test('ANT-3.10 the own effects of a card come first, then what it sets off, oldest card first', () => {
    const played = ['antennae-school', 'honeydew-cellar', 'fan-shaft'];
    const rooms = ['0,1', '1,1', '0,3'].map((cell) => [cell, 'full']);
    const before = luck(
      position([{ played, rooms, hand: ['trail-marking'], has: [0, 2, 0, 0, 0] }, NOBODY]),
      ...['deck war-cry', 'deck ambush'],
    );

    const { state, events } = playing(before, main('cards'), play('trail-marking'));

    // FL1 and D1 of the card itself, then D1 for its COM.
    expect(events.flatMap((event) => (event.type === 'effect-activated' ? [event.thing] : []))).toEqual([
      'trail-marking',
      'antennae-school',
    ]);
    expect(state.hands[0]?.cards.map((card) => BOOK.cardIds[card])).toEqual(['war-cry', 'ambush']);
  });

  test('ANT-3.11 + ANT-3.17 a card gives nothing to its own play, and all to the next', () => {
    const rooms = [
      ['0,1', '1,1'],
      ['0,3', '1,3'],
    ];
    const before = position([{ hand: ['masons-hall', 'seed-vault'], rooms, has: [0, 2, 0, 0, 0] }, NOBODY]);

    const one = playing(before, main('cards'), play('masons-hall'));
    expect(one.state.resources[0]).toEqual([0, 1, 0, 0, 0]);
    // Seed Vault would cost 1 Leaf, costs none, and gives 1.
    const two = playing(one.state, play('seed-vault'));
    expect(two.state.resources[0]).toEqual([0, 2, 0, 0, 0]);
    expect(typesOf([...one.events, ...two.events], 'paid')).toEqual(['paid']);
    // Scent Memory draws for INT, which it has itself.
    const memory = position([{ played: ['trail-marking'], hand: ['scent-memory'], has: [0, 1, 0, 0, 0] }, NOBODY]);
    const { state } = playing(memory, main('cards'), play('scent-memory'));
    expect([asked(state), state.drawn[0]?.length]).toEqual(['draw-keep', 2]);
  });

  test('ANT-3.10 + ANT-19.7 what is set off several times is done as often, one after the other', () => {
    const fanShaft = { ...defaultPack.basic['fan-shaft'], always: [when(symbolPlayed('fitness'), larva)] };
    const basic = { ...defaultPack.basic, 'fan-shaft': fanShaft } as typeof defaultPack.basic;
    const game = createAnts({ pack: { ...defaultPack, basic } });
    const own = {
      played: ['fan-shaft'],
      rooms: [['0,1', '1,1', 'full']],
      hand: ['gymnasium'],
      has: [0, 1, 0, 0, 0],
    } as const;
    const kind = (specialisation: string) => ({ type: 'larva-kind', specialisation });
    const { state } = playingIn(
      game,
      movedTo(game, position([own, NOBODY])),
      ...[main('cards'), play('gymnasium'), kind('digger'), kind('forager')],
    );

    // FIT FIT: two larvae, after the universal ant of the card itself.
    expect([state.discs[0]?.[1], state.universal[0], state.active]).toEqual([[1, 0, 1], 1, 1]);
  });

  test('ANT-3.12 what cannot be done is skipped, and the rest happens by itself', () => {
    const before = luck(
      position([{ flight: 12, hand: ['trail-marking'], has: [0, 2, 0, 0, 0] }, NOBODY]),
      'deck war-cry',
    );

    const { state } = playing(before, main('cards'), play('trail-marking'), decline('play-card'));

    expect(changed(before, state)).toEqual({
      active: 1,
      deck: 109,
      '0 hand': ['war-cry'],
      '0 played': ['trail-marking 0 0 0'],
      '0 has': [0, 0, 0, 0, 0],
    });
  });

  const wide = [['0,1'], ['1,1'], ['0,3', '1,3'], ['2,0', '2,1', '2,2'], ['3,0', '3,1', '4,0', '4,1']];
  const some: Own = { rooms: wide, has: [9, 9, 9, 9, 9] };
  const incubating = { larvae: [1, 0, 0], turned: [1, 0, 0] } as const;
  const OPTIONAL: readonly (readonly [code: string, kind: string, own: Own, said: readonly Said[]])[] = [
    [
      'DEED*',
      'play-card',
      {
        ...some,
        hand: ['dynasty', 'cradle'],
        played: ['first-steps', 'war-cry', 'war-cry', 'ambush', 'nursing', 'nursing', 'ambush'],
      },
      [main('cards'), play('dynasty')],
    ],
    ['SKILL*', 'play-card', { ...some, hand: ['abundance', 'nursing'] }, [main('cards'), play('abundance')]],
    ['DIGn', 'granted-action', { ...some, hand: ['tunnel-drill'] }, [main('cards'), play('tunnel-drill'), pay(0, 0)]],
    [
      'EXPn',
      'granted-action',
      { ...some, hand: ['scouting-drill'] },
      [main('cards'), play('scouting-drill'), pay(0, 0)],
    ],
    [
      'FORn',
      'granted-action',
      { ...some, hand: ['foraging-drill'] },
      [main('cards'), play('foraging-drill'), pay(0, 0)],
    ],
    ['ROOMn', 'granted-action', { ...some, hand: ['first-chambers'] }, [main('cards'), play('first-chambers')]],
    [
      'DEF',
      'defeat-enemy',
      { ...some, explorers: ['A05'], hand: ['ambush'] },
      [main('cards'), play('ambush'), { type: 'cover-symbols', aggression: 1 }, pay(0, 0)],
    ],
    [
      'PHE',
      'choose-pheromone',
      { ...some, hand: ['throne-of-thorns'] },
      [main('cards'), play('throne-of-thorns'), fill(3), pay(0, 0)],
    ],
    ['UP1', 'move-disc', { ...some, ...incubating, played: ['nursing'] }, [main('incubate'), activate('nursing')]],
    [
      'SIDE1',
      'move-disc',
      { ...some, ants: [1, 0, 0], flight: 12, explorers: ['A05', 'A06'], hand: ['first-steps'] },
      [main('cards'), play('first-steps')],
    ],
    ['LAR1', 'larva-kind', { ...some, has: [0, 9, 0, 0, 0], hand: ['nursing'] }, [main('cards'), play('nursing')]],
    [
      'C>M',
      'discard-for',
      { ...some, ...incubating, hand: ['war-cry'], played: ['venom-lab'] },
      [main('incubate'), activate('venom-lab')],
    ],
    ['ITEM*', 'choose-item', { ants: [1, 0, 0], rooms: [...wide] }, [main('dig'), take('dig-1'), dig('5,1')]],
    [
      'E-06',
      'choose-effect',
      { ...some, ...incubating, played: ['mixed-husbandry'] },
      [main('incubate'), activate('mixed-husbandry')],
    ],
    [
      'E-10',
      'choose-effect',
      {
        ...some,
        ...incubating,
        played: ['sprout-nursery', 'seed-vault'],
        markers: [
          [0, 1, 0],
          [0, 0, 0],
        ],
      },
      [main('incubate'), activate('sprout-nursery')],
    ],
    [
      'E-28',
      'empty-room',
      { ...some, hand: ['rebuilt-chamber'] },
      [main('cards'), play('rebuilt-chamber'), fill(3), pay(0, 0)],
    ],
    [
      'E-29',
      'egg-swap',
      { ...some, production: [0, 0, 2, 1, 1], hand: ['egg-gallery'] },
      [main('cards'), play('egg-gallery'), fill(3), pay(0, 0)],
    ],
    [
      'E-31',
      'choose-effect',
      { ...some, hand: ['founders-tunnel', 'war-cry'] },
      [main('cards'), play('founders-tunnel'), fill(3), pay(0, 0)],
    ],
    ['INC', 'incubation-effect', { ...some, hand: ['brood-heart'] }, [main('cards'), play('brood-heart'), pay(0, 0)]],
    [
      'E-05',
      'pay-for',
      { ...some, ...incubating, played: ['sugar-fertiliser'] },
      [main('incubate'), activate('sugar-fertiliser')],
    ],
  ];

  test.each(OPTIONAL)('ANT-3.13 %s may be declined: %s', (_code, kind, own, said) => {
    const before = position([own, NOBODY]);
    const { state } = playing(before, ...said);

    expect(asked(state)).toBe(kind);
    const { state: after, events } = playing(state, decline(kind));
    expect(
      events.map(({ type }) => type).filter((type) => !['turn-ended', 'turn-began', 'action-closed'].includes(type)),
    ).toEqual([]);
    expect(Object.keys(changed(state, after)).filter((name) => name !== 'active')).toEqual([]);
  });

  test('ANT-3.13 PLAY1 may be declined, too', () => {
    const before = position(
      [{ explorers: ['A05'], has: [0, 0, 0, 4, 4], hand: ['war-cry'], played: ['war-cry'] }, NOBODY],
      { enemies: { A05: 'leafhopper' } },
    );
    const { state } = playing(before, main('enemy'), part('enemy'), defeat('A05'), cover('ab-4'));

    expect(asked(state)).toBe('play-card');
    expect(asked(playing(state, decline('play-card')).state)).toBe('next-part');
  });

  test('ANT-3.14 + ANT-3.15 + ANT-3.16 a chain of effects ends, and gives nothing to what was not there when it began', () => {
    const before = position(
      [
        { explorers: ['A05', 'A11'], has: [0, 2, 0, 9, 9], hand: ['spoils-of-war', 'ambush'], played: ['war-cry'] },
        { played: ['spoils-of-war'] },
      ],
      { enemies: { A05: 'leafhopper', A11: 'wolf-spider' } },
    );
    // The enemy lets a card be played, which watches for enemies, and came too late for this one.
    const one = playing(before, main('enemy'), part('enemy'), defeat('A05'), cover('ab-4'), play('spoils-of-war'));
    expect(one.state.resources).toEqual([
      [0, 1, 0, 9, 8],
      [0, 0, 0, 0, 0],
    ]);

    // A card of an enemy of a card: everything is done once, then the turn is over.
    const chain = position(
      [
        {
          explorers: ['A05', 'A11'],
          has: [0, 9, 0, 9, 9],
          hand: ['ambush', 'warlords'],
          played: ['spoils-of-war', 'war-cry'],
        },
        NOBODY,
      ],
      { enemies: { A05: 'leafhopper', A11: 'wolf-spider' } },
    );
    const covered = { type: 'cover-symbols', aggression: 1 };
    const first = playing(chain, main('cards'), play('ambush'), defeat('A05'), cover('ab-4'), play('warlords'), {
      type: 'cover-symbols',
      aggression: 2,
    });
    const { state, events } = playing(first.state, defeat('A11'), covered, cover('ab-8'), raise('food'));
    expect([...first.events, ...events].flatMap((event) => (event.type === 'gained' ? [event.what] : []))).toEqual([
      'food',
      'food',
    ]);
    expect([state.active, state.abilities[0]?.filter((enemy) => enemy >= 0).length]).toEqual([1, 2]);
  });
});

describe('ants', () => {
  test('ANT-4.1 + ANT-4.2 + ANT-4.3 eggs, larvae and ants are discs on the tiles from bottom to top, any number on a space', () => {
    const before = position([
      {
        ants: [0, 0, 1],
        larvae: [4, 0, 0],
        eggs: [0, 7, 0],
        has: [4, 0, 0, 0, 0],
        turned: [1, 0, 0],
        production: [0, 0, 1, 1, 5],
      },
      NOBODY,
    ]);

    const { state } = playing(before, main('incubate'), store(), ALL, yes('feed-larvae'));

    expect(changed(before, state)).toEqual({
      active: 1,
      '0 has': [0, 0, 0, 0, 0],
      '0 pool': (before.pool[0] ?? 0) + 1 - 7,
      '0 tiles': [1, 2, 0].map((place) => BOOK.tiles[before.tiles[0]?.[place] ?? -1]?.id),
      '0 turned': [0, 0, 1],
      '0 ants': [4, 0, 0],
      '0 larvae': [1, 8, 5],
      '0 eggs': [0, 0, 0],
    });
  });

  test('ANT-4.2 a disc is what its tile and its space say, and only that can be moved', () => {
    const own = { ants: [0, 1, 0], larvae: [1, 0, 0], explorers: ['A05', 'A06'], hand: ['first-steps'] } as const;
    const { state } = playing(position([own, NOBODY]), main('cards'), play('first-steps'));
    const move = (place: string, from: string) => ({ seat: 0, type: 'move-disc', place, from, to: 'forager' });

    expect(ants.whyIllegal(state, move('top', 'explorer'))).toBeUndefined();
    expect(ants.whyIllegal(state, move('middle', 'digger'))).toBeUndefined();
    expect(ants.whyIllegal(state, move('top', 'digger'))).toEqual({
      code: 'disc/none',
      rule: 'ANT-4.2',
      facts: { place: 'top', specialisation: 'digger' },
    });
  });

  test('ANT-4.4 + ANT-4.5 + ANT-4.6 one ant of each kind is stored while the top tile is cleared; universal ants stay', () => {
    const before = position([{ ants: [2, 1, 0], stored: [0, 1, 0], universal: 3, turned: [1, 0, 0] }, NOBODY]);
    const { state } = playing(before, main('incubate'));

    expect(legal(state, 'store-ants')).toEqual([{ ants: [] }, { ants: ['digger'] }]);
    expect(ants.whyIllegal(state, { seat: 0, ...store('explorer') })).toMatchObject({
      code: 'store/taken',
      rule: 'ANT-14.2',
    });
    expect(ants.whyIllegal(state, { seat: 0, ...store('forager') })).toMatchObject({ code: 'store/no-ant' });
    const { state: after } = playing(state, store('digger'), decline('incubation-effect'));
    expect([after.stored[0], after.universal[0], after.discs[0]?.[0]]).toEqual([[1, 1, 0], 3, [0, 0, 0]]);
    expect(after.pool[0]).toBe((before.pool[0] ?? 0) + 2);
  });

  test('ANT-4.5 nothing else fills a storage space', () => {
    const before = position([
      {
        larvae: [1, 0, 0],
        ants: [1, 0, 0],
        played: ['nursing'],
        explorers: ['A05', 'A06'],
        hand: ['first-steps'],
        has: [2, 0, 0, 0, 0],
      },
      NOBODY,
    ]);
    const moved = playing(before, main('cards'), play('first-steps'), {
      type: 'move-disc',
      place: 'top',
      from: 'digger',
      to: 'explorer',
    });
    expect(moved.state.stored[0]).toEqual([0, 0, 0]);
    const raised = playing(before, main('incubate'), store(), activate('nursing'), {
      type: 'move-disc',
      place: 'middle',
      from: 'digger',
      to: 'digger',
    });
    expect(raised.state.stored[0]).toEqual([0, 0, 0]);
  });

  test.each(ANT_ACTIONS)('ANT-4.7 + ANT-4.8 a universal ant does for %s, alone or with others', (action) => {
    const alone = playing(position([{ universal: 2 }, NOBODY]), main(action)).state;
    expect(legal(alone, 'spend-ants')).toEqual(
      [1, 2].map((universal) => ({ tile: 0, stored: 0, universal, queen: 0, boosts: 0 })),
    );
    const mixed = playing(position([{ ants: [1, 1, 1], stored: [1, 1, 1], universal: 2 }, NOBODY]), main(action)).state;
    expect(legal(mixed, 'spend-ants')).toContainEqual({ tile: 1, stored: 1, universal: 2, queen: 0, boosts: 0 });
  });

  test('ANT-4.9 larvae and eggs are no ants', () => {
    const before = position([{ larvae: [4, 4, 4], eggs: [4, 4, 4] }, NOBODY]);

    expect(actionsIn(before)).toEqual(['incubate']);
    expect(ants.whyIllegal(before, { seat: 0, ...main('dig') })).toMatchObject({
      code: 'action/impossible',
      rule: 'ANT-5.26',
    });
  });

  const ARMY: readonly (readonly [boolean, Own])[] = [
    [true, { ants: [3, 0, 0] }],
    [true, { ants: [2, 0, 0], stored: [1, 0, 0] }],
    [false, { ants: [2, 3, 3], stored: [0, 1, 1], universal: 5, larvae: [3, 0, 0] }],
  ];
  test.each(ARMY)(
    'ANT-4.10 + ANT-12.11 available diggers are those on the top tile and the stored one: %s for %o',
    (isThere, own) => {
      const hand = ['standing-army'];
      const { state } = playing(position([{ ...own, hand, played: ['shift-rotation'] }, NOBODY]), main('cards'));

      expect(legal(state, 'play-card')).toEqual([...(isThere ? [{ card: 'standing-army' }] : []), { decline: true }]);
    },
  );

  test('ANT-4.11 discs that are spent, discarded or removed return to the pool', () => {
    const before = position([
      {
        ants: [2, 0, 1],
        larvae: [1, 1, 0],
        universal: 1,
        turned: [1, 0, 0],
        has: [1, 0, 0, 0, 0],
        played: ['honeydew-milking'],
        markers: [[1, 0, 0]],
      },
      NOBODY,
    ]);
    const pool = before.pool[0] ?? 0;
    expect(playing(before, main('dig'), spend({ tile: 2, universal: 1 })).state.pool[0]).toBe(pool + 3);

    const { state } = playing(before, main('incubate'), store(), activate('honeydew-milking'), {
      type: 'use-marker',
      card: 'honeydew-milking',
    });
    expect(state.pool[0]).toBe(pool + 3 + 1);
    const dropped = playing(state, decline('incubation-effect'), decline('feed-larvae'), {
      type: 'drop-larva',
      specialisation: 'digger',
    });
    expect(dropped.state.pool[0]).toBe(pool + 3 + 1 + 1);
  });
});

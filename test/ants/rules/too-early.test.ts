import { describe, expect, test } from 'vitest';
import {
  type AntsState,
  ants,
  cards,
  createAnts,
  cubes,
  defaultPack,
  either,
  gain,
  has,
  needs,
  pay,
} from '../../../src/games/ants/index.ts';
import { altered, movedTo } from '../kit/altered.ts';
import * as said from '../kit/moves.ts';
import { DONE, EMERGENCY, main, part, transform } from '../kit/moves.ts';
import { asked, legal, type Own, playing, playingIn, position } from '../kit/position.ts';

const NOBODY = {};
const TURNED = { turned: [1, 1, 1] } as const;
const reign = (queen: string, own: Own, enemies: Readonly<Record<string, string>> = {}) =>
  position([{ queen, ...own }, { queen: 'queen-8' }], { enemies });
const token = (symbol: string) => ({ type: 'queen-token', symbol });
const discard = (kind: string) => ({ type: 'queen-discard', kind });
/** The types of the free actions that can be taken. */
const freely = (state: AntsState) => [
  ...new Set([...ants.legalActions(state)].map(({ type }) => type).filter((type) => type !== asked(state))),
];

describe('cards and enemies', () => {
  test('ANT-11.19 the card first: First Scouts bring the explorer that the enemy needs', () => {
    const before = position([{ hand: ['first-scouts'], has: [0, 1, 0, 1, 1] }, NOBODY], {
      enemies: { A09: 'ladybird' },
    });
    expect(legal(before, 'main-action')).toContainEqual({ action: 'enemy' });

    const scouted = playing(
      before,
      ...[main('enemy'), part('card'), said.play('first-scouts'), said.ACCEPT, said.explore('A09')],
    ).state;
    expect(legal(scouted, 'next-part')).toEqual([{ part: 'enemy' }, { decline: true }]);
    const beaten = playing(scouted, part('enemy'), said.defeat('A09'), said.cover('ab-2')).state;
    expect(beaten.abilities[0]?.[1]).toBeGreaterThanOrEqual(0);
  });

  test('ANT-11.23 tokens of queen-4 make the enemy part possible after the card', () => {
    const own = { hand: ['war-cry'], has: [0, 2, 0, 0, 0], explorers: ['A09'] } as const;
    const { state } = playing(
      reign('queen-4', own, { A09: 'ladybird' }),
      ...[main('enemy'), part('card'), said.play('war-cry')],
    );

    expect(asked(state)).toBe('next-part');
    // Aphid is missing: the token brings it.
    expect(legal(state, 'next-part')).toEqual([{ decline: true }]);
    const able = playing(state, token('aphid')).state;
    expect(legal(able, 'next-part')).toEqual([{ part: 'enemy' }, { decline: true }]);
    // No token is left, and nothing else helps: the turn ends.
    const full = { ...own, tokens: ['building', 'strength', 'poison'] } as const;
    const without = playing(
      reign('queen-4', full, { A09: 'ladybird' }),
      ...[main('enemy'), part('card'), said.play('war-cry')],
    ).state;
    expect(ants.pending(without)).toMatchObject([{ seat: 1, kind: 'main-action' }]);
  });

  test('ANT-11.23 an effect that defeats an enemy asks if tokens of queen-4 can still help', () => {
    const own = {
      hand: ['ambush'],
      has: [0, 2, 0, 0, 0],
      explorers: ['A09'],
      played: ['war-cry'],
    } as const;
    const { state } = playing(reign('queen-4', own, { A09: 'ladybird' }), main('cards'), said.play('ambush'));

    expect(asked(state)).toBe('defeat-enemy');
    expect(legal(state, 'defeat-enemy')).toEqual([{ decline: true }]);
    expect(legal(playing(state, token('aphid')).state, 'defeat-enemy')).toEqual([{ hex: 'A09' }, { decline: true }]);
    // The second token costs Food, which the emergency store brings.
    const one = reign('queen-4', { ...own, tokens: ['poison'] }, { A09: 'ladybird' });
    const hungry = playing(one, main('cards'), said.play('ambush')).state;
    expect(freely(hungry)).toEqual(['emergency']);
    expect(legal(playing(hungry, EMERGENCY, token('aphid')).state, 'defeat-enemy')).toContainEqual({ hex: 'A09' });
    // Somebody else's Queen brings no symbol: it is lost without a question.
    const other = playing(reign('queen-2', own, { A09: 'ladybird' }), main('cards'), said.play('ambush')).state;
    expect(asked(other)).not.toBe('defeat-enemy');
  });

  test('ANT-11.23 the Skill card of queen-3 can bring an Aggression token on the flight track', () => {
    const own = { hand: ['first-hunt'], explorers: ['A09'], flight: 6, played: ['aphid-herding'] } as const;
    const fighting = playing(reign('queen-3', own, { A09: 'ladybird' }), main('enemy')).state;

    expect(legal(fighting, 'next-part')).toEqual([{ part: 'card' }, { decline: true }]);
    const flown = playing(fighting, discard('skill'), { type: 'discard-for', card: 'first-hunt' }).state;
    expect(legal(flown, 'next-part')).toEqual([{ part: 'enemy' }, { decline: true }]);
  });

  test('ANT-15.15 a card that asks for available ants: they are transformed when the card is chosen', () => {
    const own = {
      hand: ['war-cry', 'standing-army'],
      has: [0, 2, 0, 0, 0],
      ants: [2, 1, 0],
      played: ['wing-training'],
    } as const;
    const { state } = playing(position([own, NOBODY]), main('cards'), said.play('war-cry'));

    expect(legal(state, 'play-card')).toEqual([{ decline: true }]);
    expect(freely(state)).toEqual(['emergency']);
    const able = playing(state, EMERGENCY, transform('top', 'explorer', 'digger')).state;
    expect(legal(able, 'play-card')).toEqual([{ card: 'standing-army' }, { decline: true }]);
  });
});

describe('Incubation', () => {
  test('ANT-15.11 Food may always be taken for larvae, whatever else could feed them', () => {
    const fungus = playing(
      position([{ ...TURNED, larvae: [1, 0, 0], has: [0, 0, 1, 0, 0] }, NOBODY]),
      ...[main('incubate'), DONE],
    ).state;
    expect(freely(fungus)).toEqual(['emergency']);
    const cellar = { played: ['honeydew-cellar'], isFull: true, markers: [[1, 0, 0]] } as const;
    const aphid = playing(position([{ ...TURNED, ...cellar, larvae: [1, 0, 0] }, NOBODY]), main('incubate'), DONE);
    expect(freely(aphid.state)).toEqual(['emergency']);
    expect(freely(playing(aphid.state, EMERGENCY).state)).toEqual([]);
  });

  test('ANT-14.21 + ANT-15.11 a deed that a token can still meet: the Food for it may come from the store', () => {
    const tiles = ['inc-4c', 'inc-4a', 'inc-4b'];
    const { state } = playing(reign('queen-4', { tokens: ['aphid'], tiles }), main('incubate'));

    expect(asked(state)).toBe('resolve-deed');
    expect(freely(state)).toEqual(['emergency']);
    const able = playing(state, EMERGENCY, token('strength')).state;
    expect(legal(able, 'resolve-deed')).toContainEqual({ place: 'top' });
    // With three tokens, none of them Strength, nothing can.
    const full = reign('queen-4', { tokens: ['aphid', 'building', 'poison'], tiles });
    expect(asked(playing(full, main('incubate')).state)).toBe('incubation-effect');
  });

  test('ANT-14.21 a deed that a card of queen-3 or a Fungus of queen-5 can still meet is asked about', () => {
    const tiles = ['inc-1a', 'inc-1b', 'inc-1c'];
    const short = { tiles, has: [0, 4, 0, 0, 0], hand: ['guard-post'] } as const;
    const third = playing(reign('queen-3', short), main('incubate')).state;
    expect(asked(third)).toBe('resolve-deed');
    const discarded = playing(third, discard('room'), { type: 'discard-for', card: 'guard-post' }).state;
    expect(legal(discarded, 'resolve-deed')).toContainEqual({ place: 'top' });
    expect(asked(playing(reign('queen-3', { ...short, hand: [] }), main('incubate')).state)).toBe('incubation-effect');

    const fifth = playing(reign('queen-5', { tiles, has: [0, 4, 1, 0, 0] }), main('incubate')).state;
    expect(legal(playing(fifth, { type: 'queen-fungus' }).state, 'resolve-deed')).toContainEqual({ place: 'top' });
    // The Fungus of others is no Leaf.
    expect(asked(playing(reign('queen-2', { tiles, has: [0, 4, 1, 0, 0] }), main('incubate')).state)).toBe(
      'incubation-effect',
    );

    // A disc beside a swarm space: the Skill card may bring it there.
    const swarm = { tiles: ['inc-4a', 'inc-4b', 'inc-4c'], flight: 3, hand: ['war-cry'] } as const;
    const flying = playing(reign('queen-3', swarm), main('incubate')).state;
    expect(asked(flying)).toBe('resolve-deed');
    const swarmed = playing(flying, ...[discard('skill'), { type: 'discard-for', card: 'war-cry' }, said.SWARM]).state;
    expect(legal(swarmed, 'resolve-deed')).toContainEqual({ place: 'top' });
  });

  test('ANT-15.15 where ants are stored the Food for a Transform may come from the store', () => {
    const { state } = playing(position([{ ...TURNED, ants: [2, 0, 0] }, NOBODY]), main('incubate'));

    expect([asked(state), freely(state)]).toEqual(['store-ants', ['emergency']]);
    const moved = playing(state, EMERGENCY, transform('top', 'digger', 'forager')).state;
    expect(legal(moved, 'store-ants')).toContainEqual({ ants: ['digger', 'forager'] });
  });

  test('ANT-21.5 a Leaf that a Room card of queen-3 can bring pays for an effect', () => {
    const own = { ...TURNED, played: ['seed-sowing'], hand: ['guard-post'] } as const;
    const { state } = playing(reign('queen-3', own), main('incubate'), said.activate('seed-sowing'));

    expect(legal(state, 'pay-for')).toEqual([{ decline: true }]);
    const able = playing(state, discard('room'), { type: 'discard-for', card: 'guard-post' }).state;
    expect(legal(able, 'pay-for')).toEqual([{}, { decline: true }]);
    const none = playing(reign('queen-3', { ...own, hand: [] }), main('incubate')).state;
    expect(ants.whyIllegal(none, { seat: 0, ...said.activate('seed-sowing') })).toMatchObject({
      code: 'effect/nothing',
    });
  });

  test('ANT-3.18 after the final Incubation tokens and Fungus that still count are asked about', () => {
    const ending = (queen: string, own: Own) =>
      altered(reign(queen, { ...TURNED, ...own }), (draft) => {
        Object.assign(draft, { round: 61, roundLimit: 60, endRound: 60, isLimited: 1, active: 1 });
        draft.agenda = [{ ask: 'main-action', seat: 1 }];
      });
    const final = (queen: string, own: Own) => playing(ending(queen, own), main('incubate'), DONE, DONE).state;

    const scored = final('queen-4', { played: ['library-of-scents'], isFull: true });
    expect([asked(scored), freely(scored)]).toEqual(['end-turn', ['queen-token']]);
    const gained = playing(scored, token('aphid')).state;
    expect([asked(gained), freely(gained)]).toEqual(['end-turn', ['emergency']]);
    // Where nothing scores symbols, tokens do not count any more.
    expect(ants.pending(final('queen-4', {}))).toMatchObject([{ seat: 1 }]);
    expect(freely(final('queen-5', { has: [0, 0, 1, 0, 0] }))).toEqual(['queen-fungus']);
  });
});

describe('other cards', () => {
  const withNow = (now: readonly ReturnType<typeof gain>[]) =>
    createAnts({ pack: { ...defaultPack, basic: { ...defaultPack.basic, 'war-cry': { ...WAR_CRY, now } } } });
  const WAR_CRY = defaultPack.basic['war-cry'] ?? expect.unreachable();

  test('ANT-21.5 a branch that costs Food is chosen, and paid for with Food from the store', () => {
    const game = withNow([either(gain('leaf', 1), pay(cubes('food', 1), gain('fungus', 2)))]);
    const before = movedTo(game, position([{ hand: ['war-cry'], has: [0, 2, 0, 0, 0] }, NOBODY]));
    const { state } = playingIn(game, before, main('cards'), said.play('war-cry'), {
      type: 'choose-effect',
      effect: 2,
    });

    expect(game.pending(state)).toMatchObject([{ kind: 'pay-for' }]);
    const paid = playingIn(game, state, EMERGENCY, said.yes('pay-for')).state;
    expect(paid.resources[0]).toEqual([0, 0, 2, 0, 0]);
  });

  test('ANT-15.11 a card that asks for Food: it may be taken when the card is chosen', () => {
    const game = createAnts({
      pack: {
        ...defaultPack,
        basic: {
          ...defaultPack.basic,
          abundance: { ...(defaultPack.basic.abundance ?? WAR_CRY), needs: [needs(has('food'), 2)] },
        },
      },
    });
    const before = movedTo(game, position([{ hand: ['abundance'], has: [1, 0, 0, 0, 0] }, NOBODY]));
    const { state } = playingIn(game, before, main('cards'));
    const able = playingIn(game, state, EMERGENCY).state;
    expect([...game.legalActions(able)]).toContainEqual(expect.objectContaining({ card: 'abundance' }));
    expect(game.whyIllegal(able, { seat: 0, ...EMERGENCY })).toMatchObject({ code: 'emergency/not-needed' });
  });

  test('ANT-19.2 cards that were discarded freely cannot pay for an effect any more', () => {
    const game = withNow([pay(cards(2), gain('fungus', 2))]);
    const own = { queen: 'queen-3', hand: ['war-cry', 'guard-post', 'barracks'], has: [0, 2, 0, 0, 0] } as const;
    const before = movedTo(game, position([own, { queen: 'queen-8' }]));
    const { state } = playingIn(game, before, main('cards'), said.play('war-cry'));
    expect(game.whyIllegal(state, { seat: 0, ...said.yes('pay-for') })).toBeUndefined();

    const fewer = playingIn(game, state, discard('room'), { type: 'discard-for', card: 'barracks' }).state;
    expect(game.whyIllegal(fewer, { seat: 0, ...said.yes('pay-for') })).toEqual({
      code: 'pay/too-dear',
      rule: 'ANT-19.2',
      facts: { what: 'card', cost: 2, has: 1 },
    });
  });
});

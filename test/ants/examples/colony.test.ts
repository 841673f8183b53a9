import { describe, expect, test } from 'vitest';
import { defaultPack } from '../../../src/games/ants/cards/pack/pack.ts';
import { has } from '../../../src/games/ants/cards/vocabulary.ts';
import { TILE_SETS } from '../../../src/games/ants/components.ts';
import { type AntsEvent, ants, createAnts } from '../../../src/games/ants/index.ts';
import { countOf } from '../../../src/games/ants/rules/counts.ts';
import { eventsOf } from '../../kit/played.ts';
import { idling, isOver, movedTo } from '../kit/altered.ts';
import { changed } from '../kit/changes.ts';
import { decline, dig, main, play, raise, spend, store, take, yes } from '../kit/moves.ts';
import { asked, BOOK, displayed, legal, luck, playing, playingIn, position } from '../kit/position.ts';

const NOBODY = {};
const tilesOf = (state: { readonly tiles: readonly (readonly number[])[] }) =>
  (state.tiles[0] ?? []).map((tile) => BOOK.tiles[tile]?.id);

describe('setup', () => {
  test('ANT-X.1 four Queens with a set each, chosen by the seats 1, 0, 3, 2', () => {
    const begun = ants.begin({ players: 4, firstPlayer: 2 }, 'four');
    const pairs = eventsOf(begun.events, ['pair-drawn']);
    expect(pairs).toHaveLength(4);
    expect(new Set(pairs.map(({ queen }) => queen)).size).toBe(4);
    expect(pairs.map(({ set }) => set).sort()).toEqual([...TILE_SETS].sort());

    // Everybody takes the last pair that is there.
    let { state } = begun;
    const chosen: AntsEvent[] = [];
    while (asked(state) === 'choose-queen') {
      const going = playing(state, { type: 'choose-queen', ...legal(state, 'choose-queen').at(-1) });
      chosen.push(...eventsOf(going.events, ['queen-chosen']));
      state = going.state;
    }
    const order = [1, 0, 3, 2];
    expect(chosen).toMatchObject(
      [...pairs].reverse().map(({ queen, set }, nth) => ({ type: 'queen-chosen', seat: order[nth], queen, set })),
    );
  });
});

describe('Dig', () => {
  test('ANT-X.26 a Strength for which no tile is left is lost', () => {
    // Only tiles of size 3 are in the supply: seat 1 has the others.
    const rooms = [1, 4, 12, 1].map((copies, index) => ({ source: 'ours' as const, size: index + 1, copies }));
    const game = createAnts({ pack: { ...defaultPack, rooms } });
    const own = { ants: [4, 0, 0], rooms: [] } as const;
    const scene = position([own, { rooms: [['0,1'], ['2,1', '2,2', '3,1', '3,2'], ['0,3', '1,3'], ['2,3', '3,3']] }]);
    const before = movedTo(game, scene, { roomSupply: [0, 0, 12, 0] });

    const { state } = playingIn(
      game,
      before,
      ...[main('dig'), spend({ tile: 4 }), take('dig-1'), dig('2,1', '2,2', '2,3')],
    );
    expect(changed(before, state)).toEqual({
      active: 1,
      'dig-1': expect.any(String),
      deck: 110,
      rooms: [0, 0, 11, 0],
      '0 hand': [displayed(before, 0)],
      '0 has': [0, 0, 0, 1, 0],
      '0 pool': (before.pool[0] ?? 0) + 4,
      '0 ants': [0, 0, 0],
      '0 nest': ['0,2 1,2', '2,1 2,2 2,3'],
    });
  });
});

describe('free actions and feeding', () => {
  test('ANT-X.10 a digger is made a forager', () => {
    const before = position([{ ants: [1, 0, 0], has: [1, 0, 0, 0, 0] }, NOBODY]);
    const { state } = playing(before, { type: 'transform', place: 'top', from: 'digger', to: 'forager' });

    expect(changed(before, state)).toEqual({ '0 has': [0, 0, 0, 0, 0], '0 ants': [0, 0, 1] });
    expect(legal(state, 'main-action')).toEqual([{ action: 'forage' }, { action: 'incubate' }]);
    expect(playing(state, main('forage')).events).toContainEqual(
      expect.objectContaining({ type: 'ants-spent', tile: 1, strength: 1 }),
    );
  });

  test('ANT-X.11 two cubes of the emergency store serve for a deed, and cost 2 points', () => {
    // The last round that can be: the end comes after it.
    const before = position(
      [{ tiles: ['inc-2a', 'inc-2b', 'inc-2c'], has: [1, 0, 0, 0, 0], production: [0, 0, 1, 1, 1] }, NOBODY],
      { round: 61, endRound: 60 },
      { roundLimit: 60 },
    );
    const { state } = playing(
      before,
      ...[main('incubate'), yes('emergency'), yes('emergency'), { type: 'resolve-deed', place: 'top' }, raise('leaf')],
    );

    expect(changed(before, state)).toEqual({
      '0 has': [3, 0, 0, 0, 0],
      '0 store': 3,
      '0 turned': [1, 0, 0],
      '0 production': [0, 1, 1, 1, 1],
    });
    const [scored] = eventsOf(idling(state, isOver).events, ['scored']);
    expect(scored).toMatchObject({ seat: 0, points: { emergency: -2 } });
  });

  test('ANT-X.20 only the forager is fed', () => {
    const before = position([{ larvae: [1, 1, 1], has: [1, 0, 0, 0, 0], turned: [1, 0, 0] }, NOBODY]);
    const drop = (specialisation: string) => [decline('feed-larvae'), { type: 'drop-larva', specialisation }];
    const { state } = playing(
      before,
      ...[main('incubate'), decline('incubation-effect'), ...drop('digger'), ...drop('explorer'), yes('feed-larvae')],
    );

    const [top, middle, bottom] = tilesOf(before);
    expect(changed(before, state)).toEqual({
      active: 1,
      '0 has': [0, 0, 0, 0, 0],
      '0 pool': (before.pool[0] ?? 0) + 2,
      '0 tiles': [middle, bottom, top],
      '0 turned': [0, 0, 1],
      '0 ants': [0, 0, 1],
      '0 larvae': [0, 0, 0],
    });
  });

  test('ANT-X.22 a larva that is raised during an Incubation is stored or lost, and never an egg', () => {
    const own = { larvae: [1, 0, 0], played: ['nursing'], turned: [1, 0, 0], production: [0, 0, 1, 1, 1] } as const;
    const before = position([own, NOBODY]);
    const { state } = playing(
      before,
      main('incubate'),
      { type: 'incubation-effect', effect: { of: 'card', card: 'nursing', line: 1 } },
      { type: 'move-disc', place: 'middle', from: 'digger', to: 'digger' },
      decline('incubation-effect'),
    );
    expect([asked(state), legal(state, 'store-ants')]).toEqual(['store-ants', [{ ants: [] }, { ants: ['digger'] }]]);

    const [top, middle, bottom] = tilesOf(before);
    const shifted = { active: 1, '0 tiles': [middle, bottom, top], '0 turned': [0, 0, 1], '0 larvae': [0, 0, 0] };
    expect(changed(before, playing(state, store('digger')).state)).toEqual({ ...shifted, '0 stored': [1, 0, 0] });
    expect(changed(before, playing(state, store()).state)).toEqual({ ...shifted, '0 pool': (before.pool[0] ?? 0) + 1 });
  });

  test('ANT-X.42 with `queen-5` a Fungus is Food and Leaf', () => {
    const before = position([
      { queen: 'queen-5', larvae: [1, 0, 1], has: [0, 0, 1, 0, 0], turned: [1, 0, 0] },
      { queen: 'queen-3' },
    ]);
    const feeding = playing(before, main('incubate'), decline('incubation-effect')).state;
    expect(asked(feeding)).toBe('feed-larvae');
    const { state } = playing(feeding, yes('queen-fungus'));
    expect(changed(feeding, state)).toEqual({ '0 has': [1, 1, 0, 0, 0] });

    const drop = [decline('feed-larvae'), { type: 'drop-larva', specialisation: 'digger' }];
    const [fed, direct] = [state, feeding].map((at) => playing(at, ...drop, yes('feed-larvae')).state);
    expect(fed?.resources[0]).toEqual([0, 1, 0, 0, 0]);
    expect(direct?.resources[0]).toEqual([0, 0, 0, 0, 0]);
    expect([fed?.discs[0]?.[0], direct?.discs[0]?.[0]]).toEqual([
      [0, 0, 1],
      [0, 0, 1],
    ]);
  });

  test('ANT-X.21 Fungus pays for a card, and is no Leaf for a deed', () => {
    const before = position([{ hand: ['fungus-gathering'], has: [0, 1, 2, 0, 0] }, NOBODY]);
    expect(countOf(BOOK, before, 0, has('leaf'), -1)).toBe(1);

    const { state } = playing(before, main('cards'), play('fungus-gathering'));
    expect(changed(before, state)).toEqual({
      active: 1,
      '0 hand': [],
      '0 played': ['fungus-gathering 0 0 0'],
      '0 has': [0, 0, 0, 0, 0],
    });
    // A tile that asks for 5 Leaf.
    const tile = position([{ tiles: ['inc-1a', 'inc-1b', 'inc-1c'], has: [0, 3, 2, 0, 0] }, NOBODY]);
    expect(asked(playing(tile, main('incubate')).state)).toBe('incubation-effect');
    const leaves = position([{ tiles: ['inc-1a', 'inc-1b', 'inc-1c'], has: [0, 5, 0, 0, 0] }, NOBODY]);
    expect(asked(playing(leaves, main('incubate')).state)).toBe('production-track');
  });
});

describe('cards', () => {
  test('ANT-X.24 a line that is waived takes no tokens, however much it asks for', () => {
    const cells = ['0,1', '1,1', '0,3', '1,3', '2,0', '2,1', '2,2'];
    const played = ['first-steps', 'war-cry', 'nursing', 'nursing', 'seed-sowing', 'seed-sowing', 'leaf-cutting'];
    const rooms = cells.map((cell) => [cell]);
    const before = position([{ hand: ['dynasty', 'labyrinth'], played, rooms, has: [0, 0, 0, 0, 2] }, NOBODY]);

    // Eight Room tiles, no BLD.
    const { state, events } = playing(
      before,
      ...[
        main('cards'),
        play('dynasty'),
        play('labyrinth'),
        { type: 'waive-line', line: 2 },
        decline('granted-action'),
      ],
    );
    expect(eventsOf(events, ['symbols-covered', 'paid'])).toEqual([]);
    expect(changed(before, state)).toEqual({
      active: 1,
      '0 hand': [],
      '0 played': [...played, 'dynasty', 'labyrinth'].map((id) => `${id} 0 0 0`),
    });
    // Under normal rules both tokens go.
    const normal = playing(
      position([{ hand: ['labyrinth'], rooms, has: [0, 0, 0, 0, 2] }, NOBODY]),
      ...[main('cards'), play('labyrinth')],
    );
    expect(normal.state.resources[0]).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('Queens', () => {
  const OTHER = { queen: 'queen-5' };

  test('ANT-X.34 a granted Forage is weaker if the pool is short, and `queen-7` watches it', () => {
    const before = luck(
      position([{ queen: 'queen-7', pool: 1, hand: ['foraging-drill'], has: [0, 2, 0, 0, 0] }, OTHER]),
      'deck war-cry',
    );
    const { state, events } = playing(before, main('cards'), play('foraging-drill'), yes('granted-action'), {
      type: 'forage-vertex',
      vertex: 'a19',
    });

    expect(events).toContainEqual({ type: 'action-granted', seat: 0, action: 'forage', strength: 1 });
    expect(changed(before, state)).toEqual({
      a19: 0,
      'A05 cubes': [0, 3, 0],
      'A06 cubes': [3, 0, 0],
      deck: 109,
      '0 hand': ['war-cry'],
      '0 played': ['foraging-drill 0 0 0'],
      '0 has': [1, 1, 0, 1, 0],
      '0 pool': 0,
    });
  });

  test('ANT-X.35 a granted Explore without a hex is lost without a question', () => {
    const own = { queen: 'queen-7', hand: ['first-scouts'], has: [0, 1, 0, 0, 0] } as const;
    const before = position([own, { ...OTHER, explorers: ['A05', 'A09', 'A11', 'A15'] }]);
    const { state } = playing(before, main('cards'), play('first-scouts'));

    expect(changed(before, state)).toEqual({
      active: 1,
      '0 hand': [],
      '0 played': ['first-scouts 0 0 0'],
      '0 has': [0, 0, 0, 0, 0],
    });
  });

  test('ANT-X.36 `queen-6` gives a Fungus after an action of exactly Strength 3', () => {
    const before = luck(
      position([{ queen: 'queen-6', ants: [0, 2, 0], has: [2, 0, 0, 0, 0] }, OTHER], { enemies: { A06: 'sand-fly' } }),
      ...['deck war-cry', 'enemies scorpion'],
    );
    const { state, events } = playing(
      before,
      ...[main('explore'), spend({ tile: 2, boosts: 1 }), take('explore-1'), { type: 'explore-hex', hex: 'A04' }],
      raise('egg-forager'),
    );

    expect(eventsOf(events, ['paid', 'production-moved', 'cubes-placed', 'gained']).map(({ type }) => type)).toEqual([
      ...['paid', 'production-moved', 'cubes-placed', 'gained'],
    ]);
    expect(changed(before, state)).toEqual({
      active: 1,
      'A04 explorer': 0,
      'A04 enemy': 'scorpion',
      'A04 cubes': [0, 4, 0],
      'explore-1': 'war-cry',
      deck: 110,
      '0 hand': [displayed(before, 3)],
      '0 has': [0, 0, 1, 0, 0],
      '0 pool': (before.pool[0] ?? 0) + 1,
      '0 ants': [0, 0, 0],
      '0 production': [0, 0, 1, 1, 2],
    });
    // Strength 4 is not exactly 3.
    const strong = position([{ queen: 'queen-6', ants: [0, 4, 0] }, OTHER]);
    const four = [main('explore'), spend({ tile: 4 }), take('explore-1'), { type: 'explore-hex', hex: 'A05' }];
    expect(playing(strong, ...four).state.resources[0]).toEqual([1, 0, 0, 0, 0]);
  });

  test('ANT-X.37 a disc of `queen-1` goes with another ant', () => {
    const before = position([{ queen: 'queen-1', universal: 1, hand: ['war-cry'] }, OTHER]);
    const { state } = playing(before, main('dig'));
    const declared = { tile: 0, stored: 0, boosts: 0 };
    expect(legal(state, 'spend-ants')).toEqual([
      { ...declared, universal: 1, queen: 0 },
      { ...declared, universal: 1, queen: 1 },
    ]);
    const both = playing(state, spend({ universal: 1, queen: 1 }), { type: 'discard-card', card: 'war-cry' }).state;
    expect(changed(before, both)).toEqual({
      discards: ['war-cry'],
      '0 hand': [],
      '0 pool': (before.pool[0] ?? 0) + 2,
      '0 universal': 0,
      '0 queenDiscs': 3,
    });
    expect(asked(playing(both, take('dig-1')).state)).toBe('dig-tile');

    const alone = position([{ queen: 'queen-1', hand: ['war-cry'] }, OTHER]);
    expect(ants.whyIllegal(alone, { seat: 0, ...main('dig') })).toMatchObject({ code: 'action/impossible' });
  });

  test('ANT-X.38 `queen-8` takes any card of the display', () => {
    const before = luck(position([{ queen: 'queen-8', ants: [1, 0, 0] }, OTHER]), 'deck war-cry');
    const { state } = playing(before, main('dig'));

    expect(legal(state, 'take-display-card')).toHaveLength(9);
    const taken = playing(state, take('forage-3')).state;
    expect(changed(state, taken)).toEqual({
      'forage-3': 'war-cry',
      deck: 110,
      '0 hand': [displayed(before, 8)],
    });
  });

  test('ANT-X.39 `queen-2` flies with every generic advance, and chooses among Egg tracks', () => {
    const explorers = ['A01', 'A02', 'A03', 'A04', 'A05'];
    const generic = position([{ queen: 'queen-2', flight: 3, explorers, hand: ['far-frontiers'] }, OTHER]);
    const asking = playing(generic, main('cards'), play('far-frontiers')).state;
    expect(legal(asking, 'production-track')).toHaveLength(5);
    const raised = playing(asking, raise('food')).state;
    expect([asked(raised), raised.flight[4], raised.production[0]]).toEqual(['swarm', [0], [1, 0, 1, 1, 1]]);

    // (2,0) of this nest gives P:ED.
    const side = BOOK.nest.layouts.findIndex(({ id }) => id === 'nursery-side');
    const scene = position([{ queen: 'queen-2', flight: 3, ants: [1, 0, 0], rooms: [['1,1', '2,1']] }, OTHER]);
    const given = movedTo(ants, scene, { anthills: [side, 0] });
    const egg = playing(given, main('dig'), take('dig-1'), dig('2,0')).state;
    expect(legal(egg, 'production-track')).toEqual(
      ['digger', 'explorer', 'forager'].map((of) => ({ track: `egg-${of}` })),
    );
    const { state } = playing(egg, raise('egg-forager'));
    expect([state.production[0], state.flight[3], state.active]).toEqual([[0, 0, 1, 1, 2], [0], 1]);
  });

  test('ANT-X.40 naming a kind uses up that discard of `queen-3`', () => {
    const before = position([{ queen: 'queen-3', ants: [1, 0, 0], hand: ['war-cry'] }, OTHER]);
    const discard = (kind: string) => ({ type: 'queen-discard', kind });
    const { state } = playing(before, discard('room'));

    expect([asked(state), legal(state, 'discard-for')]).toEqual(['discard-for', [{ decline: true }]]);
    const declined = playing(state, decline('discard-for')).state;
    expect(Object.keys(changed(before, declined))).toEqual(['queenUsed']);
    expect(ants.whyIllegal(declined, { seat: 0, ...discard('room') })).toMatchObject({ code: 'queen/used' });
    expect(ants.whyIllegal(declined, { seat: 0, ...discard('skill') })).toBeUndefined();
    const done = playing(declined, main('dig'), take('dig-1'), dig('1,1')).state;
    expect(ants.pending(done)).toMatchObject([{ seat: 0, kind: 'end-turn' }]);
  });

  test('ANT-X.41 the first token of `queen-4` is free', () => {
    const before = position([{ queen: 'queen-4', has: [1, 0, 0, 0, 0] }, OTHER]);
    const token = (symbol: string) => ({ type: 'queen-token', symbol });
    const one = playing(before, token('strength')).state;
    expect(changed(before, one)).toEqual({ '0 queenTokens': [3] });
    const two = playing(one, token('intelligence')).state;
    expect(changed(one, two)).toEqual({ '0 queenTokens': [3, 5], '0 has': [0, 0, 0, 0, 0] });

    expect(ants.whyIllegal(two, { seat: 0, ...token('poison') })).toMatchObject({
      code: 'token/unpaid',
      facts: { food: 1 },
    });
    const three = playing(two, yes('emergency'), token('poison')).state;
    expect(changed(two, three)).toEqual({ '0 queenTokens': [3, 5, 7], '0 store': 4 });
    expect(ants.whyIllegal(three, { seat: 0, ...token('aphid') })).toMatchObject({ code: 'token/full' });
  });
});

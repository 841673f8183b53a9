import { describe, expect, test } from 'vitest';
import { ants, createAnts } from '../../../src/games/ants/index.ts';
import { movedTo, typesOf } from '../kit/altered.ts';
import { changed } from '../kit/changes.ts';
import { asked, legal, playing, playingIn, position } from '../kit/position.ts';

const NOBODY = {};
const main = (action: string) => ({ type: 'main-action', action });
const play = (card: string) => ({ type: 'play-card', card });

describe('cards', () => {
  test('ANT-X.43 discounts add up, and a cost does not fall below 0', () => {
    const rooms = [
      ['0,1', '1,1', 'full'],
      ['0,3', '1,3', 'full'],
      ['2,1', '2,2', '2,3'],
      ['3,0', '3,1'],
      ['3,2', '3,3'],
    ];
    const hand = ['great-gallery', 'wedding-hall'];
    const before = position([{ played: ['masons-hall', 'masons-hall'], rooms, hand, has: [0, 0, 0, 0, 0] }, NOBODY]);

    const { state, events } = playing(before, main('cards'), play('great-gallery'));

    expect(typesOf(events)).not.toContain('paid');
    expect(state.played[0]).toHaveLength(3);
    expect(ants.whyIllegal(state, { ...play('wedding-hall'), seat: 0 })).toMatchObject({ code: 'card/no-room' });
  });

  test('ANT-X.44 a Room tile counts as larger', () => {
    const rooms = [['0,1', '1,1', 'full']];
    const played = ['great-gallery'];
    const hand = ['fungus-garden', 'hall-of-deeds'];
    const { state } = playing(position([{ played, rooms, hand, has: [0, 4, 0, 0, 0] }, NOBODY]), main('cards'));

    expect(legal(state, 'play-card')).toEqual([{ card: 'fungus-garden' }, { decline: true }]);
  });

  test('ANT-X.45 a card does not see itself, and its own effects come before what it sets off', () => {
    const before = position([
      { played: ['trail-marking'], hand: ['scent-memory', 'archive', 'war-cry'], has: [0, 9, 0, 0, 0] },
      NOBODY,
    ]);

    const first = playing(before, main('cards'), play('scent-memory'));
    expect(asked(first.state)).toBe('draw-keep');
    const [keep] = legal(first.state, 'draw-keep') as { card: string }[];
    const kept = playing(first.state, { type: 'draw-keep', ...keep });
    expect(typesOf(kept.events)).not.toContain('card-drawn');

    const second = playing(kept.state, play('archive'));
    const [one] = legal(second.state, 'tuck-card') as { card: string }[];
    const tucked = playing(second.state, { type: 'tuck-card', ...one });
    const [other] = legal(tucked.state, 'tuck-card') as { card: string }[];
    const { state, events } = playing(tucked.state, { type: 'tuck-card', ...other });
    expect(typesOf(events).filter((type) => ['card-tucked', 'card-drawn'].includes(type))).toEqual([
      'card-tucked',
      'card-drawn',
    ]);
    expect(state.under[0]).toHaveLength(2);
  });

  test('ANT-X.46 for each copy of a symbol a marker', () => {
    const rooms = [['0,1', '1,1', 'full']];
    const before = position([{ played: ['fan-shaft'], rooms, hand: ['gymnasium'], has: [0, 1, 0, 0, 0] }, NOBODY]);

    const { state } = playing(before, main('cards'), play('gymnasium'));

    expect(state.universal[0]).toBe(1);
    expect(state.played[0]?.[0]?.markers).toEqual([0, 0, 2]);
  });

  test('ANT-X.50 + ANT-X.24 deeds inside deeds: a line is waived, a Star comes first, then each deed is rewarded', () => {
    const played = [
      'first-steps',
      'ritual-feast',
      'spoils-of-war',
      'war-cry',
      'venom-glands',
      'trail-marking',
      'leaf-cutting',
      'shift-rotation',
    ];
    const rooms = ['0,1', '1,1', '0,3', '1,3', '2,0', '2,1', '2,2'].map((cell) => [cell]);
    const before = position([{ played, rooms, hand: ['dynasty', 'labyrinth'] }, NOBODY]);

    const { state } = playing(before, main('cards'), play('dynasty'), play('labyrinth'));
    expect(asked(state)).toBe('granted-action');

    const { events } = playing(before, main('cards'), play('dynasty'), play('labyrinth'), {
      type: 'granted-action',
      decline: true,
    });
    expect(events.filter(({ type }) => ['card-played', 'star-earned', 'gained'].includes(type))).toMatchObject([
      { type: 'card-played', card: 'dynasty' },
      { type: 'card-played', card: 'labyrinth' },
      { type: 'star-earned', criterion: 'deeds', stars: 1 },
      { type: 'gained', what: 'food', count: 1 },
      { type: 'gained', what: 'food', count: 1 },
    ]);
  });

  test('ANT-X.54 Egg swap', () => {
    const rooms = [
      ['0,1', '1,1'],
      ['0,3', '1,3', '2,3'],
    ].map((cells, nth) => (nth === 1 ? ['2,1', '2,2', '2,3'] : cells));
    const before = position([
      { production: [1, 1, 2, 5, 1], rooms, hand: ['egg-gallery'], has: [0, 1, 0, 0, 0] },
      NOBODY,
    ]);

    const { state } = playing(before, main('cards'), play('egg-gallery'));
    expect(legal(state, 'egg-swap')).toEqual([{ track: 'egg-digger' }, { track: 'egg-explorer' }, { decline: true }]);

    const after = playing(state, { type: 'egg-swap', track: 'egg-digger' }).state;
    expect(after.production[0]).toEqual([1, 1, 1, 5, 2]);
  });

  test('ANT-X.69 Play 2 Cards without a card is performed; with the other ruling it is closed for the turn', () => {
    const before = position([{ hand: ['wedding-hall', 'dynasty'] }, NOBODY]);
    const none = { type: 'play-card', decline: true };

    const { state } = playing(before, main('cards'), none);
    expect(ants.pending(state)).toMatchObject([{ seat: 1, kind: 'main-action' }]);

    const other = createAnts({ options: { noCardPlayed: 'closed' } });
    const closed = playingIn(other, movedTo(other, before), main('cards'), none).state;
    expect(other.pending(closed)).toMatchObject([{ seat: 0, kind: 'main-action' }]);
    expect(other.whyIllegal(closed, { ...main('cards'), seat: 0 })).toMatchObject({ code: 'action/closed' });
  });
});

describe('Incubation', () => {
  const ALL = { type: 'incubation-effect', effect: { of: 'all' } };

  test('ANT-X.8 a whole Incubation', () => {
    const before = position([
      {
        ants: [0, 0, 1],
        larvae: [1, 1, 1],
        has: [2, 5, 0, 0, 0],
        production: [1, 2, 1, 1, 1],
        played: ['fungus-gathering'],
        abilities: { 'ab-5': 'mantis' },
        tiles: ['inc-1a', 'inc-1b', 'inc-1c'],
      },
      NOBODY,
    ]);

    const { state } = playing(
      before,
      main('incubate'),
      { type: 'store-ants', ants: ['forager'] },
      { type: 'production-track', track: 'egg-explorer' },
      ALL,
      { type: 'feed-larvae' },
      { type: 'pay', fungus: 0, markers: 0 },
    );

    expect(changed(before, state)).toEqual({
      active: 1,
      '0 has': [0, 7, 1, 0, 0],
      // Four eggs and a universal ant.
      '0 pool': (before.pool[0] ?? 0) - 5,
      '0 universal': 1,
      '0 stored': [0, 0, 1],
      '0 tiles': ['inc-1b', 'inc-1c', 'inc-1a'],
      '0 turned': [0, 0, 1],
      '0 ants': [1, 1, 1],
      '0 larvae': [1, 2, 1],
      '0 production': [1, 2, 1, 2, 1],
    });
    expect(ants.view(state, 0).deeds).toEqual([1, 0]);
  });

  test('ANT-X.47 three ways to feed', () => {
    const before = position([
      {
        larvae: [1, 1, 1],
        has: [1, 0, 1, 0, 0],
        production: [0, 0, 1, 1, 1],
        played: ['honeydew-cellar'],
        markers: [[2, 0, 0]],
        turned: [1, 0, 0],
      },
      NOBODY,
    ]);

    const { state } = playing(
      before,
      main('incubate'),
      { type: 'incubation-effect', decline: true },
      { type: 'feed-larvae' },
    );

    expect(legal(state, 'pay')).toEqual([
      { fungus: 0, markers: 2 },
      { fungus: 1, markers: 1 },
      { fungus: 1, markers: 2 },
    ]);
  });

  test('ANT-X.62 + ANT-15.11 emergency Food is offered while it is needed', () => {
    const before = position([{ larvae: [2, 1, 1], has: [3, 0, 0, 0, 0], turned: [1, 0, 0] }, NOBODY]);
    const { state } = playing(before, main('incubate'), { type: 'incubation-effect', decline: true });

    expect(legal(state, 'emergency')).toHaveLength(1);
    expect(legal(playing(state, { type: 'emergency' }).state, 'emergency')).toEqual([]);
    expect(legal(position([{ has: [6, 0, 0, 0, 0] }, NOBODY]), 'emergency')).toEqual([]);
  });

  test('ANT-X.61 the pool is exhausted', () => {
    const garden = Array.from({ length: 31 }, (_, nth) => `a${String(nth + 1).padStart(2, '0')}`);
    const before = position([
      { foragers: garden, universal: 6, turned: [1, 0, 0], production: [0, 0, 1, 1, 1] },
      NOBODY,
    ]);
    expect(before.pool[0]).toBe(2);

    const { state } = playing(before, main('incubate'), ALL);

    expect(state.discs[0]?.[1]).toEqual([1, 1, 0]);
  });
});

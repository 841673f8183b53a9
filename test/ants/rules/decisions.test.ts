import { expect, test } from 'vitest';
import { type AntsState, ants } from '../../../src/games/ants/index.ts';
import { altered } from '../kit/altered.ts';
import { decline, explore, main, part, play, spend, take } from '../kit/moves.ts';
import { asked, legal, playing, position } from '../kit/position.ts';

const NOBODY = {};
const why = (state: AntsState, action: object) => ants.whyIllegal(state, { seat: 0, ...action });
const faultsOf = (state: AntsState) => ants.faults(state).map(({ message }) => message);

test('ANT-21.1 only the kind of a cube is asked of somebody whose turn it is not', () => {
  const before = position([{ ants: [0, 3, 0] }, { foragers: ['a17', 'a23'] }]);
  const { state } = playing(before, main('explore'), spend({ tile: 3 }), take('explore-1'), explore('A08'));
  expect(state.active).toBe(0);
  expect(ants.pending(state)).toMatchObject([{ seat: 1, kind: 'collect-kind' }]);

  expect(faultsOf({ ...before, agenda: [{ ask: 'main-action', seat: 1 }] })).toEqual([
    "expected 0, found 1 ('the work of a turn is at the bottom, and what it has set off above it')",
  ]);
});

test('ANT-21.2 the agenda holds no hidden fact, and everybody sees it', () => {
  const own = { hand: ['first-scent', 'archive', 'war-cry'], lost: ['moss'], has: [0, 1, 0, 0, 0] } as const;
  const looking = playing(position([own, NOBODY]), main('cards'), play('first-scent')).state;
  expect(looking.agenda).toEqual([{ do: 'second-card' }, { ask: 'draw-keep', seat: 0 }]);
  expect(ants.view(looking, 1).agenda).toEqual(looking.agenda);
  const tucking = playing(position([own, NOBODY]), main('cards'), play('archive')).state;
  expect(tucking.agenda).toEqual([{ do: 'second-card' }, { ask: 'tuck-card', seat: 0, on: 0, left: 2 }]);
  expect(ants.view(tucking, 1).agenda).toEqual(tucking.agenda);
});

test('ANT-21.3 public questions look at the number of cards in hand, and never at the cards', () => {
  const offers = (hand: readonly string[]) => {
    const own = { queen: 'queen-3', hand, explorers: ['A18'], has: [0, 0, 0, 4, 4] } as const;
    const before = position([own, { queen: 'queen-8' }], { enemies: { A05: 'leafhopper' } });
    const parts = playing(before, main('enemy')).state;
    return [...legal(before, 'main-action'), ...legal(before, 'queen-discard'), ...legal(parts, 'next-part')];
  };

  // One can be played, the other cannot; one is a Skill card, the other a Room card.
  expect(offers(['spoils-of-war'])).toEqual(offers(['wedding-hall']));
  expect(offers(['spoils-of-war'])).toEqual([
    { action: 'cards' },
    { action: 'enemy' },
    { action: 'incubate' },
    { kind: 'skill' },
    { kind: 'room' },
    { part: 'card' },
    { part: 'enemy' },
    { decline: true },
  ]);
  expect(offers([])).not.toContainEqual({ action: 'cards' });
  expect(offers([])).not.toContainEqual({ kind: 'room' });
  // A secret question is asked even if there is nothing to answer.
  const idle = playing(position([{ hand: ['wedding-hall'] }, NOBODY]), main('cards')).state;
  expect(legal(idle, 'play-card')).toEqual([{ decline: true }]);
});

test('ANT-21.4 what is offered can be completed', () => {
  // A card whose tokens are there and whose cost is not, and the other way round.
  const hand = ['ambush', 'scent-memory', 'war-cry'];
  const cards = (has: readonly [number, number, number, number, number]) =>
    legal(playing(position([{ hand, has }, NOBODY]), main('cards')).state, 'play-card');
  expect(cards([0, 2, 0, 0, 0])).toEqual([{ card: 'war-cry' }, { decline: true }]);
  expect(cards([0, 1, 0, 0, 1])).toEqual([{ card: 'scent-memory' }, { decline: true }]);
  expect(cards([0, 1, 1, 1, 0])).toEqual([{ card: 'war-cry' }, { card: 'ambush' }, { decline: true }]);
  // Boosts that can be paid, and no Strength that is of no use.
  const boosts = playing(position([{ ants: [1, 0, 0], has: [3, 0, 0, 0, 0] }, NOBODY]), main('dig')).state;
  expect(legal(boosts, 'spend-ants')).toHaveLength(2);
  // A vertex from which the path cannot go on.
  const lonely = position([{ ants: [0, 0, 2] }, { foragers: ['a14', 'a24', 'a25'] }]);
  const first = playing(lonely, main('forage'), spend({ tile: 2 }), take('forage-1')).state;
  expect(legal(first, 'forage-vertex')).not.toContainEqual({ vertex: 'a19' });
  expect(why(first, { type: 'forage-vertex', vertex: 'a19' })).toMatchObject({ code: 'vertex/dead-end' });
});

test('ANT-21.3 a card action that was declined is closed, whatever the hand holds', () => {
  const before = position([{ hand: ['war-cry'], has: [0, 9, 0, 0, 0], explorers: ['A18'] }, NOBODY], {
    enemies: { A05: 'leafhopper' },
  });
  const { state } = playing(before, main('enemy'), part('card'), decline('play-card'));
  expect(asked(state)).toBe('main-action');
  expect(legal(state, 'main-action')).toEqual([{ action: 'cards' }, { action: 'incubate' }]);
  expect(altered(state, () => undefined).closed).toEqual([0, 1]);
});

import { expect, test } from 'vitest';
import { type AntsState, ants } from '../../../src/games/ants/index.ts';
import { altered, typesOf } from '../kit/altered.ts';
import { changed } from '../kit/changes.ts';
import { explore, main, raise, spend, take } from '../kit/moves.ts';
import { BOOK, displayed, legal, luck, type Own, playing, position, refused } from '../kit/position.ts';

const NOBODY = {};
/** An Explore of so much Strength before its hex is named. */
const exploring = (strength: number, own: Own = {}, other: Own = {}, ...script: readonly string[]) => {
  const before = luck(position([{ ants: [0, strength, 0], ...own }, other]), 'deck war-cry', ...script);
  return playing(before, main('explore'), ...(strength > 1 ? [spend({ tile: strength })] : []), take('explore-1'))
    .state;
};
const hexes = (state: AntsState) => legal(state, 'explore-hex').map((said) => Object.values(said)[0]);
const hexOf = (name: string) => BOOK.gardens[2]?.hexNumbers.get(name) ?? -1;

test('ANT-7.1 + ANT-7.15 explorers, a card of the middle row, then a disc of the pool, the spent ones included', () => {
  const before = luck(position([{ ants: [0, 1, 0], pool: 0 }, NOBODY]), 'deck war-cry', 'deck ambush');
  const { state, events } = playing(before, main('explore'), take('explore-2'), explore('A05'));

  expect(typesOf(events, 'ants-spent', 'display-taken', 'hex-explored')).toEqual([
    ...['ants-spent', 'display-taken', 'hex-explored'],
  ]);
  expect(changed(before, state)).toEqual({
    active: 1,
    'A05 explorer': 0,
    'explore-2': 'war-cry',
    deck: 109,
    '0 hand': expect.arrayContaining(['ambush', displayed(before, 4)]),
    '0 has': [1, 0, 0, 0, 0],
    '0 ants': [0, 0, 0],
  });
  expect(state.pool[0]).toBe(0);
});

test('ANT-7.2 + ANT-7.3 a free hex with at most so many dots, however far away', () => {
  const of = (strength: number) =>
    (BOOK.gardens[2]?.hexes ?? []).flatMap((hex) => (hex.strength <= strength ? [hex.name] : []));

  for (const strength of [1, 2, 3, 4]) expect(hexes(exploring(strength))).toEqual(of(strength));
  const state = exploring(2, { explorers: ['A01'] }, { explorers: ['A19', 'A05'] });
  expect(hexes(state)).toEqual(of(2).filter((name) => name !== 'A05'));
  expect(refused(state, explore('A04'))).toEqual({
    code: 'hex/too-strong',
    rule: 'ANT-7.2',
    facts: { hex: 'A04', dots: 3, strength: 2 },
  });
});

test('ANT-7.4 a hex is explored once, by whomever', () => {
  const state = exploring(4, { explorers: ['A01'] }, { explorers: ['A05'] });

  for (const hex of ['A01', 'A05']) {
    expect(refused(state, explore(hex))).toEqual({ code: 'hex/explored', rule: 'ANT-7.2', facts: { hex } });
  }
});

test('ANT-7.5 + ANT-7.6 + ANT-7.7 + ANT-7.8 a hidden hex: its bonus, an enemy of its terrain, its cubes, and foragers collect', () => {
  const own = { foragers: ['a16'], has: [0, 0, 0, 0, 0] } as const;
  const before = luck(
    position([{ ants: [0, 2, 0], ...own }, { foragers: ['a21', 'a26'] }]),
    ...['deck war-cry', 'deck ambush', 'enemies wasp'],
  );
  const { state, events } = playing(before, main('explore'), spend({ tile: 2 }), take('explore-1'), explore('A07'));

  // A07: flowers, F3+M1, AG1+D1. Seat 1 stands lower on the flight track.
  expect(typesOf(events, 'hex-explored', 'gained', 'card-drawn', 'enemy-revealed', 'cubes-placed')).toEqual([
    ...['hex-explored', 'gained', 'card-drawn', 'enemy-revealed', 'cubes-placed'],
  ]);
  expect(ants.pending(state)).toMatchObject([{ seat: 1, kind: 'collect-kind' }]);
  const food = { type: 'collect-kind', cube: 'food' };
  const after = playing(state, food, food, food).state;
  expect(changed(before, after)).toEqual({
    active: 1,
    'A07 explorer': 0,
    'A07 enemy': 'wasp',
    'A07 cubes': [0, 0, 1],
    'explore-1': 'war-cry',
    deck: 109,
    '0 hand': expect.arrayContaining(['ambush', displayed(before, 3)]),
    '0 has': [1, 0, 0, 1, 0],
    '0 pool': (before.pool[0] ?? 0) + 1,
    '0 ants': [0, 0, 0],
    '1 has': [2, 0, 0, 0, 0],
  });
});

test('ANT-7.9 + ANT-7.10 on a start hex nothing comes and nobody collects', () => {
  const state = exploring(1, {}, { foragers: ['a18', 'a24', 'a13'] });
  const { state: after, events } = playing(state, explore('A05'));

  expect(typesOf(events, 'enemy-revealed', 'cubes-placed', 'collected')).toEqual([]);
  expect(after.cubes[hexOf('A05')]).toEqual([0, 4, 0]);
  expect(after.enemies[hexOf('A05')]).toBe(state.enemies[hexOf('A05')]);
  // Empty as it is, it stays so.
  const empty = playing(
    luck(position([{ ants: [0, 1, 0] }, NOBODY], { cubes: { A05: [0, 0, 0] } }), 'deck war-cry'),
    ...[main('explore'), take('explore-1'), explore('A05')],
  );
  expect([empty.state.cubes[hexOf('A05')], empty.state.resources[0]]).toEqual([
    [0, 0, 0],
    [1, 0, 0, 0, 0],
  ]);
});

test('ANT-7.11 on a hex without icons there is only its bonus', () => {
  const state = exploring(3, {}, { foragers: ['a19', 'a24'] });
  const item = BOOK.itemIds[state.boardItems[0] ?? -1];
  const { state: after, events } = playing(state, explore('A10'));

  expect(typesOf(events, 'item-taken', 'enemy-revealed', 'cubes-placed', 'collected')).toEqual(['item-taken']);
  expect(changed(state, after)).toMatchObject({ 'item A10': '-', '0 items': [item] });
  expect([after.enemies[hexOf('A10')], after.cubes[hexOf('A10')]]).toEqual([-1, [0, 0, 0]]);
});

test('ANT-7.12 without an enemy in the stack the other steps go on', () => {
  const none = altered(position([{ ants: [0, 3, 0] }, { foragers: ['a08'] }]), (loose) => {
    // All enemies of the sand that are left lie on ability spaces of seat 1, the strong ones below.
    const spaces = [0, 1, 4, 5, 8];
    for (const [enemy, { terrain }] of BOOK.enemies.entries()) {
      if (terrain !== 2 || loose.lurking[enemy] !== 1) continue;
      loose.lurking[enemy] = 0;
      const level = BOOK.enemies[enemy]?.level ?? 1;
      const free = spaces.filter((space) => loose.abilities[1]?.[space] === -1);
      const space = free.find((each) => (BOOK.abilities[each]?.least ?? 9) <= level);
      (loose.abilities[1] ?? [])[space ?? -1] = enemy;
    }
  });
  const { state, events } = playing(
    none,
    ...[main('explore'), spend({ tile: 3 }), take('explore-1'), explore('A04'), raise('egg-digger')],
  );

  expect(typesOf(events, 'enemy-revealed', 'cubes-placed', 'collected')).toEqual(['cubes-placed', 'collected']);
  expect([state.enemies[hexOf('A04')], state.cubes[hexOf('A04')]]).toEqual([-1, [0, 3, 0]]);
});

test('ANT-7.14 who has no hex in reach cannot explore', () => {
  const explorers = ['A05', 'A09', 'A11', 'A15'];
  const before = position([{ ants: [0, 1, 0], explorers }, NOBODY]);

  expect(refused(before, main('explore'))).toMatchObject({ code: 'action/impossible', facts: { action: 'explore' } });
  expect(refused(position([{ ants: [0, 2, 0], explorers }, NOBODY]), main('explore'))).toBeUndefined();
});

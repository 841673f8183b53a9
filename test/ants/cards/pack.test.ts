import { expect, test } from 'vitest';
import { checkPack } from '../../../src/games/ants/cards/check-pack.ts';
import { defaultPack } from '../../../src/games/ants/cards/pack/pack.ts';
import { bonusOf, deckOf, needsOf, powersOf, tableOf } from '../kit/rulebook.ts';

const copiesOf = (deck: Readonly<Record<string, { readonly copies: number }>>): number =>
  Object.values(deck).reduce((sum, { copies }) => sum + copies, 0);
const SETS: Readonly<Record<string, string>> = {
  '●': 'full-moon',
  '○': 'new-moon',
  '◆': 'full-diamond',
  '◇': 'open-diamond',
};

test('ANT-18.1 + ANT-11.17 the three decks are those of the book, card for card', () => {
  const { basic, starting, queenRooms } = defaultPack;

  expect(basic).toEqual(deckOf('Basic deck'));
  expect(starting).toEqual(deckOf('Starting deck'));
  expect(queenRooms).toEqual(deckOf('Queen Room deck'));
  expect([basic, starting, queenRooms].map(copiesOf)).toEqual([120, 30, 8]);
  // Order is printed order.
  expect(Object.keys(basic)).toEqual(Object.keys(deckOf('Basic deck')));
  expect(Object.values(queenRooms).every(({ type }) => type === 'room')).toBe(true);
});

test('ANT-11.10 + ANT-11.11 + ANT-11.12 what Skill, Deed and Room cards have', () => {
  const all = [defaultPack.basic, defaultPack.starting, defaultPack.queenRooms].flatMap((deck) => Object.values(deck));
  const of = (type: string) => all.filter((card) => card.type === type);

  expect(of('skill').every(({ cost, room }) => (cost?.leaf ?? 0) > 0 && room === undefined)).toBe(true);
  expect(of('deed').every((card) => card.needs !== undefined && !('cost' in card) && !('symbols' in card))).toBe(true);
  expect(of('room').every(({ room, symbols }) => room !== undefined && symbols !== undefined)).toBe(true);
});

test('ANT-13.3 the enemies are those of the book', () => {
  const listed = tableOf('C11').map(([id = '', terrain, level = '', needs = '']) => [
    id,
    { source: 'ours', terrain, level: level.length, needs: needsOf(needs) },
  ]);

  expect(defaultPack.enemies).toEqual(Object.fromEntries(listed));
  const levels = Object.values(defaultPack.enemies).map(({ level }) => level);
  expect([1, 2, 3].map((level) => levels.filter((each) => each === level).length)).toEqual([11, 11, 7]);
});

test('ANT-2.17 the Incubation tiles are those of the book, three of a set', () => {
  const listed = tableOf('C12').map(([id = '', set = '', needs = '']) => [
    id,
    { source: 'ours', set: SETS[set], needs: needsOf(needs) },
  ]);

  expect(defaultPack.incubationTiles).toEqual(Object.fromEntries(listed));
  expect(listed).toHaveLength(12);
});

test('ANT-2.5 + ANT-2.6 the Special Items and Leaf tiles are those of the book', () => {
  const items = tableOf('C6', 1).map(([id = '', vp, text = '']) => [id, { source: 'ours', ...powersOf(text, vp) }]);
  const leaves = tableOf('C6').map(([id = '', bonus = '']) => [id, { source: 'ours', now: bonusOf(bonus) }]);

  expect(defaultPack.items).toEqual(Object.fromEntries(items));
  expect(defaultPack.leaves).toEqual(Object.fromEntries(leaves));
  expect([items.length, leaves.length]).toEqual([8, 6]);
});

test('ANT-1.9 the Room tiles are those of the book: 52', () => {
  const listed = tableOf('C7').slice(0, -1);

  expect(defaultPack.rooms).toEqual(
    listed.map(([size, , copies]) => ({ source: 'ours', size: Number(size), copies: Number(copies) })),
  );
  expect(defaultPack.rooms.reduce((sum, { copies }) => sum + copies, 0)).toBe(52);
});

test('ANT-20.21 Queens give what the book says before the game', () => {
  const RESOURCE: Readonly<Record<string, string>> = { Food: 'food', Leaf: 'leaf', Fungus: 'fungus' };
  const listed = tableOf('C13').map(([id, gains = '']) => [
    id,
    [...gains.matchAll(/(\d) (Food|Leaf|Fungus)/g)].map(([, amount, name = '']) => [RESOURCE[name], Number(amount)]),
  ]);

  expect(
    Object.entries(defaultPack.queens).map(([id, { now = [] }]) => [
      id,
      now.map((word) => (word.op === 'gain' ? [word.resource, word.amount] : [])),
    ]),
  ).toEqual(listed);
  expect(Object.values(defaultPack.queens).every(({ source }) => source === 'book')).toBe(true);
});

test('the pack has no fault, and nothing in it can be changed', () => {
  expect(checkPack(defaultPack)).toEqual([]);
  expect(checkPack(JSON.parse(JSON.stringify(defaultPack)))).toEqual([]);
  expect(Object.isFrozen(defaultPack.basic['war-cry']?.now)).toBe(true);
});

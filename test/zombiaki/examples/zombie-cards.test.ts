import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { expectBoard, fieldsFor, passTurn, QUIET, sorted } from '../kit/board.ts';
import { act, asked, discards, options, refusal, scene, told, winner } from '../kit/scene.ts';

/** The play step of the zombies, with these cards in hand. */
const play = (board: string, ...zombies: readonly string[]) => scene(board, { turn: 'zombies', zombies, decks: QUIET });

test('ZOM-X.14 Mass', () => {
  const merged = pictured(act(play(`3 Z2+S Z3+S .`, 'mass', 'mass', 'hunger'), 'play mass a3>b3'));

  expectBoard(merged, `3 . Z5/2.3+S+M .`);
  expect(discards(merged)).toEqual(['human-shield', 'mass']);
  expect(told(merged, 'merged').map(({ discarded }) => discarded)).toEqual([['human-shield']]);
  expect([...options(merged, 'play hunger'), ...options(merged, 'play mass')]).toEqual([]);
  expectBoard(passTurn(passTurn(merged)), `4 . Z5/2.3+S .`);
});

test('ZOM-X.20 Bite needs a field beside or behind', () => {
  expect(options(play(`1 Z4+S D1 .`, 'bite'), 'play bite')).toEqual([]);

  const alone = play(`1 Z4+S . .`, 'bite');
  expect(options(alone, 'play bite')).toEqual(['play bite a1>b1']);
  expectBoard(pictured(act(alone, 'play bite a1>b1')), `1 Z4 Z1 .`);
});

test('ZOM-X.24 swap over a pit', () => {
  const swapped = pictured(act(play(`2 . pit-2|Z4 .\n1 . Z1 .`, 'swap-places'), 'play swap-places b2+b1'));

  expectBoard(swapped, `1 . Z4+M .`);
  expect(told(swapped, 'died')).toEqual([{ type: 'died', field: 'b2', cards: ['human-shield'], why: 'swallowed' }]);
  expect(discards(swapped)).toEqual(['human-shield', 'swap-places', 'pit-2']);
});

test('ZOM-X.35 Hunger with a row', () => {
  const pushed = pictured(act(play(`3 wall-5 . .\n2 Z2 . .\n1 Z3 . .`, 'hunger', 'swap-places'), 'play hunger a2>a3'));
  expectBoard(pushed, `3 wall-5|Z2+M . .\n1 Z3 . .`);
  expect(options(pushed, 'play swap-places')).toEqual([]);
  // Also where somebody stands beside it who may stand on the wall.
  const beside = act(play(`3 wall-5 Z5 .\n2 Z2 . .\n1 Z3 . .`, 'hunger', 'swap-places'), 'play hunger a2>a3');
  expect(refusal(beside, 'play swap-places a3+b3')).toEqual({
    code: 'move/used',
    rule: 'ZOM-7.3',
    facts: { field: 'a3' },
  });

  expectBoard(passTurn(passTurn(pushed)), `4 Z2 . .\n3 wall-5 . .\n2 Z3 . .`);
});

test('ZOM-X.41 a barrier closes a lane', () => {
  const board = `5 . . barrier\n4 Z4+B . .\n2 . Z3 Z2\n1 . Z2+S .`;
  const closed = play(board, 'zombie-2', 'mass', 'swap-places');

  expect(fieldsFor(closed, 'zombie-2')).toEqual(['a1']);
  expect(options(closed).filter((said) => /\bc\d/.test(said))).toEqual([]);
  expect(options(play(board, 'bite')).filter((said) => /\bc\d/.test(said))).toEqual([]);
  const blood = scene(board, { humans: ['blood'] });
  expect(options(blood).filter((said) => /\bc\d/.test(said))).toEqual([]);
});

test('ZOM-X.42 Pickaxe lengthens the reach of a barrier', () => {
  const before = play(`5 . . barrier\n3 . . wall-5\n2 . . Z2`, 'pickaxe', 'hunger', 'zombie-2');
  expect(fieldsFor(before, 'zombie-2')).toEqual(['a1', 'b1', 'c1']);

  const after = pictured(act(before, 'play pickaxe c3'));
  expect(refusal(after, 'play hunger c2>c3')).toEqual({ code: 'move/barred', rule: 'ZOM-7.7', facts: { field: 'c2' } });
  expect(fieldsFor(after, 'zombie-2')).toEqual(['a1', 'b1']);

  const over = passTurn(after);
  expectBoard(over, `2 . . Z2`);
  expectBoard(passTurn(over), `3 . . Z2`);
});

test('ZOM-X.50 boss orders', () => {
  const bossed = play(`3 . Z4+B .\n2 . Z3 Z4`, 'hunger');
  expect(sorted(options(bossed, 'order'))).toEqual(['order b3 b2>a2', 'order b3 b2>b1']);

  const ordered = pictured(act(bossed, 'order b3 b2>a2'));
  expectBoard(ordered, `3 . Z4+B2! .\n2 Z3+M+O . Z4`);
  expect(options(ordered, 'order')).toEqual([]);
  expect(fieldsFor(ordered, 'hunger')).toEqual(['b3>b4', 'c2>c3']);
});

test('ZOM-X.51 an order to a wounded zombie wins', () => {
  expect(options(play(`5 . . Z4\n3 . Z3+B .`), 'order')).toEqual([]);

  const won = pictured(act(play(`5 . . Z3/4\n3 . Z3+B .`), 'order b3 c5>out'));
  expect(winner(won)).toBe('zombies');
  expect(asked(won)).toBe('');
});

test('ZOM-X.52 Mass carries marks', () => {
  const merged = pictured(act(play(`3 Z3/4+O . .\n2 Z2+B2 . .`, 'mass'), 'play mass a2>a3'));

  expectBoard(merged, `3 Z5/2.4+B2+M+O . .`);
  expect(told(merged, 'retreat-began')).toEqual([]);
});

test('ZOM-X.53 Mass on a pit', () => {
  const merged = pictured(act(play(`3 . pit-1|Z2 .\n2 . Z1+S .`, 'mass'), 'play mass b2>b3'));

  expectBoard(merged, `3 . Z3/1.2+M .`);
  expect(discards(merged)).toEqual(['human-shield', 'mass', 'pit-1']);
});

test('ZOM-X.54 Mass and net', () => {
  const netted = play(`2 Z2+N Z3 .`, 'mass');
  expect(options(netted, 'play mass')).toEqual(['play mass b2>a2']);
  expectBoard(pictured(act(netted, 'play mass b2>a2')), `2 Z5/2.3+N+M . .`);
});

test('ZOM-X.55 Bite onto a mine', () => {
  const biting = play(`2 . Z3+S .\n1 . mine .`, 'bite');
  expect(fieldsFor(biting, 'bite')).toEqual(['b2>a2', 'b2>b1', 'b2>c2']);

  const bitten = pictured(act(biting, 'play bite b2>b1'));
  expect(asked(bitten)).toBe('humans shrapnel');
  expectBoard(bitten, `2 . Z3 .`);
  expectBoard(act(bitten, 'shrapnel b2'), `2 . Z2/3 .`);
});

test('ZOM-X.73 swap and wall', () => {
  expect(options(play(`3 . wall-5|Z2 .\n2 . Z5 .`, 'swap-places'), 'play swap-places')).toEqual([
    'play swap-places b3+b2',
  ]);
  expect(options(play(`3 . wall-5|Z2 .\n2 . Z4 .`, 'swap-places'), 'play swap-places')).toEqual([]);
});

test('ZOM-X.78 placing on a mine', () => {
  const placed = pictured(act(play(`1 mine . .`, 'zombie-3'), 'play zombie-3 a1'));

  expectBoard(placed, `1 Z1/3 . .`);
  expect(asked(placed)).toBe('humans shrapnel');
  expect(sorted(options(placed))).toEqual(['shrapnel a2', 'shrapnel b1']);
});

test('ZOM-X.29 burning fields take creatures, but no objects', () => {
  const board = `2 . fire .\n1 fire . .`;
  const laying = scene(board, { humans: ['pit-1', 'mine', 'wall-5'] });
  const free = 'a2 a3 a4 a5 b1 b3 b4 b5 c1 c2 c3 c4 c5'.split(' ');
  expect(fieldsFor(laying, 'pit-1')).toEqual(free);
  expect(fieldsFor(laying, 'mine')).toEqual(free);
  expect(fieldsFor(laying, 'wall-5')).toEqual(free.filter((field) => !field.endsWith('5')));
  expect(fieldsFor(scene(board, { humans: ['car'] }), 'car')).toEqual(free);

  expectBoard(pictured(act(play(board, 'zombie-2'), 'play zombie-2 a1')), `2 . fire .\n1 fire|Z1/2 . .`);
});

import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { expectBoard, fieldsFor } from '../kit/board.ts';
import { act, asked, discards, hand, options, refusal, scene, told } from '../kit/scene.ts';

/** The play step of the humans, with these cards in hand. */
const aim = (board: string, ...humans: readonly string[]) => scene(board, { humans });

const inLane = (said: readonly string[], lane: string) => said.filter((each) => each.includes(` ${lane}:`));

test('ZOM-X.4 shot and push', () => {
  expectBoard(pictured(act(aim(`4 . Z3 .\n2 . Z2 .`, 'shot-2'), 'play shot-2 b:creature')), `3 . Z1/3 .\n2 . Z2 .`);
});

test('ZOM-X.5 a blocked push', () => {
  expectBoard(pictured(act(aim(`4 . Z3 .\n3 . Z2 .`, 'shot-1'), 'play shot-1 b:creature')), `4 . Z2/3 .\n3 . Z2 .`);
});

test('ZOM-X.6 a burst flies on', () => {
  const fired = pictured(act(aim(`5 D1 . .\n4 Z2 . .\n2 Z3 . .`, 'burst-3'), 'play burst-3 a'));

  expectBoard(fired, `2 Z3 . .`);
  expect(discards(fired)).toEqual(['zombie-2', 'dogs', 'burst-3']);
});

test('ZOM-X.7 burst and shield', () => {
  const fired = pictured(act(aim(`4 . . Z1\n3 . . Z2+S\n1 . . Z3`, 'burst-3'), 'play burst-3 c'));

  expectBoard(fired, `3 . . Z2\n1 . . Z3`);
  expect(discards(fired)).toEqual(['human-shield', 'human-shield', 'burst-3']);
});

test('ZOM-X.13 the boss dies', () => {
  const shot = pictured(act(aim(`4 . Z2+B .\n3 Z3 Z4 D1\n1 . . Z1`, 'sniper'), 'play sniper b4:creature'));

  expectBoard(shot, `3 . . D1\n2 Z3 Z4 .\n1 . . Z1`);
});

test('ZOM-X.19 Terror and Click', () => {
  const clicked = pictured(
    act(
      scene(`3 Z2 . .`, { humans: ['shot-2', 'freeze'], zombies: ['click'], limit: 1 }),
      'play shot-2 a:creature',
      'click',
    ),
  );

  expectBoard(clicked, `3 Z2 . .`);
  expect(discards(clicked)).toEqual(['click', 'shot-2']);
  expect(options(clicked)).toEqual(['end']);
});

test('ZOM-X.31 wounded on a pit', () => {
  const board = `3 . pit-2|Z3 .\n2 . Z2 .`;
  const shot = 'play shot-1 b:creature';

  expectBoard(pictured(act(aim(board, 'shot-1'), shot)), `3 . pit-2|Z2/3 .\n2 . Z2 .`);

  const catching = (drawing: string) => scene(drawing, { humans: ['shot-1'], options: { pitCatchesWounded: true } });
  expectBoard(act(catching(board), shot), `2 . Z2 .`);
  expectBoard(act(catching(`3 . pit-2|Z3 .`), shot), `3 . pit-2 .\n2 . Z2/3 .`);
});

test('ZOM-X.37 retreat and wall', () => {
  const after = (zombie: string) => act(aim(`3 . ${zombie} .\n2 . wall-5 .`, 'shot-1'), 'play shot-1 b:creature');

  expectBoard(after('Z4'), `3 . Z3/4 .\n2 . wall-5 .`);
  expectBoard(after('Z5'), `3 . Z4/5 .\n2 . wall-5 .`);
  expectBoard(after('Z6'), `2 . wall-5|Z5/3.3 .`);
});

test('ZOM-X.56 two Clicks', () => {
  const fired = pictured(
    act(
      scene(`3 Z2 Z2 .`, { humans: ['burst-3', 'shot-2'], zombies: ['click', 'click'] }),
      'play burst-3 a',
      'click',
      'play shot-2 b:creature',
      'let',
    ),
  );

  expectBoard(fired, `3 Z2 . .`);
  expect(hand(fired, 'zombies')).toEqual(['click']);
});

test('ZOM-X.57 Click and an empty lane', () => {
  const fired = pictured(act(scene('5 . . .', { humans: ['shot-1'], zombies: ['click'] }), 'play shot-1 a:nothing'));
  expect(asked(fired)).toBe('zombies click');

  const passed = act(fired, 'let');
  expectBoard(passed, '5 . . .');
  expect(asked(passed)).toBe('humans play');
});

test('ZOM-X.58 Sniper sees over walls and barriers', () => {
  const board = (zombies: string) => `5 . . barrier\n${zombies}`;
  const far = pictured(act(aim(board(`3 . . wall-6\n2 . . Z3`), 'sniper'), 'play sniper c2:creature'));
  expectBoard(far, board(`3 . . wall-6\n1 . . Z1/3`));

  const near = act(aim(board(`4 . . Z3\n3 . . wall-6`), 'sniper'), 'play sniper c4:creature');
  expectBoard(near, board(`4 . . Z1/3\n3 . . wall-6`));
});

test('ZOM-X.59 a zombie on a car', () => {
  const board = aim(`4 . car|Z2 .\n2 . Z3 .`, 'shot-1');
  expect(inLane(options(board), 'b')).toEqual(['play shot-1 b:creature', 'play shot-1 b:b4']);

  expectBoard(pictured(act(board, 'play shot-1 b:b4')), `4 . Z1/2 .\n2 . Z3 .`);
});

test('ZOM-X.60 a covered car', () => {
  const targets = (board: string) => inLane(options(aim(board, 'shot-1')), 'b');

  expect(targets(`5 . Z1 .\n3 . car .`)).toEqual(['play shot-1 b:creature']);
  expect(targets(`3 . car .\n2 . Z1 .`)).toEqual(['play shot-1 b:creature', 'play shot-1 b:b3']);
  expect(targets(`3 . car .`)).toEqual(['play shot-1 b:b3']);
});

test('ZOM-X.61 a burst, then a car', () => {
  const fired = pictured(act(aim(`4 . Z1 .\n3 . car Z2`, 'burst-2'), 'play burst-2 b'));

  expectBoard(fired, `3 . . Z1/2`);
  expect(asked(fired)).toBe('humans play');
});

test('ZOM-X.62 a burst with a car in front', () => {
  const after = (zombie: string) =>
    act(aim(`5 . car .\n4 . ${zombie} .`, 'burst-3'), 'play burst-3 b', 'aim creature', 'aim b5');

  expectBoard(after('Z4'), `3 . Z1/4 .`);
  expectBoard(after('Z3'), '5 . . .');
});

test('ZOM-X.74 claws', () => {
  const wounded = pictured(act(aim(`3 . Z3+C .`, 'shot-2', 'shot-1'), 'play shot-2 b:creature'));
  expectBoard(wounded, `2 . Z1/2+C .`);

  const dead = act(wounded, 'play shot-1 b:creature');
  expectBoard(dead, '5 . . .');
  expect(discards(dead)).toEqual(['zombie-2', 'claws', 'shot-1', 'shot-2']);
});

test('ZOM-X.80 a burst through a boss', () => {
  const fired = pictured(act(aim(`4 . Z1+B .\n3 Z3 Z3 .`, 'burst-2'), 'play burst-2 b'));

  expectBoard(fired, `2 Z3 . .\n1 . Z2/3 .`);
  expect(told(fired, 'moved').map(({ from, to, how }) => `${from}>${to} ${how}`)).toEqual([
    'b3>b2 push',
    'b2>b1 retreat',
    'a3>a2 retreat',
  ]);
});

test('ZOM-X.22 where a wall can be built', () => {
  expect(fieldsFor(aim(`3 Z2 . .`, 'wall-5'), 'wall-5')).toEqual(['c3', 'c4']);
});

test('ZOM-X.75 dogs keep nobody from building a wall', () => {
  const everywhere = 'a1 a2 a4 b1 b2 b3 b4 c1 c2 c3 c4';
  expect(fieldsFor(aim(`3 D1 . .`, 'wall-5'), 'wall-5')).toEqual(everywhere.split(' '));
});

test('ZOM-X.76 where a mine can be laid', () => {
  expect(fieldsFor(aim(`4 . . D1\n2 . Z2 .`, 'mine'), 'mine')).toEqual('a1 a2 a3 a4 a5 b1 b4 b5 c1 c2 c3'.split(' '));
});

test('ZOM-X.77 where a car can be put', () => {
  expect(fieldsFor(aim(`5 . . Z2\n4 . pit-1 .`, 'car'), 'car')).toEqual('a1 a2 a3 a4 a5 b5'.split(' '));
});

test('ZOM-X.79 street 5 is full', () => {
  expect(options(aim(`5 Z2 Z2 car`, 'barrier', 'barrel'))).toEqual(['end']);
  expect(refusal(aim(`5 Z2 Z2 car`, 'barrel'), 'play barrel c5')).toEqual({
    code: 'field/object',
    rule: 'ZOM-12.1',
    facts: { field: 'c5', card: 'car' },
  });
});

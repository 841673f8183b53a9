import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { expectBoard, fieldsFor } from '../kit/board.ts';
import { act, asked, type Drawn, discards, options, refusal, scene, told } from '../kit/scene.ts';

/** The play step of the humans, with these cards in hand. */
const burn = (board: string, ...humans: readonly string[]) => scene(board, { humans });

/** Who was wounded, how much, and by what, in order. */
const wounds = (drawn: Drawn) => told(drawn, 'wounded').map((each) => `${each.field} ${each.wounds} ${each.by}`);

test('ZOM-X.10 Flamethrower', () => {
  const board = burn(`4 Z3 . Z2\n2 . Z5 .`, 'flamethrower');

  expectBoard(pictured(act(board, 'play flamethrower 2,1,2')), `4 Z1/3 . .\n2 . Z5 .`);
  expectBoard(act(board, 'play flamethrower 3,0,0'), `4 . . Z2\n2 . Z5 .`);
  expectBoard(act(board, 'play flamethrower 3,1,1'), `4 . . Z1/2\n2 . Z5 .`);
  expect(refusal(board, 'play flamethrower 3,0,2')).toEqual({
    code: 'flames/gap',
    rule: 'ZOM-18.18',
    facts: { street: 4 },
  });
  expect(refusal(board, 'play flamethrower 3,1,2')).toEqual({
    code: 'flames/too-much',
    rule: 'ZOM-18.17',
    facts: { total: 6, power: 5 },
  });
  // The zombie of lane b is on street 2.
  expect(refusal(board, 'play flamethrower 0,1,0')).toEqual({
    code: 'flames/no-creature',
    rule: 'ZOM-18.50',
    facts: { street: 4 },
  });
});

test('ZOM-X.11 Oil', () => {
  const poured = pictured(act(burn(`2 D1 . Z2`, 'oil'), 'play oil a2', 'oil b2', 'oil c2'));
  expectBoard(poured, '5 . . .');
  expect(told(poured, 'poured').map(({ field, paid, left }) => [field, paid, left])).toEqual([
    ['a2', 1, 3],
    ['b2', 1, 2],
    ['c2', 2, 0],
  ]);

  const survived = act(burn(`3 . Z5 .`, 'oil'), 'play oil b3');
  expectBoard(survived, `3 . Z1/5 .`);
  expect(asked(survived)).toBe('humans play');
});

test('ZOM-X.21 Searchlight', () => {
  expectBoard(
    pictured(act(burn(`4 Z1 . .\n2 Z3 . .\n1 Z2 . .`, 'searchlight'), 'play searchlight a')),
    `3 Z1 . .\n2 Z3 . .\n1 Z2 . .`,
  );
});

test('ZOM-X.27 Napalm under a car', () => {
  const burnt = pictured(act(burn(`3 Z2 car|Z2 .`, 'napalm'), 'play napalm b3'));

  expectBoard(burnt, `3 Z1/2 fire .`);
  expect(wounds(burnt)).toEqual(['b3 1 card', 'a3 1 explosion', 'b3 1 explosion']);
  expect(discards(burnt)).toEqual(['zombie-2', 'car']);
});

test('ZOM-X.30 a grenade on everything', () => {
  const thrown = pictured(act(burn(`3 Z2 wall-5|fire|Z5+S+B .\n1 . . Z3`, 'grenade'), 'play grenade b3'));

  expectBoard(thrown, `2 Z2 . .\n1 . . Z3`);
  expect(discards(thrown)).toEqual(['zombie-5', 'human-shield', 'boss', 'napalm', 'grenade', 'wall-5']);
});

test('ZOM-X.32 a boss falls into a pit', () => {
  const before = scene(`4 Z4 . .\n3 . pit-2|Z3+B .\n1 . Z2 .`, {
    humans: ['high-voltage'],
    options: { pitCatchesWounded: true },
  });
  expectBoard(pictured(act(before, 'play high-voltage b')), `3 Z4 . .\n1 . Z1/2 .`);
});

test('ZOM-X.38 Searchlight up to a wall', () => {
  const lit = (board: string) => act(burn(board, 'searchlight'), 'play searchlight b');

  const blocked = `4 . Z2 .\n3 . wall-5|Z6 .\n2 . Z3 .`;
  expectBoard(lit(blocked), blocked);
  expectBoard(lit(`4 . Z2 .\n3 . wall-5|Z6 .\n1 . Z3 .`), `4 . Z2 .\n3 . wall-5 .\n2 . Z6 .\n1 . Z3 .`);
});

test('ZOM-X.39 Get Out', () => {
  expectBoard(
    pictured(act(burn(`5 . . Z1\n3 Z4 . D1\n2 . . Z3\n1 . . Z2`, 'get-out'), 'play get-out')),
    `4 . . Z1\n3 . . D1\n2 Z4 . Z3\n1 . . Z2`,
  );
});

test('ZOM-X.63 Flamethrower and walls', () => {
  expect(fieldsFor(burn(`4 wall-5 . .\n3 Z3 Z2 D1`, 'flamethrower'), 'flamethrower')).toEqual([
    '0,0,1',
    '0,1,0',
    '0,1,1',
    '0,2,0',
    '0,2,1',
  ]);
  expect(options(burn(`4 wall-5 . .\n3 Z3 . .\n2 . Z2 .`, 'flamethrower'))).toEqual(['end']);
});

test('ZOM-X.64 Flamethrower and shield', () => {
  const board = burn(`5 Z4+S Z2 .`, 'flamethrower');
  expect(refusal(board, 'play flamethrower 2,0,0')).toEqual({
    code: 'flames/too-much-for-one',
    rule: 'ZOM-18.18',
    facts: { field: 'a5', amount: 2, most: 1 },
  });

  expectBoard(pictured(act(board, 'play flamethrower 1,2,0')), `5 Z4 . .`);
});

test('ZOM-X.65 Flamethrower over a car', () => {
  const burnt = pictured(act(burn(`3 Z3 car Z2\n2 . Z2 .`, 'flamethrower'), 'play flamethrower 1,1,1'));

  expectBoard(burnt, `3 Z1/3 . .\n2 . Z1/2 .`);
  expect(wounds(burnt)).toEqual(['a3 1 card', 'c3 1 card', 'a3 1 explosion', 'c3 1 explosion', 'b2 1 explosion']);
});

test('ZOM-X.66 Oil and shield', () => {
  const poured = pictured(act(burn(`2 . Z2+S .`, 'oil'), 'play oil b2'));

  expectBoard(poured, `2 . Z2 .`);
  expect(asked(poured)).toBe('humans play');
});

test('ZOM-X.67 Oil over a mine', () => {
  const mined = pictured(act(burn(`2 . mine Z1\n1 . . Z2`, 'oil'), 'play oil b2'));
  expect(asked(mined)).toBe('humans shrapnel');

  const poured = act(mined, 'shrapnel c2', 'oil c2', 'oil c1');
  expectBoard(poured, '5 . . .');
  expect(
    told({ events: [...mined.events, ...poured.events] }, 'poured').map(({ field, paid }) => [field, paid]),
  ).toEqual([
    ['b2', 1],
    ['c2', 1],
    ['c1', 2],
  ]);
});

test('ZOM-X.68 a grenade on a mine', () => {
  expectBoard(pictured(act(burn(`4 . Z1 .\n3 . mine .`, 'grenade'), 'play grenade b3', 'shrapnel b4')), '5 . . .');
});

test('ZOM-X.69 fire, car, mine', () => {
  const burnt = pictured(act(burn(`5 . Z2 .\n4 Z2 mine .\n3 car . .`, 'street-on-fire'), 'play street-on-fire a'));
  expectBoard(burnt, `5 . Z2 .`);
  expect(wounds(burnt)).toEqual(['a4 1 card', 'a4 1 explosion']);

  expectBoard(act(burnt, 'shrapnel b5'), `5 . Z1/2 .`);
});

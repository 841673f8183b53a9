import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, changed, look, options, refusedFor, scene, story } from '../kit/scene.ts';

test('KLP-8.1 + KLP-8.2 + KLP-8.3 + KLP-8.4 blue dice may be placed on any empty space with their value, one each, wherever the shark is', () => {
  const placing = scene(`
    .  s  v  s  .  s  .
       .     4     .
       s  .  o  .  s
       .     .     .
    .  s  .  s  .  s  .
    at: currents
    pool: b2 b5 y6
  `);
  expect(asked(placing)).toBe('shark place-current');
  // Sixteen spaces but one, for two dice.
  expect(options(placing, 'current')).toHaveLength(2 * 15);
  expect(refusedFor(placing, 'current p32 b2')).toBe('KLP-8.4 space/taken: space p32');
  expect(refusedFor(placing, 'current p23 y6')).toBe('KLP-8.1 die/colour: die y6, colours blue');
  expect(refusedFor(placing, 'current p23 b4')).toBe('KLP-8.1 die/not-in-pool: die b4, pool b2+b5+y6');

  const placed = pictured(act(placing, 'current p65 b5'));
  expect(changed(placed)).toEqual(['p65: 5', 'pool: b2 y6']);
  // What is not placed stays in the pool.
  expect([changed(act(placed, 'no')), asked(act(placed, 'no'))]).toEqual([[], 'shark move']);
});

const UNDER_SHARK = `
    .  s  v  s  .  s  .
       .     4     .
       s  .  o  .  s
       .     .     .
    .  s  .  s  .  s  .
    at: currents
    pool: b2
  `;

test('KLP-8.2 a current die may be placed under the shark: it stays when the shark leaves, and rides pass over it', () => {
  const placed = act(scene(UNDER_SHARK), 'current p21 b2');
  expect([changed(placed), asked(placed)]).toEqual([['p21: v2', 'pool: -'], 'shark move']);
  expect(changed(act(placed, 'swim p23 s'))).toContain('p21: 2');

  const circle = `
    .  s  .  s  .  s  .
       .     5     .
       s  ^  o  4  s
       .     3     .
    .  s  .  s  .  s  .
    at: currents
    pool: b2
  `;
  const ridden = act(scene(circle), 'current p23 b2', 'swim p21 n over p32');
  expect(changed(ridden)).toEqual(expect.arrayContaining(['p32: .', 'p23: 2']));
});

test('KLP-8.2 with the option sharkSpace, the space under the shark is taken', () => {
  const placing = scene(UNDER_SHARK, { options: { sharkSpace: 'taken' } });
  expect(options(placing, 'current')).toHaveLength(14);
  expect(refusedFor(placing, 'current p21 b2')).toBe('KLP-8.2 space/shark: space p21');
});

test('KLP-9.1 + KLP-9.2 + KLP-9.3 + KLP-9.6 + KLP-9.12 the shark must move one space forward along the lines, and faces on', () => {
  const moving = scene(`
    .  s  .  s  .  s  .
       >     .     .
       s  .  o  .  s
       .     .     .
    .  s  .  s  .  s  .
    at: move
  `);
  expect(options(moving)).toEqual(['swim p21 n', 'swim p23 s', 'swim p32 e']);
  expect(refusedFor(moving, 'swim p01 n')).toBe('KLP-9.7 move/no-way: from p12, to p01');
  expect(refusedFor(moving, 'swim p12 e')).toBe('KLP-9.7 move/no-way: from p12, to p12');
  expect(refusedFor(moving, 'no')).toContain('decision/must-answer');
  expect(changed(pictured(act(moving, 'swim p23 s')))).toEqual(['p12: .', 'p23: v', 'round: 4']);
});

test('KLP-9.4 + KLP-9.5 a shark across the line in its den turns to either end first', () => {
  const inward = scene(`
    @  s  .  s  .  s  .
       .     .     .
       s  .  o  .  s
       .     .     .
    .  s  .  s  .  s  .
    at: move
  `);
  expect(options(inward)).toEqual(['swim p12 e', 'swim p21 s']);
  expect(look(pictured(act(inward, 'swim p21 s')), 'p01', 'p21')).toBe('., v');
});

test('KLP-9.7 + KLP-9.8 + KLP-9.10 + KLP-9.11 currents are skipped as long as their values fall; the first die passed grows, the others stay', () => {
  const moving = scene(`
    .  s  .  s  .  s  .
       >     5     .
       s  .  o  3  s
       .     .     .
    .  s  .  s  .  s  .
    at: move
  `);
  expect(options(moving)).toEqual([
    ...['swim p21 n', 'swim p23 s', 'swim p34 w over p32', 'swim p41 n over p32'],
    ...['swim p45 s over p32', 'swim p52 e over p32', 'swim p54 e over p32'],
  ]);
  expect(changed(pictured(act(moving, 'swim p45 s over p32')))).toEqual([
    'p12: .',
    'p32: .',
    'p45: v',
    'round: 4',
    'growth: b',
  ]);

  // Equal or rising values bar the way.
  for (const next of [5, 6]) {
    const barred = scene(`
    .  s  .  s  .  s  .
       >     5     .
       s  .  o  ${next}  s
       .     .     .
    .  s  .  s  .  s  .
    at: move
  `);
    expect(options(barred)).toEqual(['swim p21 n', 'swim p23 s', 'swim p41 n over p32', 'swim p52 e over p32']);
  }
});

test('KLP-9.9 a ride does not end where it began', () => {
  const moving = scene(`
    4  s  2  s  .  s  .
       <     .     .
       s  .  o  .  s
       .     .     .
    .  s  .  s  .  s  .
    at: move
  `);
  expect(options(moving)).toEqual(['swim p23 s over p01', 'swim p32 e over p01']);
});

const BLOCKED = `
  ^  s  2  s  .  s  .
     2     3     .
     s  5  o  .  s
     .     .     .
  .  s  .  s  .  s  .
  at: move
  front: agile-1
`;

test('KLP-9.13 + KLP-9.15 + KLP-9.16 a shark that cannot move returns the die ahead to the bag and moves there', () => {
  const blocked = scene(BLOCKED);
  expect(options(blocked)).toEqual(['unblock p21 s', 'turn agile-1']);
  expect(refusedFor(blocked, 'unblock p12 e')).toBe('KLP-9.15 move/not-ahead: space p12');
  expect(look(blocked, 'bag')).toBe('3b 3y 1r');
  const moved = pictured(act(blocked, 'unblock p21 s'));
  expect(changed(moved)).toEqual(['p01: .', 'p21: v', 'round: 4', 'bag: 4b 3y 1r']);
  expect(story(moved, 'currents-returned')).toEqual(['currents-returned p21 unblock']);
  // Not as long as there is a move.
  expect(refusedFor(scene(BLOCKED.replace('3', '.')), 'unblock p21 s')).toBe('KLP-9.13 move/free');
});

test('KLP-9.14 + KLP-9.20 of dice equally near, two or three, the shark chooses', () => {
  const two = scene(`
    @  s  2  s  .  s  .
       2     2     .
       s  2  o  .  s
       .     .     .
    .  s  .  s  .  s  .
    at: move
  `);
  expect(options(two)).toEqual(['unblock p12 e', 'unblock p21 s']);
  const three = scene(`
    2  s  2  s  2  s  .
       >     2     2
       s  2  o  2  s
       2     2     .
    .  s  2  s  .  s  .
    at: move
  `);
  expect(options(three)).toEqual(['unblock p21 n', 'unblock p23 s', 'unblock p32 e']);
});

test('KLP-9.17 + KLP-9.18 a blocked shark may turn by Agile or not; one that Fast has led there returns a die all the same', () => {
  const blocked = scene(BLOCKED.replace('2     3', '6     3'));
  expect(options(blocked)).toEqual(['unblock p21 s', 'turn agile-1']);
  expect(options(pictured(act(blocked, 'turn agile-1')))).toEqual([
    ...['swim p14 w over p12', 'swim p25 s over p12', 'swim p34 e over p12'],
    ...['swim p41 n over p12', 'swim p43 s over p12', 'swim p52 e over p12'],
  ]);

  const stepped = act(
    scene(`
      .  s  .  s  .  s  .
         >     .     .
         s  .  o  2  s
         2     2     2
      2  s  2  s  2  s  .
      at: move
      front: fast-1
    `),
    'step fast-1 p23 s',
  );
  expect(options(stepped)).toEqual(['unblock p14 w', 'unblock p25 s', 'unblock p34 e']);
});

test('KLP-15.6 + KLP-15.7 + KLP-15.8 Fast takes one step to a free space, before or after the move that must be made, from a den to either side', () => {
  const before = scene(`
    .  s  .  s  .  s  .
       >     4     .
       s  .  o  .  s
       .     .     .
    .  s  .  s  .  s  .
    at: move
    front: fast-1
  `);
  expect(options(before, 'step')).toEqual(['step fast-1 p21 n', 'step fast-1 p23 s']);
  expect(refusedFor(before, 'step fast-1 p32 e')).toBe('KLP-15.6 step/not-next: space p32');
  const stepped = pictured(act(before, 'step fast-1 p23 s'));
  expect(changed(stepped)).toEqual(['p12: .', 'p23: v', 'front: -', 'spent: fast-1']);
  expect(options(stepped)).toEqual(['swim p14 w', 'swim p25 s', 'swim p34 e']);

  const after = act(before, 'swim p43 s over p32');
  expect(asked(after)).toBe('shark fast-after');
  expect(options(after)).toEqual(['step fast-1 p34 w', 'step fast-1 p45 s', 'step fast-1 p54 e', 'no']);
  expect(look(act(after, 'step fast-1 p45 s'), 'p45')).toBe('v');
  expect(look(act(after, 'no'), 'p43', 'front')).toBe('v, fast-1');

  const inward = scene('at: move\nfront: fast-1');
  expect(options(inward, 'step')).toEqual(['step fast-1 p12 e', 'step fast-1 p21 s']);
});

import { expect, test } from 'vitest';
import { pictured } from '../../kit/pictured.ts';
import { act, asked, changed, look, options, refusedFor, scene, story } from '../kit/scene.ts';

/** The Move step with the water drawn so, blocks as they may be. */
const swimming = (water: readonly [string, string, string, string, string], lines = '') =>
  scene(`${water.join('\n')}\nat: move\n${lines}`);

test('KLP-X.7 a single current', () => {
  const after = pictured(
    act(
      swimming([
        '.  s  .  s  .  s  .',
        '   >  +  4  +  .   ',
        '   s  .  o  .  s   ',
        '   .  +  .  +  .   ',
        '.  s  .  s  .  s  .',
      ]),
      'swim p43 s over p32',
    ),
  );

  expect(changed(after)).toEqual(['p12: .', 'p32: .', 'p43: v', 'round: 4', 'growth: b']);
});

test('KLP-X.8 a chain of two', () => {
  const after = pictured(
    act(
      swimming([
        '.  s  .  s  .  s  .',
        '   >  +  4  +  .   ',
        '   s  .  o  2  s   ',
        '   .  +  .  +  .   ',
        '.  s  .  s  .  s  .',
      ]),
      'swim p54 e over p32',
    ),
  );

  expect(changed(after)).toEqual(['p12: .', 'p32: .', 'p54: >', 'round: 4', 'growth: b']);
});

/** What lies behind a 2. */
const NOT_LOWER = [5, 2];

test.each(NOT_LOWER)('KLP-X.9 a chain that does not fall is blocked: 2, then %i', (second) => {
  const before = swimming([
    '.  s  .  s  .  s  .',
    '   >  +  2  +  .   ',
    `   s  .  o  ${second}  s   `,
    '   .  +  .  +  .   ',
    '.  s  .  s  .  s  .',
  ]);

  expect(options(before).sort()).toEqual(['swim p21 n', 'swim p23 s', 'swim p41 n over p32', 'swim p52 e over p32']);
});

test('KLP-X.19 a blocked shark', () => {
  // The one die ahead returns to the bag without asking.
  const moved = swimming([
    '^  s  2  s  .  s  .',
    '   2  +  3  +  .   ',
    '   s  5  o  .  s   ',
    '   .  +  .  +  .   ',
    '.  s  .  s  .  s  .',
  ]);

  expect(story(moved)).toEqual([
    'currents-returned p21 unblock',
    'swam p01 p21 s - unblock',
    'turn-ended 1',
    'turn-began 0 4',
  ]);
  expect(look(moved, 'p01', 'p21', 'p12', 'p23', 'p32', 'bag', 'growth')).toBe('., v, 2, 5, 3, 4b 3y 1r, -');
});

test('KLP-X.20 inward, and both ways blocked', () => {
  const before = swimming([
    '@  s  2  s  .  s  .',
    '   2  +  3  +  .   ',
    '   s  5  o  .  s   ',
    '   .  +  .  +  .   ',
    '.  s  .  s  .  s  .',
  ]);
  expect(options(before)).toEqual(['unblock p12 e', 'unblock p21 s']);
  expect(changed(pictured(act(before, 'unblock p12 e')))).toEqual(['p01: .', 'p12: >', 'round: 4', 'bag: 4b 3y 1r']);
  expect(changed(act(before, 'unblock p21 s'))).toEqual(['p01: .', 'p21: v', 'round: 4', 'bag: 4b 3y 1r']);
});

test('KLP-X.59 three dice', () => {
  const before = swimming([
    '.  s  .  s  .  s  .',
    '   >  +  5  +  .   ',
    '   s  .  o  3  s   ',
    '   .  +  .  +  1   ',
    '.  s  .  s  .  s  .',
  ]);
  expect(options(before).sort()).toEqual([
    'swim p21 n',
    'swim p23 s',
    'swim p34 w over p32',
    'swim p41 n over p32',
    'swim p45 s over p32',
    'swim p52 e over p32',
    'swim p65 s over p32',
  ]);
  expect(changed(pictured(act(before, 'swim p65 s over p32')))).toEqual([
    'p12: .',
    'p32: .',
    'p65: v',
    'round: 4',
    'growth: b',
  ]);
});

test('KLP-X.60 two ways, one move', () => {
  const before = swimming([
    '.  s  v  s  5  s  4',
    '   .  +  6  +  3   ',
    '   s  .  o  .  s   ',
    '   .  +  .  +  .   ',
    '.  s  .  s  .  s  .',
  ]);

  expect(options(before).sort()).toEqual(['swim p12 w', 'swim p23 s', 'swim p43 s over p32']);
});

test('KLP-X.61 not back to the start', () => {
  const before = swimming([
    '4  s  2  s  .  s  .',
    '   <  +  .  +  .   ',
    '   s  .  o  .  s   ',
    '   .  +  .  +  .   ',
    '.  s  .  s  .  s  .',
  ]);

  expect(options(before).sort()).toEqual(['swim p23 s over p01', 'swim p32 e over p01']);
  expect(refusedFor(before, 'swim p12 w over p01')).toBe('KLP-9.7 move/no-way: from p12, to p12');
});

test('KLP-X.62 the rim by night', () => {
  const board = (den: string, first: string) =>
    scene(
      `
            ${den}
        s ${first} s . s
        .    +     .   + .
      . s    .     o   . s .
        .    +     .   + .
        s    .     s   . s
                   .
      at: move
    `,
      { board: 'night' },
    );

  // There is no other way on: nobody is asked.
  expect(story(board('.', '^'), 'swam')).toEqual(['swam p21 p30 e - move']);
  expect(story(board('>', '.'), 'swam')).toEqual(['swam p30 p41 s - move']);
});

test('KLP-X.63 Fast first', () => {
  const stepped = pictured(
    act(
      swimming(
        [
          '.  s  .  s  .  s  .',
          '   >  +  .  +  .   ',
          '   s  .  o  .  s   ',
          '   .  +  .  +  .   ',
          '.  s  .  s  .  s  .',
        ],
        'front: fast-1',
      ),
      'step fast-1 p23 s',
    ),
  );

  expect(changed(stepped)).toEqual(['p12: .', 'p23: v', 'front: -', 'spent: fast-1']);
  expect(asked(stepped)).toBe('shark move');
  expect(options(stepped)).toEqual(['swim p14 w', 'swim p25 s', 'swim p34 e']);
});

test('KLP-X.64 Fast does not ride', () => {
  const before = swimming(
    ['.  s  .  s  .  s  .', '   >  +  4  +  .   ', '   s  .  o  .  s   ', '   .  +  .  +  .   ', '.  s  .  s  .  s  .'],
    'front: fast-1',
  );
  expect(options(before, 'step')).toEqual(['step fast-1 p21 n', 'step fast-1 p23 s']);

  const ridden = pictured(act(before, 'swim p41 n over p32'));
  expect(asked(ridden)).toBe('shark fast-after');
  expect(options(ridden)).toEqual(['step fast-1 p61 s', 'no']);
  expect(changed(act(ridden, 'step fast-1 p61 s'))).toEqual([
    'p41: .',
    'p61: v',
    'round: 4',
    'front: -',
    'spent: fast-1',
  ]);
});

test('KLP-X.65 Agile', () => {
  const looking = (den: string, space: string, front: string) =>
    swimming(
      [
        `${den}  s  .  s  .  s  .`,
        `   .  +  ${space}  +  .   `,
        '   s  .  o  .  s   ',
        '   .  +  .  +  .   ',
        '.  s  .  s  .  s  .',
      ],
      `front: ${front}`,
    );
  const turned = pictured(act(looking('.', '>', 'agile-1'), 'turn agile-1'));
  expect(changed(turned)).toEqual(['p32: <', 'front: -', 'spent: agile-1']);
  expect(options(turned)).toEqual(['swim p12 w', 'swim p21 n', 'swim p23 s']);

  const inward = looking('@', '.', 'agile-1');
  expect(options(inward, 'turn')).toEqual([]);
  expect(refusedFor(inward, 'turn agile-1')).toBe('KLP-14.4 about-turn/inward');

  const stepped = act(looking('.', '>', 'agile-1 fast-1'), 'step fast-1 p43 s');
  expect(options(stepped, 'turn')).toEqual([]);
  expect(refusedFor(stepped, 'turn agile-1')).toBe('KLP-14.4 about-turn/stepped');
});

test('KLP-X.66 unblocking and Fast', () => {
  const moved = swimming(
    ['^  s  2  s  .  s  .', '   2  +  3  +  .   ', '   s  5  o  .  s   ', '   .  +  .  +  .   ', '.  s  .  s  .  s  .'],
    'front: fast-1',
  );

  // Neither before nor after it is there anything else to do: nobody is asked.
  expect(story(moved, 'swam', 'card-used')).toEqual(['swam p01 p21 s - unblock']);
  expect(asked(moved)).toBe('octopus octopus-action');
});

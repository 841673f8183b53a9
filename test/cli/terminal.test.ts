import { aligned } from 'gastropodia/drawing';
import { expect, test } from 'vitest';
import { colourLevel, wrapped } from '../../src/cli/terminal.ts';

const PIPE = 1;
const TERMINAL = 8;

test.each([
  ['a pipe has no colour', {}, PIPE, 0],
  ['a terminal has as many as it can', {}, TERMINAL, 2],
  ['a terminal of 16 colours has 16', {}, 4, 1],
  ['NO_COLOR wants none', { NO_COLOR: '1' }, TERMINAL, 0],
  ['an empty NO_COLOR says nothing', { NO_COLOR: '' }, TERMINAL, 2],
  ['FORCE_COLOR wants some in a pipe', { FORCE_COLOR: '1' }, PIPE, 1],
  ['FORCE_COLOR without a number wants 256', { FORCE_COLOR: '' }, PIPE, 2],
  ['FORCE_COLOR wants all', { FORCE_COLOR: '3' }, PIPE, 3],
  ['FORCE_COLOR can want none', { FORCE_COLOR: '0' }, TERMINAL, 0],
  ['FORCE_COLOR is stronger', { FORCE_COLOR: '2', NO_COLOR: '1' }, PIPE, 2],
] as const)('colour: %s', (_, env, depth, level) => {
  expect(colourLevel(env, depth)).toBe(level);
});

test('text is broken at words, and a long word stays whole', () => {
  expect(wrapped('a snail takes unbelievably long to crawl', 10)).toEqual([
    'a snail',
    'takes',
    'unbelievably',
    'long to',
    'crawl',
  ]);
});

test('columns are in line, the first to the left and the others to the right', () => {
  expect(
    aligned([
      ['bot', 'games', 'ć'],
      ['random', '7', '100 %'],
    ]),
  ).toEqual(['bot     games      ć', 'random      7  100 %']);
});

import { lineCheckOf } from 'gastropodia/arena';
import { expect, test } from 'vitest';
import { lineOf, TOURNAMENT } from './tournament.ts';

const check = lineCheckOf(TOURNAMENT);
const LINE = lineOf(3, 1);

test('a game as the schedule has it is one', () => {
  expect(check(LINE)).toEqual({ line: LINE });
  expect(check({ ...LINE, winners: [] })).toEqual({ line: { ...LINE, winners: [] } });
  expect(check({ ...LINE, scores: [-1.5, 2] })).toEqual({ line: { ...LINE, scores: [-1.5, 2] } });
});

test.each([
  [{ game: 12 }, 'there is no game 12'],
  [{ game: 1.5 }, expect.stringMatching(/^game\.game: /)],
  [{ bots: [0, 1] }, 'game 3 is not between those whose turn it was'],
  [{ traits: ['ninjas', 'ninjas'] }, 'game 3 is not between those whose turn it was'],
  [{ traits: [...LINE.traits, 'more'] }, 'game 3 is not between those whose turn it was'],
  [{ seed: 'made up/2' }, 'game 3 has the seed of another game'],
  [{ winners: [2] }, 'game 3 is won by seat 2, on which nobody sits'],
  [{ winners: [0, 0] }, 'game 3 is won by somebody who is not ranked first'],
  [{ winners: [1] }, 'game 3 is won by somebody who is not ranked first'],
  [{ ranking: [[0]] }, 'game 3 does not rank everybody once'],
  [{ ranking: [[0], [0, 1]] }, 'game 3 does not rank everybody once'],
  [{ ranking: [[0, 1], []] }, 'game 3 does not rank everybody once'],
  [{ scores: [1] }, 'game 3 does not have a score for every seat'],
  [{ scores: [1, Number.POSITIVE_INFINITY] }, expect.stringMatching(/^game\.scores/)],
  [{ scores: [1, null] }, expect.stringMatching(/^game\.scores/)],
  [{ scores: 1 }, expect.stringMatching(/^game\.scores/)],
  [
    { scores: [1, 0], forfeits: [{ seat: 1, why: 'threw', said: 'no idea' }] },
    'game 3 has scores, though it was forfeited',
  ],
  [{ cards: [{}] }, 'game 3 does not tell the cards of every seat'],
  [{ more: 1 }, expect.stringMatching(/^game/)],
])('a line that cannot be is told with its reason: %j', (change, fault) => {
  expect(check({ ...LINE, ...change })).toEqual({ fault });
});

test.each([undefined, null, 3, 'game', []])('%j is no line', (value) => {
  expect(check(value)).toEqual({ fault: expect.stringMatching(/^game/) });
});

import { expect, test } from 'vitest';
import { eloOf, ratings } from '../../src/arena/elo.ts';
import { meanOf } from '../../src/arena/mean.ts';
import { wilson } from '../../src/arena/wilson.ts';

test.each([
  // Published values of Wilson's interval without continuity correction.
  [81, 263, 0.308, 0.2553, 0.3662],
  [15, 148, 0.1014, 0.0624, 0.1605],
  [0, 20, 0, 0, 0.1611],
  [1, 29, 0.0345, 0.0061, 0.1718],
])('%i of %i: Wilson’s 95 %% interval', (points, games, share, low, high) => {
  const found = wilson(points, games);

  expect([found.share, found.low, found.high].map((value) => Math.round(value * 1e4) / 1e4)).toEqual([
    share,
    low,
    high,
  ]);
});

test('the interval of no games says nothing, and that of all wins ends at 1', () => {
  expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  expect(wilson(10, 10).high).toBe(1);
});

test('a mean has the interval of the normal distribution, and of one figure none', () => {
  // The variance of 2, 4, 4, 4, 5, 5, 7, 9 is 32/7; its root by √8 is 0.755929.
  const { mean, low, high } = meanOf([2, 4, 4, 4, 5, 5, 7, 9]);

  expect(mean).toBe(5);
  expect([low, high].map((bound) => bound?.toFixed(4))).toEqual(['3.5184', '6.4816']);
  expect(meanOf([3])).toEqual({ mean: 3, low: null, high: null });
});

test.each([
  [0.5, 0],
  [0.75, 190.848502],
  [10 / 11, 400],
  [1 / 11, -400],
])('a share of %f is a difference of %f Elo', (share, elo) => {
  expect(eloOf(share)).toBeCloseTo(elo, 5);
});

test('two bots: 75 of 100 points are +191, with the interval of the share', () => {
  const [zero, rating] = ratings([
    [0, 25],
    [75, 0],
  ]);
  const { low, high } = wilson(75, 100);

  expect(zero).toEqual({ elo: 0, low: null, high: null });
  expect(rating?.elo).toBeCloseTo(190.8485, 3);
  expect([rating?.low, rating?.high]).toEqual([eloOf(low), eloOf(high)]);
});

test('two bots of which one has won all: only a lower bound is known', () => {
  const [, rating] = ratings([
    [0, 0],
    [20, 0],
  ]);

  expect(rating).toEqual({ elo: null, low: eloOf(wilson(20, 20).low), high: null });
});

test('three bots whose scores fit strengths of 1, 2 and 4 have exactly those', () => {
  const found = ratings([
    [0, 10, 10],
    [20, 0, 20],
    [40, 40, 0],
  ]).map(({ elo }) => elo ?? Number.NaN);

  expect(found[1]).toBeCloseTo(400 * Math.log10(2), 6);
  expect(found[2]).toBeCloseTo(400 * Math.log10(4), 6);
});

test('three equal bots with 100 games a pair: the variance of a difference is 8/300', () => {
  const [, rating] = ratings([
    [0, 50, 50],
    [50, 0, 50],
    [50, 50, 0],
  ]);
  const half = (1.959963984540054 * Math.sqrt(8 / 300) * 400) / Math.log(10);

  expect(rating?.elo).toBeCloseTo(0, 9);
  expect([rating?.low, rating?.high]).toEqual([expect.closeTo(-half, 6), expect.closeTo(half, 6)]);
});

test('three bots of which one has never lost have no ratings', () => {
  const unknown = { elo: null, low: null, high: null };
  const found = ratings([
    [0, 5, 0],
    [5, 0, 0],
    [10, 10, 0],
  ]);

  expect(found).toEqual([unknown, unknown, unknown]);
});

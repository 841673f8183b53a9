import { type GameLine, reportOf, type Tournament, tablesOf } from 'gastropodia/arena';
import { snailsBox } from 'gastropodia/snails';
import { expect, test } from 'vitest';
import { pointsOf } from '../../src/arena/tournament.ts';
import { shortName } from '../../src/cli/bots.ts';
import { lineOf, shardFile, TOURNAMENT } from './tournament.ts';

const { games } = shardFile({ index: 1, of: 1 });
const report = reportOf(TOURNAMENT, games);

test('bots: who has won how often, and how much better that is', () => {
  const [ant, bee] = report.bots;

  expect(ant).toMatchObject({ bot: 'ant', games: 12, points: 4, won: 4, drawn: 0, lost: 8, elo: { elo: 0 } });
  expect(bee).toMatchObject({ bot: 'bee', games: 12, points: 8, share: 0.666667, elo: { elo: 120.411998 } });
});

test('seats and factions: all places are counted, of each bot too', () => {
  expect(report.seats.map(({ seat, games: count, points }) => [seat, count, points])).toEqual([
    [1, 12, 6],
    [2, 12, 6],
  ]);
  expect(report.traits.reduce((sum, { points }) => sum + points, 0)).toBe(12);
  expect(report.traits.map((row) => row.games)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(report.bots[0]?.seats.map(({ points }) => points)).toEqual([2, 2]);
  expect(report.bots[0]?.traits.reduce((sum, { points }) => sum + points, 0)).toBe(4);
});

test('pairs of factions: what one has of the other is what the other has not', () => {
  for (const { trait, against, games: met, points } of report.pairs) {
    const other = report.pairs.find((pair) => pair.trait === against && pair.against === trait);
    expect(other).toMatchObject({ games: met, points: met - points });
  }
  expect(report.pairs).toHaveLength(30);
});

test('cards: how often those won who played them, and how often they were played', () => {
  expect(report.cards.map(({ card, games: count, points, plays }) => [card, count, points, plays])).toEqual([
    ['mine', 12, 8, 12],
    ['rocket', 12, 4, 24],
  ]);
});

test('ends, rounds and decisions are counted', () => {
  const other: GameLine = { ...lineOf(12, 0), reason: 'last-squad', rounds: 3, decisions: 40 };
  const { endings, rounds, decisions } = reportOf(TOURNAMENT, [...games, other]);

  expect(endings).toEqual([
    { reason: 'most-snails', games: 12 },
    { reason: 'last-squad', games: 1 },
  ]);
  expect(rounds).toEqual([
    { rounds: 3, games: 1 },
    { rounds: 6, games: 12 },
  ]);
  expect(decisions).toEqual({ mean: 100.461538, median: 105, least: 40, most: 111 });
});

test('scores: the mean of each bot whose games all have them, with its interval', () => {
  const scored = games.map((line, index) => ({
    ...line,
    scores: line.bots.map((bot) => (bot === 0 ? -1 : index % 2)),
  }));
  const [ant, bee] = reportOf(TOURNAMENT, scored).bots;
  const table = /^bot +mean score +95 % interval\nant +−1\.000 +−1\.000 to −1\.000\nbee +0\.500 +0\.205 to 0\.795$/m;

  expect([ant?.scores, bee?.scores]).toEqual([
    { mean: -1, low: -1, high: -1 },
    { mean: 0.5, low: 0.204524, high: 0.795476 },
  ]);
  expect(tablesOf(snailsBox, TOURNAMENT, scored)).toMatch(table);

  const { scores: _, ...unscored } = scored[0] ?? lineOf(0, 0);
  const partly = [unscored, ...scored.slice(1)];
  expect(reportOf(TOURNAMENT, partly).bots.map(({ scores }) => scores)).toEqual([undefined, undefined]);
  expect(tablesOf(snailsBox, TOURNAMENT, partly)).not.toContain('mean score');
});

test('what has not played yet has no rate', () => {
  const text = tablesOf(snailsBox, TOURNAMENT, games.slice(0, 1));

  expect(text).toMatch(/^ninja +0 +– +–/m);
});

test('a win is shared by those who win together, and by all if nobody does', () => {
  const line = lineOf(0, 0);

  expect(pointsOf(line)).toEqual([1, 0]);
  expect(pointsOf({ ...line, winners: [0, 1] })).toEqual([0.5, 0.5]);
  expect(pointsOf({ ...line, winners: [] })).toEqual([0.5, 0.5]);
});

test('three at a table meet by their ranks, and have no interval of Elo', () => {
  const names = ['ant', 'bee', 'cat'];
  const three: Tournament = { ...TOURNAMENT, players: 3, bots: names.map((name) => ({ name })) };
  const base = { ...lineOf(0, 0), bots: [0, 1, 2], traits: ['amazons', 'ninja', 'pirates'] };
  const rankings = [
    [[0], [1], [2]],
    [[2], [0, 1]],
    [[1], [2], [0]],
  ];
  const lines = rankings.map((ranking): GameLine => ({ ...base, ranking, winners: ranking[0] ?? [] }));
  const { bots, pairs } = reportOf(three, lines);

  // Ant has 1 + ½ of three meetings with bee, and 1 with cat; bee 1½ and 2; cat 2 and 1.
  expect(bots.map(({ points }) => points)).toEqual([1, 1, 1]);
  expect(bots.map(({ elo }) => [elo.low, elo.high])).toEqual(names.map(() => [null, null]));
  expect(bots[1]?.elo.elo).toBeGreaterThan(0);
  expect(pairs).toEqual([]);
});

test.each([
  [['./a/one.mjs', '../two.js:500'], 'one', 'two:500'],
  [['./a/one.mjs', './b/one.mjs'], './a/one.mjs', './b/one.mjs'],
])('a table has short names where they differ: %j', (names, ...shown) => {
  const bots = names.map((name) => ({ name }));
  const text = tablesOf(snailsBox, { ...TOURNAMENT, bots }, games, { shortName });

  expect([...text.matchAll(/^(\S+) +12 +[36]/gm)].map(([, bot]) => bot)).toEqual(shown);
});

test('the tables say all of it to people, in 80 columns', () => {
  const text = tablesOf(snailsBox, TOURNAMENT, games, { withCards: true });

  expect(text).toContain('The factions are not balanced: for that, play a multiple of 60 games.');
  expect(text).toMatch(/^bee +12 +66\.7 % +39\.1 % – 86\.2 % +8 +0 +4 +\+120 \(−77 to \+318\)$/m);
  expect(text).toMatch(/^Rocket +12 +33\.3 %/m);
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

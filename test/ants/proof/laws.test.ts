import { expect, test } from 'vitest';
import { type AntsConfig, ants } from '../../../src/games/ants/index.ts';
import { checkGame } from '../../../src/testing/index.ts';
import { effort, SEED as seed } from '../../kit/effort.ts';

const WALKS = effort('WALKS', { test: 2, prove: 10 });
// Whole games of random play go on to their round limit, with a dozen decisions a player and round: a few rounds of them see every kind of pause
// that the first rounds have, longer ones are walked in `walks.test.ts`.
const ROUNDS = effort('ROUNDS', { test: 2, prove: 12 });
// Random play has never gone beyond these.
const LONGEST = 400 * ROUNDS;
// Before the game all players choose 4 of 8 cards at once, each in one of at most 70 ways.
const MOST_OPTIONS = 70 * 4;

/** Every number of players, on both sides of the board, with every option. */
const TABLES: readonly (readonly [string, AntsConfig])[] = [
  ['for two', { players: 2 }],
  ['for three, with asymmetric anthills', { players: 3, anthill: 'asymmetric' }],
  ['for four, in a first game', { players: 4, variant: 'first-game' }],
  ['for two, with asymmetric anthills', { players: 2, anthill: 'asymmetric' }],
  ['for two, in a first game', { players: 2, variant: 'first-game' }],
  ['for three', { players: 3 }],
  ['for three, in a first game', { players: 3, variant: 'first-game' }],
  ['for four', { players: 4 }],
  ['for four, with asymmetric anthills', { players: 4, anthill: 'asymmetric' }],
];
const CONFIGS = TABLES.slice(0, effort('TABLES', { test: 3, prove: TABLES.length }));

test.each(CONFIGS)(
  'every law holds %s',
  async (_, config) => {
    const report = await checkGame(ants, {
      configs: [{ ...config, roundLimit: ROUNDS }],
      walks: WALKS,
      length: LONGEST,
      most: LONGEST,
      every: 20,
      freely: 'at-any-moment',
      openings: 2,
      seed,
    });

    expect(report.longest).toBeLessThanOrEqual(LONGEST);
    expect(report.mostOptions).toBeLessThanOrEqual(MOST_OPTIONS);
    expect(report.odds).toBeGreaterThan(0);
    expect(report.twins).toBeGreaterThan(report.twinsSkipped);
    expect(report.freely).toBeGreaterThan(0);
  },
  600_000,
);

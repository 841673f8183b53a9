import { expect, test } from 'vitest';
import { createKelp, kelp, night } from '../../../src/games/kelp/index.ts';
import { checkGame } from '../../../src/testing/index.ts';
import { effort, SEED as seed } from '../../kit/effort.ts';
import { OTHERWISE } from './fuzz-kinds.ts';

const WALKS = effort('WALKS', { test: 4, prove: 60 });
// Random play has never gone beyond these.
const LONGEST = 400;
const MOST_OPTIONS = 100;

test.each([
  ['by day, with all rulings as the rules have them', kelp],
  ['by night, with all rulings the other way', createKelp({ board: night, options: OTHERWISE })],
] as const)(
  'every law holds %s',
  async (_, game) => {
    const report = await checkGame(game, {
      configs: [{ players: 2 }],
      walks: WALKS,
      length: LONGEST,
      most: LONGEST,
      every: 20,
      openings: 20,
      seed,
    });

    expect(report.longest).toBeLessThanOrEqual(LONGEST);
    expect(report.mostOptions).toBeLessThanOrEqual(MOST_OPTIONS);
    expect(report.odds).toBeGreaterThan(0);
    expect(report.twins).toBeGreaterThan(report.twinsSkipped);
  },
  300_000,
);

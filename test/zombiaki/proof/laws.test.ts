import { expect, test } from 'vitest';
import { createZombiaki, zombiaki } from '../../../src/games/zombiaki/index.ts';
import { checkGame } from '../../../src/testing/index.ts';
import { effort, SEED as seed } from '../../kit/effort.ts';
import { OTHERWISE } from './fuzz-kinds.ts';

const WALKS = effort('WALKS', { test: 6, prove: 60 });
// Random play has never gone beyond these.
const LONGEST = 400;
const MOST_OPTIONS = 100;

test.each([
  ['as the rules have them', zombiaki],
  ['the other way', createZombiaki({ options: OTHERWISE })],
] as const)(
  'every law holds with all rulings %s',
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
  },
  300_000,
);

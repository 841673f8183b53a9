import { snails } from 'gastropodia/snails';
import { checkGame } from 'gastropodia/testing';
import { expect, test } from 'vitest';

test('KER-6.4 + KER-6.9 what a seat plans in secret shows in nothing that others can take back', async () => {
  const report = await checkGame(snails, {
    configs: [{ players: 2 }, { players: 3 }],
    walks: 6,
    length: 60,
    openings: 1,
    every: 100,
  });

  expect(report.takenBack).toBeGreaterThan(50);
});

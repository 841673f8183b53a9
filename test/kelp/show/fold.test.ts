import { expect, test } from 'vitest';
import { kelp } from '../../../src/games/kelp/game.ts';
import { fold } from '../../../src/games/kelp/show/fold.ts';
import { look } from '../../../src/games/kelp/show/looking.ts';
import { checkGame } from '../../../src/testing/index.ts';

test('KER-12.2 whatever is told in random games, folded, gives what is seen next', async () => {
  await checkGame(kelp, {
    configs: [{ players: 2 }],
    walks: 3,
    length: 150,
    every: 1000,
    openings: 1,
    shrink: false,
    show: { look, fold },
  });
  expect(true).toBe(true);
});

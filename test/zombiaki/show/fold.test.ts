import { expect, test } from 'vitest';
import { zombiaki } from '../../../src/games/zombiaki/game.ts';
import { fold } from '../../../src/games/zombiaki/show/fold.ts';
import { look } from '../../../src/games/zombiaki/show/looking.ts';
import { checkGame } from '../../../src/testing/index.ts';

test('KER-12.2 fold', async () => {
  await checkGame(zombiaki, { configs: [{ players: 2 }], walks: 12, length: 300, every: 1000, openings: 1, shrink: false, show: { look, fold: fold as never } });
  expect(1).toBe(1);
}, 600000);

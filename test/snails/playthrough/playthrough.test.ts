import { snails } from 'gastropodia/snails';
import { expect, test } from 'vitest';
import { told } from './tell.ts';

test('a game of three players who draft their factions is played as it is told', async () => {
  const playthrough = {
    title: 'Snails, 3 players who draft their factions',
    game: snails,
    config: { players: 3, factions: 'draft' },
    seed: 'three-22',
  } as const;

  await expect(told(playthrough)).toMatchFileSnapshot('./three-players.txt');
});

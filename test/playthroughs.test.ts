import { readdir } from 'node:fs/promises';
import { snails } from 'gastropodia/snails';
import { expect, test } from 'vitest';
import { CARD_NAMES, laboratory } from '../docs/examples/laboratory/index.ts';
import { type Playthrough, told } from './playthroughs/tell.ts';

const GAMES: Readonly<Record<string, Playthrough>> = {
  'two-players': { title: 'Snails, 2 players', game: snails, config: { players: 2 }, seed: 'two-26' },
  'three-players': {
    title: 'Snails, 3 players who draft their factions',
    game: snails,
    config: { players: 3, factions: 'draft' },
    seed: 'three-22',
  },
  'four-players': {
    title: 'Snails, 4 players with the advanced opening',
    game: snails,
    config: { players: 4, opening: 'advanced' },
    seed: 'four-33',
  },
  laboratory: {
    title: 'Snails with the cards of the laboratory, 3 players',
    game: laboratory,
    config: { players: 3 },
    seed: 'laboratory-12',
    names: CARD_NAMES.en,
  },
};

test.each(Object.entries(GAMES))('%s is played as it is told', async (name, playthrough) => {
  await expect(told(playthrough)).toMatchFileSnapshot(`./playthroughs/${name}.txt`);
});

test('every game has its playthrough, and every playthrough its game', async () => {
  const files = await readdir(new URL('./playthroughs', import.meta.url));

  const texts = files.filter((file) => file.endsWith('.txt'));
  expect(texts.sort()).toEqual(
    Object.keys(GAMES)
      .map((name) => `${name}.txt`)
      .sort(),
  );
});

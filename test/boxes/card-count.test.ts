import { countCards } from 'gastropodia/boxes';
import { expect, test } from 'vitest';
import { wordsIn } from '../../src/cli/words.ts';
import { boxNamed } from '../../src/registry/index.ts';

/** The cards and the tiles of a game, as they are counted. */
async function totalsOf(name: string) {
  const groups = (await boxNamed(name))?.cards?.('en') ?? [];
  const [cards, tiles] = [undefined, 'tiles'].map((pieces) =>
    countCards(groups.filter((each) => each.pieces === pieces)),
  );
  return { cards, tiles };
}

test('cards are counted by kinds and by copies, apart from tiles', async () => {
  expect(await totalsOf('snails')).toEqual({ cards: { kinds: 38, cards: 95 }, tiles: { kinds: 0, cards: 0 } });
  expect(await totalsOf('zombiaki')).toEqual({ cards: { kinds: 43, cards: 80 }, tiles: { kinds: 0, cards: 0 } });
  expect(await totalsOf('kelp')).toEqual({ cards: { kinds: 44, cards: 53 }, tiles: { kinds: 12, cards: 12 } });
  expect(await totalsOf('ants')).toEqual({ cards: { kinds: 83, cards: 158 }, tiles: { kinds: 79, cards: 127 } });
});

test('the command line says both numbers, in every language', () => {
  expect(wordsIn('en').counted({ kinds: 15, cards: 50 })).toBe('15 kinds, 50 cards');
  expect(wordsIn('pl').counted({ kinds: 4, cards: 52 }, 'tiles')).toBe('4 rodzaje, 52 kafelki');
  expect(wordsIn('de').counted({ kinds: 1, cards: 8 })).toBe('1 Sorte, 8 Karten');
});

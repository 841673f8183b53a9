import { LOCALES } from 'gastropodia';
import { expect, test } from 'vitest';
import { cardName, defaultPack, describeCard, SIDES } from '../../../src/games/zombiaki/index.ts';

const CARDS = SIDES.flatMap((side) => Object.entries(defaultPack[side]));

test('ZOM-1.21 what all 43 cards say, in three languages, to be read', async () => {
  const page = CARDS.map(([id, card]) => {
    const names = LOCALES.map((locale) => cardName(id, { locale })).join(' · ');
    return [
      `${names} (${card.copies}×, ${card.source})`,
      ...LOCALES.map((locale) => `  ${describeCard(card, { locale })}`),
      '',
    ];
  });

  expect(CARDS).toHaveLength(43);
  await expect(page.flat().join('\n')).toMatchFileSnapshot('sentences.txt');
});

test.each(CARDS)('%s speaks in sentences', (_, card) => {
  for (const locale of LOCALES) {
    expect(describeCard(card, { locale })).toMatch(/^\p{Lu}.*\.$/u);
    expect(describeCard(card, { locale })).not.toMatch(/undefined|NaN|\[object| {2}|\.\.|[;:,] ?\./);
  }
});

test('a figure of a card of one’s own is in its sentence', () => {
  const card = { ...defaultPack.humans['shot-2'], effects: [{ op: 'fire', bullets: 1, damage: 7 }] } as const;

  expect(describeCard({ ...card, copies: 1, source: 'ours', lasts: 'instant' }, { locale: 'en' })).toContain(
    '7 damage',
  );
});

test('a value that is no card is an error that says so', () => {
  expect(() => describeCard(7 as never, { locale: 'en' })).toThrow(
    'A card of a pack is needed here; 7 is none that can be read.',
  );
});

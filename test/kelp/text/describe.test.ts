import { LOCALES } from 'gastropodia';
import { expect, test } from 'vitest';
import { cardName, type Described, defaultPack, describeCard } from '../../../src/games/kelp/index.ts';
import { counterInWords } from '../../../src/games/kelp/text/card-words.ts';
import { calledIn, languageOf } from '../../../src/games/kelp/text/texts.ts';

const { tiles, ...named } = defaultPack;
const THINGS: readonly (readonly [id: string, thing: Described])[] = [
  ...Object.values(named).flatMap((things) => Object.entries<Described>(things)),
  ...tiles.map((tile, nth) => [`tile-${nth + 1}`, tile] as const),
];

/** A tile has a number, all else a name. */
const titleOf = (id: string, locale: string): string =>
  id.startsWith('tile-') ? languageOf(locale).labels.tile(Number(id.slice(5))) : cardName(id, { locale });

test('KLP-1.34 + KLP-15.16 what cards, strategies, foods, traps and tiles say, in three languages, to be read', async () => {
  const page = THINGS.map(([id, thing]) =>
    [
      `${LOCALES.map((locale) => titleOf(id, locale)).join(' · ')} (${thing.source})`,
      ...LOCALES.map((locale) => `  ${describeCard(thing, { locale })}`),
      '',
    ].join('\n'),
  );
  const counters = Object.values(defaultPack.strategies).map((strategy) =>
    [
      LOCALES.map((locale) => cardName(strategy.counter, { locale })).join(' · '),
      ...LOCALES.map((locale) => `  ${counterInWords(strategy, languageOf(locale).cards(calledIn({}, locale)))}`),
      '',
    ].join('\n'),
  );

  expect(THINGS).toHaveLength(17 + 21 + 3 + 4 + 4 + 4);
  await expect([...page, ...counters].join('\n')).toMatchFileSnapshot('sentences.txt');
});

test('each speaks in sentences', () => {
  for (const [, thing] of THINGS) {
    for (const locale of LOCALES) {
      expect(describeCard(thing, { locale })).toMatch(/^\p{Lu}.*\.$/u);
      expect(describeCard(thing, { locale })).not.toMatch(/undefined|NaN|\[object| {2}|\.\.|[;:,] ?[.;,]/);
    }
  }
});

test('figures and names of one’s own are in its sentences', () => {
  const card: Described = {
    copies: 1,
    source: 'ours',
    type: 'hide',
    origin: 'market',
    cost: 1,
    food: 'food-squid',
    effects: [{ op: 'eat' }, { op: 'may', effects: [{ op: 'hide', count: [3, 5], which: 'revealed' }] }],
  };
  const names = { cards: { en: { 'food-squid': 'Squid' } } };

  expect(describeCard(card, { locale: 'en', names })).toBe(
    'Reveal 1 hidden block to pay for it. If the block “Squid” lies next to the octopus, reveal both and eat it: it goes to the food track, and a shell takes its place. Then this card leaves the game. You may hide 3 to 5 revealed blocks.',
  );
});

test('a value that is no card is an error that says so', () => {
  expect(() => describeCard(7 as never, { locale: 'en' })).toThrow(
    'A card, block or tile of a pack is needed here; 7 is none that can be read.',
  );
});

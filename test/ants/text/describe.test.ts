import { LOCALES } from 'gastropodia';
import { expect, test } from 'vitest';
import { defaultBoard } from '../../../src/games/ants/board/layouts/board.ts';
import { defaultPack } from '../../../src/games/ants/cards/pack/pack.ts';
import {
  type Card,
  COUNTS,
  EFFECTS,
  EVENTS,
  gain,
  LASTING,
  NEEDS,
  needs,
  SCORES,
} from '../../../src/games/ants/cards/vocabulary.ts';
import type { Described } from '../../../src/games/ants/text/card-words.ts';
import { describeCard, describeThing } from '../../../src/games/ants/text/describe.ts';
import { cardName } from '../../../src/games/ants/text/name-of.ts';
import { languageOf } from '../../../src/games/ants/text/texts.ts';
import { createRandom, rowsOf, sampleWords } from '../../../src/kernel/index.ts';

type Listed = readonly [kind: keyof Described, id: string, thing: never];
const listed = (kind: keyof Described, things: Readonly<Record<string, unknown>>): Listed[] =>
  Object.entries(things).map(([id, thing]) => [kind, id, thing as never]);

const { basic, starting, queenRooms, enemies, queens, incubationTiles, items, leaves } = defaultPack;
const THINGS: readonly Listed[] = [
  ...listed('card', { ...basic, ...starting, ...queenRooms }),
  ...listed('queen', queens),
  ...listed('ability', defaultBoard.anthill.abilities),
  ...listed('item', items),
  ...listed('leaf', leaves),
  ...listed('incubation-tile', incubationTiles),
  ...listed('enemy', enemies),
];
const UNSOUND = /undefined|NaN|\[object| {2}|\.\.|[;:,] ?[.;,]|#/;

test('ANT-11.15 what cards and tiles say, in three languages, to be read', async () => {
  const page = THINGS.map(([kind, id, thing]) =>
    [
      LOCALES.map((locale) => cardName(id, { locale })).join(' · '),
      ...LOCALES.map((locale) => `  ${describeThing(kind, thing, { locale })}`),
      '',
    ].join('\n'),
  );

  expect(THINGS).toHaveLength(83 + 9 + 11 + 8 + 6 + 12 + 29);
  await expect(page.join('\n')).toMatchFileSnapshot('sentences.txt');
});

test('each speaks in sentences, with a name of its own in every language', () => {
  for (const locale of LOCALES) {
    for (const [kind, , thing] of THINGS) {
      expect(describeThing(kind, thing, { locale })).toMatch(/^\p{Lu}.*\.$/u);
      expect(describeThing(kind, thing, { locale })).not.toMatch(UNSOUND);
    }
    const names = THINGS.map(([, id]) => cardName(id, { locale }));
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  }
});

test('words that nobody has put on a card yet are said, too', () => {
  const said = new Set<string>();
  for (let nth = 0; nth < 150; nth++) {
    const random = createRandom(`${nth}`);
    const scope = random.oneOf(['card', 'tile', 'queen'] as const);
    const thing = {
      now: sampleWords(EFFECTS, random, { scope }),
      always: sampleWords(LASTING, random, { scope, known: { words: [] } }),
      score: sampleWords(SCORES, random, { scope }),
    };
    const lines = sampleWords(NEEDS, random, { scope: 'need' });
    for (const locale of LOCALES) {
      const { cards } = languageOf(locale);
      for (const text of [
        describeThing('item', { source: 'ours', ...thing }, { locale }),
        cards.needs(lines),
        `${cards.orders(thing.now)}.`,
      ]) {
        expect(text).toMatch(/\.$/);
        expect(text).not.toMatch(/undefined|NaN|\[object| {2}|\.\./);
      }
    }
    for (const [, word = ''] of JSON.stringify([thing, lines]).matchAll(/"(?:op|lasts|count|event)":"([\w-]+)"/g))
      said.add(word);
  }
  const words = [EFFECTS, LASTING, COUNTS, EVENTS].flatMap((of) => rowsOf(of).map(({ name }) => name));
  expect(words.filter((word) => word !== 'item-here' && !said.has(word))).toEqual([]);
});

test('figures of one’s own are in its sentences; a value that is no card is an error that says so', () => {
  const card: Card = {
    copies: 1,
    source: 'ours',
    type: 'skill',
    cost: { food: 2, leaf: 1 },
    needs: [needs('poison', 2), needs({ count: 'rooms', most: 2 }, 3)],
    incubation: [[gain('food', 1)], [gain('mutation', 2)]],
  };

  expect(describeCard(card, { locale: 'en' })).toBe(
    'Costs 2 Food and 1 Leaf. Needs Poison ×2 and at least 3 Room tiles of size 2 or less in your nest. In every Incubation: gain 1 Food. In every Incubation: gain 2 Mutation tokens.',
  );
  expect(() => describeCard(7 as never, { locale: 'en' })).toThrow(
    'A card or tile of a pack is needed here; 7 is none that can be read.',
  );
});

import { LOCALES, questionWith } from 'gastropodia';
import { expect, test, vi } from 'vitest';
import { EFFECTS } from '../../../src/games/ants/cards/effects.ts';
import { defaultPack } from '../../../src/games/ants/cards/pack/pack.ts';
import type { AntsWhy, Ask, Question } from '../../../src/games/ants/index.ts';
import { describeCard, describeThing } from '../../../src/games/ants/text/describe.ts';
import { LANGUAGES } from '../../../src/games/ants/text/languages.ts';
import type { Scene } from '../../../src/games/ants/text/scene.ts';
import { explain, formatEvent } from '../../../src/games/ants/text/texts.ts';

vi.mock('../../../src/games/ants/components.ts', async (original) => ({
  ...(await original<object>()),
  BOOST_COST: 12,
  ADVANCE: 13,
  LARVA_FOOD: 14,
  EMERGENCY_FOOD: 15,
  CHOSEN_FROM: 16,
  TRANSFORM_COST: 17,
  TOKEN_PENALTY: 18,
  TOKEN_PRICE: 19,
}));

const question = questionWith<Ask['ask'], Question, Scene>(LANGUAGES, 'Ants');
const why = (given: object): AntsWhy => given as AntsWhy;
const numbersIn = (sentence: string): number[] => (sentence.match(/\d+/g) ?? []).map(Number);

/** Everything that the cards and tiles of our pack say. */
const saidByCards = (locale: string): string[] => [
  ...[defaultPack.basic, defaultPack.starting, defaultPack.queenRooms].flatMap((deck) =>
    Object.values(deck).map((card) => describeCard(card, { locale })),
  ),
  ...Object.values(defaultPack.queens).map((queen) => describeThing('queen', queen, { locale })),
  ...Object.values(defaultPack.incubationTiles).map((tile) => describeThing('incubation-tile', tile, { locale })),
];

test.each(LOCALES)(
  'ANT-5.4 + ANT-14.13 + ANT-15.4 + ANT-15.7 + ANT-20.12 sentences follow the figures of the rules: %s',
  (locale) => {
    const emergency = (from: 'store' | 'supply') =>
      numbersIn(formatEvent({ type: 'emergency-taken', seat: 0, from }, { locale }));
    const { box } = LANGUAGES[locale] ?? expect.unreachable();
    const boosts = why({ code: 'boost/unpaid', rule: 'ANT-5.4', facts: { boosts: 2, food: 24, has: 0 } });
    const feeding = question({ seat: 0, kind: 'feed-larvae' }, { larvaeOf: () => 3 } as unknown as Scene, { locale });

    expect(numbersIn(explain(boosts, { locale }))).toEqual([2, 24, 12, 0, 5, 4]);
    expect(numbersIn(feeding)).toContain(14);
    expect(emergency('store')).toEqual([1, 15]);
    expect(emergency('supply')).toEqual([1, 15, 18]);
    expect(numbersIn(box.buttons?.transform ?? '')).toEqual([17]);
    const cards = saidByCards(locale);
    for (const figure of [13, 16, 19]) {
      expect({ figure, isSaid: cards.some((text) => numbersIn(text).includes(figure)) }).toEqual({
        figure,
        isSaid: true,
      });
    }
  },
);

test('ANT-18.13 what words of cards do is written with the figures of the rules', () => {
  expect(Object.values(EFFECTS.words['draw-keep'].written).map(numbersIn)).toEqual([[16]]);
});

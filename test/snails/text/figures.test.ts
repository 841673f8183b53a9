import { LOCALES, questionWith } from 'gastropodia';
import { expect, test, vi } from 'vitest';
import { EFFECTS } from '../../../src/games/snails/cards/effects.ts';
import type { Ask, DecisionLook } from '../../../src/games/snails/index.ts';
import { describeAction } from '../../../src/games/snails/text/describe.ts';
import { LANGUAGES } from '../../../src/games/snails/text/languages.ts';
import type { Scene } from '../../../src/games/snails/text/scene.ts';

vi.mock('../../../src/games/snails/components.ts', async (original) => ({
  ...(await original<object>()),
  CRAWL_POINTS: 7,
  STEP_COST: 3,
  CLIMB_COST: 8,
  DIG_CARDS: 6,
  SHELL_PROTECTION: 20,
  PUNCH_DAMAGE: 45,
  EXCHANGED: 9,
  FULL_LIFE: 70,
  ROUNDS: 14,
  ADVANCED_DRAW: 15,
  FIRST_PLAYER_KEEPS: 16,
  OTHERS_KEEP: 17,
}));

const question = questionWith<Ask['ask'], DecisionLook, Scene>(LANGUAGES, 'Snails');

const numbersIn = (sentence: string): number[] => (sentence.match(/\d+/g) ?? []).map(Number);

test.each(LOCALES)(
  'SNL-2.10 + SNL-3.1 + SNL-5.1 + SNL-5.2 + SNL-5.3 + SNL-5.10 + SNL-5.13 + SNL-5.28 + SNL-3.3 sentences follow the figures of the rules: %s',
  (locale) => {
    expect(numbersIn(describeAction('crawl', { locale }))).toEqual([7, 3, 8]);
    expect(numbersIn(describeAction('dig', { locale }))).toEqual([6]);
    expect(numbersIn(describeAction('shell', { locale }))).toEqual([20]);
    expect(numbersIn(describeAction('swap', { locale }))).toEqual([]);
    expect(numbersIn(describeAction('aim', { locale }))).toEqual([]);
    expect(numbersIn(describeAction('punch', { locale }))).toEqual([45]);
    const { labels, box, decisions } = LANGUAGES[locale] ?? expect.unreachable();
    expect(numbersIn(labels.title(2))).toEqual([2, 14]);
    expect(numbersIn(box.offers.advanced)).toEqual([15, 16, 17]);
    expect(numbersIn(decisions.exchange)).toContain(9);
    expect(question({ kind: 'exchange', seat: 0 }, {} as Scene, { locale })).toContain('9');
  },
);

test('SNL-1.8 + SNL-5.13 + SNL-9.1 what words of cards do is written with the figures of the rules', () => {
  const { damage, heal, move } = EFFECTS.words;

  expect(Object.values(damage.written).map(numbersIn)).toEqual([[5, 20]]);
  expect(Object.values(heal.written).map(numbersIn)).toEqual([[70]]);
  expect(Object.values(move.written).map(numbersIn)).toEqual([[3, 8]]);
});

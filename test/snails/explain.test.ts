import { LOCALES } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { explain } from '../../src/games/snails/explain.ts';
import type { SnailsOwnWhy } from '../../src/games/snails/refusals.ts';
import { REFUSALS } from './refusals.ts';

const ALL = Object.entries(REFUSALS).flatMap(([code, [rule, ...facts]]) =>
  facts.map((each) => ({ code, rule, facts: each }) as SnailsOwnWhy),
);

describe.each(LOCALES)('refusals in %s', (locale) => {
  test.each(ALL)('$code is a sentence that ends with its rule', (why) => {
    const sentence = explain(why, locale);

    expect(sentence).toMatch(new RegExp(`^[\\p{Lu}„].*\\. \\[${why.rule}\\]$`, 'u'));
    expect(sentence).not.toMatch(/undefined|NaN|\[object| {2}|\.\.|[;:,] ?\./);
  });
});

test('the mortar and the punch, in three languages', () => {
  const mortar: SnailsOwnWhy = {
    code: 'target/out-of-reach',
    rule: 'SNL-8.4',
    facts: { card: 'mortar', distance: 1, least: 2, most: 4 },
  };
  const punch: SnailsOwnWhy = { code: 'resolve/on-water', rule: 'SNL-3.22', facts: { card: 'punch' } };

  expect(LOCALES.map((locale) => explain(mortar, locale))).toEqual([
    'Mortar reaches 2–4 fields; that target is 1 away. [SNL-8.4]',
    'Karta „Moździerz” sięga na 2–4 pola; ten cel jest oddalony o 1 pole. [SNL-8.4]',
    '„Mörser“ reicht 2–4 Felder weit; dieses Ziel ist 1 Feld entfernt. [SNL-8.4]',
  ]);
  expect(LOCALES.map((locale) => explain(punch, locale))).toEqual([
    'Punch cannot be resolved on water, and your active snail is on water; choose something else. [SNL-3.22]',
    'Na wodzie nie można wykonać akcji „Piącha”, a twój aktywny ślimak jest na wodzie; wybierz coś innego. [SNL-3.22]',
    '„Schlagen“ ist auf Wasser nicht möglich, und deine aktive Schnecke ist auf Wasser; wähle etwas anderes. [SNL-3.22]',
  ]);
});

test('a card of another pack is called by its id, made readable', () => {
  expect(explain({ code: 'target/no-effect', rule: 'SNL-14.13', facts: { card: 'acid-rain' } }, 'en')).toBe(
    'Acid rain would do nothing there; choose another target. [SNL-14.13]',
  );
});

test('all sentences, to be read', async () => {
  const page = ALL.map((why) => {
    const sentences = LOCALES.map((locale) => `  ${locale}  ${explain(why, locale)}`);
    return [`${why.code} ${JSON.stringify(why.facts)}`, ...sentences, ''].join('\n');
  }).join('\n');

  await expect(page).toMatchFileSnapshot('refusals.txt');
});

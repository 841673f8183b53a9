import { LOCALES } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { explain, type KelpOwnWhy, kelp } from '../../../src/games/kelp/index.ts';
import { REFUSALS } from './refusals.ts';

const ALL = Object.entries(REFUSALS).flatMap(([code, [rule, ...facts]]) =>
  facts.map((each) => ({ code, rule, facts: each }) as KelpOwnWhy),
);

describe.each(LOCALES)('refusals in %s', (locale) => {
  test('each is a sentence that ends with its rule', () => {
    for (const why of ALL) {
      const sentence = explain(why, { locale });

      expect(sentence).toMatch(new RegExp(`\\. \\[${why.rule}\\]$`, 'u'));
      expect(sentence).not.toMatch(/undefined|NaN|\[object| {2}|\.\.|[;:,] ?[.;,]|stored-/);
    }
  });
});

test('all refusals, to be read', async () => {
  const page = ALL.map((why) =>
    [
      `${why.code} ${JSON.stringify(why.facts)}`,
      ...LOCALES.map((locale) => `  ${locale}  ${explain(why, { locale })}`),
      '',
    ].join('\n'),
  ).join('\n');

  await expect(page).toMatchFileSnapshot('refusals.txt');
});

test('KER-1.3 + KER-1.6 what every game refuses is told with the sides and decisions of this one', () => {
  const { state } = kelp.begin({ players: 2 }, 'common');
  const said = (action: object) =>
    LOCALES.map((locale) => kelp.explain(kelp.whyIllegal(state, action) as never, { locale }));

  expect(said({ type: 'setup-den', seat: 1, space: 'p01' })).toEqual([
    'It is not your decision; the game waits for the octopus player. [KER-1.3]',
    'To nie twoja decyzja; teraz decyduje gracz ośmiornicy. [KER-1.3]',
    'Das ist nicht deine Entscheidung; jetzt entscheidet der Oktopusspieler. [KER-1.3]',
  ]);
  expect(said({ type: 'setup-den', seat: 0, decline: true })).toEqual([
    'This cannot be declined: choose the den in which the shark begins. [KER-1.6]',
    'Z tej decyzji nie można zrezygnować: wybierz kryjówkę, w której zaczyna rekin. [KER-1.6]',
    'Darauf kann man nicht verzichten: die Höhle wählen, in der der Hai beginnt. [KER-1.6]',
  ]);
});

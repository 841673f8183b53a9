import { LOCALES } from 'gastropodia';
import { expect, test } from 'vitest';
import type { AntsOwnWhy } from '../../../src/games/ants/table/refusals.ts';
import { explain } from '../../../src/games/ants/text/texts.ts';
import { REFUSALS } from './refusals.ts';

const ALL = Object.entries(REFUSALS).flatMap(([code, [rule, ...facts]]) =>
  facts.map((each) => ({ code, rule, facts: each }) as AntsOwnWhy),
);

test('all refusals are sentences that end with their rule, in three languages, to be read', async () => {
  const page = ALL.map((why) => {
    const told = LOCALES.map((locale) => {
      const sentence = explain(why, { locale });
      expect(sentence).toMatch(new RegExp(`^[\\p{Lu}„“\\d].*\\. \\[${why.rule}\\]$`, 'u'));
      expect(sentence).not.toMatch(/undefined|NaN|\[object| {2}|\.\.|[;:,] ?[.;,]|#/);
      return `  ${locale}  ${sentence}`;
    });
    return [`${why.code} ${JSON.stringify(why.facts)}`, ...told, ''].join('\n');
  }).join('\n');

  await expect(page).toMatchFileSnapshot('refusals.txt');
});

test('KER-1.3 + KER-1.6 what every game refuses is told with the players and decisions of this one', () => {
  const notYours = { code: 'decision/not-yours', rule: 'KER-1.3', facts: { owing: [1, 2] } } as const;
  const mustAnswer = { code: 'decision/must-answer', rule: 'KER-1.6', facts: { kind: 'dig-tile' } } as const;

  expect(LOCALES.map((locale) => explain(notYours as never, { locale, names: { players: ['', 'Bo'] } }))).toEqual([
    'It is not your decision; the game waits for Bo and player 3. [KER-1.3]',
    'To nie twoja decyzja; teraz decydują Bo i gracz 3. [KER-1.3]',
    'Das ist nicht deine Entscheidung; das Spiel wartet auf Bo und Spieler 3. [KER-1.3]',
  ]);
  expect(LOCALES.map((locale) => explain(mustAnswer as never, { locale }))).toEqual([
    'This cannot be declined: place a Room tile. [KER-1.6]',
    'Z tej decyzji nie można zrezygnować: połóż kafelek Pokoju. [KER-1.6]',
    'Darauf kann man nicht verzichten: ein Kammerplättchen legen. [KER-1.6]',
  ]);
});

import { LOCALES } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { decisionName, snails, wordsIn } from '../../../src/games/snails/index.ts';
import type { SnailsOwnWhy } from '../../../src/games/snails/table/refusals.ts';
import { explain } from '../../../src/games/snails/text/texts.ts';
import { REFUSALS } from './refusals.ts';

const ALL = Object.entries(REFUSALS).flatMap(([code, [rule, ...facts]]) =>
  facts.map((each) => ({ code, rule, facts: each }) as SnailsOwnWhy),
);

const keep = (seat: number) => ({ type: 'mulligan', seat, decline: true }) as const;

describe.each(LOCALES)('refusals in %s', (locale) => {
  test.each(ALL)('$code is a sentence that ends with its rule', (why) => {
    const sentence = explain(why, { locale });

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

  expect(LOCALES.map((locale) => explain(mortar, { locale }))).toEqual([
    'Mortar reaches 2–4 fields; that target is 1 away. [SNL-8.4]',
    'Karta „Moździerz” sięga na 2–4 pola; ten cel jest oddalony o 1 pole. [SNL-8.4]',
    '„Mörser“ reicht 2–4 Felder weit; dieses Ziel ist 1 Feld entfernt. [SNL-8.4]',
  ]);
  expect(LOCALES.map((locale) => explain(punch, { locale }))).toEqual([
    'Punch cannot be resolved on water, and your active snail is on water; choose something else. [SNL-3.22]',
    'Na wodzie nie można rozpatrzyć akcji „Piącha”, a twój aktywny ślimak jest na wodzie; wybierz coś innego. [SNL-3.22]',
    '„Schlagen“ ist auf Wasser nicht möglich, und deine aktive Schnecke ist auf Wasser; wähle etwas anderes. [SNL-3.22]',
  ]);
});

test('a card of another pack is called by its id, made readable', () => {
  expect(explain({ code: 'target/no-effect', rule: 'SNL-14.13', facts: { card: 'acid-rain' } }, { locale: 'en' })).toBe(
    'Acid rain would do nothing there; choose another target. [SNL-14.13]',
  );
});

test('KER-1.3 + KER-1.4 + KER-1.6 what every game refuses is told with the players and decisions of this one', () => {
  const { state } = snails.begin({ players: 2, firstPlayer: 0 }, 'common');
  const placing = snails.reduce(snails.reduce(state, keep(0)), keep(1));
  const refused = [
    { type: 'place-snail', seat: 1, snail: 4, field: '0,0' },
    { type: 'crawl-step', seat: 0, field: '0,0' },
    { type: 'place-snail', seat: 0, decline: true },
  ].map((action) => snails.whyIllegal(placing, action));

  expect(LOCALES.map((locale) => refused.map((why) => why && snails.explain(why, { locale })))).toEqual([
    [
      'It is not your decision; the game waits for player 1. [KER-1.3]',
      'That does not answer the question, which is: place a snail on the board. [KER-1.4]',
      'This cannot be declined: place a snail on the board. [KER-1.6]',
    ],
    [
      'To nie twoja decyzja; teraz decyduje gracz 1. [KER-1.3]',
      'To nie odpowiada na pytanie; teraz pora na inną decyzję: wystawienie ślimaka na planszę. [KER-1.4]',
      'Z tej decyzji nie można zrezygnować: wystawienie ślimaka na planszę. [KER-1.6]',
    ],
    [
      'Das ist nicht deine Entscheidung; das Spiel wartet auf Spieler 1. [KER-1.3]',
      'Das beantwortet die Frage nicht; zu entscheiden ist: eine Schnecke auf den Spielplan setzen. [KER-1.4]',
      'Darauf kann man nicht verzichten: eine Schnecke auf den Spielplan setzen. [KER-1.6]',
    ],
  ]);
  expect(
    LOCALES.map((locale) =>
      explain({ code: 'decision/not-yours', rule: 'KER-1.3', facts: { owing: [0, 2, 3] } }, { locale }),
    ),
  ).toEqual([
    'It is not your decision; the game waits for player 1, player 3 and player 4. [KER-1.3]',
    'To nie twoja decyzja; teraz decydują gracz 1, gracz 3 i gracz 4. [KER-1.3]',
    'Das ist nicht deine Entscheidung; das Spiel wartet auf Spieler 1, Spieler 3 und Spieler 4. [KER-1.3]',
  ]);
  // The others name neither players nor decisions.
  expect(snails.explain({ code: 'game/over', rule: 'KER-1.2', facts: {} }, { locale: 'en' })).toBe(
    'The game is over. [KER-1.2]',
  );
});

test('what a player is asked for has a name in each language; a kind that is not known is its own', () => {
  const kinds = Object.keys(snails.decisions);

  expect(LOCALES.map((locale) => decisionName('choose-target', { locale }))).toEqual([
    'choose a target',
    'wybór celu',
    'ein Ziel wählen',
  ]);
  expect(LOCALES.map((locale) => [wordsIn(locale).factions.pirates, wordsIn(locale).roles.scout])).toEqual([
    ['Pirates', 'Scout'],
    ['Piraci', 'Zwiadowca'],
    ['Piraten', 'Späher'],
  ]);
  expect(kinds).toHaveLength(27);
  expect(LOCALES.flatMap((locale) => kinds.filter((kind) => decisionName(kind, { locale }) === kind))).toEqual([]);
  expect(['toString', 'bid'].map((kind) => decisionName(kind, { locale: 'en' }))).toEqual(['toString', 'bid']);
});

test('all sentences, to be read', async () => {
  const page = ALL.map((why) => {
    const sentences = LOCALES.map((locale) => `  ${locale}  ${explain(why, { locale })}`);
    return [`${why.code} ${JSON.stringify(why.facts)}`, ...sentences, ''].join('\n');
  }).join('\n');

  await expect(page).toMatchFileSnapshot('refusals.txt');
});

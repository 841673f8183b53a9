import { createGame, type KernelWhy } from 'gastropodia';
import { describe, expect, test } from 'vitest';
import { type AuctionLanguage, type AuctionTypes, LANGUAGES, rules } from '../../../docs/examples/auction/index.ts';

/** Stands for a language that the kernel does not speak. */
const { seatName: _seatName, ...NAMELESS } = LANGUAGES.en;
const NEW: AuctionLanguage = {
  ...NAMELESS,
  refusals: { 'bid/not-in-hand': ({ hand }) => `nemáš; máš ${hand.join(', ')}` },
};

const speaking = (languages: Readonly<Record<string, AuctionLanguage>>) =>
  createGame<AuctionTypes>({ ...rules, languages });

const notHeld = { code: 'bid/not-in-hand', rule: 'AUC-2.2', facts: { hand: [1, 4] } } as const;
const notYours: KernelWhy = { code: 'decision/not-yours', rule: 'KER-1.3', facts: { owing: [0, 2] } };
const over: KernelWhy = { code: 'game/over', rule: 'KER-1.2', facts: {} };

describe('a game with a table of languages', () => {
  test('KER-11.1 speaks those, and no others', () => {
    const game = speaking({ en: LANGUAGES.en, cs: NEW });

    expect(game.locales).toEqual(['en', 'cs']);
    expect(game.explain(notHeld, { locale: 'cs-CZ' })).toBe('Nemáš; máš 1, 4 [AUC-2.2]');
    expect(() => game.explain(notHeld, { locale: 'de' })).toThrow("There is no locale 'de'; there are en, cs.");
    expect(() => game.seatName(0, { locale: 'pl' })).toThrow("There is no locale 'pl'; there are en, cs.");
  });

  test('KER-11.1 may have a language twice, for two regions: the whole tag counts before its language', () => {
    const game = speaking({ en: LANGUAGES.en, 'en-GB': NEW, 'en-GB-oxendict': LANGUAGES.de });

    expect(
      ['en', 'en-US', 'en_gb', 'EN-GB-xx', 'en-GB-oxendict'].map((tag) => game.explain(notHeld, { locale: tag })[0]),
    ).toEqual([...['Y', 'Y', 'N', 'N', 'D']]);
  });

  test('KER-11.2 says what every game refuses in its own words, in the kernel’s, or in English', () => {
    const own: AuctionLanguage = {
      ...NEW,
      common: { 'game/over': () => 'je konec' },
      seatName: (seat) => `hráč ${seat}`,
    };
    const game = speaking({ pl: NEW, cs: NEW, 'cs-CZ': own });

    expect(['pl', 'cs', 'cs-CZ'].map((locale) => game.explain(over, { locale }))).toEqual([
      'Gra jest skończona. [KER-1.2]',
      'The game is over. [KER-1.2]',
      'Je konec [KER-1.2]',
    ]);
    expect(['pl', 'cs', 'cs-CZ'].map((locale) => game.explain(notYours, { locale }))).toEqual([
      'To nie twoja decyzja; gra czeka na miejsca 0 i 2. [KER-1.3]',
      'It is not your decision; the game waits for seats 0 and 2. [KER-1.3]',
      'It is not your decision; the game waits for hráč 0 and hráč 2. [KER-1.3]',
    ]);
    expect(['pl', 'cs', 'cs-CZ'].map((locale) => game.seatName(1, { locale }))).toEqual([
      'miejsce 1',
      'seat 1',
      'hráč 1',
    ]);
  });

  test('KER-11.3 speaks English where no locale is said, or else the first language it has', () => {
    expect(speaking({ cs: NEW, en: LANGUAGES.en }).explain(notHeld)).toMatch(/^You do not hold/);
    expect(speaking({ cs: NEW, de: LANGUAGES.de }).explain(notHeld)).toMatch(/^Nemáš/);
  });

  test('KER-2.9 refuses a refusal that it does not know, and one without its facts', () => {
    const game = speaking({ en: LANGUAGES.en });

    expect(() => game.explain({ ...notHeld, code: 'constructor' } as never)).toThrow(
      "A refusal is needed here; there is none of the code 'constructor'.",
    );
    expect(() => game.explain({ ...notHeld, facts: {} } as never)).toThrow(
      "This refusal of the code 'bid/not-in-hand' lacks its facts.",
    );
    expect(() => game.explain({ ...notYours, facts: {} } as never)).toThrow(
      "This refusal of the code 'decision/not-yours' lacks its facts.",
    );
  });
});

test('KER-11.1 a game without words speaks the languages of the kernel, and names what it refuses by its code', () => {
  const { languages: _languages, ...wordless } = rules;
  const game = createGame<AuctionTypes>(wordless);

  expect(game.locales).toEqual(['en', 'pl', 'de']);
  expect(game.locales.map((locale) => game.explain(notHeld, { locale }))).toEqual([
    'The rules do not allow that: bid/not-in-hand. [AUC-2.2]',
    'Zasady na to nie pozwalają: bid/not-in-hand. [AUC-2.2]',
    'Das erlauben die Regeln nicht: bid/not-in-hand. [AUC-2.2]',
  ]);
});

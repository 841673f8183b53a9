import { type EngineError, findLocale, LOCALES, type LocaleTag, withPrinted } from 'gastropodia';
import {
  cardName,
  decisionName,
  defaultPack,
  describeAction,
  describeCard,
  explain,
  formatEvent,
  optionName,
  renderText,
  snails,
  wordsIn,
} from 'gastropodia/snails';
import { describe, expect, test } from 'vitest';
import { auction } from '../../../docs/examples/auction/index.ts';

const view = withPrinted(snails, snails.view(snails.setup({ players: 2 }, 'locales'), 0));
const card = Object.values(defaultPack.red)[0] ?? defaultPack.basic['crawl-dig'];
const over = { code: 'game/over', rule: 'KER-1.2', facts: {} } as const;

/** Every door that takes a locale. */
const DOORS: Readonly<Record<string, (locale: LocaleTag) => unknown>> = {
  'game.explain': (locale) => snails.explain(over, { locale }),
  'explain of another game': (locale) =>
    auction.explain({ code: 'bid/not-in-hand', rule: 'AUC-2.2', facts: { hand: [1] } }, { locale }),
  'explain of the kernel’s own': (locale) => auction.explain(over, { locale }),
  explain: (locale) => explain({ code: 'card/basic', rule: 'SNL-4.3', facts: { card: 'crawl-dig' } }, { locale }),
  formatEvent: (locale) => formatEvent({ type: 'phase-began', phase: 'draw' }, { locale }),
  renderText: (locale) => renderText(view, { locale }),
  describeCard: (locale) => card && describeCard(card, { locale }),
  describeAction: (locale) => describeAction('dig', { locale }),
  decisionName: (locale) => decisionName('mulligan', { locale }),
  optionName: (locale) => optionName('x-y', { locale }),
  cardName: (locale) => cardName('rocket', { locale }),
  wordsIn: (locale) => wordsIn(locale).factions,
};

describe('a locale', () => {
  test('KER-2.9 is found by its language, whatever comes behind it and however it is written', () => {
    const tags = ['en', 'EN', 'en-US', 'en_us', 'En-Latn-GB', 'pl', 'pl-PL', 'PL_pl', 'de', 'de-AT', 'de-CH-1996'];

    expect(tags.map(findLocale)).toEqual(['en', 'en', 'en', 'en', 'en', 'pl', 'pl', 'pl', 'de', 'de', 'de']);
  });

  test('KER-2.9 anything else is an error that names it and the locales there are', () => {
    const tags: readonly unknown[] = [
      'fr',
      'english',
      'e',
      '',
      '-',
      'en-',
      'en--US',
      'en US',
      'constructor',
      'x'.repeat(99),
    ];
    const others: readonly unknown[] = [undefined, null, 0, 'en'.split(''), { toString: () => 'en' }, Symbol('en')];
    const messages = [...tags, ...others].map((tag) => thrownBy(() => findLocale(tag as string)));

    expect(messages.map(({ code }) => code)).toEqual(messages.map(() => 'locale/unknown'));
    expect(messages[0]?.message).toBe("There is no locale 'fr'; there are en, pl, de.");
    expect(messages.at(-6)?.message).toBe('There is no locale undefined; there are en, pl, de.');
    expect(messages.map(({ message }) => message.length < 150)).not.toContain(false);
  });
});

describe.each(Object.entries(DOORS))('%s', (_name, door) => {
  test('KER-2.9 takes any tag of a language, and says the same as for the language itself', () => {
    for (const locale of LOCALES) {
      const tags = [`${locale}-XX`, locale.toUpperCase(), `${locale}_xx`];
      expect(tags.map((tag) => door(tag as LocaleTag))).toEqual(tags.map(() => door(locale)));
    }
  });

  test('KER-2.9 refuses a locale that there is not', () => {
    expect(thrownBy(() => door('fr' as LocaleTag))).toMatchObject({ code: 'locale/unknown' });
    expect(thrownBy(() => door(null as never))).toMatchObject({ code: 'locale/unknown' });
    expect(thrownBy(() => door('__proto__' as LocaleTag))).toMatchObject({ code: 'locale/unknown' });
  });
});

test('KER-2.9 where a locale may be left out, it is English', () => {
  expect(snails.explain(over)).toBe(snails.explain(over, { locale: 'en' }));
  expect(renderText(view)).toBe(renderText(view, { locale: 'en' }));
  expect(formatEvent({ type: 'phase-began', phase: 'draw' })).toBe('Draw phase.');
});

function thrownBy(run: () => unknown): EngineError {
  try {
    run();
  } catch (thrown) {
    return thrown as EngineError;
  }
  throw new Error('Nothing was thrown.');
}

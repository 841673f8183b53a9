import { givenTelling, givenText, type LocaleTag, nameOfDecision, type TellingOptions } from '../../../kernel/index.ts';
import type { Names } from './names.ts';
import { nameOf } from './phrases.ts';
import { calledIn, languageOf } from './texts.ts';

/** What everything is called in a language: cards, tiles, terrains, symbols, tracks … */
export function wordsIn(locale?: LocaleTag): Names {
  return languageOf(locale).names;
}

/**
 * What a card or a tile is called, by its id; one of another pack is called by its id, made readable: `acid-rain` is “Acid
 * rain”.
 */
export function cardName(id: string, options: TellingOptions): string {
  const { locale, names } = givenTelling(options);
  return nameOf(givenText(id, 'id of a card'), wordsIn(locale), calledIn(names, locale));
}

/** What a player is asked for, in a few words, by the kind of decision; one that is not known is called by its kind. */
export function decisionName(kind: string, options: TellingOptions): string {
  const { locale } = givenTelling(options);
  return nameOfDecision(givenText(kind, 'id of a decision'), languageOf(locale).decisions);
}

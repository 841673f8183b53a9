import {
  givenTelling,
  givenText,
  type LocaleTag,
  nameIn,
  nameOfDecision,
  type TellingOptions,
} from '../../../kernel/index.ts';
import type { Names } from './names.ts';
import { calledIn, languageOf } from './texts.ts';

/** What everything is called in a language: actions, factions, abilities, roles, terrains, backs, tokens, phases … */
export function wordsIn(locale?: LocaleTag): Names {
  return languageOf(locale).names;
}

/** What a card is called; one of another pack is called by its id, made readable: `acid-rain` is “Acid rain”. */
export function cardName(id: string, options: TellingOptions): string {
  const { locale, names } = givenTelling(options);
  return calledIn(names, locale).card(givenText(id, 'id of a card')) ?? nameIn(wordsIn(locale).cards, id);
}

/** What an effect to choose is called; one of another pack is called by its id, made readable. */
export function optionName(id: string, options: TellingOptions): string {
  const { locale, names } = givenTelling(options);
  return calledIn(names, locale).card(givenText(id, 'id of an effect')) ?? nameIn(wordsIn(locale).options, id);
}

/** What a player is asked for, in a few words, by the kind of decision; one that is not known is called by its kind. */
export function decisionName(kind: string, options: TellingOptions): string {
  const { locale } = givenTelling(options);
  return nameOfDecision(givenText(kind, 'id of a decision'), languageOf(locale).decisions);
}

import { givenText, type LocaleTag, nameIn, nameOfDecision, type TableNames } from '../../../kernel/index.ts';
import { calledIn, languageOf } from './language-of.ts';
import type { Names } from './names.ts';

/** What everything is called in a language: cards, blocks, sides. */
export function wordsIn(locale: LocaleTag): Names {
  return languageOf(locale).names;
}

/** What a card is called, a strategy and a counter, too; one of another pack is called by its id, made readable. */
export function cardName(id: string, locale: LocaleTag, names?: TableNames): string {
  return calledIn(names, locale).card(givenText(id, 'id of a card')) ?? nameIn(wordsIn(locale).cards, id);
}

/** What a block is called; one of another pack is called by its id, made readable. */
export function blockName(id: string, locale: LocaleTag, names?: TableNames): string {
  return calledIn(names, locale).card(givenText(id, 'id of a block')) ?? nameIn(wordsIn(locale).blocks, id);
}

/** What a player is asked for, in a few words, by the kind of decision; one that is not known is called by its kind. */
export function decisionName(kind: string, locale: LocaleTag): string {
  return nameOfDecision(givenText(kind, 'id of a decision'), languageOf(locale).decisions);
}

import { deepFreeze, findLocale, givenText, type Locale, type LocaleTag } from '../../../kernel/index.ts';
import { DE } from './de/names.ts';
import { EN } from './en/names.ts';
import type { Names, Words } from './names.ts';
import { PL } from './pl/names.ts';

/** What things are called, in each language. */
export const NAMES: Readonly<Record<Locale, Names>> = deepFreeze({ en: EN, pl: PL, de: DE });

/** What actions, factions, abilities, roles, terrains, backs, tokens, faces and sources are called in a language. */
export function wordsIn(locale: LocaleTag): Words {
  return NAMES[findLocale(locale)];
}

/** What a card is called; one of another pack is called by its id, made readable: `acid-rain` is “Acid rain”. */
export function cardName(id: string, locale: LocaleTag): string {
  return nameIn(NAMES[findLocale(locale)].cards, givenText(id, 'id of a card'));
}

/** What an effect to choose is called; one of another pack is called by its id, made readable. */
export function optionName(id: string, locale: LocaleTag): string {
  return nameIn(NAMES[findLocale(locale)].options, givenText(id, 'id of an effect'));
}

function nameIn(names: Readonly<Record<string, string>>, id: string): string {
  // An id of another pack may be a word that every object knows, such as `constructor`.
  return (Object.hasOwn(names, id) ? names[id] : undefined) ?? capitalised(id.replaceAll('-', ' '));
}

/** The text with a capital letter in front. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

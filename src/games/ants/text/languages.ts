import { freezeAll } from '../../../kernel/index.ts';
import { REFUSING as refusingInGerman } from './de/refusals.ts';
import { language as de } from './de/with-cards.ts';
import { REFUSING as refusingInEnglish } from './en/refusals.ts';
import { language as en } from './en/with-cards.ts';
import type { CardLanguage, Refusing } from './language.ts';
import { REFUSING as refusingInPolish } from './pl/refusals.ts';
import { language as pl } from './pl/with-cards.ts';

const ALL = { de, en, pl };

/** What Ants says, by locale. Another language is a folder, and a word here and below. */
export const LANGUAGES: Readonly<Record<string, CardLanguage>> = freezeAll(ALL);

/** What of it the rules say: who plays by them, and is told elsewhere what happens, loads nothing else. */
export const REFUSING_IN: Readonly<Record<string, Refusing>> = freezeAll({
  de: refusingInGerman,
  en: refusingInEnglish,
  pl: refusingInPolish,
} satisfies Readonly<Record<keyof typeof ALL, Refusing>>);

import { freezeAll } from '../../../kernel/index.ts';
import { language as de } from './de/index.ts';
import { REFUSING as refusingInGerman } from './de/refusals.ts';
import { language as en } from './en/index.ts';
import { REFUSING as refusingInEnglish } from './en/refusals.ts';
import type { Language, Refusing } from './language.ts';
import { language as pl } from './pl/index.ts';
import { REFUSING as refusingInPolish } from './pl/refusals.ts';

const ALL = { de, en, pl };

/** What Ants says, by locale. Another language is a folder, and a word here and below. */
export const LANGUAGES: Readonly<Record<string, Language>> = freezeAll(ALL);

/** What of it the rules say: who plays by them, and is told elsewhere what happens, loads nothing else. */
export const REFUSING_IN: Readonly<Record<string, Refusing>> = freezeAll({
  de: refusingInGerman,
  en: refusingInEnglish,
  pl: refusingInPolish,
} satisfies Readonly<Record<keyof typeof ALL, Refusing>>);

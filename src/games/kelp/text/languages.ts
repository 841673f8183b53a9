import { freezeAll } from '../../../kernel/index.ts';
import { language as de } from './de/index.ts';
import { language as en } from './en/index.ts';
import type { Language } from './language.ts';
import { language as pl } from './pl/index.ts';

/** What Kelp says, by locale. Another language is a folder, and a word here. */
export const LANGUAGES: Readonly<Record<string, Language>> = freezeAll({ de, en, pl });

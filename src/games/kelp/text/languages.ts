import { freezeAll } from '../../../kernel/index.ts';

import { language as en } from './en/index.ts';
import type { Language } from './language.ts';

/** What Kelp says, by locale. Another language is a folder, and a word here. */
export const LANGUAGES: Readonly<Record<string, Language>> = freezeAll({ en });

import { type Called, calledWith, type LocaleTag, languageWith, type TableNames } from '../../../kernel/index.ts';
import type { CardLanguage } from './language.ts';
import { LANGUAGES } from './languages.ts';

/** What Ants says in the language that a tag names; a language that it does not speak is an `EngineError`. */
export const languageOf: (tag?: LocaleTag) => CardLanguage = languageWith(LANGUAGES);

/** How everybody is called at a table, in the language that a tag names. */
export const calledIn: (names?: TableNames, tag?: LocaleTag) => Called = calledWith(LANGUAGES);

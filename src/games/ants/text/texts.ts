import {
  type Called,
  calledWith,
  explainWith,
  formatWith,
  type LocaleTag,
  languageWith,
  type SeenEvent,
  type TableNames,
  type TellingOptions,
} from '../../../kernel/index.ts';
import type { AntsEvent } from '../table/events.ts';
import type { AntsWhy } from '../table/refusals.ts';
import type { CardLanguage } from './language.ts';
import { LANGUAGES, REFUSING_IN } from './languages.ts';

/** What Ants says in the language that a tag names; a language that it does not speak is an `EngineError`. */
export const languageOf: (tag?: LocaleTag) => CardLanguage = languageWith(LANGUAGES);

/** How everybody is called at a table, in the language that a tag names. */
export const calledIn: (names?: TableNames, tag?: LocaleTag) => Called = calledWith(LANGUAGES);

/**
 * Returns the sentence of a refusal: the rule's figure, the player's, the way out, and the rule.
 *
 * @param options the language, English by default, and how players and cards are called: `namesAt` reads the players' names from a view.
 */
export const explain: (why: AntsWhy, options?: TellingOptions) => string = explainWith<AntsWhy>(REFUSING_IN, 'Ants');

/**
 * Tells what happened, in a sentence. A value that is no event of Ants is an `EngineError` that names its type.
 *
 * @param options the language, English by default, and how players and cards are called: `namesAt` reads the players' names from a view.
 */
export const formatEvent: (event: SeenEvent<AntsEvent>, options?: TellingOptions) => string = formatWith<AntsEvent>(
  LANGUAGES,
  'Ants',
);

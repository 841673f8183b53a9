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
import type { SnailsEvent } from '../table/events.ts';
import type { SnailsWhy } from '../table/refusals.ts';
import type { CardLanguage } from './language.ts';
import { LANGUAGES, REFUSING_IN } from './languages.ts';

/** What Snails says in the language that a tag names; a language that it does not speak is an `EngineError`. */
export const languageOf: (tag?: LocaleTag) => CardLanguage = languageWith(LANGUAGES);

/** How everybody is called at a table, in the language that a tag names. */
export const calledIn: (names?: TableNames, tag?: LocaleTag) => Called = calledWith(LANGUAGES);

/**
 * Returns the sentence of a refusal: the rule's figure, the player's, the way out, and the rule.
 *
 * @param options the language, English by default, and how players and cards are called: `namesAt` reads the players' names from a view.
 */
export const explain: (why: SnailsWhy, options?: TellingOptions) => string = explainWith<SnailsWhy>(
  REFUSING_IN,
  'Snails',
);

/**
 * Tells what happened, in a sentence, with the secrets of the event if it still has them. A value that is no event of Snails is an `EngineError` that names its type.
 *
 * @param options the language, English by default, and how players and cards are called: `namesAt` reads the players' names from a view.
 */
export const formatEvent: (event: SeenEvent<SnailsEvent>, options?: TellingOptions) => string = formatWith<SnailsEvent>(
  LANGUAGES,
  'Snails',
);

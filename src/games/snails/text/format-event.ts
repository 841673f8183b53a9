import { formatWith, type LocaleTag, type SeenEvent, type TableNames } from '../../../kernel/index.ts';
import type { SnailsEvent } from '../table/events.ts';
import { LANGUAGES } from './languages.ts';

const sentenceOf = formatWith<SnailsEvent>(LANGUAGES, 'Snails');

/**
 * What happened, in a sentence, with the secrets of the event if it still has them. A value that is no event of Snails is
 * an `EngineError` that names its type.
 *
 * @param names how players and cards are called at this table; `namesAt` reads the players' from a view.
 */
export function formatEvent(event: SeenEvent<SnailsEvent>, locale: LocaleTag = 'en', names?: TableNames): string {
  return sentenceOf(event, locale, names);
}

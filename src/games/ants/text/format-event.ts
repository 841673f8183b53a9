import { formatWith, type LocaleTag, type SeenEvent, type TableNames } from '../../../kernel/index.ts';
import type { AntsEvent } from '../table/events.ts';
import { LANGUAGES } from './languages.ts';

const sentenceOf = formatWith<AntsEvent>(LANGUAGES, 'Ants');

/**
 * What happened, in a sentence. A value that is no event of Ants is an `EngineError` that names its type.
 *
 * @param names how players and cards are called at this table; `namesAt` reads the players' from a view.
 */
export function formatEvent(event: SeenEvent<AntsEvent>, locale: LocaleTag = 'en', names?: TableNames): string {
  return sentenceOf(event, locale, names);
}

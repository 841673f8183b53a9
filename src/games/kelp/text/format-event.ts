import { formatWith, type LocaleTag, type SeenEvent, type TableNames } from '../../../kernel/index.ts';
import type { KelpEvent } from '../table/events.ts';
import { LANGUAGES } from './languages.ts';

const sentenceOf = formatWith<KelpEvent>(LANGUAGES, 'Kelp');

/**
 * What happened, in a sentence. A value that is no event of Kelp is an `EngineError` that names its type.
 *
 * @param names how players and cards are called at this table; `namesAt` reads the players' from a view.
 */
export function formatEvent(event: SeenEvent<KelpEvent>, locale: LocaleTag = 'en', names?: TableNames): string {
  return sentenceOf(event, locale, names);
}

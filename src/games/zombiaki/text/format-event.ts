import { formatWith, type LocaleTag, type SeenEvent, type TableNames } from '../../../kernel/index.ts';
import type { ZombiakiEvent } from '../table/events.ts';
import { LANGUAGES } from './languages.ts';

const sentenceOf = formatWith<ZombiakiEvent>(LANGUAGES, 'Zombiaki');

/**
 * What happened, in a sentence. A value that is no event of Zombiaki is an `EngineError` that names its type.
 *
 * @param names how players and cards are called at this table; `namesAt` reads the players' from a view.
 */
export function formatEvent(event: SeenEvent<ZombiakiEvent>, locale: LocaleTag = 'en', names?: TableNames): string {
  return sentenceOf(event, locale, names);
}

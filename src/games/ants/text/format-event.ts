import { formatWith, type SeenEvent, type TellingOptions } from '../../../kernel/index.ts';
import type { AntsEvent } from '../table/events.ts';
import { LANGUAGES } from './languages.ts';

const sentenceOf = formatWith<AntsEvent>(LANGUAGES, 'Ants');

/**
 * What happened, in a sentence. A value that is no event of Ants is an `EngineError` that names its type.
 *
 * @param options the language, English by default, and how players and cards are called: `namesAt` reads the players' names from a view.
 */
export function formatEvent(event: SeenEvent<AntsEvent>, options?: TellingOptions): string {
  return sentenceOf(event, options);
}

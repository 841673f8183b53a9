import { formatWith, type SeenEvent, type TellingOptions } from '../../../kernel/index.ts';
import type { KelpEvent } from '../table/events.ts';
import { LANGUAGES } from './languages.ts';

const sentenceOf = formatWith<KelpEvent>(LANGUAGES, 'Kelp');

/**
 * What happened, in a sentence. A value that is no event of Kelp is an `EngineError` that names its type.
 *
 * @param options the language, English by default, and how players and cards are called: `namesAt` reads the players' names from a view.
 */
export function formatEvent(event: SeenEvent<KelpEvent>, options?: TellingOptions): string {
  return sentenceOf(event, options);
}

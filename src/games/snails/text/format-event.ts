import { formatWith, type SeenEvent, type TellingOptions } from '../../../kernel/index.ts';
import type { SnailsEvent } from '../table/events.ts';
import { LANGUAGES } from './languages.ts';

const sentenceOf = formatWith<SnailsEvent>(LANGUAGES, 'Snails');

/**
 * What happened, in a sentence, with the secrets of the event if it still has them. A value that is no event of Snails is
 * an `EngineError` that names its type.
 *
 * @param options the language, English by default, and how players and cards are called: `namesAt` reads the players' names from a view.
 */
export function formatEvent(event: SeenEvent<SnailsEvent>, options?: TellingOptions): string {
  return sentenceOf(event, options);
}

import { type Game, type GameTypes, type LocaleTag, sentenceOfTable, type TableWhy } from '../kernel/index.ts';

export type { TableWhy };

/**
 * Why something that was said at a table is refused, as a sentence.
 *
 * @rule KER-14.23 A table refuses in the language of whoever it refuses; in English, if it does not speak it.
 */
export function explainRefusal<T extends GameTypes>(
  game: Game<T>,
  refusal: T['Why'] | TableWhy,
  locale: LocaleTag = 'en',
): string {
  return sentenceOfTable(refusal, locale) ?? game.explain(refusal as T['Why'], { locale });
}

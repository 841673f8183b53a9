import { explainWith, type LocaleTag, type TableNames } from '../../../kernel/index.ts';
import type { AntsWhy } from '../table/refusals.ts';
import { REFUSING_IN } from './languages.ts';

const sentenceOf = explainWith<AntsWhy>(REFUSING_IN, 'Ants');

/**
 * The sentence of a refusal: the rule's figure, the player's, the way out, and the rule.
 *
 * @param names how players and cards are called at this table; `namesAt` reads the players' from a view.
 */
export function explain(why: AntsWhy, locale: LocaleTag = 'en', names?: TableNames): string {
  return sentenceOf(why, locale, names);
}

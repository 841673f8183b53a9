import { explainWith, type LocaleTag } from '../../../kernel/index.ts';
import type { SnailsWhy } from '../table/refusals.ts';
import { LANGUAGES } from './language-of.ts';

const sentenceOf = explainWith<SnailsWhy>(LANGUAGES, 'Snails');

/** The sentence of a refusal: the rule's figure, the player's, the way out, and the rule. */
export function explain(why: SnailsWhy, locale: LocaleTag = 'en'): string {
  return sentenceOf(why, locale);
}

import { explainWith, type TellingOptions } from '../../../kernel/index.ts';
import type { SnailsWhy } from '../table/refusals.ts';
import { REFUSING_IN } from './languages.ts';

const sentenceOf = explainWith<SnailsWhy>(REFUSING_IN, 'Snails');

/**
 * The sentence of a refusal: the rule's figure, the player's, the way out, and the rule.
 *
 * @param options the language, English by default, and how players and cards are called: `namesAt` reads the players' names from a view.
 */
export function explain(why: SnailsWhy, options?: TellingOptions): string {
  return sentenceOf(why, options);
}

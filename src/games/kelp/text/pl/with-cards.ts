/**
 * Kelp in Polish with what its cards, blocks and tiles do, for a page that has no rules and reads cards: see
 * `gastropodia/kelp/show`.
 *
 * @module gastropodia/kelp/show/cards/pl
 */

import { freezeAll } from '../../../../kernel/index.ts';
import type { CardLanguage } from '../language.ts';
import { grammarWith } from './cards.ts';
import { language as withoutCards } from './index.ts';
import { phrasesOf } from './phrases.ts';

/** Kelp in Polish, with what its cards, blocks and tiles do. */
export const language: CardLanguage = freezeAll<CardLanguage>({
  ...withoutCards,
  cards: (called) => grammarWith(phrasesOf(called)),
});

/**
 * Snails in English with what its cards do, for a page that has no rules and reads cards: see `gastropodia/snails/show`.
 *
 * @module gastropodia/snails/show/cards/en
 */

import type { CardLanguage } from '../language.ts';
import { GRAMMAR } from './cards.ts';
import { language as withoutCards } from './index.ts';

/** Snails in English, with what its cards do. */
export const language: CardLanguage = { ...withoutCards, cards: GRAMMAR };

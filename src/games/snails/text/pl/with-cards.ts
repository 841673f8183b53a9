/**
 * Polish texts of Snails, including card texts, for the thin client: see `gastropodia/snails/show`.
 *
 * @module gastropodia/snails/show/cards/pl
 */

import type { CardLanguage } from '../language.ts';
import { GRAMMAR } from './cards.ts';
import { language as withoutCards } from './index.ts';

/** Snails in Polish, with what its cards do. */
export const language: CardLanguage = { ...withoutCards, cards: GRAMMAR };

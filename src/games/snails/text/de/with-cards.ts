/**
 * German texts of Snails, including card texts, for the thin client: see `gastropodia/snails/show`.
 *
 * @module gastropodia/snails/show/cards/de
 */

import type { CardLanguage } from '../language.ts';
import { GRAMMAR } from './cards.ts';
import { language as withoutCards } from './index.ts';

/** Snails in German, with what its cards do. */
export const language: CardLanguage = { ...withoutCards, cards: GRAMMAR };

/**
 * English texts of Zombiaki, including card texts, for the thin client: see `gastropodia/zombiaki/show`.
 *
 * @module gastropodia/zombiaki/show/cards/en
 */

import type { CardLanguage } from '../language.ts';
import { GRAMMAR } from './cards.ts';
import { language as withoutCards } from './index.ts';

/** Zombiaki in English, with what its cards do. */
export const language: CardLanguage = { ...withoutCards, cards: GRAMMAR };

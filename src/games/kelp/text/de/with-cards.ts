/**
 * German texts of Kelp, including card texts and refusals, for the thin client: see `gastropodia/kelp/show`.
 *
 * @module gastropodia/kelp/show/cards/de
 */

import { freezeAll } from '../../../../kernel/index.ts';
import type { CardLanguage } from '../language.ts';
import { WHOLE_BOX } from './box.ts';
import { grammarWith } from './cards.ts';
import { DECISIONS } from './decisions.ts';
import { language as withoutCards } from './index.ts';
import { LABELS } from './labels.ts';
import { ALL_NAMES } from './names.ts';
import { phrasesOf } from './phrases.ts';
import { REFUSING } from './refusals.ts';

/** All of Kelp in German: with what its cards, blocks and tiles do, and why it refuses something. */
export const language: CardLanguage = freezeAll<CardLanguage>({
  ...withoutCards,
  ...REFUSING,
  names: ALL_NAMES,
  decisions: DECISIONS,
  labels: LABELS,
  box: WHOLE_BOX,
  cards: (called) => grammarWith(phrasesOf(called)),
});

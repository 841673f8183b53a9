/**
 * Polish texts of Ants, including card texts and refusals, for the thin client: see `gastropodia/ants/show`.
 *
 * @module gastropodia/ants/show/cards/pl
 */

import { freezeAll } from '../../../../kernel/index.ts';
import type { CardLanguage } from '../language.ts';
import { DECISIONS } from './asks.ts';
import { WHOLE_BOX } from './box.ts';
import { GRAMMAR } from './cards.ts';
import { language as withoutCards } from './index.ts';
import { LABELS } from './labels.ts';
import { ALL_NAMES } from './names.ts';
import { REFUSING } from './refusals.ts';

/** All of Ants in Polish: with what its cards and tiles do, and why it refuses something. */
export const language: CardLanguage = freezeAll<CardLanguage>({
  ...withoutCards,
  ...REFUSING,
  names: ALL_NAMES,
  decisions: DECISIONS,
  labels: LABELS,
  box: WHOLE_BOX,
  cards: GRAMMAR,
});

/**
 * English texts of Kelp, without card texts and refusals, for the thin client: see `gastropodia/kelp/show`.
 *
 * @module gastropodia/kelp/show/en
 */

import { askTexts, refusalsApart } from '../../../../boxes/index.ts';
import { freezeAll, ENGLISH_ENDING } from '../../../../kernel/index.ts';
import type { Language } from '../language.ts';
import { asksWith, DECISIONS } from './asks.ts';
import { BOX } from './box.ts';
import { eventsWith } from './events.ts';
import { NAMES } from './names.ts';
import { outcomesWith } from './outcomes.ts';
import { phrasesOf } from './phrases.ts';
import { COMMON } from './refusals.ts';

/** Kelp in English, without what its cards do and why it refuses something. */
export const language: Language = freezeAll<Language>({
  ...COMMON,
  refusals: refusalsApart,
  names: NAMES,
  decisions: DECISIONS,
  ...askTexts((called) => asksWith(phrasesOf(called))),
  events: (called) => eventsWith(phrasesOf(called)),
  outcomes: (called) => outcomesWith(phrasesOf(called)),
  ending: ENGLISH_ENDING,
  box: BOX,
});

/**
 * German texts of Snails, without card texts, for the thin client: see `gastropodia/snails/show`.
 *
 * @module gastropodia/snails/show/de
 */

import { askTexts } from '../../../../boxes/index.ts';
import { freezeAll, GERMAN_ENDING } from '../../../../kernel/index.ts';
import type { Language } from '../language.ts';
import { asksWith, DECISIONS } from './asks.ts';
import { BOX } from './box.ts';
import { eventsWith } from './events.ts';
import { LABELS } from './labels.ts';
import { NAMES } from './names.ts';
import { outcomesWith } from './outcomes.ts';
import { phrasesOf } from './phrases.ts';
import { REFUSING } from './refusals.ts';

/** Snails in German, without what its cards do. */
export const language: Language = freezeAll<Language>({
  ...REFUSING,
  names: NAMES,
  decisions: DECISIONS,
  ...askTexts((called) => asksWith(phrasesOf(called))),
  events: (called) => eventsWith(phrasesOf(called)),
  outcomes: (called) => outcomesWith(phrasesOf(called)),
  ending: GERMAN_ENDING,
  labels: LABELS,
  box: BOX,
});

/**
 * Polish texts of Snails, without card texts, for the thin client: see `gastropodia/snails/show`.
 *
 * @module gastropodia/snails/show/pl
 */

import { freezeAll, POLISH_ENDING } from '../../../../kernel/index.ts';
import type { Language } from '../language.ts';
import { actionsWith } from './actions.ts';
import { BOX } from './box.ts';
import { DECISIONS } from './decisions.ts';
import { eventsWith } from './events.ts';
import { LABELS } from './labels.ts';
import { NAMES } from './names.ts';
import { outcomesWith } from './outcomes.ts';
import { phrasesOf } from './phrases.ts';
import { questionsWith } from './questions.ts';
import { REFUSING } from './refusals.ts';

/** Snails in Polish, without what its cards do. */
export const language: Language = freezeAll<Language>({
  ...REFUSING,
  names: NAMES,
  decisions: DECISIONS,
  events: (called) => eventsWith(phrasesOf(called)),
  actions: (called) => actionsWith(phrasesOf(called)),
  questions: (called) => questionsWith(phrasesOf(called)),
  outcomes: (called) => outcomesWith(phrasesOf(called)),
  ending: POLISH_ENDING,
  labels: LABELS,
  box: BOX,
});

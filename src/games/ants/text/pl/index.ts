/**
 * Polish texts of Ants, without card texts and refusals, for the thin client: see `gastropodia/ants/show`.
 *
 * @module gastropodia/ants/show/pl
 */

import { askTexts, decisionsApart, refusalsApart } from '../../../../boxes/index.ts';
import { freezeAll, POLISH_ENDING } from '../../../../kernel/index.ts';
import { sentencesOf } from '../asks.ts';
import type { Language } from '../language.ts';
import { asksWith } from './asks.ts';
import { BOX } from './box.ts';
import { eventsWith } from './events.ts';
import { NAMES } from './names.ts';
import { outcomesWith } from './outcomes.ts';
import { phrasesOf } from './phrases.ts';
import { COMMON } from './refusals.ts';

/** Ants in Polish, without what its cards and tiles do, why it refuses something, and the words around a drawn position. */
export const language: Language = freezeAll<Language>({
  ...COMMON,
  refusals: refusalsApart,
  names: NAMES,
  decisions: decisionsApart,
  ...askTexts((called) => sentencesOf(called, asksWith(phrasesOf(called)))),
  events: (called) => eventsWith(phrasesOf(called)),
  outcomes: (called) => outcomesWith(phrasesOf(called)),
  ending: POLISH_ENDING,
  box: BOX,
});

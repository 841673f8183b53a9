import type { Language } from '../language.ts';
import { BOX } from './box.ts';
import { GRAMMAR } from './cards.ts';
import { DECISIONS } from './decisions.ts';
import { eventsWith } from './events.ts';
import { LABELS } from './labels.ts';
import { NAMES } from './names.ts';
import { phrasesOf, seatName } from './phrases.ts';
import { COMMON, refusalsWith } from './refusals.ts';

/** Snails in German. */
export const language: Language = {
  seatName,
  names: NAMES,
  decisions: DECISIONS,
  events: (called) => eventsWith(phrasesOf(called)),
  refusals: (called) => refusalsWith(phrasesOf(called)),
  common: COMMON,
  cards: GRAMMAR,
  labels: LABELS,
  box: BOX,
};

import type { Language } from '../language.ts';
import { DECISIONS } from './decisions.ts';
import { NAMES } from './names.ts';
import { phrasesOf, seatName } from './phrases.ts';
import { COMMON, refusalsWith } from './refusals.ts';

/** Kelp in English. */
export const language: Language = {
  seatName,
  names: NAMES,
  decisions: DECISIONS,
  refusals: (called) => refusalsWith(phrasesOf(called)),
  common: COMMON,
};

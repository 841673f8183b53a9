import type { Language } from '../language.ts';
import { BOX } from './box.ts';
import { GRAMMAR } from './cards.ts';
import { DECISIONS } from './decisions.ts';
import { EVENTS } from './events.ts';
import { LABELS } from './labels.ts';
import { NAMES } from './names.ts';
import { player } from './phrases.ts';
import { COMMON, REFUSALS } from './refusals.ts';

/** Snails in English. */
export const language: Language = {
  seatName: player,
  names: NAMES,
  decisions: DECISIONS,
  events: EVENTS,
  refusals: REFUSALS,
  common: COMMON,
  cards: GRAMMAR,
  labels: LABELS,
  box: BOX,
};

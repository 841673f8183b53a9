import type { Language } from '../language.ts';
import { GRAMMAR_PL } from './cards.ts';
import { DECISIONS_PL } from './decisions.ts';
import { EVENTS_PL } from './events.ts';
import { LABELS_PL } from './labels.ts';
import { PL } from './names.ts';
import { player } from './phrases.ts';
import { COMMON_PL, REFUSALS_PL } from './refusals.ts';

/** Snails in Polish. */
export const POLISH: Language = {
  seatName: player,
  names: PL,
  decisions: DECISIONS_PL,
  events: EVENTS_PL,
  refusals: REFUSALS_PL,
  common: COMMON_PL,
  cards: GRAMMAR_PL,
  labels: LABELS_PL,
};

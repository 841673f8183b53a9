import type { Language } from '../language.ts';
import { GRAMMAR_EN } from './cards.ts';
import { DECISIONS_EN } from './decisions.ts';
import { EVENTS_EN } from './events.ts';
import { LABELS_EN } from './labels.ts';
import { EN } from './names.ts';
import { player } from './phrases.ts';
import { COMMON_EN, REFUSALS_EN } from './refusals.ts';

/** Snails in English. */
export const ENGLISH: Language = {
  seatName: player,
  names: EN,
  decisions: DECISIONS_EN,
  events: EVENTS_EN,
  refusals: REFUSALS_EN,
  common: COMMON_EN,
  cards: GRAMMAR_EN,
  labels: LABELS_EN,
};

import type { Language } from '../language.ts';
import { GRAMMAR_DE } from './cards.ts';
import { DECISIONS_DE } from './decisions.ts';
import { EVENTS_DE } from './events.ts';
import { LABELS_DE } from './labels.ts';
import { DE } from './names.ts';
import { player } from './phrases.ts';
import { COMMON_DE, REFUSALS_DE } from './refusals.ts';

/** Snails in German. */
export const GERMAN: Language = {
  seatName: player,
  names: DE,
  decisions: DECISIONS_DE,
  events: EVENTS_DE,
  refusals: REFUSALS_DE,
  common: COMMON_DE,
  cards: GRAMMAR_DE,
  labels: LABELS_DE,
};

import type { Language } from '../language.ts';
import { DECISIONS } from './decisions.ts';
import { NAMES } from './names.ts';
import { REFUSING } from './refusals.ts';

/** Kelp in English. */
export const language: Language = { ...REFUSING, names: NAMES, decisions: DECISIONS };

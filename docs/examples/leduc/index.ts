import { createGame, type Game } from 'gastropodia';
import { rules } from './rules.ts';
import type { LeducTypes } from './state.ts';

export type { LeducAction, LeducEvent, LeducState, LeducTypes, LeducView, LeducWhy, Word } from './state.ts';
export { payoffs, rules } from './rules.ts';
export { nameOf } from './text.ts';

/** A poker with six cards: the rules are in `docs/rules/leduc.md`. */
export const leduc: Game<LeducTypes> = createGame(rules);

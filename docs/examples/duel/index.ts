import { createGame, type Game } from 'gastropodia';
import { rules } from './rules.ts';
import type { DuelTypes } from './state.ts';

export type {
  Card,
  Direction,
  DuelAction,
  DuelEvent,
  DuelState,
  DuelTypes,
  DuelView,
  DuelWhy,
} from './state.ts';
export { rules } from './rules.ts';

/** Pawns that push each other off a line: the rules are in `docs/rules/duel.md`. */
export const duel: Game<DuelTypes> = createGame(rules);

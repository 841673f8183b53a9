import { createGame, type Game } from 'gastropodia';
import { rules } from './rules.ts';
import type { ThimblerigTypes } from './state.ts';

export type {
  Look,
  Mix,
  ThimblerigAction,
  ThimblerigEvent,
  ThimblerigState,
  ThimblerigTypes,
  ThimblerigView,
  ThimblerigWhy,
} from './state.ts';
export { chancesOfPearl, rules } from './rules.ts';
export { HIDER, SEEKER } from './state.ts';

/** A hider mixes thimbles, a seeker looks under them: the rules are in `docs/rules/thimblerig.md`. */
export const thimblerig: Game<ThimblerigTypes> = createGame(rules);

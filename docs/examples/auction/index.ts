import { createGame, type Game } from 'gastropodia';
import { rules } from './rules.ts';
import type { AuctionTypes } from './state.ts';

export type { AuctionAction, AuctionEvent, AuctionState, AuctionTypes, AuctionView, AuctionWhy } from './state.ts';
export { rules } from './rules.ts';
export {
  type AuctionLanguage,
  formatAction,
  formatEvent,
  formatOutcome,
  formatQuestion,
  LANGUAGES,
} from './text.ts';

// #region game
/** Sealed bids for prizes: the rules are in `docs/rules/auction.md`. */
export const auction: Game<AuctionTypes> = createGame(rules);
// #endregion game

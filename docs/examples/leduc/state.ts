import type { KernelEvent, KernelWhy, Position, PositionView, Seat } from 'gastropodia';

// #region state
type LeducStep = { readonly do: 'deal' } | { readonly do: 'turn-up' } | { readonly do: 'show' };
type LeducAsk = { readonly ask: 'bet'; readonly seat: Seat };
export type Work = LeducStep | LeducAsk;

/** What a player says in a round of betting. */
export type Word = 'fold' | 'call' | 'raise';

/** The cards, and what was said. Chips, raises and whose turn it is follow from that. */
export interface Table {
  /** Each player's card, from 0 to 5: J♥, J♠, Q♥, Q♠, K♥, K♠; -1 in the view of somebody who may not see it. */
  readonly cards: readonly number[];
  /** The card that was turned up; -1 in the first round. */
  readonly turned: number;
  /** What was said in the first round and in the second, the first player's words at even places. */
  readonly said: readonly (readonly Word[])[];
}

export interface LeducState extends Position<Work>, Table {}
export interface LeducView extends PositionView<Work>, Table {}
// #endregion state

// #region types
export type LeducAction = {
  readonly type: 'bet';
  readonly seat: Seat;
  readonly decision?: number;
  readonly say: Word;
};

export type LeducEvent =
  | KernelEvent<LeducAction>
  | {
      readonly type: 'dealt';
      readonly seat: Seat;
      readonly secret: { readonly seats: number; readonly card: number };
    }
  | {
      readonly type: 'said';
      readonly seat: Seat;
      readonly say: Word;
      /** What each player has in the pot now. */
      readonly chips: readonly number[];
    }
  | { readonly type: 'turned-up'; readonly card: number }
  | { readonly type: 'shown'; readonly reveals: true; readonly cards: readonly number[] }
  | { readonly type: 'settled'; readonly payoffs: readonly number[] };

export type LeducWhy =
  | KernelWhy
  | {
      readonly code: 'fold/nothing-to-call';
      readonly rule: 'LED-2.5';
      /** What each player has in the pot. */
      readonly facts: { readonly chips: number };
    }
  | { readonly code: 'raise/no-more'; readonly rule: 'LED-2.4'; readonly facts: { readonly most: number } };

export interface LeducTypes {
  Config: Record<never, never>;
  State: LeducState;
  View: LeducView;
  Action: LeducAction;
  Event: LeducEvent;
  Why: LeducWhy;
  Step: LeducStep;
  Ask: LeducAsk;
}
// #endregion types

import type { KernelEvent, KernelWhy, Pile, PileView, Position, PositionView, Seat } from 'gastropodia';

// #region state
export type AuctionStep = { readonly do: 'deal' } | { readonly do: 'offer' } | { readonly do: 'award' };
export type AuctionAsk = { readonly ask: 'bid'; readonly seat: Seat };

/** What is on the table and in the hands. */
interface Table {
  /** Each seat's bid cards, lowest first. */
  readonly hands: readonly (readonly number[])[];
  /** Each seat's sealed bid; -1 before it is made. */
  readonly bids: readonly number[];
  /** How many bid cards of each value lie face up. */
  readonly spent: readonly number[];
  /** The prize on offer; -1 between rounds. */
  readonly offered: number;
  /** The prizes each seat has won. */
  readonly won: readonly (readonly number[])[];
}

export interface AuctionState extends Position<AuctionStep | AuctionAsk>, Table {
  readonly undealt: Pile;
  readonly prizes: Pile;
}

export interface AuctionView extends PositionView<AuctionStep | AuctionAsk>, Table {
  readonly undealt: PileView;
  readonly prizes: PileView;
}
// #endregion state

// #region types
export type AuctionAction = {
  readonly type: 'bid';
  readonly seat: Seat;
  readonly decision?: number;
  readonly card: number;
};

export type AuctionEvent =
  | KernelEvent<AuctionAction>
  | {
      readonly type: 'dealt';
      readonly seat: Seat;
      readonly count: number;
      readonly secret: { readonly seats: number; readonly cards: readonly number[] };
    }
  | { readonly type: 'offered'; readonly prize: number }
  | { readonly type: 'sealed'; readonly seat: Seat; readonly secret: { readonly seats: number; readonly card: number } }
  | { readonly type: 'revealed'; readonly reveals: true; readonly bids: readonly number[] }
  | { readonly type: 'won'; readonly seat: Seat; readonly prize: number }
  | { readonly type: 'tied'; readonly seats: readonly Seat[]; readonly prize: number };

export type AuctionWhy =
  | KernelWhy
  | {
      readonly code: 'bid/not-in-hand';
      readonly rule: 'AUC-2.2';
      readonly facts: { readonly hand: readonly number[] };
    };

export interface AuctionTypes {
  Config: { readonly players: number };
  State: AuctionState;
  View: AuctionView;
  Action: AuctionAction;
  Event: AuctionEvent;
  Why: AuctionWhy;
  Step: AuctionStep;
  Ask: AuctionAsk;
}
// #endregion types

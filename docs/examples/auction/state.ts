import {
  type ActionIn,
  type EventIn,
  type KernelWhy,
  many,
  maybe,
  number,
  perSeat,
  pool,
  type StateIn,
  seat,
  seenBy,
  shapeOf,
  sorted,
  type TypesIn,
  type ViewIn,
} from 'gastropodia';

// #region components
/** AUC-1.1: four bid cards each of 1 to 6; there is none of value 0. */
const bids = pool([0, 4, 4, 4, 4, 4, 4]);
/** AUC-1.1: one prize each of 1 to 4. */
const prizes = pool([0, 1, 1, 1, 1]);
// #endregion components

// #region shape
export const AUCTION = shapeOf({
  config: { players: number(2, 4) },
  table: {
    /** Each seat's bid cards, lowest first; -1 for a card that the viewer may not see. */
    hands: seenBy('owner', perSeat(sorted(bids.card))),
    /** Each seat's sealed bid; -1 before it is made, -2 where the viewer may not see it. */
    bids: seenBy('owner', perSeat(maybe(bids.card))),
    /** How many bid cards of each value lie face up. */
    spent: bids.counts,
    /** The prize on offer; -1 between rounds. */
    offered: seenBy('everyone', maybe(prizes.card)),
    /** The prizes each seat has won. */
    won: seenBy('everyone', perSeat(many(prizes.card))),
    /** The bid cards that nobody holds. */
    undealt: bids.pile,
    /** AUC-1.3: the prizes to come, face down. */
    prizes: prizes.pile,
  },
  // AUC-1.2: each player is dealt five bid cards, which only that player sees.
  deals: { hands: { each: 5, tells: 'dealt' } },
  steps: { offer: {}, award: {} },
  asks: {
    bid: { options: 'private', says: { card: bids.card } },
  },
  events: {
    offered: { prize: prizes.card },
    sealed: { seat, secret: { card: bids.card } },
    revealed: { reveals: true, bids: perSeat(bids.card) },
    won: { seat, prize: prizes.card },
    tied: { seats: many(seat), prize: prizes.card },
  },
});
// #endregion shape

// #region types
export interface AuctionState extends StateIn<typeof AUCTION> {}
export interface AuctionView extends ViewIn<typeof AUCTION> {}
export type AuctionAction = ActionIn<typeof AUCTION>;
export type AuctionEvent = EventIn<typeof AUCTION>;
export type AuctionWhy =
  | KernelWhy
  | {
      readonly code: 'bid/not-in-hand';
      readonly rule: 'AUC-2.2';
      readonly facts: { readonly hand: readonly number[] };
    };
export interface AuctionTypes extends Omit<TypesIn<typeof AUCTION>, 'Why'> {
  State: AuctionState;
  View: AuctionView;
  Why: AuctionWhy;
}
// #endregion types

import { EVERYONE, NONE } from 'gastropodia';
import { type Fold, foldWith, unchanged } from 'gastropodia/drawing';
import type { AuctionEvent, AuctionView } from './index.ts';

/** What stands in a view for a bid that is sealed. */
const SEALED = -2;

const withEntry = <Value>(list: readonly Value[], index: number, change: (old: Value) => Value): readonly Value[] =>
  list.map((old, at) => (at === index ? change(old) : old));

/** A hand without one card: which it was, only its owner knows. */
function without(hand: readonly number[], card: number | undefined): readonly number[] {
  const gone = card === undefined ? 0 : hand.indexOf(card);
  return hand.filter((_, index) => index !== gone);
}

/** The round is over: the bids lie face up among those that are spent, and nothing is on offer. */
function roundOver({ bids, spent }: AuctionView): Partial<AuctionView> {
  return {
    bids: bids.map(() => NONE),
    offered: NONE,
    spent: spent.map((count, value) => count + bids.filter((bid) => bid === value).length),
  };
}

/** What the auction looks like after an event. */
export const fold: Fold<AuctionView, AuctionEvent> = foldWith<AuctionView, AuctionEvent>(
  {
    dealt: unchanged,
    offered: ({ prizes: { rest, bottom, top } }, { prize }) => ({
      offered: prize,
      // AUC-2.4: prizes that were sent to the bottom come when no others are left.
      prizes: rest > 0 ? { top, rest: rest - 1, bottom } : { top, rest, bottom: bottom.slice(0, -1) },
    }),
    sealed: ({ hands, bids }, { seat, secret }) => ({
      hands: withEntry(hands, seat, (hand) => without(hand, secret?.card)),
      bids: withEntry(bids, seat, () => secret?.card ?? SEALED),
    }),
    revealed: (_look, { bids }) => ({ bids }),
    won: (look, { seat, prize }) => ({
      ...roundOver(look),
      won: withEntry(look.won, seat, (prizes) => [...prizes, prize]),
    }),
    tied: (look, { prize }) => ({
      ...roundOver(look),
      prizes: { ...look.prizes, bottom: [{ kind: prize, seen: EVERYONE }, ...look.prizes.bottom] },
    }),
  },
  { agenda: [] },
);

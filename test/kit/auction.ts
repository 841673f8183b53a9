import {
  type ActionIn,
  createGame,
  draw,
  EVERYONE,
  type EventIn,
  endGame,
  type Game,
  type KernelWhy,
  type Language,
  many,
  maybe,
  NONE,
  next,
  number,
  only,
  perSeat,
  pileSize,
  placesOf,
  pool,
  putBottom,
  rankedBy,
  rulesOf,
  type StateIn,
  seat,
  seenBy,
  shapeOf,
  sorted,
  type TypesIn,
  together,
  type ViewIn,
} from 'gastropodia';

// The auction as the tests of the kernel know it: hands, sealed bids and piles in a page, whose decisions, seeds and figures are
// written into many of them. It stays as it is, so that the example, from which it was taken, can grow.

const bids = pool([0, 4, 4, 4, 4, 4, 4]);
const prizes = pool([0, 1, 1, 1, 1]);
const HAND_SIZE = 5;

const AUCTION = shapeOf({
  config: { players: number(2, 4) },
  table: {
    hands: seenBy('owner', perSeat(sorted(bids.card))),
    bids: seenBy('owner', perSeat(maybe(bids.card))),
    spent: bids.counts,
    offered: seenBy('everyone', maybe(prizes.card)),
    won: seenBy('everyone', perSeat(many(prizes.card))),
    undealt: bids.pile,
    prizes: prizes.pile,
  },
  steps: { deal: {}, offer: {}, award: {} },
  asks: { bid: { options: 'private', says: { card: bids.card } } },
  events: {
    dealt: { seat, count: number(0), secret: { cards: many(bids.card) } },
    offered: { prize: prizes.card },
    sealed: { seat, secret: { card: bids.card } },
    revealed: { reveals: true, bids: perSeat(bids.card) },
    won: { seat, prize: prizes.card },
    tied: { seats: many(seat), prize: prizes.card },
  },
});
const { emit } = AUCTION;

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

const speaking = (
  player: string,
  notInHand: (hand: readonly number[]) => string,
): Language<AuctionWhy> & { seatName(seat: number): string } => ({
  seatName: (seat) => `${player} ${seat + 1}`,
  refusals: { 'bid/not-in-hand': ({ hand }) => notInHand(hand) },
});

export const rules = rulesOf<AuctionTypes>(AUCTION, {
  id: 'auction',
  seats: { min: 2, max: 4 },
  seatsOf: ({ players }) => players,
  streams: ['cards', 'prizes'],
  opening: [{ do: 'deal' }, { do: 'offer' }],
  steps: {
    deal(draft) {
      for (const [seat, hand] of draft.hands.entries()) {
        while (hand.length < HAND_SIZE) {
          hand.push(draw(draft, draft.undealt, { stream: 'cards', seen: only(seat) }).kind);
        }
        hand.sort((a, b) => a - b);
        emit({ type: 'dealt', seat, count: HAND_SIZE, secret: { seats: only(seat), cards: [...hand] } });
      }
    },
    offer(draft) {
      if (draft.hands[0]?.length === 0 || pileSize(draft.prizes) === 0) return endGame(draft);
      draft.offered = draw(draft, draft.prizes, { stream: 'prizes', seen: EVERYONE }).kind;
      emit({ type: 'offered', prize: draft.offered });
      next(draft, together(draft.hands.map((_, seat) => [{ ask: 'bid', seat }])), { do: 'award' }, { do: 'offer' });
    },
    award(draft) {
      const made = [...draft.bids];
      const prize = draft.offered;
      const seats = placesOf(made, Math.max(...made));
      emit({ type: 'revealed', reveals: true, bids: made });
      for (const bid of made) draft.spent[bid] = (draft.spent[bid] ?? 0) + 1;
      draft.bids = made.map(() => NONE);
      draft.offered = NONE;
      const [first = 0, ...others] = seats;
      if (others.length === 0) {
        draft.won[first]?.push(prize);
        emit({ type: 'won', seat: first, prize });
      } else {
        putBottom(draft.prizes, prize, EVERYONE);
        emit({ type: 'tied', seats, prize });
      }
    },
  },
  questions: {
    bid: {
      among: { card: (at, { seat }) => at.hands[seat] ?? [] },
      otherwise: { card: (hand) => ({ code: 'bid/not-in-hand', rule: 'AUC-2.2', facts: { hand } }) },
      answer(draft, { seat }, { card }) {
        const hand = draft.hands[seat] ?? [];
        hand.splice(hand.indexOf(card), 1);
        draft.bids[seat] = card;
        emit({ type: 'sealed', seat, secret: { seats: only(seat), card } });
      },
    },
  },
  outcome(at) {
    const points = at.won.map((won) => won.reduce((sum, prize) => sum + prize, 0));
    const { ranking, standings } = rankedBy([{ name: 'points', of: points }]);
    return { ranking, reason: 'most-points', rule: 'AUC-3.2', scores: points, standings };
  },
  languages: {
    en: speaking('player', (hand) => `You do not hold that card; your hand is ${hand.join(', ')}.`),
    pl: speaking('gracz', (hand) => `Nie masz tej karty; na ręce masz ${hand.join(', ')}.`),
    de: speaking('Spieler', (hand) => `Diese Karte hast du nicht; auf der Hand hast du ${hand.join(', ')}.`),
  },
});

export const auction: Game<AuctionTypes> = createGame(rules);

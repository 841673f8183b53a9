import {
  draw,
  EVERYONE,
  endGame,
  NONE,
  next,
  only,
  pileSize,
  placesOf,
  putBottom,
  rankedBy,
  rulesOf,
  together,
} from 'gastropodia';
import { AUCTION, type AuctionTypes } from './state.ts';
import { LANGUAGES } from './text.ts';

const { emit } = AUCTION;

// #region opening
export const rules = rulesOf<AuctionTypes>(AUCTION, {
  id: 'auction',
  seats: { min: 2, max: 4 },
  seatsOf: ({ players }) => players,
  streams: ['cards', 'prizes'],
  opening: [{ do: 'offer' }],
  // #endregion opening

  // #region steps
  steps: {
    offer(draft) {
      // AUC-3.1: the game ends after five rounds, or when no prize is left.
      if (draft.hands[0]?.length === 0 || pileSize(draft.prizes) === 0) return endGame(draft);
      // AUC-2.1: each round the top prize is turned up.
      draft.offered = draw(draft, draft.prizes, { stream: 'prizes', seen: EVERYONE }).kind;
      emit({ type: 'offered', prize: draft.offered });
      // AUC-2.2: all players then choose a card from hand at the same time, in secret.
      next(draft, together(draft.hands.map((_, seat) => [{ ask: 'bid', seat }])), { do: 'award' }, { do: 'offer' });
    },

    award(draft) {
      const bids = [...draft.bids];
      const prize = draft.offered;
      const highest = Math.max(...bids);
      const seats = placesOf(bids, highest);
      // AUC-2.5: bids lie face up once they have been made, and are not used again.
      for (const bid of bids) draft.spent[bid] = (draft.spent[bid] ?? 0) + 1;
      draft.bids = bids.map(() => NONE);
      emit({ type: 'revealed', reveals: true, bids });

      draft.offered = NONE;
      const [first = 0, ...others] = seats;
      if (others.length === 0) {
        // AUC-2.3: the highest takes the prize.
        draft.won[first]?.push(prize);
        emit({ type: 'won', seat: first, prize });
      } else {
        // AUC-2.4: a shared highest bid sends the prize to the bottom of the pile, where everybody knows it.
        putBottom(draft.prizes, prize, EVERYONE);
        emit({ type: 'tied', seats, prize });
      }
    },
  },
  // #endregion steps

  // #region questions
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
  // #endregion questions

  // #region outcome
  outcome(at) {
    // AUC-3.2: most points win; players with equal points share a rank.
    const points = at.won.map((won) => won.reduce((sum, prize) => sum + prize, 0));
    const { ranking, standings } = rankedBy([{ name: 'points', of: points }]);
    return { ranking, reason: 'most-points', rule: 'AUC-3.2', scores: points, standings };
  },
  // #endregion outcome

  languages: LANGUAGES,
});

import {
  clonePile,
  clonePosition,
  draw,
  EVERYONE,
  emit,
  endGame,
  imagineAgenda,
  integer,
  next,
  only,
  pileOf,
  pileSchema,
  pileSize,
  positionEntries,
  putBottom,
  type Rules,
  rankedBy,
  type Seat,
  together,
  viewPile,
  whole,
} from 'gastropodia';
import * as v from 'valibot';
import type { AuctionAsk, AuctionEvent, AuctionStep, AuctionTypes, AuctionView } from './state.ts';
import { LANGUAGES } from './text.ts';

// #region components
/** AUC-1.1: how many bid cards there are of each value; there is none of value 0. */
const BID_CARDS = [0, 4, 4, 4, 4, 4, 4] as const;
/** AUC-1.1: how many prizes there are of each value. */
const PRIZES = [0, 1, 1, 1, 1] as const;
const HAND_SIZE = 5;
/** Stands for a card that is not there, or that the viewer may not see. */
const NONE = -1;
// #endregion components

// #region opening
const tell: (event: AuctionEvent) => void = emit;

const card = whole(NONE, BID_CARDS.length - 1);

export const rules: Rules<AuctionTypes> = {
  id: 'auction',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {},
  streams: ['cards', 'prizes'],
  config: v.strictObject({ players: whole(2, 4) }),
  state: v.strictObject({
    ...positionEntries<AuctionStep | AuctionAsk>(
      v.union([
        v.strictObject({ do: v.picklist(['deal', 'offer', 'award']) }),
        v.strictObject({ ask: v.literal('bid'), seat: whole(0, 3) }),
      ]),
    ),
    hands: v.array(v.array(card)),
    bids: v.array(card),
    spent: v.array(whole(0, 4)),
    offered: card,
    won: v.array(v.array(card)),
    undealt: pileSchema(BID_CARDS.length),
    prizes: pileSchema(PRIZES.length),
  }),

  seatsOf: ({ players }) => players,

  setup: (_config, seats) => ({
    hands: Array.from({ length: seats }, () => []),
    bids: Array.from({ length: seats }, () => NONE),
    spent: BID_CARDS.map(() => 0),
    offered: NONE,
    won: Array.from({ length: seats }, () => []),
    undealt: pileOf(BID_CARDS),
    prizes: pileOf(PRIZES),
    // The next step is the last one.
    agenda: [{ do: 'offer' }, { do: 'deal' }],
  }),
  // #endregion opening

  // #region steps
  steps: {
    // AUC-1.2: each player is dealt five bid cards, which only that player sees.
    deal(draft) {
      for (const [seat, hand] of draft.hands.entries()) {
        while (hand.length < HAND_SIZE) {
          hand.push(draw(draft, draft.undealt, { stream: 'cards', seen: only(seat) }).kind);
        }
        hand.sort((a, b) => a - b);
        tell({ type: 'dealt', seat, count: HAND_SIZE, secret: { seats: only(seat), cards: [...hand] } });
      }
    },

    offer(draft) {
      // AUC-3.1: the game ends after five rounds, or when no prize is left.
      if (draft.hands[0]?.length === 0 || pileSize(draft.prizes) === 0) return endGame(draft);
      // AUC-2.1: each round the top prize is turned up.
      draft.offered = draw(draft, draft.prizes, { stream: 'prizes', seen: EVERYONE }).kind;
      tell({ type: 'offered', prize: draft.offered });
      // AUC-2.2: all players then choose a card from hand at the same time, in secret.
      next(draft, together(draft.hands.map((_, seat) => [{ ask: 'bid', seat }])), { do: 'award' }, { do: 'offer' });
    },

    award(draft) {
      const bids = [...draft.bids];
      const prize = draft.offered;
      const highest = Math.max(...bids);
      const seats = bids.flatMap((bid, seat) => (bid === highest ? [seat] : []));
      tell({ type: 'revealed', reveals: true, bids });

      // AUC-2.5: bids lie face up once they have been made, and are not used again.
      for (const bid of bids) draft.spent[bid] = (draft.spent[bid] ?? 0) + 1;
      draft.bids = bids.map(() => NONE);
      draft.offered = NONE;

      const [first = 0, ...others] = seats;
      if (others.length === 0) {
        // AUC-2.3: the highest takes the prize.
        draft.won[first]?.push(prize);
        tell({ type: 'won', seat: first, prize });
      } else {
        // AUC-2.4: a shared highest bid sends the prize to the bottom of the pile, where everybody knows it.
        putBottom(draft.prizes, prize, EVERYONE);
        tell({ type: 'tied', seats, prize });
      }
    },
  },
  // #endregion steps

  // #region questions
  questions: {
    bid: {
      options: 'private',
      fields: { card: integer(1, BID_CARDS.length - 1) },
      among: { card: (at, { seat }) => at.hands[seat] ?? [] },
      why(at, { seat }, action) {
        const hand = at.hands[seat] ?? [];
        if (hand.includes(action.card)) return undefined;
        return { code: 'bid/not-in-hand', rule: 'AUC-2.2', facts: { hand: [...hand] } };
      },
      answer(draft, { seat }, action) {
        const hand = draft.hands[seat] ?? [];
        hand.splice(hand.indexOf(action.card), 1);
        draft.bids[seat] = action.card;
        tell({ type: 'sealed', seat, secret: { seats: only(seat), card: action.card } });
      },
    },
  },

  freeActions: {},
  // #endregion questions

  // #region outcome
  outcome(at) {
    // AUC-3.2: most points win; players with equal points share a rank.
    const points = at.won.map((prizes) => prizes.reduce((sum, prize) => sum + prize, 0));
    const { winners, ranking, standings } = rankedBy([{ name: 'points', of: points }]);
    return { winners, ranking, reason: 'most-points', rule: 'AUC-3.2', scores: points, standings };
  },
  // #endregion outcome

  // #region mask
  mask: (state, viewer) => ({
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => NONE))),
    bids: state.bids.map((bid, seat) => (seat === viewer ? bid : NONE)),
    spent: state.spent,
    offered: state.offered,
    won: state.won,
    undealt: viewPile(state.undealt, viewer),
    prizes: viewPile(state.prizes, viewer),
  }),
  // #endregion mask

  // #region imagine
  imagine(view, random) {
    // All bid cards that the viewer does not see are as likely to be in one place as in another.
    const unseen = [...BID_CARDS] as number[];
    const take = (kind: number): number => {
      unseen[kind] = (unseen[kind] ?? 0) - 1;
      return kind;
    };
    for (const [kind, count] of view.spent.entries()) for (let each = 0; each < count; each++) take(kind);
    for (const kind of [...view.hands.flat(), ...view.bids]) if (kind !== NONE) take(kind);
    const imagined = (kind: number): number => (kind === NONE ? take(random.pick(unseen)) : kind);

    const bids = view.bids.map((bid, seat) => (hasSealed(view, seat) ? imagined(bid) : NONE));
    const hands = view.hands.map((hand) => hand.map(imagined).sort((a, b) => a - b));
    const prizes = [...PRIZES] as number[];
    for (const { kind } of view.prizes.bottom) prizes[kind] = 0;
    for (const kind of [...view.won.flat(), view.offered]) if (kind !== NONE) prizes[kind] = 0;
    return {
      hands,
      bids,
      spent: view.spent,
      offered: view.offered,
      won: view.won,
      undealt: { top: [], rest: unseen, bottom: [] },
      prizes: { top: view.prizes.top, rest: prizes, bottom: view.prizes.bottom },
      agenda: imagineAgenda<AuctionStep | AuctionAsk>(view.agenda, (seat) => [{ ask: 'bid', seat }]),
    };
  },
  // #endregion imagine

  // #region upkeep
  clone(state) {
    // Key by key: an object literal with a spread in front is many times slower.
    const { ruleset, chance, agenda, decisions } = clonePosition(state);
    return {
      ruleset,
      chance,
      agenda,
      decisions,
      hands: state.hands.map((hand) => [...hand]),
      bids: [...state.bids],
      spent: [...state.spent],
      offered: state.offered,
      won: state.won.map((prizes) => [...prizes]),
      undealt: clonePile(state.undealt),
      prizes: clonePile(state.prizes),
    };
  },

  invariants: {
    'every seat has a hand, a bid and a row of prizes': ({ decisions, hands, bids, won }) =>
      [hands, bids, won].every(({ length }) => length === decisions.length),
    'every bid card is in one place': ({ hands, bids, spent, undealt }) =>
      BID_CARDS.every((count, value) => {
        const held = [...hands.flat(), ...bids].filter((each) => each === value).length;
        return held + (spent[value] ?? 0) + (undealt.rest[value] ?? 0) === count;
      }),
    'every prize is in one place': ({ prizes, won, offered }) =>
      PRIZES.every((count, value) => {
        const shown = [...won.flat(), offered, ...prizes.bottom.map(({ kind }) => kind)];
        return shown.filter((each) => each === value).length + (prizes.rest[value] ?? 0) === count;
      }),
  },

  languages: LANGUAGES,
};
// #endregion upkeep

// #region sealed
function hasSealed(view: AuctionView, seat: Seat): boolean {
  const rounds = view.spent.reduce((sum, count) => sum + count, 0) / view.hands.length;
  return (view.hands[seat] ?? []).length < HAND_SIZE - rounds;
}
// #endregion sealed

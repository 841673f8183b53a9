import {
  bit,
  cases,
  createGame,
  draw,
  endGame,
  group,
  many,
  maybe,
  next,
  number,
  oneOf,
  only,
  pair,
  perSeat,
  pool,
  row,
  rulesOf,
  seat,
  seenBy,
  shapeOf,
  sorted,
  type TypesIn,
  text,
} from 'gastropodia';

const cards = pool([2, 2, 2]);
const coins = pool([3, 1]);

/** A den that has a part of every kind. */
export const DEN = shapeOf({
  config: { players: number(2, 3) },
  table: {
    /** What the place is called. */
    name: text((name) => name.length < 20, 'a short name'),
    mood: oneOf(['calm', 'wild']),
    board: row(4, maybe(seat)),
    purse: perSeat(number(0, 9, { start: 5 })),
    /** Each seat's cards; others see how many. */
    hands: seenBy('owner', perSeat(sorted(cards.card))),
    /** A card on the table that others see once it is shown. */
    laid: seenBy('owner', perSeat(maybe(cards.card))),
    /** What only the first seat may see. */
    stash: seenBy(only(0), coins.card),
    /** What nobody may see. */
    buried: seenBy('nobody', many(coins.card)),
    held: perSeat(cards.hand),
    two: pair(bit),
    last: group({ by: maybe(seat), marks: many(number(0, 3)) }),
    told: many(
      cases('fact', {
        said: { by: seat },
        hid: { by: seat, coin: seenBy('nobody', coins.card) },
      }),
    ),
    seenCards: cards.counts,
    deck: cards.deck,
    bank: coins.pile,
  },
  steps: { deal: {}, wait: { turns: number(0, 9), by: seat } },
  asks: { lay: { options: 'private', says: { card: cards.card } } },
});

export interface DenTypes extends TypesIn<typeof DEN> {}

export const rules = rulesOf<DenTypes>(DEN, {
  id: 'den',
  seats: { min: 2, max: 3 },
  seatsOf: ({ players }) => players,
  opening: [{ do: 'deal' }, { ask: 'lay', seat: 0 }],
  setup: () => ({ name: 'Den' }),
  sight: { laid: ({ mood }) => (mood === 'wild' ? 'seen' : 'hidden') },
  steps: {
    deal(draft) {
      for (const [owner, hand] of draft.hands.entries()) {
        hand.push(draw(draft, draft.deck.pile, { stream: 'chance', seen: only(owner) }).kind);
      }
      draft.stash = draw(draft, draft.bank, { stream: 'chance', seen: only(0) }).kind;
      draft.buried.push(draw(draft, draft.bank, { stream: 'chance', seen: 0 }).kind);
    },
    wait: (draft) => endGame(draft),
  },
  questions: {
    lay: {
      among: { card: (at, { seat: own }) => at.hands[own] ?? [] },
      answer(draft, { seat: own }, { card }) {
        draft.hands[own] = [];
        draft.laid[own] = card;
        if (own === 0) next(draft, { ask: 'lay', seat: 1 });
      },
    },
  },
  outcome: ({ purse }) => ({ ranking: [purse.map((_, own) => own)], reason: 'over', rule: 'DEN-1.1' }),
});

export const den = createGame(rules);

// #region shape
import {
  createGame,
  draw,
  maybe,
  NONE,
  next,
  number,
  oneOf,
  only,
  perSeat,
  pool,
  rulesOf,
  seat,
  seenBy,
  shapeOf,
  type TypesIn,
} from 'gastropodia';

/** KUH-1.1: a jack, a queen and a king. */
const cards = pool([1, 1, 1]);

const SHAPE = shapeOf({
  table: {
    /** Each seat's card: 0 jack, 1 queen, 2 king; -1 where the viewer may not see it. */
    hands: seenBy('owner', perSeat(cards.card)),
    /** What each seat has put in. */
    stakes: perSeat(number(1, 2)),
    /** The seat that has folded; -1 nobody. */
    folded: maybe(seat),
    deck: cards.pile,
  },
  steps: { deal: {} },
  asks: {
    open: { says: { move: oneOf(['check', 'bet']) }, tells: 'opened' },
    reply: { says: { move: oneOf(['call', 'fold']) }, tells: 'replied' },
  },
  events: { shown: { reveals: true, hands: perSeat(cards.card) } },
});
// #endregion shape

// #region rules
export const rules = rulesOf(SHAPE, {
  id: 'kuhn',
  opening: [{ do: 'deal' }, { ask: 'open', seat: 0 }],
  steps: {
    // KUH-1.2: each player is dealt a card, which only that player sees.
    deal(draft) {
      draft.hands = [0, 1].map((own) => draw(draft, draft.deck, { stream: 'chance', seen: only(own) }).kind);
    },
  },
  questions: {
    open(draft, { seat: own }, { move }) {
      draft.stakes[own] = move === 'bet' ? 2 : 1;
      // KUH-2.2: after a bet the other player calls or folds.
      if (move === 'bet') next(draft, { ask: 'reply', seat: 1 - own });
      // KUH-2.1: after a check the second player speaks.
      else if (own === 0) next(draft, { ask: 'open', seat: 1 });
    },
    reply(draft, { seat: own }, { move }) {
      if (move === 'fold') draft.folded = own;
      else draft.stakes[own] = 2;
    },
  },
  // KUH-2.4: whoever folds shows no card, and sees none.
  sight: { hands: ({ agenda, folded }) => (agenda.length === 0 && folded === NONE ? 'seen' : 'hidden') },
  // KUH-2.3: when both have checked, or a bet was called, the cards are shown.
  ended({ hands, folded }) {
    if (folded === NONE) SHAPE.emit({ type: 'shown', reveals: true, hands: [...hands] });
  },
  outcome({ hands: [first = NONE, second = NONE], stakes, folded }) {
    const isFirst = folded === NONE ? first > second : folded === 1;
    // KUH-3.1: the winner gains what the loser has put in.
    const gain = isFirst ? Math.min(...stakes) : -Math.min(...stakes);
    const [reason, rule] = folded === NONE ? ['higher-card', 'KUH-2.3'] : ['fold', 'KUH-2.4'];
    return { scores: [gain, -gain], reason, rule };
  },
});

/** The types of Kuhn poker. */
export interface KuhnTypes extends TypesIn<typeof SHAPE> {}

/** The smallest poker: the rules are in `docs/rules/kuhn.md`. */
export const kuhn = createGame<KuhnTypes>(rules);
// #endregion rules

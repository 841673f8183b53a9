// #region shape
import {
  createGame,
  draw,
  type Game,
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
  steps: { deal: {}, show: {} },
  asks: { open: { says: { move: oneOf(['check', 'bet']) } }, reply: { says: { move: oneOf(['call', 'fold']) } } },
  events: { shown: { reveals: true, hands: perSeat(cards.card) } },
});

export interface KuhnTypes extends TypesIn<typeof SHAPE> {}
// #endregion shape

// #region rules
export const rules = rulesOf<KuhnTypes>(SHAPE, {
  id: 'kuhn',
  seats: 2,
  opening: [{ do: 'deal' }, { ask: 'open', seat: 0 }],
  steps: {
    // KUH-1.2: each player is dealt a card, which only that player sees.
    deal(draft) {
      draft.hands = [0, 1].map((own) => draw(draft, draft.deck, { stream: 'chance', seen: only(own) }).kind);
    },
    // KUH-2.3: when both have checked, or a bet was called, the cards are shown.
    show: ({ hands }) => SHAPE.emit({ type: 'shown', reveals: true, hands: [...hands] }),
  },
  questions: {
    open: {
      answer(draft, { seat: own }, { move }) {
        if (move === 'bet') {
          draft.stakes[own] = 2;
          // KUH-2.2: after a bet the other player calls or folds.
          next(draft, { ask: 'reply', seat: 1 - own });
        } else next(draft, own === 0 ? { ask: 'open', seat: 1 } : { do: 'show' }); // KUH-2.1: after a check the second player speaks
      },
    },
    reply: {
      answer(draft, { seat: own }, { move }) {
        if (move === 'fold') draft.folded = own;
        else {
          draft.stakes[own] = 2;
          next(draft, { do: 'show' });
        }
      },
    },
  },
  // KUH-2.4: whoever folds shows no card, and sees none.
  sight: { hands: ({ agenda, folded }) => (agenda.length === 0 && folded === NONE ? 'seen' : 'hidden') },
  outcome({ hands: [first = NONE, second = NONE], stakes, folded }) {
    const winner = folded !== NONE ? 1 - folded : first > second ? 0 : 1;
    // KUH-3.1: the winner gains what the loser has put in.
    const scores = [0, 1].map((own) => (own === winner ? Math.min(...stakes) : -Math.min(...stakes)));
    const ranking = [[winner], [1 - winner]];
    return folded === NONE
      ? { ranking, scores, reason: 'higher-card', rule: 'KUH-2.3' }
      : { ranking, scores, reason: 'fold', rule: 'KUH-2.4' };
  },
});

/** The smallest poker: the rules are in `docs/rules/kuhn.md`. */
export const kuhn: Game<KuhnTypes> = createGame(rules);
// #endregion rules

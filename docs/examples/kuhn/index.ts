// #region shape
import {
  createGame,
  NONE,
  next,
  number,
  oneOf,
  perSeat,
  pool,
  rulesOf,
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
  },
  // KUH-1.2: each player is dealt a card, which only that player sees.
  deals: { hands: 1 },
  asks: {
    open: { says: { move: oneOf(['check', 'bet']) }, tells: 'opened' },
    reply: { says: { move: oneOf(['call', 'fold']) }, tells: 'replied' },
  },
  events: { shown: { reveals: true, hands: perSeat(cards.card) } },
});
// #endregion shape

// #region rules
/** KUH-2.4: a bet that is not met in the end was folded to. */
const isMet = ([first, second]: readonly number[]) => first === second;

export const rules = rulesOf(SHAPE, {
  id: 'kuhn',
  opening: [{ ask: 'open', seat: 0 }],
  questions: {
    open(draft, { seat }, { move }) {
      draft.stakes[seat] = move === 'bet' ? 2 : 1;
      // KUH-2.2: after a bet the other player calls or folds.
      if (move === 'bet') next(draft, { ask: 'reply', seat: 1 - seat });
      // KUH-2.1: after a check the second player speaks.
      else if (seat === 0) next(draft, { ask: 'open', seat: 1 });
    },
    reply(draft, { seat }, { move }) {
      if (move === 'call') draft.stakes[seat] = 2;
    },
  },
  // KUH-2.4: whoever folds shows no card, and sees none.
  sight: { hands: ({ agenda, stakes }) => (agenda.length === 0 && isMet(stakes) ? 'seen' : 'hidden') },
  // KUH-2.3: when both have checked, or a bet was called, the cards are shown.
  ended({ hands, stakes }) {
    if (isMet(stakes)) SHAPE.emit({ type: 'shown', reveals: true, hands: [...hands] });
  },
  outcome({ hands, stakes }) {
    const [reason, rule] = isMet(stakes) ? ['higher-card', 'KUH-2.3'] : ['fold', 'KUH-2.4'];
    const [first = NONE, second = NONE] = isMet(stakes) ? hands : stakes;
    // KUH-3.1: the winner gains what the loser has put in.
    const gain = first > second ? Math.min(...stakes) : -Math.min(...stakes);
    return { scores: [gain, -gain], reason, rule };
  },
});

/** The types of Kuhn poker. */
export interface KuhnTypes extends TypesIn<typeof SHAPE> {}

/** The smallest poker: the rules are in `docs/rules/kuhn.md`. */
export const kuhn = createGame<KuhnTypes>(rules);
// #endregion rules

import { NONE } from 'gastropodia';
import { type Fold, foldWith, unchanged } from 'gastropodia/drawing';
import type { DuelEvent, DuelView } from './index.ts';
import { CARDS } from './state.ts';

/** What stands in a view for a card of another player's hand. */
const UNSEEN = -1;

const pawnOn = ({ pawns }: DuelView, pawn: number, field: number): Partial<DuelView> => ({
  pawns: pawns.map((old, each) => (each === pawn ? field : old)),
});

const handWith = ({ hands }: DuelView, seat: number, change: (hand: readonly number[]) => readonly number[]) =>
  hands.map((hand, each) => (each === seat ? change(hand) : hand));

/** A hand without a card of this kind, or without any where the viewer does not see which. */
function without(hand: readonly number[], kind: number): readonly number[] {
  const gone = Math.max(0, hand.indexOf(kind));
  return hand.filter((_, index) => index !== gone);
}

/** What the duel looks like after an event. */
export const fold: Fold<DuelView, DuelEvent> = foldWith<DuelView, DuelEvent>(
  {
    drew: (look, { seat, count, secret }) => ({
      hands: handWith(look, seat, (hand) =>
        [...hand, ...(secret?.cards ?? Array.from({ length: count }, () => UNSEEN))].sort((a, b) => a - b),
      ),
      deck: { ...look.deck, rest: look.deck.rest - count },
    }),
    placed: (look, { pawn, field }) => pawnOn(look, pawn, field),
    'turn-began': (_look, { turn }) => ({ turn, steps: 1 }),
    'turn-ended': () => ({ steps: 0 }),
    stepped: ({ steps }) => ({ steps: steps - 1 }),
    pushed: unchanged,
    moved: (look, { pawn, field }) => pawnOn(look, pawn, field),
    stayed: unchanged,
    fell: (look, { pawn }) => pawnOn(look, pawn, NONE),
    played: (look, { seat, card }) => {
      const kind = CARDS.indexOf(card);
      return {
        hands: handWith(look, seat, (hand) => without(hand, kind)),
        discards: look.discards.map((count, each) => (each === kind ? count + 1 : count)),
        // DUE-2.4: a dash is one step more.
        steps: look.steps + (card === 'dash' ? 1 : 0),
      };
    },
    yielded: unchanged,
    rolled: unchanged,
  },
  { agenda: [] },
);

import { distinct, next, only, together } from '../../../kernel/index.ts';
import { SLOTS } from '../components.ts';
import { handOf, idOf, idsOf, takeFromHand } from '../rules/hand.ts';
import { isLiving, lifeOf, livingSnails, seatOf, set } from '../rules/position.ts';
import { tell } from '../rules/tell.ts';
import type { Book } from '../table/book.ts';
import type { SnailsOwnWhy } from '../table/refusals.ts';
import type { Seen } from '../table/state.ts';
import type { Ask } from '../table/work.ts';
import { cardNumber, type Questions, type Steps } from './fields.ts';

/**
 * All that a player decides in the planning phase, in order.
 *
 * @rule SNL-3.11 Two of their living snails: one on the active, one on the passive space. A player with only one living
 *   snail uses one token.
 * @rule SNL-3.12 Then each secretly places 5 cards from hand face down on action slots I–V, in order.
 */
export function planOfSeat(at: Seen, seat: number): Ask[] {
  if (!isLiving(at, seat)) return [];
  const plan: Ask[] = [{ ask: 'declare-active', seat }];
  if (livingSnails(at, seat).length > 1) plan.push({ ask: 'declare-passive', seat });
  for (let slot = 1; slot <= SLOTS; slot++) plan.push({ ask: 'plan-card', seat, slot });
  return plan;
}

/** What the planning phase does. */
export const planningSteps = (): Steps<'planning'> => ({
  planning(draft) {
    draft.phase = 'planning';
    // SNL-3.9: what is lost from now on counts for the draw phase of the next round.
    draft.losses = draft.losses.map(() => 0);
    tell({ type: 'phase-began', phase: 'planning' });
    // SNL-3.14: the planning decisions of different players are independent.
    const plans = draft.hands.map((_, seat) => planOfSeat(draft, seat));
    next(draft, together(plans), { do: 'action-phase' });
  },
});

/** What has been declared already is not there to be chosen. */
function undeclaredSnails(at: Seen, seat: number): number[] {
  return livingSnails(at, seat).filter((snail) => snail !== at.active[seat]);
}

function whyNotDeclared(at: Seen, seat: number, snail: number): SnailsOwnWhy | undefined {
  if (seatOf(snail) === seat && lifeOf(at, snail) > 0) return undefined;
  const code = seatOf(snail) === seat ? 'declare/eliminated' : 'snail/not-yours';
  return { code, rule: 'SNL-3.11', facts: { snails: undeclaredSnails(at, seat) } };
}

/** What is decided in the planning phase. */
export const planningQuestions = (book: Book): Questions<'declare-active' | 'declare-passive' | 'plan-card'> => ({
  'declare-active': {
    exact: true,
    candidates: (at, { seat }) => livingSnails(at, seat).map((snail) => ({ type: 'declare-active', seat, snail })),
    why: (at, { seat }, { snail }) => whyNotDeclared(at, seat, snail),
    answer(draft, { seat }, { snail }) {
      set(draft.active, seat, snail);
      tell({ type: 'declared', noticedBy: only(seat), seat, space: 'active', snail });
    },
  },

  'declare-passive': {
    exact: true,
    candidates: (at, { seat }) => undeclaredSnails(at, seat).map((snail) => ({ type: 'declare-passive', seat, snail })),
    why(at, { seat }, { snail }) {
      const refusal = whyNotDeclared(at, seat, snail);
      if (refusal !== undefined || at.active[seat] !== snail) return refusal;
      return { code: 'declare/active-already', rule: 'SNL-3.11', facts: { snails: undeclaredSnails(at, seat) } };
    },
    answer(draft, { seat }, { snail }) {
      set(draft.passive, seat, snail);
      tell({ type: 'declared', noticedBy: only(seat), seat, space: 'passive', snail });
    },
  },

  'plan-card': {
    exact: true,
    candidates: (at, { seat }) =>
      distinct(handOf(at, seat)).map((card) => ({ type: 'plan-card', seat, card: idOf(book, card) })),
    why(at, { seat }, { card }) {
      const hand = handOf(at, seat);
      if (hand.includes(cardNumber(book, card))) return undefined;
      return { code: 'card/not-in-hand', rule: 'SNL-3.12', facts: { card, hand: idsOf(book, hand) } };
    },
    answer(draft, { seat, slot }, { card }) {
      takeFromHand(draft, seat, cardNumber(book, card));
      draft.plans[seat]?.push(cardNumber(book, card));
      // SNL-3.13: nobody's plan is visible to others until revealed, only that it is finished.
      tell({ type: 'slot-filled', noticedBy: only(seat), seat, slot, card });
      if (slot === SLOTS) tell({ type: 'planned', reveals: true, seat });
    },
  },
});

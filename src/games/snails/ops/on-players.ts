import { entryOf, figureOf, next, only, type Seat } from '../../../kernel/index.ts';
import { NONE } from '../components.ts';
import { drawCards, forgetBare, idOf, planOf, putInHand, stealCards } from '../rules/hand.ts';
import { clockwiseFrom, isLiving, seatOf, set } from '../rules/position.ts';
import { tell } from '../rules/tell.ts';
import type { Seen } from '../table/state.ts';
import type { OpRule } from './op.ts';
import type { Subject } from './subject.ts';

/** The living players that effects on players act on, clockwise from the active one. */
function affectedSeats(at: Seen, { scope, active, target }: Subject): Seat[] {
  if (scope === 'player') return isLiving(at, target) ? [target] : [];
  return clockwiseFrom(at, seatOf(active)).filter((seat) => seat !== seatOf(active) && isLiving(at, seat));
}

/**
 * The slot that a planned card is taken back from; -1 if there is none.
 *
 * @rule SNL-14.4 The card of the lowest-numbered slot of that player that has not been revealed yet.
 * @rule SNL-14.15 An emptied slot is passed over; a slot that was passed without being revealed still has its card.
 */
function nextUnrevealed(at: Seen, seat: Seat): number {
  return planOf(at, seat).findIndex((card, slot) => slot >= figureOf(at.resolved, seat) && card !== NONE);
}

export const draw: OpRule<'draw'> = {
  canApply: () => true,
  apply(book, draft, { count }) {
    drawCards(book, draft, draft.play.seat, count);
  },
};

export const discard: OpRule<'discard'> = {
  // SNL-14.3: the discard may always be chosen (hands are hidden).
  canApply: (_book, at, _effect, subject) => affectedSeats(at, subject).length > 0,
  apply(_book, draft, { count }, { subject }) {
    const seats = affectedSeats(draft, subject);
    next(draft, ...seats.flatMap((seat) => Array.from({ length: count }, () => ({ do: 'discard', seat }) as const)));
  },
};

export const steal: OpRule<'steal'> = {
  // SNL-16.7: hands are hidden, so it may always be tried.
  canApply: (_book, at, _effect, subject) => affectedSeats(at, subject).length > 0,
  apply(book, draft, { count }, { subject }) {
    for (const from of affectedSeats(draft, subject)) stealCards(book, draft, { seat: draft.play.seat, from, count });
  },
};

export const takeBack: OpRule<'take-back'> = {
  canApply: (_book, at, _effect, subject) =>
    affectedSeats(at, subject).some((seat) => nextUnrevealed(at, seat) !== NONE),
  apply(book, draft, _effect, { subject }) {
    for (const seat of affectedSeats(draft, subject)) {
      const slot = nextUnrevealed(draft, seat);
      const plan = entryOf(draft.plans, seat);
      const card = plan[slot];
      if (card === undefined) continue;
      set(plan, slot, NONE);
      putInHand(draft, seat, card);
      forgetBare(draft, seat);
      const secret = { seats: only(seat), card: idOf(book, card) };
      tell({ type: 'plan-card-returned', seat, slot: slot + 1, secret });
    }
  },
};

import { next, type Seat } from '../../../kernel/index.ts';
import { CUBES, MARKERS, RESOURCES } from '../components.ts';
import { payPrice } from '../ops/cards.ts';
import { branchesOf, canWord, carryOut, isAdding } from '../ops/index.ts';
import { fly } from '../rules/flight.ts';
import { handCount } from '../rules/hand.ts';
import { canPay, costIn, markersOn } from '../rules/payment.ts';
import { amountOf } from '../rules/supply.ts';
import { tell } from '../rules/tell.ts';
import { type Book, effectAt, listAt, type WordPlace } from '../table/book.ts';
import type { AntsWhy } from '../table/refusals.ts';
import type { Seen } from '../table/state.ts';
import { leave, placeOf, type Questions, type Steps } from './fields.ts';

/**
 * How words go on.
 *
 * @rule ANT-3.9 An effect that triggers another pauses until it is resolved: what is set off is put on top of the agenda.
 */
export const wordSteps = (book: Book): Steps<'word' | 'list' | 'fly' | 'tuck' | 'move-markers'> => ({
  word: (draft, step) => carryOut(book, draft, draft.active, placeOf(step), step.times),

  // ANT-11.9: several effects are resolved in printed order. ANT-19.3: gain X as many times as the player has Y.
  list(draft, { list, on, times }) {
    if (times === 0) return;
    const { of, thing, words } = listAt(book, list);
    const isTogether = words.every((_, nth) => isAdding(book, { list, nth }));
    if (times > 1 && !isTogether) next(draft, { do: 'list', list, on, times: times - 1 });
    tell({ type: 'effect-activated', seat: draft.active, of, thing });
    const each = isTogether ? times : 1;
    next(draft, ...words.map((_, nth) => ({ do: 'word', list, nth, on, times: each }) as const));
  },

  fly: (draft, { left }) => fly(book, draft, draft.active, left),

  // ANT-19.20: with fewer cards in hand what there is goes under the card.
  tuck(draft, { on, left }) {
    const seat = draft.active;
    if (left > 0 && handCount(draft, seat) > 0) next(draft, { ask: 'tuck-card', seat, on, left });
  },

  'move-markers'(draft, step) {
    const { left, ...place } = { ...placeOf(step), left: step.left };
    if (left > 0 && canWord(book, draft, draft.active, place)) {
      next(draft, { ask: 'move-marker', seat: draft.active, ...place, left });
    }
  },
});

/** Why the price of an effect cannot be paid now. */
function whyNotAfforded(book: Book, at: Seen, seat: Seat, place: WordPlace): AntsWhy | undefined {
  const { cost } = effectAt(book, place, 'pay');
  if (cost.cost === 'cards') {
    const has = handCount(at, seat);
    if (has >= cost.amount) return undefined;
    return { code: 'pay/too-dear', rule: 'ANT-19.2', facts: { what: 'card', cost: cost.amount, has } };
  }
  if (cost.cost === 'markers') {
    const has = markersOn(at, seat, place.on, MARKERS.indexOf(cost.marker));
    if (has >= cost.amount) return undefined;
    return { code: 'pay/too-dear', rule: 'ANT-19.2', facts: { what: cost.marker, cost: cost.amount, has } };
  }
  const cube = CUBES.indexOf(cost.cube);
  if (canPay(book, at, seat, costIn(cube, cost.amount))) return undefined;
  const has = amountOf(at, seat, RESOURCES.indexOf(cost.cube));
  return { code: 'pay/too-dear', rule: 'ANT-19.2', facts: { what: cost.cube, cost: cost.amount, has } };
}

/** What is decided about words that hold others: whether to pay, and which. */
export const wordQuestions = (book: Book): Questions<'pay-for' | 'choose-effect'> => ({
  'pay-for': {
    why: (at, ask) => whyNotAfforded(book, at, ask.seat, placeOf(ask)),
    answer: (draft, ask) => payPrice(book, draft, ask.seat, placeOf(ask)),
    ...leave,
  },

  'choose-effect': {
    among: { effect: (at, ask) => branchesOf(book, at, ask.seat, placeOf(ask)).map((nth) => nth + 1) },
    why(at, ask, { effect }) {
      if (branchesOf(book, at, ask.seat, placeOf(ask)).includes(effect - 1)) return undefined;
      const effects = listAt(book, effectAt(book, ask, 'either').list).words.length;
      return { code: 'branch/nothing', rule: 'ANT-3.12', facts: { effect, effects } };
    },
    answer(draft, ask, { effect }) {
      const { list } = effectAt(book, ask, 'either');
      const place = { list, nth: effect - 1, on: ask.on };
      // What is chosen for its price is not asked about again, unless free actions have to bring the price first.
      const isPaid = listAt(book, list).words[effect - 1]?.op === 'pay';
      if (isPaid && whyNotAfforded(book, draft, ask.seat, place) === undefined) {
        payPrice(book, draft, ask.seat, place);
      } else next(draft, { do: 'word', ...place, times: 1 });
    },
    ...leave,
  },
});

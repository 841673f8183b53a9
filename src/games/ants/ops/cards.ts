import { figureOf, next, type Seat } from '../../../kernel/index.ts';
import { CUBES, MARKERS, NONE } from '../components.ts';
import { countOf } from '../rules/counts.ts';
import { handCount } from '../rules/hand.ts';
import { effectsOf } from '../rules/incubating.ts';
import { cardsForMarker, putMarkers, spendMarkers } from '../rules/markers.ts';
import { cardsWithMarker, charge, costIn, markersOn } from '../rules/payment.ts';
import { couldPay } from '../rules/reach.ts';
import { type Book, effectAt, listAt, type WordPlace } from '../table/book.ts';
import type { Changing, Seen } from '../table/state.ts';
import { branchesBy, canListBy, usableBy } from './lists.ts';
import type { OpRule } from './op.ts';

export const mark: OpRule<'mark'> = {
  can: (book, at, { seat, effect, place }) =>
    figureOf(at.pool, seat) > 0 &&
    (effect.where === 'this' || cardsForMarker(book, at, seat, MARKERS.indexOf(effect.marker), place.on).length > 0),
  apply(book, draft, { seat, effect, place, times }) {
    if (effect.where === 'any') next(draft, { ask: 'place-marker', seat, ...place });
    else putMarkers(book, draft, seat, place.on, MARKERS.indexOf(effect.marker), effect.count * times);
  },
};

/** The played cards that a marker of this word can be moved to: others than its own (ANT-19.18). */
export const cardsToMoveTo = (book: Book, at: Seen, seat: Seat, marker: number, from: number): number[] =>
  cardsForMarker(book, at, seat, marker, NONE).filter((on) => on !== from);

// ANT-19.11: the markers come from this card.
export const moveMarks: OpRule<'move-marks'> = {
  can(book, at, { seat, effect, place }) {
    const marker = MARKERS.indexOf(effect.marker);
    return markersOn(at, seat, place.on, marker) > 0 && cardsToMoveTo(book, at, seat, marker, place.on).length > 0;
  },
  apply: (_book, draft, { effect, place }) => next(draft, { do: 'move-markers', ...place, left: effect.most }),
};

export const tuck: OpRule<'tuck'> = {
  can: (_book, at, { seat }) => handCount(at, seat) > 0,
  apply: (_book, draft, { effect, place }) => next(draft, { do: 'tuck', on: place.on, left: effect.cards }),
};

export const each: OpRule<'each'> = {
  can: (book, at, { seat, effect, place, canWord }) =>
    countOf(book, at, seat, effect.count, place.on) > 0 && canListBy(canWord, book, at, seat, effect.list, place.on),
  // ANT-19.4: the number is counted once, when the effect starts.
  apply(book, draft, { seat, effect, place }) {
    const times = countOf(book, draft, seat, effect.count, place.on);
    next(draft, { do: 'list', list: effect.list, on: place.on, times });
  },
};

export const either: OpRule<'either'> = {
  can: (book, at, { seat, place, canWord }) => branchesBy(canWord, book, at, seat, place).length > 0,
  apply(book, draft, { seat, effect, place, canWord }) {
    const [only = 0, ...others] = branchesBy(canWord, book, draft, seat, place);
    const isCostly = listAt(book, effect.list).words[only]?.op === 'pay';
    if (others.length > 0 || isCostly) next(draft, { ask: 'choose-effect', seat, ...place });
    else next(draft, { do: 'word', list: effect.list, nth: only, on: place.on, times: 1 });
  },
};

/** Can the price of an effect be paid, now or after free actions? Of cards only the number is looked at. */
function canAfford(book: Book, at: Seen, seat: Seat, place: WordPlace): boolean {
  const { cost } = effectAt(book, place, 'pay');
  if (cost.cost === 'cards') return handCount(at, seat) >= cost.amount;
  const marker = cost.cost === 'markers' ? MARKERS.indexOf(cost.marker) : NONE;
  if (cost.cost === 'markers') {
    return cost.where === 'this'
      ? markersOn(at, seat, place.on, marker) >= cost.amount
      : cardsWithMarker(at, seat, marker, cost.amount).length > 0;
  }
  return couldPay(book, at, seat, costIn(CUBES.indexOf(cost.cube), cost.amount));
}

export const pay: OpRule<'pay'> = {
  can: (book, at, { seat, effect, place, canWord }) =>
    canAfford(book, at, seat, place) && canListBy(canWord, book, at, seat, effect.list, place.on),
  // ANT-19.2: an arrow effect is optional and is carried out at most once per activation.
  apply(_book, draft, { seat, effect, place }) {
    const { cost } = effect;
    if (cost.cost === 'cards' && cost.amount === 1) next(draft, { ask: 'discard-for', seat, ...place });
    else if (cost.cost === 'markers' && cost.where === 'any') next(draft, { ask: 'use-marker', seat, ...place });
    else next(draft, { ask: 'pay-for', seat, ...place });
  },
};

/** Puts what has been paid for on the agenda. */
export function afterPayment(book: Book, draft: Changing, { list, nth, on }: WordPlace): void {
  next(draft, { do: 'list', list: effectAt(book, { list, nth }, 'pay').list, on, times: 1 });
}

/** A player pays the price of an effect, which follows. */
export function payPrice(book: Book, draft: Changing, seat: Seat, place: WordPlace): void {
  const { cost } = effectAt(book, place, 'pay');
  if (cost.cost === 'cards' && cost.type !== 'any') {
    next(draft, { ask: 'discard-for', seat, ...place });
    return;
  }
  if (cost.cost === 'markers' && cost.where === 'any') {
    next(draft, { ask: 'use-marker', seat, ...place });
    return;
  }
  afterPayment(book, draft, place);
  if (cost.cost === 'cubes') charge(book, draft, seat, costIn(CUBES.indexOf(cost.cube), cost.amount));
  else if (cost.cost === 'markers') {
    spendMarkers(book, draft, seat, place.on, MARKERS.indexOf(cost.marker), cost.amount);
  } else {
    // ANT-19.19: the cards are discarded one at a time.
    const cards = Array.from({ length: cost.amount }, () => ({ ask: 'discard-card', seat, why: 'effect' }) as const);
    next(draft, ...cards);
  }
}

/**
 * Are incubation effects being activated?
 *
 * @rule ANT-18.14 Inside an INC effect or inside step 2 of Incubation a further INC may not be activated.
 */
const isActivating = ({ agenda }: Pick<Seen, 'agenda'>): boolean =>
  agenda.some((work) => 'do' in work && work.do === 'activated');

export const incubation: OpRule<'incubation'> = {
  can: (book, at, { seat, canWord }) =>
    !isActivating(at) && usableBy(canWord, book, { ...at, agenda: WITHIN }, seat, effectsOf(book, at, seat)).length > 0,
  apply: (_book, draft) => next(draft, { do: 'activate' }),
};

// What the effects could do is looked at as if they were being activated already.
const WITHIN: readonly object[] = [{ do: 'activated' }];

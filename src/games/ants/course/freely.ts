import { next, putInto, type Seat } from '../../../kernel/index.ts';
import {
  CARD_TYPES,
  CUBES,
  FOOD,
  MIDDLE,
  NONE,
  QUEEN_TOKENS,
  SPECIALISATIONS,
  SYMBOLS,
  TILE_PLACES,
  TOP,
  TRANSFORM_COST,
} from '../components.ts';
import { afterPayment } from '../ops/cards.ts';
import { takeEmergency } from '../rules/emergency.ts';
import {
  whyNoDiscard,
  whyNoEmergency,
  whyNoExchange,
  whyNoToken,
  whyNotHere,
  whyNotTransformed,
} from '../rules/freely.ts';
import { charge, costIn } from '../rules/payment.ts';
import { discardOf, exchangeOf, tokenPrice } from '../rules/queens.ts';
import { discsOn } from '../rules/supply.ts';
import { tell } from '../rules/tell.ts';
import type { Book } from '../table/book.ts';
import type { Seen } from '../table/state.ts';
import { moveDisc } from './board-words.ts';
import { type Free, placeNumber, specialisationNumber } from './fields.ts';

/** The discs that may be transformed, and to what. */
function* transformable(at: Seen, seat: Seat) {
  for (const place of [TOP, MIDDLE]) {
    const on = TILE_PLACES[place] as 'top' | 'middle';
    for (const [nth, from] of SPECIALISATIONS.entries()) {
      if (discsOn(at, seat, place)[nth] === 0) continue;
      for (const to of SPECIALISATIONS) if (to !== from) yield { place: on, from, to };
    }
  }
}

/**
 * What may be done in between.
 *
 * @rule ANT-15.1 Boost, Transform and Emergency Store; some Queen tiles add more.
 * @rule ANT-15.13 Food that is paid for any of them may be Fungus or markers.
 * @rule ANT-3.4 At any moment of their own turn the active player may perform any number of free actions.
 * @rule ANT-3.5 At every decision of the active player whose window is open.
 * @rule ANT-3.6 A free action is resolved completely before the interrupted decision continues.
 */
export const freely = (
  book: Book,
): Free<'transform' | 'emergency' | 'queen-discard' | 'queen-token' | 'queen-fungus'> => ({
  transform: {
    *candidates(at, ask) {
      if (whyNotHere('transform', ask) !== undefined) return;
      for (const moved of transformable(at, ask.seat)) yield { type: 'transform', seat: ask.seat, ...moved };
    },
    why(at, ask, { place, from, to }) {
      const moving = { place: placeNumber(place), from: specialisationNumber(from), to: specialisationNumber(to) };
      return whyNotHere('transform', ask) ?? whyNotTransformed(book, at, ask, moving);
    },
    do(draft, { seat }, { place, from, to }) {
      const moving = { place: placeNumber(place), from: specialisationNumber(from), to: specialisationNumber(to) };
      moveDisc(draft, seat, moving, 0);
      charge(book, draft, seat, costIn(FOOD, TRANSFORM_COST));
    },
  },

  emergency: {
    why: (at, ask) => whyNotHere('emergency', ask) ?? whyNoEmergency(book, at, ask),
    do: (draft, { seat }) => takeEmergency(draft, seat),
  },

  'queen-discard': {
    among: { kind: () => CARD_TYPES },
    why: (at, ask, { kind }) => whyNotHere('queen-discard', ask) ?? whyNoDiscard(book, at, ask.seat, kind),
    // ANT-20.23: naming a kind of card uses up that discard for the turn.
    do(draft, { seat }, { kind }) {
      const free = discardOf(book, draft, seat, kind);
      if (free === undefined) return;
      if (free.often === 'once') putInto(draft.queenUsed, free.nth);
      tell({ type: 'queen-asked', seat, kind });
      next(draft, { ask: 'discard-for', seat, list: free.list, nth: 0, on: NONE });
    },
  },

  'queen-token': {
    among: { symbol: () => QUEEN_TOKENS },
    why: (at, ask, { symbol }) =>
      whyNotHere('queen-token', ask) ?? whyNoToken(book, at, ask.seat, SYMBOLS.indexOf(symbol)),
    do(draft, { seat }, { symbol }) {
      const price = tokenPrice(draft, seat);
      const placed = draft.queenTokens[seat] ?? [];
      putInto(placed, SYMBOLS.indexOf(symbol));
      tell({ type: 'token-placed', seat, symbol });
      charge(book, draft, seat, costIn(FOOD, price));
    },
  },

  'queen-fungus': {
    why: (at, ask) => whyNotHere('queen-fungus', ask) ?? whyNoExchange(book, at, ask.seat),
    do(draft, { seat }) {
      const free = exchangeOf(book, draft, seat);
      if (free === undefined || free.cost.cost !== 'cubes') return;
      if (free.often === 'once') putInto(draft.queenUsed, free.nth);
      afterPayment(book, draft, { list: free.list, nth: 0, on: NONE });
      charge(book, draft, seat, costIn(CUBES.indexOf(free.cost.cube), free.cost.amount));
    },
  },
});

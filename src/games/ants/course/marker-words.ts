import { next, type Seat } from '../../../kernel/index.ts';
import { MARKERS } from '../components.ts';
import { afterPayment, cardsToMoveTo } from '../ops/cards.ts';
import { cardsForMarker, moveMarker, putMarkers, spendMarkers } from '../rules/markers.ts';
import { cardsWithMarker } from '../rules/payment.ts';
import { playedAs, playedNumber } from '../rules/tell.ts';
import { type Book, effectAt, type WordPlace } from '../table/book.ts';
import type { Seen } from '../table/state.ts';
import { leave, placeOf, type Questions } from './fields.ts';

/** What the cards are called on which a marker can be put, or of which one can be taken. */
const called = (book: Book, at: Seen, seat: Seat, cards: readonly number[]): string[] =>
  cards.map((on) => playedAs(book, at, seat, on));

/** The cards on which the marker of a word can be put. */
function placesFor(book: Book, at: Seen, seat: Seat, place: WordPlace): readonly number[] {
  return cardsForMarker(book, at, seat, MARKERS.indexOf(effectAt(book, place, 'mark').marker), place.on);
}

/** The cards of which the markers can be taken that a word costs. */
function markedFor(book: Book, at: Seen, seat: Seat, place: WordPlace): readonly number[] {
  const { cost } = effectAt(book, place, 'pay');
  return cost.cost === 'markers' ? cardsWithMarker(at, seat, MARKERS.indexOf(cost.marker), cost.amount) : [];
}

/** What is decided about words that move markers. */
export const markerWordQuestions = (book: Book): Questions<'place-marker' | 'move-marker' | 'use-marker'> => ({
  'place-marker': {
    among: { card: (at, ask) => called(book, at, ask.seat, placesFor(book, at, ask.seat, placeOf(ask))) },
    why(at, ask, { card }) {
      const cards = called(book, at, ask.seat, placesFor(book, at, ask.seat, placeOf(ask)));
      const { marker } = effectAt(book, ask, 'mark');
      if (cards.includes(card)) return undefined;
      return { code: 'marker/no-place', rule: 'ANT-18.7', facts: { card, marker, cards } };
    },
    answer(draft, ask, { card }) {
      const { marker, count } = effectAt(book, ask, 'mark');
      const on = playedNumber(book, draft, ask.seat, card);
      putMarkers(book, draft, ask.seat, on, MARKERS.indexOf(marker), count);
    },
  },

  'move-marker': {
    among: {
      card: (at, ask) => {
        const marker = MARKERS.indexOf(effectAt(book, ask, 'move-marks').marker);
        return called(book, at, ask.seat, cardsToMoveTo(book, at, ask.seat, marker, ask.on));
      },
    },
    why(at, ask, { card }) {
      const { marker } = effectAt(book, ask, 'move-marks');
      const number = MARKERS.indexOf(marker);
      const cards = called(book, at, ask.seat, cardsToMoveTo(book, at, ask.seat, number, ask.on));
      if (cards.includes(card)) return undefined;
      return { code: 'marker/no-place', rule: 'ANT-18.7', facts: { card, marker, cards } };
    },
    answer(draft, ask, { card }) {
      const { marker } = effectAt(book, ask, 'move-marks');
      const to = playedNumber(book, draft, ask.seat, card);
      moveMarker(book, draft, ask.seat, MARKERS.indexOf(marker), ask.on, to);
      next(draft, { do: 'move-markers', ...placeOf(ask), left: ask.left - 1 });
    },
    ...leave,
  },

  'use-marker': {
    among: { card: (at, ask) => called(book, at, ask.seat, markedFor(book, at, ask.seat, placeOf(ask))) },
    why(at, ask, { card }) {
      const cards = called(book, at, ask.seat, markedFor(book, at, ask.seat, placeOf(ask)));
      const { cost } = effectAt(book, ask, 'pay');
      if (cards.includes(card) || cost.cost !== 'markers') return undefined;
      return { code: 'marker/none', rule: 'ANT-18.9', facts: { card, marker: cost.marker, cards } };
    },
    answer(draft, ask, { card }) {
      const { cost } = effectAt(book, ask, 'pay');
      if (cost.cost !== 'markers') return;
      const on = playedNumber(book, draft, ask.seat, card);
      spendMarkers(book, draft, ask.seat, on, MARKERS.indexOf(cost.marker), cost.amount);
      afterPayment(book, draft, placeOf(ask));
    },
    ...leave,
  },
});

import { entryOf, figureOf, type Seat } from '../../../kernel/index.ts';
import { MARKERS } from '../components.ts';
import { type Book, cardOf } from '../table/book.ts';
import type { Changing, Seen } from '../table/state.ts';
import { removeMarkers } from './payment.ts';
import { takeDiscs } from './supply.ts';
import { markersTold, playedAs, tell } from './tell.ts';

/**
 * The played cards of a player that may hold a marker: those that name it, and the one whose effect places it.
 *
 * @rule ANT-18.7 Any own played card that has an effect naming that kind of marker, or the card whose effect places it.
 */
export const cardsForMarker = (
  book: Book,
  { played }: Pick<Seen, 'played'>,
  seat: Seat,
  marker: number,
  by: number,
): number[] =>
  entryOf(played, seat).flatMap(({ card }, on) => (on === by || cardOf(book, card).names[marker] === true ? [on] : []));

/**
 * Puts markers on a played card, as far as there are discs.
 *
 * @rule ANT-18.6 Markers on cards are discs from the owner's pool.
 */
export function putMarkers(book: Book, draft: Changing, seat: Seat, on: number, marker: number, count: number): void {
  const taken = takeDiscs(draft, seat, count);
  if (taken === 0) return;
  const { markers } = entryOf(entryOf(draft.played, seat), on);
  markers[marker] = figureOf(markers, marker) + taken;
  const told = markersTold(book, draft, seat, { on, marker: entryOf(MARKERS, marker), count: taken });
  tell({ type: 'markers-placed', seat, markers: told });
}

/**
 * Moves a marker from one played card to another.
 *
 * @rule ANT-19.18 Each of 1 marker to another own card that may hold it.
 */
export function moveMarker(book: Book, draft: Changing, seat: Seat, marker: number, from: number, to: number): void {
  const cards = entryOf(draft.played, seat);
  const [giving, taking] = [entryOf(cards, from).markers, entryOf(cards, to).markers];
  giving[marker] = figureOf(giving, marker) - 1;
  taking[marker] = figureOf(taking, marker) + 1;
  tell({
    type: 'marker-moved',
    seat,
    marker: entryOf(MARKERS, marker),
    from: playedAs(book, draft, seat, from),
    to: playedAs(book, draft, seat, to),
  });
}

/**
 * Takes markers off a played card as the price of an effect.
 *
 * @rule ANT-18.8 A marker removed from a card returns to the pool.
 */
export function spendMarkers(book: Book, draft: Changing, seat: Seat, on: number, marker: number, count: number): void {
  removeMarkers(draft, seat, on, marker, count);
  const told = markersTold(book, draft, seat, { on, marker: entryOf(MARKERS, marker), count });
  tell({ type: 'markers-spent', seat, markers: told });
}

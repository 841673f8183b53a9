import { emit, entryOf, type Seat } from '../../../kernel/index.ts';
import { NONE } from '../components.ts';
import { type Book, cardOf, gardenOf, playedName, SLOT_NAMES } from '../table/book.ts';
import type { AntsEvent, MarkersTold } from '../table/events.ts';
import { cellsIn } from '../table/nest.ts';
import type { Seen } from '../table/state.ts';

/** Tells what happened. */
export const tell: (event: AntsEvent) => void = emit;

/** A card as it is told and said; empty for none. */
export const cardId = (book: Book, card: number): string => (card === NONE ? '' : cardOf(book, card).id);
/** Cards as they are told and said. */
export const cardIds = (book: Book, cards: readonly number[]): string[] => cards.map((card) => cardId(book, card));
/** An enemy as it is told. */
export const enemyId = (book: Book, enemy: number): string => entryOf(book.enemyIds, enemy);
/** A slot of the display as it is told and said. */
export const slotName = (slot: number): string => entryOf(SLOT_NAMES, slot);
/** A hex as it is told and said. */
export const hexName = (book: Book, at: Pick<Seen, 'decisions'>, hex: number): string =>
  entryOf(gardenOf(book, at).hexNames, hex);
/** A vertex as it is told and said. */
export const vertexName = (book: Book, at: Pick<Seen, 'decisions'>, vertex: number): string =>
  entryOf(gardenOf(book, at).vertexNames, vertex);
/** The cells of a set as they are told and said. */
export const cellNames = (book: Book, set: number): string[] =>
  cellsIn(set).map((cell) => entryOf(book.cellNames, cell));

/** A played card as it is told and said: by its id, and by which of its kind it is. */
export function playedAs(book: Book, { played }: Pick<Seen, 'played'>, seat: Seat, on: number): string {
  const cards = entryOf(played, seat);
  const { card } = entryOf(cards, on);
  let copy = 0;
  for (let index = 0; index < on; index++) if (cards[index]?.card === card) copy++;
  return playedName(cardId(book, card), copy);
}

/** The number of a played card that is called so; -1 if this player has none. */
export function playedNumber(book: Book, at: Pick<Seen, 'played'>, seat: Seat, name: string): number {
  return entryOf(at.played, seat).findIndex((_, on) => playedAs(book, at, seat, on) === name);
}

/** Markers on a played card as they are told. */
export const markersTold = (
  book: Book,
  at: Pick<Seen, 'played'>,
  seat: Seat,
  { on, marker, count }: { readonly on: number; readonly marker: MarkersTold['marker']; readonly count: number },
): MarkersTold => ({ card: playedAs(book, at, seat, on), marker, count });

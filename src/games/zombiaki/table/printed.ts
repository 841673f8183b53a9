import { type Book, traitOf } from './book.ts';
import type { ZombiakiPrinted } from './state.ts';

/** What is printed on the cards, as far as it is needed to show a position. */
export function printedOf({ cards, cardIds }: Book): () => ZombiakiPrinted {
  const printed: ZombiakiPrinted = {
    cards: cardIds,
    kinds: cards.map(({ kind }) => kind),
    figures: cards.map(({ figure }) => figure),
    sides: cards.map(({ side }) => side),
    stops: cards.map(({ thing }) => traitOf(thing, 'stops-line')?.at ?? 'nowhere'),
    bars: cards.map(({ thing }) => (traitOf(thing, 'bars-lane') === undefined ? 0 : 1)),
  };
  return () => printed;
}

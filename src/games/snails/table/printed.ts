import type { Book } from './book.ts';
import type { SnailsPrinted } from './state.ts';

/** What is printed on board and cards, as far as it is needed to show a position. */
export function printedOf({ fields, cardIds, contamination }: Book): () => SnailsPrinted {
  const printed = { fields, cards: cardIds, track: contamination };
  return () => printed;
}

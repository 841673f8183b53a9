import { AREAS } from '../components.ts';
import type { Book } from './book.ts';
import type { KelpPrinted } from './state.ts';

/** What is printed on cards, blocks and board, as far as it is needed to show a position. */
export function printedOf(book: Book): () => KelpPrinted {
  const printed: KelpPrinted = {
    cards: book.cards.map(({ id, type, cost }) => ({ id, type, cost })),
    sharkCards: book.sharkCards.map(({ id, cost, dice, windows }) => ({ id, cost, dice, windows })),
    kinds: book.blocks.map(({ id, group, copies, laid }) => ({ id, group, copies, laid })),
    strategies: book.pairs.map(({ strategy, counter, colour }) => ({ strategy, counter, colour })),
    spaces: book.spaces.map(({ name, at, ends, borders, next, inward }) => ({
      name,
      at,
      ends,
      borders,
      next,
      inward: inward ?? '',
    })),
    areas: AREAS.map((area) => book.ruleset.board.areas[area]),
  };
  return () => printed;
}

import { attempt, EngineError, named } from '../../../kernel/index.ts';
import type { Pack } from '../cards/vocabulary.ts';
import { type Book, bookOf } from '../table/book.ts';

/** What cards of a pack are made of, by the numbers that positions have; the board is not in it. */
export type CardBook = Pick<Book, 'cardIds' | 'cards' | 'parts' | 'lists'>;

const BOOKS = new WeakMap<Pack, CardBook>();

/** The cards of a pack by number. A pack that cannot be read is an `EngineError`. */
export function cardBookOf(pack: Pack): CardBook {
  const known = attempt(() => BOOKS.get(pack)) ?? attempt(() => bookOf({ pack, layout: [], contamination: [] }));
  if (known === undefined) {
    throw new EngineError('argument/invalid', `A pack of cards is needed here; ${named(pack)} is none.`);
  }
  BOOKS.set(pack, known);
  return known;
}

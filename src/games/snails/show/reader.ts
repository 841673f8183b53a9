import type { Pack } from '../cards/vocabulary.ts';
import type { SnailsPrintedView } from '../table/state.ts';
import { type CardBook, cardBookOf } from '../text/card-book.ts';
import { cardInWords, effectsInWords, optionInWords, rowInWords } from '../text/card-words.ts';

/** Somebody who can read the cards of a pack: what is done by a row, an effect, a card. It can be loaded apart. */
export interface CardReader {
  readonly pack: Pack;
  /** The book of the cards that a view is of; nothing, if they are those of another pack. */
  bookFor(view: Pick<SnailsPrintedView, 'cards'>): CardBook | undefined;
  /** What a card does. */
  readonly cardInWords: typeof cardInWords;
  /** What a row of dice symbols does. */
  readonly rowInWords: typeof rowInWords;
  /** What an effect does that can be chosen. */
  readonly optionInWords: typeof optionInWords;
  /** What some effects do. */
  readonly effectsInWords: typeof effectsInWords;
}

/** Makes a reader of the cards of a pack. A pack that cannot be read is an `EngineError`. */
export function readerOf(pack: Pack): CardReader {
  const book = cardBookOf(pack);
  return {
    pack,
    bookFor: ({ cards }) =>
      book.cardIds.length === cards.length && book.cardIds.every((id, index) => cards[index] === id) ? book : undefined,
    cardInWords,
    rowInWords,
    optionInWords,
    effectsInWords,
  };
}

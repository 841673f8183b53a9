import type { Card, Pack } from '../cards/vocabulary.ts';
import { SIDES, type Side } from '../components.ts';
import { cardInWords, cardSentences } from '../text/card-words.ts';

/** A card of a pack, and whose it is. */
export interface ReadCard {
  readonly side: Side;
  readonly card: Card;
}

/** Somebody who can read the cards of a pack: what they do, when, and to what. It can be loaded apart. */
export interface CardReader {
  readonly pack: Pack;
  /** A card by its id; nothing, if it is not in the pack. */
  read(id: string): ReadCard | undefined;
  /** What a card does. */
  readonly cardInWords: typeof cardInWords;
  /** The same, sentence by sentence. */
  readonly cardSentences: typeof cardSentences;
}

/** Makes a reader of the cards of a pack. */
export function readerOf(pack: Pack): CardReader {
  return {
    pack,
    read(id) {
      const side = SIDES.find((each) => Object.hasOwn(pack[each], id));
      const card = side === undefined ? undefined : pack[side][id];
      return side === undefined || card === undefined ? undefined : { side, card };
    },
    cardInWords,
    cardSentences,
  };
}

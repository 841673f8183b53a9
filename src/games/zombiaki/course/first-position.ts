import { EVERYONE, type Pile, pileOf, putBottom, type UpkeepRules } from '../../../kernel/index.ts';
import { SIDES, ZOMBIES } from '../components.ts';
import { type Book, cardOf } from '../table/book.ts';
import { namesOf } from '../table/config.ts';
import type { ZombiakiTypes } from '../table/state.ts';

/**
 * The deck of a side before anything is drawn.
 *
 * @rule ZOM-2.1 The zombie player takes Dawn out of the zombie deck and shuffles the other cards.
 * @rule ZOM-2.2 Dawn is put at the bottom of the shuffled zombie deck.
 * @rule ZOM-2.3 The human player shuffles all human cards.
 */
function deckOf(book: Book, side: number): Pile {
  const isShuffled = (card: number): boolean => cardOf(book, card).side === side && card !== book.dawn;
  const { top, rest, bottom } = pileOf(book.copies.map((copies, card) => (isShuffled(card) ? copies : 0)));
  const deck = { top: [...top], rest: [...rest], bottom: [...bottom] };
  if (side === ZOMBIES) putBottom(deck, book.dawn, EVERYONE);
  return deck;
}

/**
 * A game before anything has happened. All the rest is as the shape has it: an empty board, empty hands.
 *
 * @rule ZOM-2.4 The five street cards are laid out in order and the board starts empty.
 * @rule ZOM-2.5 Both hands start empty; each player's first cards come from the draw step of the own first turn.
 * @rule ZOM-3.1 The first turn is a zombie turn.
 */
export const firstPosition = (book: Book): Pick<UpkeepRules<ZombiakiTypes>, 'setup' | 'opening'> => ({
  setup: (config) => ({ names: namesOf(config), decks: SIDES.map((_, side) => deckOf(book, side)) }),
  opening: [{ do: 'zombie-turn' }],
});

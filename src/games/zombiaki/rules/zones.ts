import { entryOf, figureOf, putInto, takeFrom } from '../../../kernel/index.ts';
import { NONE } from '../components.ts';
import type { Book } from '../table/book.ts';
import type { DiscardReason, RemovalReason } from '../table/events.ts';
import type { Changing, Seen } from '../table/state.ts';
import { fireOn, objectOn } from './position.ts';
import { nameOf, tell } from './tell.ts';

/** A card's id. */
export const idOf = ({ cardIds }: Pick<Book, 'cardIds'>, card: number): string => entryOf(cardIds, card);
/** Cards' ids. */
export const idsOf = (book: Pick<Book, 'cardIds'>, cards: readonly number[]): string[] =>
  cards.map((card) => idOf(book, card));

/** A side's hand. */
export const handOf = ({ hands }: Pick<Seen, 'hands'>, side: number): readonly number[] => entryOf(hands, side);

/**
 * Puts a card on the discard pile of its side, from which none ever returns.
 *
 * @rule ZOM-1.14 "Set aside" and "out of the game" both mean the owner's discard pile.
 */
export function toDiscards(draft: Changing, card: number): void {
  draft.discards[card] = figureOf(draft.discards, card) + 1;
}

/** Puts several cards on the discard piles of their sides. */
export function allToDiscards(draft: Changing, cards: readonly number[]): void {
  for (const card of cards) toDiscards(draft, card);
}

/** Takes a card out of a side's hand. */
export function takeFromHand(draft: Changing, side: number, card: number): void {
  // A new list: in a draft's own list, every card behind the place would be moved by itself.
  const hand = [...handOf(draft, side)];
  takeFrom(hand, card);
  draft.hands[side] = hand;
}

/** A card of a hand is discarded. */
export function discardFromHand(
  book: Book,
  draft: Changing,
  { side, card, why }: { readonly side: number; readonly card: number; readonly why: DiscardReason },
): void {
  takeFromHand(draft, side, card);
  toDiscards(draft, card);
  tell({ type: 'discarded', seat: side, card: idOf(book, card), why });
}

/** Puts a card where those lie that are in effect, or on their way to the board. */
export function putInEffect(draft: Changing, card: number): void {
  const cards = [...draft.inEffect];
  putInto(cards, card);
  draft.inEffect = cards;
}

/** Takes a card away from there. */
export function takeFromEffect(draft: Changing, card: number): void {
  const cards = [...draft.inEffect];
  takeFrom(cards, card);
  draft.inEffect = cards;
}

/** A card that was in effect, or on its way to the board, goes to the discard pile. */
export function endEffect(book: Book, draft: Changing, card: number): void {
  takeFromEffect(draft, card);
  toDiscards(draft, card);
  tell({ type: 'effect-ended', card: idOf(book, card) });
}

/** Takes an object off its field without any effect. */
export function removeObject(book: Book, draft: Changing, field: number, why: RemovalReason): void {
  const card = objectOn(draft, field);
  draft.objects[field] = NONE;
  toDiscards(draft, card);
  tell({ type: 'removed', field: nameOf(field), card: idOf(book, card), why });
}

/** Puts a fire out. */
export function putOutFire(book: Book, draft: Changing, field: number, why: 'ended' | 'cleared'): void {
  const card = fireOn(draft, field);
  draft.fires[field] = NONE;
  toDiscards(draft, card);
  tell({ type: 'fire-out', field: nameOf(field), card: idOf(book, card), why });
}

import { draw, drawMany, EVERYONE, next, pileSize } from '../../../kernel/index.ts';
import { HAND, SIDES } from '../components.ts';
import type { Book } from '../table/book.ts';
import type { ZombiakiOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { breakOfDay } from './end.ts';
import { tell } from './tell.ts';
import { handOf, idOf, idsOf, toDiscards } from './zones.ts';

/**
 * The draw step of a side; behind it the discard step is put on the agenda, if it takes place.
 *
 * @rule ZOM-4.1 The player draws until holding four cards.
 * @rule ZOM-4.2 Drawing is compulsory.
 * @rule ZOM-4.4 Drawn cards form the hand.
 * @rule ZOM-4.6 When a human deck holds fewer cards than needed, the human player draws all that are left.
 * @rule ZOM-21.3 The human player running out of cards does not end the game.
 * @rule ZOM-4.12 Dawn takes effect as soon as it is drawn.
 * @rule ZOM-20.4 There are two streams of chance, one for each deck.
 */
export function drawStep(book: Book, draft: Changing, side: number): void {
  const deck = draft.decks[side];
  if (deck === undefined) return;
  const count = Math.min(HAND - handOf(draft, side).length, pileSize(deck));
  const drawing = { stream: SIDES[side] ?? '', seen: EVERYONE, counts: 'public' } as const;
  // Dawn lies at the bottom of its deck: the other cards come before it, and it is drawn by itself.
  const others = Math.min(count, pileSize(deck) - deck.bottom.length);
  const cards = drawMany(draft, deck, others, drawing).map(({ kind }) => kind);
  if (cards.length > 0) {
    draft.hands[side] = [...handOf(draft, side), ...cards].sort((one, other) => one - other);
    tell({ type: 'drew', seat: side, cards: idsOf(book, cards) });
  }
  if (cards.length < count) {
    draw(draft, deck, drawing);
    // ZOM-5.13: Dawn is never held in hand.
    toDiscards(draft, book.dawn);
    tell({ type: 'dawn-drawn', card: idOf(book, book.dawn) });
    breakOfDay(draft);
    return;
  }
  // ZOM-4.9: the discard is required exactly when the player holds four cards after the draw step.
  if (handOf(draft, side).length < HAND) return;
  next(draft, { ask: 'discard', seat: side, drawn: book.options.discardFrom === 'drawn' ? cards : [] });
}

/**
 * Why a card cannot be discarded in the discard step.
 *
 * @rule ZOM-4.8 The discarded card may be any card of the hand, also one kept from earlier turns.
 */
export function whyNotDiscarded(
  book: Book,
  at: Pick<Seen, 'hands'>,
  { side, card, drawn }: { readonly side: number; readonly card: number; readonly drawn: readonly number[] },
): ZombiakiOwnWhy | undefined {
  const hand = handOf(at, side);
  const id = idOf(book, card);
  if (!hand.includes(card)) {
    return { code: 'card/not-in-hand', rule: 'ZOM-4.8', facts: { card: id, hand: idsOf(book, hand) } };
  }
  if (book.options.discardFrom === 'hand' || drawn.includes(card)) return undefined;
  return { code: 'card/not-drawn', rule: 'ZOM-4.8', facts: { card: id, drawn: idsOf(book, drawn) } };
}

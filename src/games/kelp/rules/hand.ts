import {
  draw,
  EVERYONE,
  entryOf,
  type Hand,
  handSize,
  only,
  pileSize,
  putInHand,
  showHand,
  shuffle,
  takeFromHand,
} from '../../../kernel/index.ts';
import { HAND_LIMIT, NONE, OCTOPUS } from '../components.ts';
import { type Book, blockOf } from '../table/book.ts';
import type { Changing, Seen } from '../table/state.ts';
import { cardId, cardIds, tell } from './tell.ts';

const OCTOPUS_SEES = only(OCTOPUS);

/** The hand of the octopus, as far as it can be seen. */
export const handOf = ({ hands }: Pick<Seen, 'hands'>): Hand => entryOf(hands, OCTOPUS);

/** The hand of the octopus that rules change. */
export const ownHand = ({ hands }: Pick<Changing, 'hands'>): Changing['hands'][number] => entryOf(hands, OCTOPUS);

/**
 * How many cards the octopus may hold.
 *
 * @rule KLP-5.17 The hand limit is 4 at the start of the game and 5 once the token has been turned.
 */
export function handLimit(book: Book, { eaten }: Pick<Seen, 'eaten'>): number {
  let limit = HAND_LIMIT;
  for (const { kind, used } of eaten) {
    if (used === 0) continue;
    for (const { effect } of blockOf(book, kind).words) {
      if (effect.op === 'limit') limit = Math.max(limit, effect.cards);
    }
  }
  return limit;
}

/** How many cards can be drawn: those of the draw pile, and those of the discard pile. */
export const drawable = ({ drawPile, discards }: Pick<Seen, 'drawPile' | 'discards'>): number =>
  pileSize(drawPile) + discards.length;

/**
 * Draws a card; nothing happens if none is left.
 *
 * @rule KLP-5.14 Whenever a card must be drawn from an empty draw pile, the discard pile is shuffled to form a new one.
 * @rule KLP-5.16 If draw pile and discard pile are both empty, drawing stops.
 */
export function drawCard(book: Book, draft: Changing): void {
  if (pileSize(draft.drawPile) === 0) reshuffle(book, draft);
  if (pileSize(draft.drawPile) === 0) return;
  const drawn = draw(draft, draft.drawPile, { stream: 'deck', seen: OCTOPUS_SEES });
  // KLP-17.15: a card drawn from where it had been put in full view is known.
  const isKnown = drawn.seen === EVERYONE;
  putInHand(ownHand(draft), drawn);
  tell({
    type: 'card-drawn',
    card: cardId(book, isKnown ? drawn.kind : NONE),
    secret: { seats: OCTOPUS_SEES, card: cardId(book, drawn.kind) },
  });
}

/**
 * The discard pile becomes the draw pile, if there is one.
 *
 * @rule KLP-5.15 Cards in the action slots are not part of that shuffle.
 * @rule KLP-17.16 Every card then in hand becomes known.
 * @rule KLP-18.6 Uniform permutation.
 */
function reshuffle(book: Book, draft: Changing): void {
  const count = draft.discards.length;
  if (count === 0) return;
  shuffle(draft.drawPile, draft.discards);
  draft.discards = [];
  showHand(ownHand(draft), EVERYONE);
  tell({ type: 'reshuffled', count, hand: cardIds(book, ownHand(draft).cards), reveals: true });
}

/**
 * Puts a card of the hand on the discard pile.
 *
 * @rule KLP-5.18 The player puts 1 card from hand on the discard pile, ignoring its cost and effect.
 * @rule KLP-5.20 At once, not to the action slot.
 */
export function discardCard(book: Book, draft: Changing, card: number, why: 'action' | 'limit'): void {
  // KLP-17.17: a known card of this kind is the one that leaves.
  takeFromHand(ownHand(draft), card);
  draft.discards.push(card);
  tell({ type: 'discarded', card: cardId(book, card), why, reveals: true });
}

/** By how many cards the hand is above the limit at the end of a turn (KLP-5.25). */
export const overflow = (book: Book, at: Pick<Seen, 'hands' | 'eaten'>): number =>
  book.options.handOverflow === 'keep' ? 0 : Math.max(0, handSize(handOf(at)) - handLimit(book, at));

/**
 * How many of each card are in the draw pile, as the octopus knows it: all that lie nowhere else.
 *
 * @rule KLP-17.18 The cards that are neither open nor in hand form the draw pile.
 */
export function undrawn(book: Book, at: Seen): number[] {
  const left = [...book.copies];
  const see = (card: number): void => {
    if (card !== NONE) left[card] = (left[card] ?? 0) - 1;
  };
  for (const card of [...handOf(at).cards, ...at.discards, ...at.slots, ...at.lesson.cards]) see(card);
  for (const [card, removed] of at.removed.entries()) left[card] = (left[card] ?? 0) - removed;
  for (const { top, rest } of at.market) {
    for (const { kind } of top) see(kind);
    for (const [card, count] of rest.entries()) left[card] = (left[card] ?? 0) - count;
  }
  return left;
}

import { EVERYONE, only, putInHand, search, takeFrom, takeFromHand } from '../../../kernel/index.ts';
import { areaName } from '../board/areas.ts';
import { FOOD_SPACES, NONE, OCTOPUS, SHELL } from '../components.ts';
import { type Book, cardOf } from '../table/book.ts';
import type { KelpOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { enterBlock, reveal } from './blocks.ts';
import { winGame } from './end.ts';
import { handOf, ownHand, undrawn } from './hand.ts';
import { octopusArea } from './position.ts';
import { blockId, cardId, cardIds, tell } from './tell.ts';

/**
 * Eats the food of the card in the current slot.
 *
 * @rule KLP-5.10 A card that says it is removed leaves the game instead of going to the discard pile.
 * @rule KLP-6.37 Playing it reveals the food and the octopus if they are hidden.
 * @rule KLP-6.38 The food is replaced on its space by a shell from the reserve, which enters revealed.
 * @rule KLP-6.39 The eaten food goes face up to the lowest free space of the food track.
 * @rule KLP-6.41 The eat card is then removed from the game.
 * @rule KLP-6.43 Filling the fourth food space wins the game for the octopus at once.
 * @rule KLP-6.50 The eat card is removed before the food track is counted.
 */
export function eatFood(book: Book, draft: Changing, card: number): void {
  const { food } = cardOf(book, card);
  const area = draft.blocks.indexOf(food);
  const octopus = octopusArea(draft);
  reveal(book, draft, area < octopus ? [area, octopus] : [octopus, area], 'eating');
  enterBlock(draft, area, SHELL);
  draft.eaten.push({ kind: food, used: 0 });
  draft.slots[draft.acted] = NONE;
  draft.removed[card] = (draft.removed[card] ?? 0) + 1;
  tell({ type: 'eaten', area: areaName(area), food: blockId(book, food), card: cardId(book, card) });
  if (draft.eaten.length === FOOD_SPACES) winGame(draft, 'food');
}

/** The cards of a pile that one can be fetched from, each kind once. */
export function fetchable(book: Book, at: Seen, pile: 'draw-pile' | 'discards'): number[] {
  const held = new Set(at.discards);
  return pile === 'discards'
    ? book.cards.flatMap((_, card) => (held.has(card) ? [card] : []))
    : undrawn(book, at).flatMap((count, card) => (count > 0 ? [card] : []));
}

/** Why a card cannot be fetched. */
export function whyNotFetched(
  book: Book,
  at: Seen,
  card: number,
  pile: 'draw-pile' | 'discards',
): KelpOwnWhy | undefined {
  const cards = fetchable(book, at, pile);
  if (cards.includes(card)) return undefined;
  const facts = { card: cardId(book, card), pile, cards: cardIds(book, cards) };
  return { code: 'fetch/not-there', rule: 'KLP-6.51', facts };
}

/**
 * Takes a card from a pile into hand; the draw pile is shuffled then.
 *
 * @rule KLP-6.46 A card taken from the draw pile need not be shown; one taken from the discard pile is public.
 * @rule KLP-17.18 The shuffle that follows ends all knowledge of a top card.
 */
export function fetchCard(book: Book, draft: Changing, card: number, pile: 'draw-pile' | 'discards'): void {
  const isOpen = pile === 'discards';
  if (isOpen) takeLast(draft.discards, card);
  else search(draft.drawPile, card);
  putInHand(ownHand(draft), { kind: card, seen: isOpen ? EVERYONE : only(OCTOPUS) });
  const id = cardId(book, card);
  tell({
    type: 'card-fetched',
    pile,
    card: isOpen ? id : '',
    reveals: true,
    secret: { seats: only(OCTOPUS), card: id },
  });
}

// KLP-17.2 + KLP-20.34: the order of the others stays as it was.
function takeLast(cards: number[], card: number): void {
  cards.reverse();
  takeFrom(cards, card);
  cards.reverse();
}

/** Why a card cannot be removed from hand or discard pile. */
export function whyNotRemoved(
  book: Book,
  at: Pick<Seen, 'hands' | 'discards'>,
  card: number,
  from: 'hand' | 'discards',
): KelpOwnWhy | undefined {
  const cards = from === 'hand' ? handOf(at).cards : at.discards;
  if (cards.includes(card)) return undefined;
  const facts = { card: cardId(book, card), from, cards: cardIds(book, cards) };
  return { code: 'remove/not-there', rule: 'KLP-6.47', facts };
}

/**
 * Removes a card from the game.
 *
 * @rule KLP-6.47 A removed card leaves the game for good and lies in its owner's removed pile.
 */
export function removeCard(book: Book, draft: Changing, card: number, from: 'hand' | 'discards'): void {
  if (from === 'hand') takeFromHand(ownHand(draft), card);
  else takeLast(draft.discards, card);
  draft.removed[card] = (draft.removed[card] ?? 0) + 1;
  tell({ type: 'card-removed', card: cardId(book, card), from, reveals: true });
}

import {
  draw,
  EVERYONE,
  entryOf,
  figureOf,
  type Hand,
  isPileEmpty,
  only,
  putInHand,
  type Seat,
  type Seats,
  showCard,
  shuffle,
  takeFrom,
  takeFromHand,
} from '../../../kernel/index.ts';
import { ANT_ACTIONS, DECKS, NONE, ROW_SLOTS } from '../components.ts';
import { type Book, cardOf } from '../table/book.ts';
import type { DiscardReason } from '../table/events.ts';
import type { Changing, Seen } from '../table/state.ts';
import { total } from './supply.ts';
import { cardId, slotName, tell } from './tell.ts';

/** What hands are made of. */
export type Hands = Pick<Seen, 'hands' | 'startingHands' | 'royalHands' | 'under'>;

/** The cards of a deck that a player has in hand or under cards, as far as they can be seen. */
export const heldOf = (at: Pick<Hands, 'hands' | 'startingHands' | 'royalHands'>, seat: Seat, deck: number): Hand =>
  entryOf(deck === 0 ? at.hands : deck === 1 ? at.startingHands : at.royalHands, seat);

/** The same, for rules that change it. */
const ownHand = (draft: Changing, seat: Seat, deck: number): Changing['hands'][number] =>
  entryOf([draft.hands, draft.startingHands, draft.royalHands][deck] ?? [], seat);

/** How many cards a player has in hand: everybody can count them. */
export const handCount = (at: Hands, seat: Seat): number =>
  DECKS.reduce((sum, _, deck) => sum + heldOf(at, seat, deck).cards.length, 0) - entryOf(at.under, seat).length;

/** The cards that a player has in hand, sorted, as far as they can be seen: all of them by their owner. */
export function handCards(at: Hands, seat: Seat): number[] {
  const cards: number[] = [];
  for (let deck = 0; deck < DECKS.length; deck++) {
    for (const card of heldOf(at, seat, deck).cards) cards.push(card);
  }
  for (const { card } of entryOf(at.under, seat)) takeFrom(cards, card);
  return cards;
}

/** Has a player this card in hand? Its owner can tell. */
export function holds(book: Book, at: Hands, seat: Seat, card: number): boolean {
  let copies = 0;
  for (const each of heldOf(at, seat, cardOf(book, card).deck).cards) if (each === card) copies++;
  for (const under of entryOf(at.under, seat)) if (under.card === card) copies--;
  return copies > 0;
}

/**
 * Takes a card off the Basic deck; -1 if there is none left anywhere.
 *
 * @rule ANT-5.15 When the Basic deck is exhausted its face-up discard pile is shuffled to form a new deck.
 * @rule ANT-5.16 The reshuffle happens at the moment a card is needed and the deck is empty.
 * @rule ANT-5.17 If the deck and the discard pile are both empty, the draw or refill is skipped.
 */
export function takeFromDeck(draft: Changing, seen: Seats): number {
  if (isPileEmpty(draft.deck)) reshuffle(draft);
  return isPileEmpty(draft.deck) ? NONE : draw(draft, draft.deck, { stream: 'deck', seen }).kind;
}

/**
 * The discard pile becomes the deck, if there is one.
 *
 * @rule ANT-23.4 Reshuffling adds its counts to the empty deck and draws no chance by itself.
 */
function reshuffle(draft: Changing): void {
  const count = total(draft.discards);
  if (count === 0) return;
  shuffle(
    draft.deck,
    draft.discards.flatMap((copies, card) => Array.from({ length: copies }, () => card)),
  );
  draft.discards = draft.discards.map(() => 0);
  tell({ type: 'reshuffled', count });
}

/** Puts a card into a player's hand; `seen` are those who know which. */
export function takeIntoHand(book: Book, draft: Changing, seat: Seat, card: number, seen: Seats): void {
  putInHand(ownHand(draft, seat, cardOf(book, card).deck), { kind: card, seen });
}

/** A player draws Basic cards, one after another, as far as there are any. */
export function drawCards(book: Book, draft: Changing, seat: Seat, count: number): void {
  const seats = only(seat);
  for (let left = count; left > 0; left--) {
    const card = takeFromDeck(draft, seats);
    if (card === NONE) return;
    takeIntoHand(book, draft, seat, card, seats);
    tell({ type: 'card-drawn', seat, secret: { seats, card: cardId(book, card) } });
  }
}

/**
 * Lays a card that has left a hand where discarded cards of its deck go.
 *
 * @rule ANT-18.3 Discarded Basic cards go to a face-up discard pile.
 * @rule ANT-5.19 Discarded Starting and Queen Room cards are removed from the game.
 */
export function layAside(book: Book, draft: Changing, card: number): void {
  const { deck } = cardOf(book, card);
  const pile = entryOf([draft.discards, draft.startersGone, draft.royalsGone], deck);
  pile[card] = figureOf(pile, card) + 1;
}

/** Takes a card out of a player's hand, for everybody to see. */
export function takeOutOfHand(book: Book, draft: Changing, seat: Seat, card: number): void {
  takeFromHand(ownHand(draft, seat, cardOf(book, card).deck), card);
}

/** A player discards a card from hand. */
export function discardCard(book: Book, draft: Changing, seat: Seat, card: number, why: DiscardReason): void {
  takeOutOfHand(book, draft, seat, card);
  layAside(book, draft, card);
  const { id, deck } = cardOf(book, card);
  tell({ type: 'card-discarded', seat, card: id, deck: entryOf(DECKS, deck), why, reveals: true });
}

/**
 * A player shows a card of the hand that is about to be played.
 *
 * @rule ANT-11.22 A card becomes public when it is chosen.
 */
export function chooseCard(book: Book, draft: Changing, seat: Seat, card: number): void {
  const { id, deck } = cardOf(book, card);
  showCard(ownHand(draft, seat, deck), card, EVERYONE);
  tell({ type: 'card-chosen', seat, card: id, reveals: true });
}

/** The slots of the display with a card, of one row or of all (-1). */
export function filledSlots({ display }: Pick<Seen, 'display'>, row: number): number[] {
  const from = row === NONE ? 0 : row * ROW_SLOTS;
  const to = row === NONE ? display.length : from + ROW_SLOTS;
  const slots: number[] = [];
  for (let slot = from; slot < to; slot++) if (display[slot] !== NONE) slots.push(slot);
  return slots;
}

/** The row of a slot. */
export const rowOf = (slot: number) => entryOf(ANT_ACTIONS, Math.floor(slot / ROW_SLOTS));

/**
 * A player takes a card from the display.
 *
 * @rule ANT-5.12 1 card of their choice.
 * @rule ANT-22.3 A card that everybody saw on its way into a hand is remembered for all.
 */
export function takeFromDisplay(book: Book, draft: Changing, seat: Seat, slot: number): void {
  const card = figureOf(draft.display, slot);
  draft.display[slot] = NONE;
  takeIntoHand(book, draft, seat, card, EVERYONE);
  tell({ type: 'display-taken', seat, slot: slotName(slot), card: cardId(book, card) });
  fillDisplay(book, draft);
}

/**
 * Fills the empty slots of the display, as far as there are cards.
 *
 * @rule ANT-5.13 The emptied slot is refilled at once with the top Basic card.
 * @rule ANT-5.18 A display slot left empty is refilled at the next moment any slot is refilled.
 */
export function fillDisplay(book: Book, draft: Changing): void {
  for (let slot = 0; slot < draft.display.length; slot++) {
    if (draft.display[slot] !== NONE) continue;
    const card = takeFromDeck(draft, EVERYONE);
    if (card === NONE) return;
    draft.display[slot] = card;
    tell({ type: 'display-filled', slot: slotName(slot), card: cardId(book, card) });
  }
}

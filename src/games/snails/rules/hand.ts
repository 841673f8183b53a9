import {
  draw,
  EVERYONE,
  entryOf,
  isPileEmpty,
  numberOf,
  only,
  pick,
  putInto,
  type Seat,
  shuffle,
  takeFrom,
} from '../../../kernel/index.ts';
import type { Book } from '../table/book.ts';
import type { DiscardReason } from '../table/events.ts';
import type { SnailsOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { add, isLiving, set } from './position.ts';
import { tell } from './tell.ts';

/** What is told as the slot of a card that comes from the hand. */
export const FROM_HAND = 0;

/** Is this an arsenal card? */
export const isArsenal = (book: Book, card: number): boolean => card >= 0 && card < book.copies.length;
/** Is this a basic card? */
export const isBasic = (book: Book, card: number): boolean => book.cards[card]?.deck === 'basic';
/** Is this a faction's card? */
export const isFactionCard = (book: Book, card: number): boolean => book.cards[card]?.deck === 'faction';
/** A card's id. */
export const idOf = (book: Book, card: number): string => entryOf(book.cardIds, card);
/** Cards' ids. */
export const idsOf = (book: Book, cards: readonly number[]): string[] => cards.map((card) => idOf(book, card));
/** A player's hand. */
export const handOf = ({ hands }: Pick<Seen, 'hands'>, seat: Seat): readonly number[] => hands[seat] ?? [];
/** A player's plan. */
export const planOf = ({ plans }: Pick<Seen, 'plans'>, seat: Seat): readonly number[] => plans[seat] ?? [];

/** Puts a card into a player's hand. */
export function putInHand(draft: Changing, seat: Seat, card: number): void {
  // A new list: in a draft's own list, every card behind the place would be moved by itself.
  const hand = [...handOf(draft, seat)];
  putInto(hand, card);
  draft.hands[seat] = hand;
}

/** Takes a card out of a player's hand, if it is there. */
export function takeFromHand(draft: Changing, seat: Seat, card: number): void {
  const hand = [...handOf(draft, seat)];
  takeFrom(hand, card);
  draft.hands[seat] = hand;
}

/** What everybody knew of a card of a hand that is now seen is known no more. */
function forgetHeld(draft: Changing, seat: Seat, card: number): void {
  takeFrom(entryOf(draft.known, seat), card);
  takeFrom(entryOf(draft.inHand, seat), card);
}

/**
 * What everybody knew of a card of a plan that is now seen is known no more.
 *
 * @rule SNL-16.8 A card that is known to be in hand is not the one that was laid out.
 */
export function forgetLaid(draft: Changing, seat: Seat, card: number): void {
  const [known, inHand] = [entryOf(draft.known, seat), entryOf(draft.inHand, seat)];
  if (countIn(known, card) > countIn(inHand, card)) takeFrom(known, card);
}

/** How many of a card are among these. */
export function countIn(cards: readonly number[], card: number): number {
  let count = 0;
  for (const each of cards) if (each === card) count += 1;
  return count;
}

/**
 * Notes that a player has said to hold no arsenal card in hand.
 *
 * @rule SNL-14.16 Everybody knows it from then on, until a card comes into that hand that others have not seen.
 */
export function noteBare(draft: Changing, seat: Seat): void {
  set(draft.bare, seat, 1);
}

/** A card that others have not seen has come into a player's hand: what it holds is not known any more. */
export function forgetBare(draft: Changing, seat: Seat): void {
  if (draft.bare[seat] === 1) set(draft.bare, seat, 0);
}

/**
 * Draws arsenal cards, as many as there are.
 *
 * @param aside Cards that are shuffled into the deck once the last card is drawn, and before that is told.
 * @rule SNL-3.10 When the deck is empty, the discard pile is shuffled into a new deck; if both are empty nothing is drawn.
 * @rule SNL-9.8 A player who is not living draws nothing.
 */
export function drawCards(book: Book, draft: Changing, seat: Seat, count: number, aside: readonly number[] = []): void {
  if (!isLiving(draft, seat)) return;
  let left = count;
  while (left > 0) {
    if (isPileEmpty(draft.deck)) reshuffle(draft);
    const cards = takeFromDeck(draft, seat, left);
    const isOver = isPileEmpty(draft.deck) && draft.discards.every((copies) => copies === 0);
    left = isOver ? 0 : left - cards.length;
    if (left === 0 && aside.length > 0) shuffle(draft.deck, aside);
    if (cards.length === 0) return;
    forgetBare(draft, seat);
    tell({ type: 'drew', seat, count: cards.length, secret: { seats: only(seat), cards: idsOf(book, cards) } });
  }
}

/** Takes as many cards from the deck into a hand as there are, without a new deck. */
function takeFromDeck(draft: Changing, seat: Seat, most: number): number[] {
  const cards: number[] = [];
  while (cards.length < most && !isPileEmpty(draft.deck)) {
    const { kind } = draw(draft, draft.deck, { stream: 'deck', seen: only(seat) });
    cards.push(kind);
    putInHand(draft, seat, kind);
  }
  return cards;
}

function reshuffle(draft: Changing): void {
  const cards = draft.discards.flatMap((count, card) => Array.from({ length: count }, () => card));
  if (cards.length === 0) return;
  shuffle(draft.deck, cards);
  draft.discards = draft.discards.map(() => 0);
  tell({ type: 'deck-shuffled', cards: cards.length });
}

/** Puts an arsenal card face up on the discard pile. */
export function discardCard(book: Book, draft: Changing, { seat, slot, card, why }: Discarding): void {
  add(draft.discards, card, 1);
  tell({ type: 'discarded', reveals: true, seat, slot, card: idOf(book, card), why });
}

/** Takes an arsenal card out of a hand and puts it on the discard pile. */
export function discardFromHand(book: Book, draft: Changing, { seat, card, why }: Omit<Discarding, 'slot'>): void {
  takeFromHand(draft, seat, card);
  forgetHeld(draft, seat, card);
  discardCard(book, draft, { seat, slot: FROM_HAND, card, why });
}

/**
 * Takes arsenal cards at random out of one player's hand into another's.
 *
 * @rule SNL-16.7 The cards are shown to everybody; a hand that has none is known to have none.
 * @rule SNL-9.8 A player who is not living takes nothing.
 */
export function stealCards(book: Book, draft: Changing, { seat, from, count }: Stealing): void {
  if (!isLiving(draft, seat)) return;
  for (let nth = 0; nth < count; nth++) {
    const hand = handOf(draft, from);
    if (!hand.some((card) => isArsenal(book, card))) {
      noteBare(draft, from);
      tell({ type: 'nothing-stolen', reveals: true, seat, from });
      return;
    }
    const held = book.copies.map((_, card) => countIn(hand, card));
    const card = pick(draft, 'deck', held, EVERYONE);
    takeFromHand(draft, from, card);
    forgetHeld(draft, from, card);
    putInHand(draft, seat, card);
    // SNL-16.8: everybody knows where it is now.
    putInto(entryOf(draft.known, seat), card);
    putInto(entryOf(draft.inHand, seat), card);
    tell({ type: 'stolen', reveals: true, seat, from, card: idOf(book, card) });
  }
}

interface Stealing {
  readonly seat: Seat;
  readonly from: Seat;
  readonly count: number;
}

/**
 * Why a card cannot be discarded from a hand.
 *
 * @rule SNL-4.3 Basic cards can never be discarded or lost.
 */
export function whyNotDiscarded(
  book: Book,
  at: Seen,
  { seat, id, rule }: { readonly seat: Seat; readonly id: string; readonly rule: DiscardRule },
): SnailsOwnWhy | undefined {
  const card = numberOf(book.cardNumbers, id);
  if (isBasic(book, card)) return { code: 'card/basic', rule: 'SNL-4.3', facts: { card: id } };
  const hand = handOf(at, seat);
  if (hand.includes(card)) return undefined;
  return { code: 'card/not-in-hand', rule, facts: { card: id, hand: idsOf(book, hand) } };
}

/** The rules that make players discard cards of their choice. */
type DiscardRule = 'SNL-2.10' | 'SNL-3.3' | 'SNL-3.5' | 'SNL-14.3';

interface Discarding {
  readonly seat: Seat;
  /** The slot it lay in. */
  readonly slot: number;
  readonly card: number;
  readonly why: DiscardReason;
}

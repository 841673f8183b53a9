import { distinct, EVERYONE, entryOf, next, only, type Seat, takeFrom } from '../../../kernel/index.ts';
import { DECKS, NONE, SYMBOLS } from '../components.ts';
import { afterPayment } from '../ops/cards.ts';
import { revealUntil } from '../ops/gains.ts';
import { discardCard, handCards, layAside, takeIntoHand } from '../rules/hand.ts';
import { cardId, cardIds, playedAs, tell } from '../rules/tell.ts';
import { type Book, cardOf, effectAt } from '../table/book.ts';
import type { AntsWhy } from '../table/refusals.ts';
import type { Seen } from '../table/state.ts';
import { cardNumber, leave, placeOf, type Questions } from './fields.ts';

/** Why a card of the hand cannot be discarded or put under another. */
function whyNotGiven(book: Book, at: Seen, seat: Seat, card: string): AntsWhy | undefined {
  const cards = handCards(at, seat);
  if (cards.includes(cardNumber(book, card))) return undefined;
  return { code: 'discard/not-in-hand', rule: 'ANT-19.1', facts: { card, cards: cardIds(book, cards) } };
}

const ownCards = (book: Book, at: Seen, seat: Seat): string[] => cardIds(book, distinct(handCards(at, seat)));

/** What is decided about words that move cards. */
export const cardWordQuestions = (
  book: Book,
): Questions<'draw-keep' | 'seek-symbol' | 'discard-card' | 'discard-for' | 'tuck-card'> => ({
  'draw-keep': {
    among: { card: (at, { seat }) => cardIds(book, distinct(entryOf(at.drawn, seat))) },
    why(at, { seat }, { card }) {
      const drawn = entryOf(at.drawn, seat);
      if (drawn.includes(cardNumber(book, card))) return undefined;
      return { code: 'keep/not-drawn', rule: 'ANT-18.13', facts: { card, cards: cardIds(book, drawn) } };
    },
    answer(draft, { seat }, { card }) {
      const drawn = entryOf(draft.drawn, seat);
      const seats = only(seat);
      takeFrom(drawn, cardNumber(book, card));
      takeIntoHand(book, draft, seat, cardNumber(book, card), seats);
      tell({ type: 'card-kept', seat, reveals: true, secret: { seats, card } });
      draft.drawn[seat] = [];
      for (const other of drawn) {
        layAside(book, draft, other);
        const { id, deck } = cardOf(book, other);
        const told = { card: id, deck: entryOf(DECKS, deck), why: 'not-kept' } as const;
        tell({ type: 'card-discarded', seat, ...told, reveals: true });
      }
    },
  },

  'seek-symbol': {
    answer(draft, { seat }, { symbol }) {
      const { cards, isFound } = revealUntil(book, draft, SYMBOLS.indexOf(symbol));
      const found = isFound ? (cards[cards.length - 1] ?? NONE) : NONE;
      for (const card of isFound ? cards.slice(0, -1) : cards) layAside(book, draft, card);
      if (found !== NONE) takeIntoHand(book, draft, seat, found, EVERYONE);
      tell({ type: 'sought', seat, symbol, cards: cardIds(book, cards), found: cardId(book, found) });
    },
  },

  'discard-card': {
    among: { card: (at, { seat }) => ownCards(book, at, seat) },
    why: (at, { seat }, { card }) => whyNotGiven(book, at, seat, card),
    answer: (draft, { seat, why }, { card }) => discardCard(book, draft, seat, cardNumber(book, card), why),
  },

  'discard-for': {
    among: { card: (at, { seat }) => ownCards(book, at, seat) },
    why(at, ask, { card }) {
      const why = whyNotGiven(book, at, ask.seat, card);
      if (why !== undefined) return why;
      const { cost } = effectAt(book, ask, 'pay');
      if (cost.cost !== 'cards' || cost.type === 'any') return undefined;
      if (cardOf(book, cardNumber(book, card)).type === cost.type) return undefined;
      return { code: 'discard/type', rule: 'ANT-19.1', facts: { card, type: cost.type } };
    },
    answer(draft, ask, { card }) {
      discardCard(book, draft, ask.seat, cardNumber(book, card), 'effect');
      afterPayment(book, draft, placeOf(ask));
    },
    ...leave,
  },

  'tuck-card': {
    among: { card: (at, { seat }) => ownCards(book, at, seat) },
    why: (at, { seat }, { card }) => whyNotGiven(book, at, seat, card),
    // ANT-19.12: cards put under a card are face down.
    answer(draft, { seat, on, left }, { card }) {
      const number = cardNumber(book, card);
      const { deck } = cardOf(book, number);
      entryOf(draft.under, seat).push({ on, back: deck, card: number });
      const told = { on: playedAs(book, draft, seat, on), back: entryOf(DECKS, deck) };
      tell({ type: 'card-tucked', seat, ...told, reveals: true, secret: { seats: only(seat), card } });
      next(draft, { do: 'tuck', on, left: left - 1 });
    },
  },
});

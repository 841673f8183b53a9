import { distinct, entryOf, figureOf, next, type SaidOf } from '../../../kernel/index.ts';
import { CARDS_A_ROUND, EXCHANGED, HAND_LIMIT } from '../components.ts';
import {
  countIn,
  discardFromHand,
  drawCards,
  FROM_HAND,
  handOf,
  idOf,
  idsOf,
  isArsenal,
  isBasic,
  isFactionCard,
  putInHand,
  takeFromHand,
  whyNotDiscarded,
} from '../rules/hand.ts';
import { livingSeats, set } from '../rules/position.ts';
import { tell } from '../rules/tell.ts';
import type { Book } from '../table/book.ts';
import type { Changing, Seen, SnailsTypes } from '../table/state.ts';
import { cardNumber, type Questions, type Steps } from './fields.ts';

/** A player's faction card, by its number. */
const factionCardOf = (book: Book, at: Seen, seat: number): number =>
  entryOf(book.factionCards, figureOf(at.factions, seat));

const arsenalIn = (book: Book, hand: readonly number[]): number[] => hand.filter((card) => isArsenal(book, card));

/** What the draw phase does. */
export const drawSteps = (
  book: Book,
): Steps<'round' | 'draw-phase' | 'offer-exchange' | 'offer-faction-card' | 'hand-limit'> => ({
  round(draft) {
    draft.round += 1;
    tell({ type: 'round-began', round: draft.round, first: draft.firstPlayer });
    // SNL-3.1: the draw phase of round 1 is skipped.
    if (draft.round === 1) return next(draft, { do: 'planning' });
    draft.phase = 'draw';
    tell({ type: 'phase-began', phase: 'draw' });
    // SNL-3.8: each player completes the phase before the next player starts.
    const turns = livingSeats(draft).map((seat) => ({ do: 'draw-phase', seat }) as const);
    next(draft, ...turns, { do: 'planning' });
  },

  'draw-phase'(draft, { seat }) {
    // SNL-3.2: each player draws 1 arsenal card.
    drawCards(book, draft, seat, CARDS_A_ROUND);
    next(draft, { do: 'offer-exchange', seat }, { do: 'offer-faction-card', seat }, { do: 'hand-limit', seat });
  },

  'offer-exchange'(draft, { seat }) {
    // How many arsenal cards a hand holds is public here: all basic cards are in it, and where the faction card is, is seen.
    if (arsenalIn(book, handOf(draft, seat)).length >= EXCHANGED) next(draft, { ask: 'exchange', seat });
  },

  'offer-faction-card'(draft, { seat }) {
    // SNL-3.4: a player who lost at least one snail in the previous round may take their faction card.
    if (draft.losses[seat] === 1 && draft.factionCards[seat] === 0) next(draft, { ask: 'take-faction-card', seat });
  },

  'hand-limit'(draft, { seat }) {
    // SNL-3.5: at the end of the phase a hand holds at most 5 basic cards and 5 others.
    const others = handOf(draft, seat).filter((card) => !isBasic(book, card)).length;
    if (others > HAND_LIMIT) next(draft, { ask: 'discard-excess', seat }, { do: 'hand-limit', seat });
  },
});

/** What is decided in the draw phase. */
export const drawQuestions = (book: Book): Questions<'exchange' | 'take-faction-card' | 'discard-excess'> => ({
  exchange: {
    exact: true,
    candidates(at, { seat }) {
      const hand = arsenalIn(book, handOf(at, seat));
      const kinds = distinct(hand);
      const options: SaidOf<SnailsTypes, 'exchange'>[] = [];
      for (const card of kinds) {
        for (const other of kinds) {
          if (other < card || (other === card && countIn(hand, card) < 2)) continue;
          options.push({ type: 'exchange', seat, cards: [idOf(book, card), idOf(book, other)] });
        }
      }
      return options;
    },
    why(at, { seat }, { cards }) {
      const hand = handOf(at, seat);
      for (const id of cards) {
        // SNL-3.3: the player may discard 2 arsenal cards from hand.
        const refusal = whyNotDiscarded(book, at, { seat, id, rule: 'SNL-3.3' });
        if (refusal !== undefined) return refusal;
        const number = cardNumber(book, id);
        if (!isArsenal(book, number)) return { code: 'card/not-arsenal', rule: 'SNL-3.3', facts: { card: id } };
        if (cards[0] === cards[1] && countIn(hand, number) < 2) {
          return { code: 'card/not-in-hand', rule: 'SNL-3.3', facts: { card: id, hand: idsOf(book, hand) } };
        }
      }
      return undefined;
    },
    answer(draft, { seat }, { cards }) {
      for (const id of cards) {
        discardFromHand(book, draft, { seat, card: cardNumber(book, id), why: 'exchange' });
      }
      // SNL-3.3: to draw 1, any number of times.
      drawCards(book, draft, seat, 1);
      next(draft, { do: 'offer-exchange', seat });
    },
    decline(_draft, { seat }) {
      tell({ type: 'exchange-ended', reveals: true, seat });
    },
  },

  'take-faction-card': {
    answer(draft, { seat }) {
      const card = factionCardOf(book, draft, seat);
      putInHand(draft, seat, card);
      set(draft.factionCards, seat, 1);
      tell({ type: 'faction-card-taken', seat, card: idOf(book, card) });
    },
    decline() {},
  },

  'discard-excess': {
    candidates: (at, { seat }) =>
      distinct(handOf(at, seat)).map((card) => ({ type: 'discard-excess', seat, card: idOf(book, card) })),
    why: (at, { seat }, { card }) => whyNotDiscarded(book, at, { seat, id: card, rule: 'SNL-3.5' }),
    answer(draft, { seat }, { card: id }) {
      const card = cardNumber(book, id);
      if (isFactionCard(book, card)) {
        takeFromHand(draft, seat, card);
        returnFactionCard(book, draft, { seat, slot: FROM_HAND });
      } else discardFromHand(book, draft, { seat, card, why: 'hand-limit' });
    },
  },
});

/**
 * Puts a faction card back beside the player board.
 *
 * @rule SNL-3.6 Faction cards given up for the hand limit go back beside the player board.
 * @rule SNL-4.5 Faction cards return beside the board after use, never to the discard pile.
 */
export function returnFactionCard(
  book: Book,
  draft: Changing,
  { seat, slot }: { readonly seat: number; readonly slot: number },
): void {
  set(draft.factionCards, seat, 0);
  const card = idOf(book, factionCardOf(book, draft, seat));
  tell({ type: 'faction-card-returned', reveals: true, seat, slot, card });
}

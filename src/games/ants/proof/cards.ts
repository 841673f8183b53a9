import {
  EVERYONE,
  type Fault,
  faultsOfEach,
  faultUnless,
  isSamePlain,
  type Seat,
  takeFrom,
} from '../../../kernel/index.ts';
import { DEALT, DECKS, KEPT, NONE } from '../components.ts';
import { handCards, heldOf } from '../rules/hand.ts';
import { type Book, cardOf, listAt } from '../table/book.ts';
import type { AntsState } from '../table/state.ts';
import { askedIn, type Invariants, seatsOf } from './faults.ts';

/**
 * What is true of cards; that each of them is in one place follows from the shape (invariant 15), and so does that known cards are
 * a part of what their owner has in hand and under cards (invariant 21).
 */
export function cardInvariants(book: Book): Invariants {
  return {
    'hands are those of their seats, and what is known of them everybody knows': (state) =>
      seatsOf(state).flatMap((seat) =>
        DECKS.flatMap((deck, nth) => {
          const { owner, known } = heldOf(state, seat, nth);
          return [
            ...faultUnless(owner === seat, `hands of ${deck}[${seat}].owner`, String(seat), owner),
            ...faultsOfEach(`hands of ${deck}[${seat}].known`, known, ({ seen }) =>
              seen === EVERYONE ? undefined : 'a card that everybody knows',
            ),
          ];
        }),
      ),
    // ANT-22.7.
    'no card of a pile is known': ({ deck, startersLeft, royalsLeft }) =>
      [deck, startersLeft, royalsLeft].flatMap(({ top, bottom }) =>
        faultUnless(top.length + bottom.length === 0, 'deck', 'no known card', [...top, ...bottom]),
      ),
    'cards under cards are such as their owner has, under cards that hold some': (state) =>
      seatsOf(state).flatMap((seat) => underFaults(book, state, seat)),
    // Invariant 30.
    'cards are looked at only while one of them is chosen': (state) => {
      const asked = askedIn(state);
      return state.drawn.flatMap((cards, seat) => {
        const wanted = asked?.ask === 'draw-keep' && asked.seat === seat ? 2 : 0;
        return faultUnless(cards.length === wanted, `drawn[${seat}]`, `${wanted} cards`, cards.length);
      });
    },
    'cards are kept only before the game': (state) => seatsOf(state).flatMap((seat) => keptFaults(state, seat)),
  };
}

function underFaults(book: Book, state: AntsState, seat: Seat): Fault[] {
  const held = DECKS.map((_, deck) => [...heldOf(state, seat, deck).cards]);
  return (state.under[seat] ?? []).flatMap(({ on, back, card }, index) => {
    const path = `under[${seat}][${index}]`;
    const bearer = state.played[seat]?.[on]?.card;
    const own = held[back] ?? [];
    const isThere = own.includes(card);
    takeFrom(own, card);
    return [
      ...faultUnless(bearer !== undefined && canTuck(book, bearer), path, 'under a card that holds some', on),
      ...faultUnless(isThere && cardOf(book, card).deck === back, path, 'a card of its owner', card),
    ];
  });
}

/** Puts a card others under itself? */
export const canTuck = (book: Book, card: number): boolean => {
  const { now } = cardOf(book, card);
  return now !== NONE && listAt(book, now).words.some(({ op }) => op === 'tuck');
};

function keptFaults(state: AntsState, seat: Seat): Fault[] {
  const kept = state.kept[seat] ?? [];
  const top = state.agenda[state.agenda.length - 1];
  if (top === undefined || !('together' in top)) {
    const held = handCards(state, seat);
    const isDealt = state.agenda.every((step) => !('do' in step) || step.do !== 'deal');
    return [
      ...faultUnless(kept.length === 0, `kept[${seat}]`, 'nothing', kept),
      ...faultUnless(isDealt || held.length === 0, `hands of ${seat}`, 'nothing before cards are dealt', held.length),
    ];
  }
  const owed = top.together[seat] ?? [];
  const wanted = kept.length === 0 ? [{ ask: 'keep-cards', seat }] : [];
  const left = handCards(state, seat);
  const dealt = DEALT.starting + DEALT['queen-room'];
  const isDealt = left.length === dealt && heldOf(state, seat, 0).cards.length === 0;
  const isOwn = kept.every((card) => {
    const isThere = left.includes(card);
    takeFrom(left, card);
    return isThere;
  });
  return [
    ...faultUnless(isSamePlain(owed, wanted) && top.turn === NONE, 'agenda', 'what is still to be kept', owed),
    ...faultUnless(isDealt, `hands of ${seat}`, `the ${dealt} cards dealt`, left.length),
    ...faultUnless(kept.length === 0 || (kept.length === KEPT && isOwn), `kept[${seat}]`, 'cards in hand', kept),
  ];
}

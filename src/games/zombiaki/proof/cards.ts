import { EVERYONE, type Fault, faultAt, faultsOfEach, faultUnless, isSamePlain } from '../../../kernel/index.ts';
import { HAND, MOST_KEPT, NONE, SIDES, ZOMBIES } from '../components.ts';
import { type Book, cardOf } from '../table/book.ts';
import type { ZombiakiState } from '../table/state.ts';
import { askOf, type Invariants } from './faults.ts';

/**
 * What is true of the cards; that each of them is in one place follows from the shape (invariant 1).
 *
 * @rule ZOM-1.13 Every card is at all times in exactly one zone: deck, hand, discard pile, the board or in effect.
 */
export function cardInvariants(book: Book): Invariants {
  return {
    'hands and decks hold the cards of their sides': (state) => sideFaults(book, state),
    // Invariant 2.
    'Dawn lies at the bottom of the zombie deck while the game goes on': (state) => dawnFaults(book, state),
    // Invariant 10.
    'a hand has four cards while one is discarded, and three at most otherwise': (state) => {
      const ask = askOf(state);
      return state.hands.flatMap((hand, side) => {
        const isFull = ask?.ask === 'discard' && ask.seat === side;
        const [least, most] = isFull ? [HAND, HAND] : [0, MOST_KEPT];
        const isRight = hand.length >= least && hand.length <= most;
        return faultUnless(
          isRight,
          `hands[${side}]`,
          isFull ? `${HAND} cards` : `at most ${MOST_KEPT} cards`,
          hand.length,
        );
      });
    },
    'cards in effect are such as stay in effect, or the one being played': ({ inEffect, play }) =>
      faultsOfEach('inEffect', inEffect, (card, index) => {
        const { effects } = cardOf(book, card);
        if (effects.some(({ op }) => op === 'snare' || op === 'halt')) return undefined;
        return card === play.card && inEffect.indexOf(card) === index ? undefined : 'a card that stays in effect';
      }),
    // Invariant 15.
    'nothing lasts while the humans roll, draw and discard': (state) => lastingFaults(book, state),
  };
}

function sideFaults(book: Book, { hands, decks }: ZombiakiState): Fault[] {
  return SIDES.flatMap((_, side) => {
    const whose = ` (seat ${side})`;
    const isOwn = (card: number): boolean => cardOf(book, card).side === side;
    const { top, rest, bottom } = decks[side] ?? { top: [], rest: [], bottom: [] };
    const strange = rest.findIndex((count, card) => count > 0 && !isOwn(card));
    return [
      ...faultsOfEach(`hands[${side}]`, hands[side] ?? [], (card) =>
        isOwn(card) ? undefined : `a card of seat ${side}`,
      ),
      ...faultUnless(strange === NONE, `decks[${side}].rest[${strange}]`, '0', rest[strange], whose),
      // ZOM-19.1: the order of both decks is unknown, except that Dawn is the bottom card of the zombie deck.
      ...faultUnless(top.length === 0, `decks[${side}].top`, 'nothing', top.length, whose),
      ...faultUnless(side === ZOMBIES || bottom.length === 0, `decks[${side}].bottom`, 'nothing', bottom.length, whose),
    ];
  });
}

function dawnFaults({ dawn }: Book, { decks, discards, winner }: ZombiakiState): Fault[] {
  const bottom = decks[ZOMBIES]?.bottom ?? [];
  const isDrawn = discards[dawn] === 1;
  const wanted = isDrawn ? [] : [{ kind: dawn, seen: EVERYONE }];
  return [
    ...faultUnless(
      isSamePlain(bottom, wanted),
      'decks[0].bottom',
      isDrawn ? 'nothing' : 'Dawn',
      bottom.map(({ kind }) => kind),
    ),
    // ZOM-21.2: with it the game ends, and the humans have won.
    ...faultUnless(isDrawn === winner > ZOMBIES, 'winner', isDrawn ? '1' : 'another side', winner),
  ];
}

function lastingFaults(book: Book, { agenda, side, inEffect, objects, fires }: ZombiakiState): Fault[] {
  const isEarly = agenda.some(
    (work) => ('do' in work && work.do === 'draw') || ('ask' in work && work.ask === 'discard'),
  );
  if (side === ZOMBIES || !isEarly) return [];
  const isTimed = (card: number): boolean => card !== NONE && cardOf(book, card).lasts === 'turn';
  return [
    ...faultUnless(inEffect.length === 0, 'inEffect', 'nothing', inEffect),
    ...faultsOfEach('objects', objects, (card) => (isTimed(card) ? 'nothing that lasts a turn' : undefined)),
    ...fires.flatMap((card, field) => (card === NONE ? [] : [faultAt(`fires[${field}]`, 'none', card)])),
  ];
}

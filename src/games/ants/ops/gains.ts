import { EVERYONE, entryOf, figureOf, next, only, pileSize, putInto, type Seat } from '../../../kernel/index.ts';
import { CHOSEN_FROM, NONE, RESOURCES, TRACKS } from '../components.ts';
import { flightSpaceOf } from '../rules/flight.ts';
import { drawCards, filledSlots, takeFromDeck, takeIntoHand } from '../rules/hand.ts';
import { itemOn, takeItemOn } from '../rules/items.ts';
import { gainAdvance, risingTracks, tracksFor } from '../rules/production.ts';
import { gainResource, gainUniversal, total } from '../rules/supply.ts';
import { cardId, tell } from '../rules/tell.ts';
import { responsesTo } from '../rules/triggers.ts';
import { type Book, listAt } from '../table/book.ts';
import type { Changing, Seen } from '../table/state.ts';
import type { OpRule } from './op.ts';

const hasCards = ({ deck, discards }: Pick<Seen, 'deck' | 'discards'>): boolean => pileSize(deck) + total(discards) > 0;

const hasDisc = ({ pool }: Pick<Seen, 'pool'>, seat: Seat): boolean => figureOf(pool, seat) > 0;

export const gain: OpRule<'gain'> = {
  can: () => true,
  apply: (_book, draft, { seat, effect, times }) =>
    gainResource(draft, seat, RESOURCES.indexOf(effect.resource), effect.amount * times),
};

export const draw: OpRule<'draw'> = {
  can: (_book, at) => hasCards(at),
  apply: (book, draft, { seat, effect, times }) => drawCards(book, draft, seat, effect.count * times),
};

export const drawKeep: OpRule<'draw-keep'> = {
  can: (_book, at) => hasCards(at),
  // ANT-18.13: the two cards are seen only by the drawing player.
  apply(book, draft, { seat }) {
    const seats = only(seat);
    const drawn: number[] = [];
    // ANT-18.17: the discard pile is reshuffled between the draws, if the deck runs out.
    while (drawn.length < CHOSEN_FROM) {
      const card = takeFromDeck(draft, seats);
      if (card === NONE) break;
      drawn.push(card);
    }
    // With only 1 card available it is kept.
    const [first = NONE, ...others] = drawn;
    if (others.length === 0) {
      takeIntoHand(book, draft, seat, first, seats);
      tell({ type: 'card-drawn', seat, secret: { seats, card: cardId(book, first) } });
      return;
    }
    for (const card of drawn) {
      putInto(entryOf(draft.drawn, seat), card);
      tell({ type: 'card-looked-at', seat, secret: { seats, card: cardId(book, card) } });
    }
    next(draft, { ask: 'draw-keep', seat });
  },
};

export const takeCard: OpRule<'take-card'> = {
  can: (_book, at) => filledSlots(at, NONE).length > 0,
  apply: (_book, draft) => next(draft, { do: 'take-card', row: NONE }),
};

export const seek: OpRule<'seek'> = {
  can: (_book, at) => hasCards(at),
  apply: (_book, draft, { seat }) => next(draft, { ask: 'seek-symbol', seat }),
};

/**
 * Reveals Basic cards until one has a symbol: those revealed, in order, and whether the last of them has it.
 *
 * @rule ANT-18.10 Cards revealed stay aside until the search ends.
 * @rule ANT-18.11 If no card with the symbol turns up, nothing is gained.
 * @rule ANT-18.12 All cards revealed are shown to everyone.
 */
export function revealUntil(book: Book, draft: Changing, symbol: number): { cards: number[]; isFound: boolean } {
  const cards: number[] = [];
  for (;;) {
    const card = takeFromDeck(draft, EVERYONE);
    if (card === NONE) return { cards, isFound: false };
    cards.push(card);
    if (figureOf(entryOf(book.cards, card).symbols, symbol) > 0) return { cards, isFound: true };
  }
}

export const flight: OpRule<'flight'> = {
  can: (book, at, { seat }) => flightSpaceOf(at, seat) + 1 < book.flight.length,
  apply: (_book, draft, { effect, times }) => next(draft, { do: 'fly', left: effect.spaces * times }),
};

const tracksOf = (tracks: readonly (typeof TRACKS)[number][]): number[] => tracks.map((track) => TRACKS.indexOf(track));

export const advance: OpRule<'advance'> = {
  can(book, at, { seat, effect }) {
    const tracks = tracksOf(effect.tracks);
    if (risingTracks(at, seat, tracksFor(book, at, seat, tracks)).length > 0) return true;
    return tracks.length === TRACKS.length && responsesTo(book, at, seat, { event: 'generic-advance' }).length > 0;
  },
  apply: (book, draft, { seat, effect }) => gainAdvance(book, draft, seat, tracksOf(effect.tracks)),
};

export const universal: OpRule<'universal'> = {
  can: (_book, at, { seat }) => hasDisc(at, seat),
  apply: (_book, draft, { seat, times }) => gainUniversal(draft, seat, times),
};

export const larva: OpRule<'larva'> = {
  can: (_book, at, { seat }) => hasDisc(at, seat),
  apply: (_book, draft, { seat }) => next(draft, { ask: 'larva-kind', seat }),
};

export const item: OpRule<'item'> = {
  can: (_book, at) => at.sideItems.length > 0,
  apply: (_book, draft, { seat }) => next(draft, { ask: 'choose-item', seat }),
};

export const itemHere: OpRule<'item-here'> = {
  can: (book, at, { place }) => itemOn(book, at, listAt(book, place.list).thing) !== NONE,
  apply: (book, draft, { seat, place }) => takeItemOn(book, draft, seat, listAt(book, place.list).thing),
};

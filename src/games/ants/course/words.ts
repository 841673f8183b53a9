import { distinct, EVERYONE, entryOf, figureOf, next, only, type Seat, takeFrom } from '../../../kernel/index.ts';
import {
  BOTTOM,
  CUBES,
  DECKS,
  FIRST_EGG_TRACK,
  MARKERS,
  MIDDLE,
  NONE,
  RESOURCES,
  SPECIALISATIONS,
  SYMBOLS,
  TERRAINS,
  TILE_PLACES,
  TRACKS,
} from '../components.ts';
import { lowerable } from '../ops/board.ts';
import { afterPayment, cardsToMoveTo, payPrice } from '../ops/cards.ts';
import { revealUntil } from '../ops/gains.ts';
import { branchesOf, canWord, carryOut, isAdding } from '../ops/index.ts';
import { fly, swarm } from '../rules/flight.ts';
import { discardCard, handCards, handCount, layAside, takeIntoHand } from '../rules/hand.ts';
import { takeItemBeside } from '../rules/items.ts';
import { cardsForMarker, moveMarker, putMarkers, spendMarkers } from '../rules/markers.ts';
import { canPay, cardsWithMarker, costIn, markersOn } from '../rules/payment.ts';
import { hasScent, loseScent } from '../rules/pheromones.ts';
import { moveTrack } from '../rules/production.ts';
import { sizesOf, turnRoom } from '../rules/rooms.ts';
import { amountOf, changeDiscs, discsOn, takeDiscs } from '../rules/supply.ts';
import { cardId, cardIds, playedAs, playedNumber, tell } from '../rules/tell.ts';
import { type Book, cardOf, effectAt, listAt, type WordPlace } from '../table/book.ts';
import type { AntsWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { cardNumber, leave, placeNumber, placeOf, type Questions, type Steps, specialisationNumber } from './fields.ts';

/**
 * How words go on.
 *
 * @rule ANT-3.9 An effect that triggers another pauses until it is resolved: what is set off is put on top of the agenda.
 */
export const wordSteps = (book: Book): Steps<'word' | 'list' | 'fly' | 'tuck' | 'move-markers'> => ({
  word: (draft, step) => carryOut(book, draft, draft.active, placeOf(step), step.times),

  // ANT-11.9: several effects are resolved in printed order. ANT-19.3: gain X as many times as the player has Y.
  list(draft, { list, on, times }) {
    if (times === 0) return;
    const { of, thing, words } = listAt(book, list);
    const isTogether = words.every((_, nth) => isAdding(book, { list, nth }));
    if (times > 1 && !isTogether) next(draft, { do: 'list', list, on, times: times - 1 });
    tell({ type: 'effect-activated', seat: draft.active, of, thing });
    const each = isTogether ? times : 1;
    next(draft, ...words.map((_, nth) => ({ do: 'word', list, nth, on, times: each }) as const));
  },

  fly: (draft, { left }) => fly(book, draft, draft.active, left),

  // ANT-19.20: with fewer cards in hand what there is goes under the card.
  tuck(draft, { on, left }) {
    const seat = draft.active;
    if (left > 0 && handCount(draft, seat) > 0) next(draft, { ask: 'tuck-card', seat, on, left });
  },

  'move-markers'(draft, step) {
    const { left, ...place } = { ...placeOf(step), left: step.left };
    if (left > 0 && canWord(book, draft, draft.active, place)) {
      next(draft, { ask: 'move-marker', seat: draft.active, ...place, left });
    }
  },
});

/** A disc that is to be moved on the Incubation tiles, by numbers. */
interface Moving {
  readonly place: number;
  readonly from: number;
  readonly to: number;
}

/** Every disc that can be moved up, or to another specialisation. */
function* movesOf(at: Seen, seat: Seat, how: 'raise' | 'shift'): Generator<Moving> {
  for (const place of how === 'raise' ? [MIDDLE, BOTTOM] : TILE_PLACES.keys()) {
    for (const [from, count] of discsOn(at, seat, place).entries()) {
      if (count === 0) continue;
      if (how === 'raise') yield { place, from, to: from };
      else for (const to of SPECIALISATIONS.keys()) if (to !== from) yield { place, from, to };
    }
  }
}

/** Moves a disc: one tile up, or to another specialisation. */
export function moveDisc(draft: Changing, seat: Seat, { place, from, to }: Moving, up: number): void {
  changeDiscs(draft, seat, place, from, -1);
  changeDiscs(draft, seat, place - up, to, 1);
  tell({
    type: 'disc-moved',
    seat,
    from: entryOf(TILE_PLACES, place),
    was: entryOf(SPECIALISATIONS, from),
    to: entryOf(TILE_PLACES, place - up),
    is: entryOf(SPECIALISATIONS, to),
  });
}

/** Why a card of the hand cannot be discarded or put under another. */
function whyNotGiven(book: Book, at: Seen, seat: Seat, card: string): AntsWhy | undefined {
  const cards = handCards(at, seat);
  if (cards.includes(cardNumber(book, card))) return undefined;
  return { code: 'discard/not-in-hand', rule: 'ANT-19.1', facts: { card, cards: cardIds(book, cards) } };
}

const ownCards = (book: Book, at: Seen, seat: Seat): string[] => cardIds(book, distinct(handCards(at, seat)));

/** What the cards are called on which a marker can be put, or of which one can be taken. */
const called = (book: Book, at: Seen, seat: Seat, cards: readonly number[]): string[] =>
  cards.map((on) => playedAs(book, at, seat, on));

/** The cards on which the marker of a word can be put. */
function placesFor(book: Book, at: Seen, seat: Seat, place: WordPlace): readonly number[] {
  return cardsForMarker(book, at, seat, MARKERS.indexOf(effectAt(book, place, 'mark').marker), place.on);
}

/** The cards of which the markers can be taken that a word costs. */
function markedFor(book: Book, at: Seen, seat: Seat, place: WordPlace): readonly number[] {
  const { cost } = effectAt(book, place, 'pay');
  return cost.cost === 'markers' ? cardsWithMarker(at, seat, MARKERS.indexOf(cost.marker), cost.amount) : [];
}

/** Why the price of an effect cannot be paid now. */
function whyNotAfforded(book: Book, at: Seen, seat: Seat, place: WordPlace): AntsWhy | undefined {
  const { cost } = effectAt(book, place, 'pay');
  if (cost.cost === 'cards') return undefined;
  if (cost.cost === 'markers') {
    const has = markersOn(at, seat, place.on, MARKERS.indexOf(cost.marker));
    if (has >= cost.amount) return undefined;
    return { code: 'pay/too-dear', rule: 'ANT-19.2', facts: { what: cost.marker, cost: cost.amount, has } };
  }
  const cube = CUBES.indexOf(cost.cube);
  if (canPay(book, at, seat, costIn(cube, cost.amount))) return undefined;
  const has = amountOf(at, seat, RESOURCES.indexOf(cost.cube));
  return { code: 'pay/too-dear', rule: 'ANT-19.2', facts: { what: cost.cube, cost: cost.amount, has } };
}

type WordKind =
  | 'swarm'
  | 'production-track'
  | 'draw-keep'
  | 'seek-symbol'
  | 'move-disc'
  | 'larva-kind'
  | 'choose-item'
  | 'choose-pheromone'
  | 'discard-card'
  | 'discard-for'
  | 'tuck-card'
  | 'pay-for'
  | 'place-marker'
  | 'choose-effect'
  | 'move-marker'
  | 'use-marker'
  | 'egg-swap'
  | 'empty-room';

/** What is decided about words. */
export const wordQuestions = (book: Book): Questions<WordKind> => ({
  // ANT-17.5: the player must decide at once: leave the disc on the track, or move it into the swarming area.
  swarm: {
    answer: (draft, { seat, area }) => swarm(book, draft, seat, area),
    ...leave,
  },

  'production-track': {
    among: { track: (_at, { tracks }) => tracks.map((track) => entryOf(TRACKS, track)) },
    why(_at, ask, { track }) {
      if (ask.tracks.includes(TRACKS.indexOf(track))) return undefined;
      const tracks = ask.tracks.map((each) => entryOf(TRACKS, each));
      return { code: 'track/other', rule: 'ANT-18.15', facts: { track, tracks } };
    },
    answer: (draft, { seat }, { track }) => moveTrack(draft, seat, TRACKS.indexOf(track), 1),
  },

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
      for (const other of drawn) {
        layAside(book, draft, other);
        const { id, deck } = cardOf(book, other);
        const told = { card: id, deck: entryOf(DECKS, deck), why: 'not-kept' } as const;
        tell({ type: 'card-discarded', seat, ...told, reveals: true });
      }
      draft.drawn[seat] = [];
    },
  },

  'seek-symbol': {
    answer(draft, { seat }, { symbol }) {
      const { cards, isFound } = revealUntil(book, draft, SYMBOLS.indexOf(symbol));
      const found = isFound ? (cards[cards.length - 1] ?? NONE) : NONE;
      tell({ type: 'sought', seat, symbol, cards: cardIds(book, cards), found: cardId(book, found) });
      for (const card of isFound ? cards.slice(0, -1) : cards) layAside(book, draft, card);
      if (found !== NONE) takeIntoHand(book, draft, seat, found, EVERYONE);
    },
  },

  'move-disc': {
    *candidates(at, { seat, how }) {
      for (const { place, from, to } of movesOf(at, seat, how)) {
        yield {
          type: 'move-disc',
          seat,
          place: entryOf(TILE_PLACES, place),
          from: entryOf(SPECIALISATIONS, from),
          to: entryOf(SPECIALISATIONS, to),
        };
      }
    },
    why(at, { seat, how }, { place, from, to }) {
      if (figureOf(discsOn(at, seat, placeNumber(place)), specialisationNumber(from)) === 0) {
        return { code: 'disc/none', rule: 'ANT-4.2', facts: { place, specialisation: from } };
      }
      const isWay = how === 'raise' ? from === to && place !== 'top' : from !== to;
      return isWay ? undefined : { code: 'disc/way', rule: 'ANT-3.13', facts: { place, from, to } };
    },
    answer: (draft, { seat, how }, { place, from, to }) =>
      moveDisc(
        draft,
        seat,
        { place: placeNumber(place), from: specialisationNumber(from), to: specialisationNumber(to) },
        how === 'raise' ? 1 : 0,
      ),
    ...leave,
  },

  'larva-kind': {
    answer(draft, { seat }, { specialisation }) {
      changeDiscs(draft, seat, MIDDLE, specialisationNumber(specialisation), takeDiscs(draft, seat, 1));
      tell({ type: 'larva-gained', seat, specialisation });
    },
    ...leave,
  },

  'choose-item': {
    among: { item: (at) => at.sideItems.map((item) => entryOf(book.itemIds, item)) },
    why(at, _ask, { item }) {
      const items = at.sideItems.map((each) => entryOf(book.itemIds, each));
      return items.includes(item) ? undefined : { code: 'item/gone', rule: 'ANT-2.37', facts: { item, items } };
    },
    answer: (draft, { seat }, { item }) => takeItemBeside(book, draft, seat, book.itemIds.indexOf(item)),
    ...leave,
  },

  'choose-pheromone': {
    why(at, { seat }, { terrain }) {
      if (hasScent(at, seat, TERRAINS.indexOf(terrain))) return undefined;
      return { code: 'scent/gone', rule: 'ANT-10.14', facts: { terrain } };
    },
    answer: (draft, { seat }, { terrain }) => loseScent(book, draft, seat, TERRAINS.indexOf(terrain)),
    ...leave,
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

  'pay-for': {
    why: (at, ask) => whyNotAfforded(book, at, ask.seat, placeOf(ask)),
    answer: (draft, ask) => payPrice(book, draft, ask.seat, placeOf(ask)),
    ...leave,
  },

  'place-marker': {
    among: { card: (at, ask) => called(book, at, ask.seat, placesFor(book, at, ask.seat, placeOf(ask))) },
    why(at, ask, { card }) {
      const cards = called(book, at, ask.seat, placesFor(book, at, ask.seat, placeOf(ask)));
      const { marker } = effectAt(book, ask, 'mark');
      if (cards.includes(card)) return undefined;
      return { code: 'marker/no-place', rule: 'ANT-18.7', facts: { card, marker, cards } };
    },
    answer(draft, ask, { card }) {
      const { marker, count } = effectAt(book, ask, 'mark');
      const on = playedNumber(book, draft, ask.seat, card);
      putMarkers(book, draft, ask.seat, on, MARKERS.indexOf(marker), count);
    },
  },

  'choose-effect': {
    among: { effect: (at, ask) => branchesOf(book, at, ask.seat, placeOf(ask)).map((nth) => nth + 1) },
    why(at, ask, { effect }) {
      if (branchesOf(book, at, ask.seat, placeOf(ask)).includes(effect - 1)) return undefined;
      const effects = listAt(book, effectAt(book, ask, 'either').list).words.length;
      return { code: 'branch/nothing', rule: 'ANT-3.12', facts: { effect, effects } };
    },
    answer(draft, ask, { effect }) {
      const { list } = effectAt(book, ask, 'either');
      const place = { list, nth: effect - 1, on: ask.on };
      // What is chosen for its price is not asked about again.
      if (listAt(book, list).words[effect - 1]?.op === 'pay') payPrice(book, draft, ask.seat, place);
      else next(draft, { do: 'word', ...place, times: 1 });
    },
    ...leave,
  },

  'move-marker': {
    among: {
      card: (at, ask) => {
        const marker = MARKERS.indexOf(effectAt(book, ask, 'move-marks').marker);
        return called(book, at, ask.seat, cardsToMoveTo(book, at, ask.seat, marker, ask.on));
      },
    },
    why(at, ask, { card }) {
      const { marker } = effectAt(book, ask, 'move-marks');
      const number = MARKERS.indexOf(marker);
      const cards = called(book, at, ask.seat, cardsToMoveTo(book, at, ask.seat, number, ask.on));
      if (cards.includes(card)) return undefined;
      return { code: 'marker/no-place', rule: 'ANT-18.7', facts: { card, marker, cards } };
    },
    answer(draft, ask, { card }) {
      const { marker } = effectAt(book, ask, 'move-marks');
      const to = playedNumber(book, draft, ask.seat, card);
      moveMarker(book, draft, ask.seat, MARKERS.indexOf(marker), ask.on, to);
      next(draft, { do: 'move-markers', ...placeOf(ask), left: ask.left - 1 });
    },
    ...leave,
  },

  'use-marker': {
    among: { card: (at, ask) => called(book, at, ask.seat, markedFor(book, at, ask.seat, placeOf(ask))) },
    why(at, ask, { card }) {
      const cards = called(book, at, ask.seat, markedFor(book, at, ask.seat, placeOf(ask)));
      const { cost } = effectAt(book, ask, 'pay');
      if (cards.includes(card) || cost.cost !== 'markers') return undefined;
      return { code: 'marker/none', rule: 'ANT-18.9', facts: { card, marker: cost.marker, cards } };
    },
    answer(draft, ask, { card }) {
      const { cost } = effectAt(book, ask, 'pay');
      if (cost.cost !== 'markers') return;
      const on = playedNumber(book, draft, ask.seat, card);
      spendMarkers(book, draft, ask.seat, on, MARKERS.indexOf(cost.marker), cost.amount);
      afterPayment(book, draft, placeOf(ask));
    },
    ...leave,
  },

  'egg-swap': {
    among: { track: (at, { seat }) => lowerable(at, seat).map((track) => entryOf(TRACKS, track)) },
    why(at, { seat }, { track }) {
      if (lowerable(at, seat).includes(TRACKS.indexOf(track))) return undefined;
      return { code: 'egg/lowest', rule: 'ANT-19.17', facts: { track } };
    },
    // ANT-20.8: the free Egg choice of a Queen does not apply.
    answer(draft, { seat }, { track }) {
      const lowered = TRACKS.indexOf(track);
      moveTrack(draft, seat, lowered, -1);
      for (let egg = FIRST_EGG_TRACK; egg < TRACKS.length; egg++) if (egg !== lowered) moveTrack(draft, seat, egg, 1);
    },
    ...leave,
  },

  'empty-room': {
    among: { size: (at, { seat }) => sizesOf(at, seat, 'full') },
    why(at, { seat }, { size }) {
      if (sizesOf(at, seat, 'full').includes(size)) return undefined;
      return { code: 'room/not-full', rule: 'ANT-19.14', facts: { size } };
    },
    answer: (draft, { seat }, { size }) => turnRoom(book, draft, seat, size, 'empty'),
    ...leave,
  },
});

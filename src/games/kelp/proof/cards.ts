import { EVERYONE, type Fault, faultAt, faultsOfEach, faultUnless, pileSize } from '../../../kernel/index.ts';
import { ACTIONS, CARD_TYPES, NONE, OCTOPUS, SHARK } from '../components.ts';
import { handLimit, handOf } from '../rules/hand.ts';
import { type Book, cardOf, sharkCardOf } from '../table/book.ts';
import type { KelpState } from '../table/state.ts';
import { type Invariants, kindIn, resolvedIn, waitingIn, wordsIn } from './faults.ts';

/**
 * What is true of the cards; that each of them is in one place follows from the shape (KLP-20.6, KLP-20.8), and so does that known
 * cards are a part of the hand (KLP-20.29).
 */
export function cardInvariants(book: Book): Invariants {
  return {
    'what is known of cards everybody knows': ({ hands, drawPile, market, deck }) => [
      ...faultUnless(
        hands.every(({ owner }, seat) => owner === seat),
        'hands',
        'each its own seat',
        hands.length,
      ),
      ...faultUnless(hands[SHARK]?.cards.length === 0, `hands[${SHARK}]`, 'nothing', hands[SHARK]?.cards),
      ...faultsOfEach('hands[0].known', hands[OCTOPUS]?.known ?? [], ({ seen }) => openly(seen)),
      ...faultsOfEach('drawPile.top', drawPile.top, ({ seen }) => openly(seen)),
      ...[drawPile, deck, ...market].flatMap(({ bottom }) =>
        faultUnless(bottom.length === 0, 'bottom', 'nothing', bottom),
      ),
      ...faultUnless(deck.top.length === 0, 'deck.top', 'nothing', deck.top),
    ],
    // KLP-2.6.
    'stacks hold cards of their type, and show the top one': ({ market }) =>
      market.flatMap((stack, type) => {
        const { top, rest } = stack;
        const strange = rest.findIndex((count, card) => count > 0 && cardOf(book, card).type !== type);
        const wanted = pileSize(stack) > 0 ? 1 : 0;
        return [
          ...faultUnless(strange === NONE, `market[${type}].rest[${strange}]`, '0', rest[strange]),
          ...faultUnless(top.length === wanted, `market[${type}].top`, `${wanted} cards`, top.length),
          ...faultsOfEach(`market[${type}].top`, top, ({ kind, seen }) =>
            cardOf(book, kind).type === type ? openly(seen) : `a card of ${CARD_TYPES[type]}`,
          ),
        ];
      }),
    // KLP-20.7 + KLP-20.31.
    'a food is where its card says': (state) => foodFaults(book, state),
    // KLP-20.21 + KLP-20.35.
    'slots hold the cards of this turn': (state) => slotFaults(book, state),
    // KLP-20.20.
    'the hand is above the limit only in the turn of the octopus': (state) => {
      if (state.agenda.length === 0 || state.side === OCTOPUS || book.options.handOverflow === 'keep') return [];
      const limit = handLimit(book, state);
      const { length } = handOf(state).cards;
      return faultUnless(length <= limit, `hands[${OCTOPUS}].cards`, `at most ${limit}`, length);
    },
    // KLP-20.9.
    'the row is full while cards are left': ({ row, deck }) =>
      faultUnless(pileSize(deck) === 0 || !row.includes(NONE), 'row', 'no gap', row),
    // KLP-20.36.
    'dice lie on cards that hold one, and other cards are such as can be used': ({ stashes, front }) => [
      ...faultsOfEach('stashes', stashes, ({ card }) =>
        sharkCardOf(book, card).effects.some(({ op }) => op === 'stash') ? undefined : 'a card that holds a die',
      ),
      ...faultsOfEach('front', front, (card) =>
        sharkCardOf(book, card).windows.length > 0 ? undefined : 'a card that can be used',
      ),
    ],
    'something is being learnt only while a card or a food is resolved': (state) => lessonFaults(book, state),
  };
}

const openly = (seen: number): string | undefined => (seen === EVERYONE ? undefined : 'a card that everybody knows');

function foodFaults(book: Book, state: KelpState): Fault[] {
  const { market, reserve, eaten, removed } = state;
  const waiting = waitingIn(state);
  const coming = typeof waiting === 'object' && waiting.ask === 'learn-replace' ? waiting.kind : NONE;
  return book.cards.flatMap(({ food }, card) => {
    if (food === NONE) return [];
    const isInMarket = market.some(({ top, rest }) => rest[card] === 1 || top.some(({ kind }) => kind === card));
    const isReserved = reserve[food] === 1;
    const isEaten = eaten.some(({ kind }) => kind === food);
    return [
      ...faultUnless(
        isReserved === (isInMarket || coming === food),
        `reserve[${food}]`,
        isReserved ? '0' : '1',
        reserve[food],
      ),
      ...faultUnless(!isEaten || removed[card] === 1, `removed[${card}]`, '1', removed[card]),
    ];
  });
}

function slotFaults(book: Book, state: KelpState): Fault[] {
  const { slots, acted, side, agenda } = state;
  if (agenda.length === 0) return [];
  const place = resolvedIn(book, state);
  const isTurn = side === OCTOPUS && kindIn(state) !== 'hand-overflow' && kindIn(state) !== 'setup-den';
  return faultsOfEach('slots', slots, (card, slot) => {
    if (!isTurn || slot > acted || slot >= ACTIONS) return card === NONE ? undefined : 'nothing';
    if (slot < acted) return undefined;
    if (place?.of !== 'card') return card === NONE ? undefined : 'nothing';
    // KLP-6.41: an eat card is out of the game once it is resolved.
    const isEaten = wordsIn(book, 'card', place.thing).some(
      ({ effect }, nth) => effect.op === 'eat' && nth < place.nth,
    );
    const wanted = isEaten ? NONE : place.thing;
    return card === wanted ? undefined : String(wanted);
  });
}

function lessonFaults(book: Book, state: KelpState): Fault[] {
  const { lesson, reserve, agenda } = state;
  const { cards, areas, sent } = lesson;
  if (agenda.length === 0) return [];
  const place = resolvedIn(book, state);
  const isLearning =
    place !== undefined &&
    wordsIn(book, place.of, place.thing).some(({ effect }, nth) => effect.op === 'learn' && nth <= place.nth);
  const total = sent.reduce((sum, count) => sum + count, 0);
  return [
    ...faultUnless(isLearning || cards.length + areas.length === 0, 'lesson', 'nothing', lesson),
    ...faultUnless(total === areas.length, 'lesson.sent', `${areas.length} blocks`, total),
    ...faultUnless(
      areas.every((area, index) => areas.indexOf(area) === index),
      'lesson.areas',
      'each once',
      areas,
    ),
    ...sent.flatMap((count, kind) =>
      count <= (reserve[kind] ?? 0) ? [] : [faultAt(`lesson.sent[${kind}]`, 'blocks of the reserve', count)],
    ),
  ];
}

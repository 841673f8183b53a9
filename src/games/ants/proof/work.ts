import { EVERYONE, type Fault, faultAt, faultUnless } from '../../../kernel/index.ts';
import { BOOST_COST, FOOD, LEAF, NONE, RESOURCES } from '../components.ts';
import { canWord } from '../ops/index.ts';
import { listOfEffect } from '../ops/lists.ts';
import { kindsOn } from '../rules/collecting.ts';
import { bonusOf, canDig } from '../rules/digging.ts';
import { spacesFor } from '../rules/enemies.ts';
import { canExplore } from '../rules/exploring.ts';
import { canSwarm, flightSpaceOf } from '../rules/flight.ts';
import { canForage } from '../rules/foraging.ts';
import { filledSlots, handCards, handCount, heldOf } from '../rules/hand.ts';
import { larvaeOf } from '../rules/incubating.ts';
import { coverRange, missingSymbols } from '../rules/needs.ts';
import { canPay, waysToPay } from '../rules/payment.ts';
import { costOf, waivableLines } from '../rules/playing.ts';
import { risingTracks } from '../rules/production.ts';
import { sizesFor } from '../rules/rooms.ts';
import { canAct } from '../rules/strength.ts';
import { total } from '../rules/supply.ts';
import { type Book, cardOf, enemyOf, gardenOf, type WordPlace } from '../table/book.ts';
import { effectOf } from '../table/incubation.ts';
import type { BookWord } from '../table/lists.ts';
import type { AntsState } from '../table/state.ts';
import type { Ask, AskNamed, Step } from '../table/work.ts';
import { canTuck } from './cards.ts';
import { askedIn, asksOfKind, type Invariants, stepsNamed, type Waiting, workOf } from './faults.ts';

/** What is true of the work that waits, entry by entry, and of the decision that is asked. */
export function workInvariants(book: Book): Invariants {
  return {
    'work that waits is about things that are there': (state) =>
      workOf(state).flatMap((work, index) =>
        isAboutSomething(book, state, work)
          ? []
          : [faultAt(`agenda[${index}]`, 'work about things that are there', work)],
      ),
    'what is asked can be answered': (state) => {
      const ask = askedIn(state);
      // What is asked about nothing has no answer that could be looked for.
      if (ask === undefined || !isAboutSomething(book, state, ask) || hasAnswer(book, state, ask)) return [];
      return [faultAt(`agenda[${state.agenda.length - 1}]`, 'a decision that has an answer', ask)];
    },
    // Invariant 18.
    'what has to be paid can be paid': (state) => {
      const costs = owedIn(book, state);
      return faultUnless(canPay(book, state, state.active, costs), 'resources', 'enough for what is owed', costs);
    },
    'one card is played at a time, from hand and for everybody to see': (state) => playFaults(book, state),
    'there are cards to discard': (state) => {
      const owed = asksOfKind(workOf(state), 'discard-card').length;
      const has = owed === 0 ? 0 : handCount(state, state.active);
      return faultUnless(owed <= has, 'hands', `at least ${owed} cards`, has);
    },
    'a hex is revealed once': (state) => {
      const hexes = stepsNamed(workOf(state), 'reveal').map(({ hex }) => hex);
      return faultUnless(new Set(hexes).size === hexes.length, 'agenda', 'each hex once', hexes);
    },
  };
}

// -- things that are there --------------------------------------------------------------------------------------------

const CARD_STEPS: readonly (Step['do'] | Ask['ask'])[] = ['pay-card', 'place-card', 'waive-line', 'fill-room'];

function isAboutSomething(book: Book, state: AntsState, work: Waiting): boolean {
  const { hexes, vertices } = gardenOf(book, state);
  const isHex = (hex: number): boolean => hex < hexes.length;
  const own = (vertex: number): boolean => vertex < vertices.length && state.foragers[vertex] === state.active;
  if ('list' in work && !isPlace(book, state, work)) return false;
  if ('left' in work && 'head' in work) {
    const { left, head, tail } = work;
    return left > 0 || 'do' in work ? (head === NONE ? tail === NONE : own(head) && own(tail)) : false;
  }
  if ('hexes' in work) return work.hexes.every(isHex) && new Set(work.hexes).size === work.hexes.length;
  if ('vertex' in work) return own(work.vertex);
  if ('cells' in work) {
    const { cells } = work;
    const isBonus = (cell: number): boolean => bonusOf(book, state, state.active, cell) !== NONE;
    return cells.every(isBonus) && new Set(cells).size === cells.length;
  }
  if ('do' in work && work.do === 'reveal') {
    const { hex } = work;
    const isNew = total(state.cubes[hex] ?? []) === 0 && state.enemies[hex] === NONE;
    return isHex(hex) && hexes[hex]?.kind === 'hidden' && state.explorers[hex] !== NONE && isNew;
  }
  if ('do' in work && work.do === 'collect') return isHex(work.hex) && work.who < state.names.length;
  if ('do' in work && work.do === 'effects') return work.left.every((number) => isEffect(book, state, number));
  if ('ask' in work && work.ask === 'incubation-effect')
    return work.left.every((number) => isEffect(book, state, number));
  if ('do' in work && work.do === 'find-space') return isHex(work.hex) && hasSpace(book, state, work.hex);
  return !('hex' in work) || isHex(work.hex);
}

const hasSpace = (book: Book, state: AntsState, hex: number): boolean => {
  const enemy = state.enemies[hex] ?? NONE;
  return enemy !== NONE && spacesFor(book, state, state.active, enemyOf(book, enemy).level).length > 0;
};

/** Is this an incubation effect that the active player has? */
function isEffect(book: Book, state: AntsState, number: number): boolean {
  const { of, thing } = effectOf(number, book.abilities.length);
  if (of === 'production') return true;
  if (of === 'ability' && (state.abilities[state.active]?.[thing] ?? NONE) === NONE) return false;
  if (of === 'card' && state.played[state.active]?.[thing] === undefined) return false;
  return listOfEffect(book, state, state.active, number).list !== NONE;
}

/** The words that a decision can be about. */
const WORDS_OF: Readonly<Partial<Record<Ask['ask'], readonly BookWord['op'][]>>> = {
  'granted-action': ['action', 'room'],
  'discard-for': ['pay'],
  'pay-for': ['pay'],
  'use-marker': ['pay'],
  'place-marker': ['mark'],
  'choose-effect': ['either'],
  'move-marker': ['move-marks'],
};

/** Is there such a list, with such a word, on such a card? */
function isPlace(book: Book, state: AntsState, work: Extract<Waiting, { readonly list: number }>): boolean {
  const list = book.lists[work.list];
  if (list === undefined) return false;
  const card = state.played[state.active]?.[work.on]?.card;
  const isOn = list.of === 'card' ? card !== undefined && cardOf(book, card).id === list.thing : work.on === NONE;
  if (!isOn || !('nth' in work)) return isOn;
  const word = list.words[work.nth];
  if (word === undefined) return false;
  const wanted = 'ask' in work ? WORDS_OF[work.ask] : undefined;
  return (wanted === undefined || wanted.includes(word.op)) && isPriced(word, work);
}

// What is given for an effect decides which question is asked.
function isPriced(word: BookWord, work: Waiting): boolean {
  if (word.op !== 'pay' || !('ask' in work)) return true;
  if (work.ask === 'discard-for') return word.cost.cost === 'cards';
  if (work.ask === 'use-marker') return word.cost.cost === 'markers' && word.cost.where === 'any';
  return word.cost.cost !== 'markers' || word.cost.where === 'this';
}

// -- cards that are being played --------------------------------------------------------------------------------------

function playFaults(book: Book, state: AntsState): Fault[] {
  const playing = workOf(state).filter((work) => CARD_STEPS.includes('do' in work ? work.do : work.ask));
  const [only] = playing;
  if (only === undefined || !('card' in only)) return [];
  const { card } = only;
  const { deck, room } = cardOf(book, card);
  const { known } = heldOf(state, state.active, deck);
  const isShown = known.some(({ kind, seen }) => kind === card && seen === EVERYONE);
  const size = 'size' in only ? only.size : 0;
  const isPlaced = 'do' in only;
  const sizes = sizesFor(book, state, state.active, room);
  return [
    ...faultUnless(playing.length === 1, 'agenda', 'one card that is played', playing.length),
    ...faultUnless(isShown && handCards(state, state.active).includes(card), 'agenda', 'a card of the hand', card),
    ...faultUnless(
      isPlaced && room > 0 ? sizes.includes(size) : size === 0,
      'agenda',
      'the size of a Room tile for it',
      size,
    ),
  ];
}

/** All that the active player still has to pay, by resource. */
function owedIn(book: Book, state: AntsState): number[] {
  const work = workOf(state);
  const costs = RESOURCES.map(() => 0);
  const owe = (resource: number, amount: number): void => {
    costs[resource] = (costs[resource] ?? 0) + amount;
  };
  for (const { boosts } of stepsNamed(work, 'pay-boosts')) owe(FOOD, boosts * BOOST_COST);
  for (const { what, cost } of asksOfKind(work, 'pay')) owe(what === 'food' ? FOOD : LEAF, cost);
  for (const { card } of stepsNamed(work, 'pay-card')) {
    for (const [resource, cost] of costOf(book, state, state.active, card).entries()) owe(resource, cost);
  }
  return costs;
}

// -- decisions that have an answer ------------------------------------------------------------------------------------

/** Whether each decision has an answer; those that can be declined, or always have one, are not here. */
type IsAnswered = { readonly [Kind in Ask['ask']]?: (state: AntsState, ask: AskNamed<Kind>) => boolean };

function hasAnswer(book: Book, state: AntsState, ask: Ask): boolean {
  const is = answeredBy(book)[ask.ask] as ((state: AntsState, ask: Ask) => boolean) | undefined;
  return is === undefined || is(state, ask);
}

const several = (things: readonly unknown[]): boolean => things.length > 1;

const answeredBy = (book: Book): IsAnswered => ({
  'spend-ants': (state, { seat, action }) => canAct(book, state, seat, action),
  'take-display-card': (state, { row }) => filledSlots(state, row).length > 0,
  'dig-tile': (state, { seat, left, single }) => canDig(book, state, seat, { left, single }),
  'bonus-order': (_state, { cells }) => several(cells),
  'explore-hex': (state, { seat, strength }) => canExplore(book, state, strength) && (state.pool[seat] ?? 0) > 0,
  'forage-vertex': (state, { seat, left, head, tail }) =>
    left > 0 && canForage(book, state, seat, { left, head, tail }),
  'collect-kind': (state, { seat, hex, due }) =>
    seat < state.names.length && several(kindsOn(state, hex)) && total(state.cubes[hex] ?? []) > due,
  'emptied-order': (state, { hexes }) => several(hexes) && hexes.every((hex) => total(state.cubes[hex] ?? []) === 0),
  'waive-line': (state, { seat, card }) => waivableLines(book, state, seat, card).length > 0,
  'fill-room': (state, { seat, card }) => sizesFor(book, state, seat, cardOf(book, card).room).length > 0,
  'cover-symbols': (state, { seat, of, thing, waived }) => {
    const isThere =
      of === 'card'
        ? thing < book.cards.length
        : of === 'enemy'
          ? (state.enemies[thing] ?? NONE) !== NONE
          : (state.tiles[seat]?.[thing] ?? NONE) !== NONE;
    return isThere && coverRange(state, seat, missingSymbols(book, state, seat, { of, thing, waived })) !== undefined;
  },
  pay: (state, { seat, what, cost, spare }) => waysToPay(book, state, seat, { what, cost, spare }).length > 0,
  'ability-space': (state, { hex }) => hasSpace(book, state, hex),
  'feed-larvae': (state, { seat }) => larvaeOf(state, seat) > 0,
  'drop-larva': (state, { seat }) => larvaeOf(state, seat) > 0,
  swarm: (state, { seat, area }) =>
    canSwarm(book, state, seat, area) && book.flight[flightSpaceOf(state, seat)]?.area === area,
  'production-track': (state, { seat, tracks }) =>
    tracks.length > 0 && risingTracks(state, seat, tracks).length === tracks.length,
  'tuck-card': (state, { seat, on }) => {
    const card = state.played[seat]?.[on]?.card;
    return handCount(state, seat) > 0 && card !== undefined && canTuck(book, card);
  },
  'place-marker': (state, ask) => canWord(book, state, ask.seat, placeIn(ask)),
  'move-marker': (state, ask) => canWord(book, state, ask.seat, placeIn(ask)),
});

const placeIn = ({ list, nth, on }: WordPlace): WordPlace => ({ list, nth, on });

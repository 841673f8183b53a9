import { entryOf, figureOf, type Seat } from '../../../kernel/index.ts';
import {
  type CardType,
  CUBES,
  FOOD,
  FOOD_ENOUGH,
  LARVA_FOOD,
  NONE,
  SPECIALISATIONS,
  SYMBOLS,
  TILE_PLACES,
  TOP,
  TRANSFORM_COST,
} from '../components.ts';
import { type Book, foodIn, wordAt } from '../table/book.ts';
import type { CannotFreely } from '../table/refusals.ts';
import type { Seen } from '../table/state.ts';
import type { Ask } from '../table/work.ts';
import { activePowers } from './counts.ts';
import { emergencyLeft } from './emergency.ts';
import { handCount } from './hand.ts';
import { larvaeOf, whyNotOpen } from './incubating.ts';
import { needsOf } from './needs.ts';
import { canPay, costIn } from './payment.ts';
import { discardOf, exchangeOf, hasTokenSpace, isUsed, queenFreesOf, tokenPrice, tokenSpaces } from './queens.ts';
import { couldBe } from './reach.ts';
import { amountOf, discsOn, total } from './supply.ts';

type Offered = Readonly<Record<string, readonly Ask['ask'][]>>;

/** Every decision of the active player with an open window. */
const AT_EVERY_WINDOW = [
  'main-action',
  'next-part',
  'play-card',
  'defeat-enemy',
  'store-ants',
  'resolve-deed',
  'pay-for',
  'feed-larvae',
  'end-turn',
] as const satisfies readonly Ask['ask'][];

/**
 * Where each free action is offered.
 *
 * @rule ANT-15.15 Free actions are offered at these decisions only.
 */
const OFFERED = {
  transform: ['main-action', 'play-card', 'store-ants'],
  emergency: AT_EVERY_WINDOW,
  'queen-discard': AT_EVERY_WINDOW,
  'queen-token': ['main-action', 'next-part', 'play-card', 'defeat-enemy', 'resolve-deed', 'end-turn'],
  'queen-fungus': AT_EVERY_WINDOW,
} as const satisfies Offered;

/** Is a free action offered at a decision of this kind? */
const isOffered = (type: keyof typeof OFFERED, ask: Ask['ask']): boolean =>
  (OFFERED[type] as readonly string[]).includes(ask);

/** Why a free action is not offered at a decision. */
export function whyNotHere(type: keyof typeof OFFERED, { ask }: Ask): CannotFreely | undefined {
  if (isOffered(type, ask)) return undefined;
  return { code: 'free/not-here', rule: 'ANT-15.15', facts: {} };
}

// -- Transform --------------------------------------------------------------------------------------------------------

/** A disc that is to be moved to another specialisation of its tile. */
export interface Transform {
  readonly place: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Why a disc cannot be transformed.
 *
 * @rule ANT-15.4 Pay 1 Food to move one ant or larva disc to another specialisation space on the same Incubation tile.
 * @rule ANT-15.5 Not eggs, stored ants or universal ants.
 */
export function whyNotTransformed(
  book: Book,
  at: Seen,
  ask: Ask,
  { place, from, to }: Transform,
): CannotFreely | undefined {
  const { seat } = ask;
  const specialisation = entryOf(SPECIALISATIONS, from);
  if (from === to) return { code: 'transform/same', rule: 'ANT-15.4', facts: { specialisation } };
  const named = entryOf(TILE_PLACES, place);
  if (ask.ask !== 'main-action' && place !== TOP) {
    return { code: 'transform/larva', rule: 'ANT-15.15', facts: { place: named } };
  }
  if (figureOf(discsOn(at, seat, place), from) === 0) {
    return { code: 'transform/none', rule: 'ANT-15.4', facts: { place: named, specialisation } };
  }
  if (canPay(book, at, seat, costIn(FOOD, TRANSFORM_COST))) return undefined;
  return { code: 'transform/unpaid', rule: 'ANT-15.4', facts: { food: TRANSFORM_COST } };
}

// -- Emergency Store --------------------------------------------------------------------------------------------------

/**
 * How much Food a decision can ask for, free actions that it offers included; the emergency store helps out below that.
 *
 * @rule ANT-15.11 Before the main action 6; elsewhere what a deed, a payment, the larvae, a card, a Transform or a token asks for.
 */
function foodNeededAt(book: Book, at: Seen, ask: Ask): number {
  return Math.max(foodAskedFor(book, at, ask), transformFood(at, ask), tokenFood(book, at, ask));
}

/** How much Food the answers to a decision ask for. */
function foodAskedFor(book: Book, at: Seen, ask: Ask): number {
  const { seat } = ask;
  switch (ask.ask) {
    case 'main-action':
      return FOOD_ENOUGH;
    case 'feed-larvae':
      return LARVA_FOOD * larvaeOf(at, seat);
    // Which cards a hand holds is hidden: what any card asks for counts.
    case 'play-card':
      return book.mostCardFood;
    case 'pay-for': {
      const word = wordAt(book, ask);
      return word.op === 'pay' && word.cost.cost === 'cubes' && word.cost.cube === 'food' ? word.cost.amount : 0;
    }
    case 'resolve-deed':
      return Math.max(
        0,
        ...TILE_PLACES.flatMap((_, place) =>
          whyNotOpen(book, at, seat, place) === undefined
            ? [foodIn(needsOf(book, at, seat, { of: 'tile', thing: place, waived: NONE }))]
            : [],
        ),
      );
    default:
      return 0;
  }
}

/** What a Transform costs in Food, where one is offered and there is an ant for it. */
const transformFood = (at: Seen, { ask, seat }: Ask): number =>
  isOffered('transform', ask) && total(discsOn(at, seat, TOP)) > 0 ? TRANSFORM_COST : 0;

/** What the next token costs in Food, where one is offered and there is a space for it. */
const tokenFood = (book: Book, at: Seen, { ask, seat }: Ask): number =>
  isOffered('queen-token', ask) && hasTokenSpace(book, at, seat) ? tokenPrice(at, seat) : 0;

/**
 * Why no emergency Food can be taken.
 *
 * @rule ANT-15.7 From the emergency store, from left to right.
 * @rule ANT-15.10 When the store is empty the player may still take Food from the general supply, taking a -3 VP token each time.
 * @rule ANT-15.14 At most `emergencyExtraPerTurn` of them per turn.
 */
export function whyNoEmergency(book: Book, at: Seen, ask: Ask): CannotFreely | undefined {
  const needed = foodNeededAt(book, at, ask);
  const food = amountOf(at, ask.seat, FOOD);
  if (food >= needed) return { code: 'emergency/not-needed', rule: 'ANT-15.11', facts: { food, needed } };
  const { emergencyExtraPerTurn: most } = book.options;
  if (most === 'unlimited' || emergencyLeft(book, at, ask.seat) > 0) return undefined;
  return { code: 'emergency/limit', rule: 'ANT-15.14', facts: { taken: at.extra, most } };
}

// -- Queens -----------------------------------------------------------------------------------------------------------

/**
 * Why no card of this kind can be discarded for the Queen: only what everybody knows decides.
 *
 * @rule ANT-20.10 Each of the two free actions may be used once per turn.
 * @rule ANT-21.3 It looks at the number of cards in hand and never at the cards.
 */
export function whyNoDiscard(book: Book, at: Seen, seat: Seat, kind: CardType): CannotFreely | undefined {
  const free = discardOf(book, at, seat, kind);
  if (free === undefined) return { code: 'queen/other', rule: 'ANT-20.22', facts: {} };
  if (isUsed(at, free)) return { code: 'queen/used', rule: 'ANT-20.10', facts: { kind } };
  if (handCount(at, seat) > 0) return undefined;
  return { code: 'queen/no-card', rule: 'ANT-20.9', facts: {} };
}

/** May a player still discard something for the Queen this turn? (ANT-3.7) */
export const hasDiscard = (book: Book, at: Seen, seat: Seat): boolean =>
  handCount(at, seat) > 0 &&
  queenFreesOf(book, at, seat).some((free) => free.cost.cost === 'cards' && !isUsed(at, free));

/**
 * Can a player still do something freely when the final Incubation is over?
 *
 * @rule ANT-3.18 No turn of this player follows: tokens and cubes that can still count are asked about.
 */
export function hasLastFree(book: Book, at: Seen, seat: Seat): boolean {
  if (whyNoExchange(book, at, seat) === undefined) return true;
  const isScored = activePowers(book, at, seat).some(({ powers }) =>
    powers.score.some(({ count }) => count.count === 'symbols'),
  );
  return isScored && couldBe(book, at, seat, ({ tokens }) => tokens > 0);
}

/**
 * Why a token cannot be placed on the Queen tile.
 *
 * @rule ANT-20.11 Placed tokens cannot be changed.
 * @rule ANT-20.12 The first token is free, each other one costs 1 Food.
 */
export function whyNoToken(book: Book, at: Seen, seat: Seat, symbol: number): CannotFreely | undefined {
  const spaces = tokenSpaces(book, at, seat);
  if (spaces === 0) return { code: 'queen/other', rule: 'ANT-20.22', facts: {} };
  const placed = entryOf(at.queenTokens, seat);
  if (placed.includes(symbol)) {
    return { code: 'token/placed', rule: 'ANT-20.11', facts: { symbol: entryOf(SYMBOLS, symbol) } };
  }
  if (placed.length >= spaces) return { code: 'token/full', rule: 'ANT-20.12', facts: { spaces } };
  const food = tokenPrice(at, seat);
  if (canPay(book, at, seat, costIn(FOOD, food))) return undefined;
  return { code: 'token/unpaid', rule: 'ANT-20.12', facts: { food } };
}

/**
 * Why the cubes for the Queen cannot be given.
 *
 * @rule ANT-20.13 The player may discard Fungus cubes to gain 1 Food and 1 Leaf for each.
 */
export function whyNoExchange(book: Book, at: Seen, seat: Seat): CannotFreely | undefined {
  const free = exchangeOf(book, at, seat);
  if (free === undefined || free.cost.cost !== 'cubes' || isUsed(at, free)) {
    return { code: 'queen/other', rule: 'ANT-20.22', facts: {} };
  }
  const { cube, amount } = free.cost;
  if (canPay(book, at, seat, costIn(CUBES.indexOf(cube), amount))) return undefined;
  const has = amountOf(at, seat, CUBES.indexOf(cube));
  return { code: 'queen/unpaid', rule: 'ANT-20.13', facts: { what: cube, cost: amount, has } };
}

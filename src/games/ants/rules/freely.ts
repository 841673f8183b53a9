import { entryOf, figureOf, type Seat } from '../../../kernel/index.ts';
import {
  type CardType,
  CUBES,
  FOOD,
  FOOD_ENOUGH,
  SPECIALISATIONS,
  SYMBOLS,
  TILE_PLACES,
  TOKEN_PRICE,
  TOP,
  TRANSFORM_COST,
} from '../components.ts';
import { type Book, wordAt } from '../table/book.ts';
import type { BookFree } from '../table/powers.ts';
import type { CannotFreely } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import type { Ask } from '../table/work.ts';
import { queenOf } from './counts.ts';
import { handCount } from './hand.ts';
import { larvaeOf, whyNotOpen } from './incubating.ts';
import { needsOf } from './needs.ts';
import { canPay, costIn } from './payment.ts';
import { amountOf, changeAmount, discsOn } from './supply.ts';
import { tell } from './tell.ts';

type Offered = Readonly<Record<string, readonly Ask['ask'][]>>;

/**
 * Where each free action is offered.
 *
 * @rule ANT-15.15 Free actions are offered at these decisions only.
 */
const OFFERED = {
  transform: ['main-action', 'store-ants'],
  emergency: ['main-action', 'resolve-deed', 'pay-for', 'feed-larvae'],
  'queen-discard': ['main-action', 'play-card', 'end-turn'],
  'queen-token': ['main-action', 'play-card', 'defeat-enemy', 'resolve-deed'],
  'queen-fungus': ['main-action', 'play-card', 'resolve-deed', 'pay-for', 'feed-larvae'],
} as const satisfies Offered;

/** Why a free action is not offered at a decision. */
export function whyNotHere(type: keyof typeof OFFERED, { ask }: Ask): CannotFreely | undefined {
  if ((OFFERED[type] as readonly string[]).includes(ask)) return undefined;
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
  if (ask.ask === 'store-ants' && place !== TOP) {
    return { code: 'transform/larva', rule: 'ANT-15.15', facts: { place: named } };
  }
  if (figureOf(discsOn(at, seat, place), from) === 0) {
    return { code: 'transform/none', rule: 'ANT-15.4', facts: { place: named, specialisation } };
  }
  if (canPay(book, at, seat, costIn(FOOD, TRANSFORM_COST))) return undefined;
  return { code: 'transform/unpaid', rule: 'ANT-15.4', facts: { food: TRANSFORM_COST } };
}

// -- Emergency Store --------------------------------------------------------------------------------------------------

/** How much Food a decision can ask for; the emergency store helps out below that. */
function foodNeededAt(book: Book, at: Seen, ask: Ask): number {
  const { seat } = ask;
  switch (ask.ask) {
    case 'main-action':
      return FOOD_ENOUGH;
    case 'feed-larvae':
      return larvaeOf(at, seat);
    case 'pay-for': {
      const word = wordAt(book, ask);
      return word.op === 'pay' && word.cost.cost === 'cubes' && word.cost.cube === 'food' ? word.cost.amount : 0;
    }
    case 'resolve-deed':
      return Math.max(
        0,
        ...TILE_PLACES.flatMap((_, place) => {
          if (whyNotOpen(book, at, seat, place) !== undefined) return [];
          return needsOf(book, at, seat, { of: 'tile', thing: place, waived: -1 }).flatMap((need) =>
            need.needs === 'count' && need.count.count === 'has' && need.count.resource === 'food' ? [need.least] : [],
          );
        }),
      );
    default:
      return 0;
  }
}

/**
 * Is Food still needed at a decision?
 *
 * @rule ANT-15.11 Before the main action below 6 Food, before a deed or payment that asks for more Food than there is, and while
 *   feeding as long as the larvae cannot all be paid for.
 */
function isNeeded(book: Book, at: Seen, ask: Ask, needed: number): boolean {
  if (ask.ask === 'feed-larvae') return !canPay(book, at, ask.seat, costIn(FOOD, needed));
  return amountOf(at, ask.seat, FOOD) < needed;
}

/**
 * Why no emergency Food can be taken.
 *
 * @rule ANT-15.7 From the emergency store, from left to right.
 * @rule ANT-15.10 When the store is empty the player may still take Food from the general supply, taking a -3 VP token each time.
 * @rule ANT-15.14 At most `emergencyExtraPerTurn` of them per turn.
 */
export function whyNoEmergency(book: Book, at: Seen, ask: Ask): CannotFreely | undefined {
  const needed = foodNeededAt(book, at, ask);
  if (!isNeeded(book, at, ask, needed)) {
    const facts = { food: amountOf(at, ask.seat, FOOD), needed };
    return { code: 'emergency/not-needed', rule: 'ANT-15.11', facts };
  }
  const most = book.options.emergencyExtraPerTurn;
  if (figureOf(at.store, ask.seat) > 0 || at.extra < most) return undefined;
  return { code: 'emergency/limit', rule: 'ANT-15.14', facts: { taken: at.extra, most } };
}

/**
 * A player takes one cube of emergency Food.
 *
 * @rule ANT-15.8 The cubes go to the player's supply and may be used for anything.
 * @rule ANT-15.12 The emergency store is never refilled.
 * @rule ANT-15.16 Each -3 VP token stands for exactly 1 Food.
 */
export function takeEmergency(draft: Changing, seat: Seat): void {
  const left = figureOf(draft.store, seat);
  if (left > 0) draft.store[seat] = left - 1;
  else {
    draft.penalties[seat] = figureOf(draft.penalties, seat) + 1;
    draft.extra += 1;
  }
  changeAmount(draft, seat, FOOD, 1);
  tell({ type: 'emergency-taken', seat, from: left > 0 ? 'store' : 'supply' });
}

// -- Queens -----------------------------------------------------------------------------------------------------------

/** A free action of a player's Queen, with its number on the tile. */
interface QueenFree extends BookFree {
  readonly nth: number;
}

/** The free action of a player's Queen that costs a card of this type. */
export function discardOf(book: Book, at: Pick<Seen, 'queens'>, seat: Seat, kind: CardType): QueenFree | undefined {
  return freeOf(book, at, seat).find(({ cost }) => cost.cost === 'cards' && cost.type === kind);
}

/** The free action of a player's Queen that costs cubes. */
export function exchangeOf(book: Book, at: Pick<Seen, 'queens'>, seat: Seat): QueenFree | undefined {
  return freeOf(book, at, seat).find(({ cost }) => cost.cost === 'cubes');
}

const freeOf = (book: Book, at: Pick<Seen, 'queens'>, seat: Seat): QueenFree[] =>
  (queenOf(book, at, seat)?.free ?? []).map((free, nth) => ({ ...free, nth }));

const isUsed = ({ queenUsed }: Pick<Seen, 'queenUsed'>, { often, nth }: QueenFree): boolean =>
  often === 'once' && queenUsed.includes(nth);

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
  handCount(at, seat) > 0 && freeOf(book, at, seat).some((free) => free.cost.cost === 'cards' && !isUsed(at, free));

/** What the next token costs in Food: the first is free (ANT-20.12). */
export const tokenPrice = ({ queenTokens }: Pick<Seen, 'queenTokens'>, seat: Seat): number =>
  entryOf(queenTokens, seat).length === 0 ? 0 : TOKEN_PRICE;

/**
 * Why a token cannot be placed on the Queen tile.
 *
 * @rule ANT-20.11 Placed tokens cannot be changed.
 * @rule ANT-20.12 The first token is free, each other one costs 1 Food.
 */
export function whyNoToken(book: Book, at: Seen, seat: Seat, symbol: number): CannotFreely | undefined {
  const spaces = queenOf(book, at, seat)?.tokens ?? 0;
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

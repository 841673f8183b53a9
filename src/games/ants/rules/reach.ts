import { entryOf, figureOf, type Seat } from '../../../kernel/index.ts';
import {
  ADVANCE,
  EMERGENCY_FOOD,
  FOOD,
  LAST_SPACE,
  NONE,
  QUEEN_TOKENS,
  RESOURCES,
  SYMBOLS,
  TOKEN_PRICE,
  TRACKS,
} from '../components.ts';
import { type Book, listAt } from '../table/book.ts';
import type { Seen } from '../table/state.ts';
import { emergencyLeft } from './emergency.ts';
import { canSwarm, flightSpaceOf } from './flight.ts';
import { handCount } from './hand.ts';
import { type Costs, canPay, costIn } from './payment.ts';
import { isUsed, queenFreesOf, tokenPrice, tokenSpaces } from './queens.ts';
import { amountOf } from './supply.ts';

/** More Food than anything takes. */
const MOST_FOOD = 99;

/** What free actions can still make of a position, and how many tokens the Queen tile can still take there. */
interface Reach {
  readonly at: Seen;
  readonly tokens: number;
}

/**
 * Tests a position, and then what the free actions that are open to a player can still make of it.
 *
 * Every rule that skips or hides something as impossible asks this first, so that nothing is skipped too early. Only public
 * facts decide: of cards that a Queen lets discard, only their number counts. Nothing is changed.
 *
 * @rule ANT-21.5 What free actions of this moment can still make possible is not skipped.
 */
export function couldBe(book: Book, at: Seen, seat: Seat, test: (reach: Reach) => boolean): boolean {
  if (test({ at, tokens: 0 })) return true;
  for (const reach of reachesOf(book, at, seat)) if (test(reach)) return true;
  return false;
}

/** The positions that free actions can still bring, each with all the Food that can be taken. */
function* reachesOf(book: Book, at: Seen, seat: Seat): Generator<Reach> {
  const food = Math.min(MOST_FOOD, EMERGENCY_FOOD * emergencyLeft(book, at, seat));
  for (const exchanged of exchangesOf(book, at, seat)) {
    for (const discarded of discardsOf(book, exchanged, seat, handCount(at, seat))) {
      const fed = withResources(discarded, seat, (has, resource) => (resource === FOOD ? has + food : has));
      yield { at: fed, tokens: tokensFor(book, fed, seat) };
    }
  }
}

/** How many tokens the Queen tile can still take, by its spaces and by the Food for them (ANT-20.12). */
function tokensFor(book: Book, at: Seen, seat: Seat): number {
  const free = tokenSpaces(book, at, seat) - entryOf(at.queenTokens, seat).length;
  let tokens = 0;
  let price = tokenPrice(at, seat);
  while (tokens < free && canPay(book, at, seat, costIn(FOOD, price))) {
    tokens += 1;
    price += TOKEN_PRICE;
  }
  return tokens;
}

/** The position after each number of exchanges of cubes that a player's Queen allows, none included. */
function* exchangesOf(book: Book, at: Seen, seat: Seat): Generator<Seen> {
  yield at;
  for (const free of queenFreesOf(book, at, seat)) {
    if (free.cost.cost !== 'cubes' || isUsed(at, free)) continue;
    const paid = RESOURCES.indexOf(free.cost.cube);
    let after = at;
    while (amountOf(after, seat, paid) >= free.cost.amount) {
      const { amount } = free.cost;
      after = withResources(after, seat, (has, resource) => (resource === paid ? has - amount : has));
      after = afterList(book, after, seat, free.list);
      yield after;
      if (free.often === 'once') break;
    }
  }
}

/** The position after each choice of discards that a player's Queen allows with so many cards in hand, none included. */
function* discardsOf(book: Book, at: Seen, seat: Seat, cards: number, from = 0): Generator<Seen> {
  yield at;
  for (const free of queenFreesOf(book, at, seat)) {
    const { cost, often, nth, list } = free;
    if (nth < from || cost.cost !== 'cards' || cost.amount > cards || isUsed(at, free)) continue;
    const after = afterList(book, at, seat, list);
    yield* discardsOf(book, after, seat, cards - cost.amount, often === 'once' ? nth + 1 : nth);
  }
}

/** The position after the words that a free action of a Queen pays for, as far as they bear on requirements and costs. */
function afterList(book: Book, at: Seen, seat: Seat, list: number): Seen {
  let after = at;
  for (const word of listAt(book, list).words) {
    switch (word.op) {
      case 'pay':
        after = afterList(book, after, seat, word.list);
        break;
      case 'gain': {
        const { amount, resource: gained } = word;
        const nth = RESOURCES.indexOf(gained);
        after = withResources(after, seat, (has, resource) => (resource === nth ? has + amount : has));
        break;
      }
      case 'advance': {
        const rising = word.tracks.map((track) => TRACKS.indexOf(track));
        const raised = entryOf(after.production, seat).map((level, track) =>
          rising.includes(track) ? Math.min(LAST_SPACE, level + ADVANCE) : level,
        );
        after = { ...after, production: replaced(after.production, seat, raised) };
        break;
      }
      case 'universal':
        after = { ...after, universal: replaced(after.universal, seat, figureOf(after.universal, seat) + 1) };
        break;
      case 'flight':
        for (let left = word.spaces; left > 0; left--) after = afterFlight(book, after, seat);
        break;
      default:
        break;
    }
  }
  return after;
}

/** The position after a player's disc has flown one space: its bonus, and a swarm where there is one. */
function afterFlight(book: Book, at: Seen, seat: Seat): Seen {
  const from = flightSpaceOf(at, seat);
  const next = book.flight[from + 1];
  if (next === undefined) return at;
  const flight = at.flight.map((stack, space) =>
    space === from ? stack.filter((each) => each !== seat) : space === from + 1 ? [...stack, seat] : stack,
  );
  let after: Seen = { ...at, flight };
  const { area, now } = next;
  if (area !== NONE && canSwarm(book, at, seat, area)) {
    after = { ...after, swarm: replaced(after.swarm, area, [...entryOf(after.swarm, area), seat]) };
  }
  return now === NONE ? after : afterList(book, after, seat, now);
}

/** A list with another entry at one place. */
const replaced = <Entry>(list: readonly Entry[], place: number, entry: Entry): Entry[] =>
  list.map((each, nth) => (nth === place ? entry : each));

function withResources(at: Seen, seat: Seat, change: (amount: number, resource: number) => number): Seen {
  return { ...at, resources: replaced(at.resources, seat, entryOf(at.resources, seat).map(change)) };
}

/** The symbols that are still missing when as many tokens as can be are placed for them; tokens provide each symbol once. */
export function missingWithTokens({ at, tokens }: Reach, seat: Seat, missing: readonly number[]): number[] {
  const placed = entryOf(at.queenTokens, seat);
  let left = tokens;
  return missing.map((count, symbol) => {
    const isToken = (QUEEN_TOKENS as readonly string[]).includes(entryOf(SYMBOLS, symbol));
    if (count === 0 || left === 0 || !isToken || placed.includes(symbol)) return count;
    left -= 1;
    return count - 1;
  });
}

/** Can a player pay these costs, now or after free actions? */
export const couldPay = (book: Book, at: Seen, seat: Seat, costs: Costs): boolean =>
  couldBe(book, at, seat, (reach) => canPay(book, reach.at, seat, costs));

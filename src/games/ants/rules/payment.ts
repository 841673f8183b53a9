import { entryOf, figureOf, next, type Seat } from '../../../kernel/index.ts';
import { FOOD, FUNGUS, LEAF, MARKERS, NONE, RESOURCES } from '../components.ts';
import { type Book, cardOf } from '../table/book.ts';
import type { MarkersTold } from '../table/events.ts';
import type { Changing, Seen } from '../table/state.ts';
import { amountOf, changeAmount, returnDiscs } from './supply.ts';
import { markersTold, tell } from './tell.ts';

/** What something costs, by the number of the resource. */
export type Costs = readonly number[];

/** A cost in one resource. */
export const costIn = (resource: number, amount: number): Costs =>
  RESOURCES.map((_, each) => (each === resource ? amount : 0));

/** A payment of Food or Leaf: so much, and so much Fungus has to be left for what is paid after it. */
export interface Payment {
  readonly what: 'food' | 'leaf';
  readonly cost: number;
  readonly spare: number;
}

/** A way to pay: so many Fungus cubes, so many markers, and the rest in proper cubes. */
interface Way {
  readonly fungus: number;
  readonly markers: number;
}

/** What payments are made from. */
type Paying = Pick<Seen, 'resources' | 'played'>;

/** The markers of a player that may be spent as a resource, oldest card first. */
function* spendable(book: Book, { played }: Paying, seat: Seat, resource: number) {
  for (const [on, { card, markers }] of entryOf(played, seat).entries()) {
    const { spend } = cardOf(book, card);
    for (let marker = 0; marker < markers.length; marker++) {
      const count = figureOf(markers, marker);
      if (count > 0 && spend[marker] === resource) yield { on, marker, count };
    }
  }
}

/** How many markers may be spent as a resource. */
function spendableMarkers(book: Book, at: Paying, seat: Seat, resource: number): number {
  let sum = 0;
  for (const { card, markers } of entryOf(at.played, seat)) {
    const { spend } = cardOf(book, card);
    for (let marker = 0; marker < markers.length; marker++) {
      if (spend[marker] === resource) sum += figureOf(markers, marker);
    }
  }
  return sum;
}

/** How much Fungus a cost in Food or Leaf takes at least. */
function shortOf(book: Book, at: Paying, seat: Seat, resource: number, cost: number): number {
  if (cost === 0) return 0;
  return Math.max(0, cost - amountOf(at, seat, resource) - spendableMarkers(book, at, seat, resource));
}

/**
 * Can all of this be paid?
 *
 * @rule ANT-12.21 A Fungus cube may be spent as 1 Leaf or as 1 Food.
 * @rule ANT-12.22 Markers that a card allows to be spent may be mixed freely into any payment of that kind.
 */
export function canPay(book: Book, at: Paying, seat: Seat, costs: Costs): boolean {
  for (let resource = FUNGUS; resource < costs.length; resource++) {
    if (figureOf(costs, resource) > amountOf(at, seat, resource)) return false;
  }
  const short =
    shortOf(book, at, seat, FOOD, figureOf(costs, FOOD)) + shortOf(book, at, seat, LEAF, figureOf(costs, LEAF));
  return figureOf(costs, FUNGUS) + short <= amountOf(at, seat, FUNGUS);
}

/** The resource of a payment by its number. */
const resourceOf = (what: Payment['what']): number => (what === 'food' ? FOOD : LEAF);

/**
 * Every way to make a payment.
 *
 * @rule ANT-12.28 A payment names how many Fungus cubes and how many markers it uses, and the rest is paid in the proper cubes.
 * @rule ANT-12.23 Overpaying is not allowed.
 */
export function waysToPay(book: Book, at: Paying, seat: Seat, { what, cost, spare }: Payment): Way[] {
  const resource = resourceOf(what);
  const has = amountOf(at, seat, resource);
  const fungi = Math.min(cost, amountOf(at, seat, FUNGUS) - spare);
  const most = spendableMarkers(book, at, seat, resource);
  const ways: Way[] = [];
  for (let fungus = 0; fungus <= fungi; fungus++) {
    for (let markers = Math.max(0, cost - fungus - has); markers <= Math.min(most, cost - fungus); markers++) {
      ways.push({ fungus, markers });
    }
  }
  return ways;
}

/**
 * Makes a payment in this way, markers leaving the oldest card first.
 *
 * @rule ANT-12.24 Spent cubes go to the general supply, spent markers to the pool.
 */
export function payInWay(book: Book, draft: Changing, seat: Seat, { what, cost }: Payment, way: Way): void {
  const { fungus, markers } = way;
  const resource = resourceOf(what);
  const count = cost - fungus - markers;
  changeAmount(draft, seat, resource, -count);
  changeAmount(draft, seat, FUNGUS, -fungus);
  const told: MarkersTold[] = [];
  let left = markers;
  for (const { on, marker, count: there } of [...spendable(book, draft, seat, resource)]) {
    if (left === 0) break;
    const taken = Math.min(left, there);
    removeMarkers(draft, seat, on, marker, taken);
    told.push(markersTold(book, draft, seat, { on, marker: entryOf(MARKERS, marker), count: taken }));
    left -= taken;
  }
  tell({ type: 'paid', seat, what, count, fungus, markers: told });
}

/** Takes markers off a played card; they are in the pool. */
export function removeMarkers(draft: Changing, seat: Seat, on: number, marker: number, count: number): void {
  const { markers } = entryOf(entryOf(draft.played, seat), on);
  markers[marker] = figureOf(markers, marker) - count;
  returnDiscs(draft, seat, count);
}

/**
 * Makes a player pay: at once where there is one way only, after a question where there are several. What can be paid is asked
 * before (`canPay`).
 *
 * @rule ANT-12.28 A payment with only one way is made without asking.
 */
export function charge(book: Book, draft: Changing, seat: Seat, costs: Costs): void {
  for (let resource = FUNGUS; resource < costs.length; resource++) {
    const count = figureOf(costs, resource);
    if (count === 0) continue;
    changeAmount(draft, seat, resource, -count);
    tell({ type: 'paid', seat, what: entryOf(RESOURCES, resource), count, fungus: 0, markers: [] });
  }
  const leaf: Payment = { what: 'leaf', cost: figureOf(costs, LEAF), spare: 0 };
  const food: Payment = {
    what: 'food',
    cost: figureOf(costs, FOOD),
    spare: shortOf(book, draft, seat, LEAF, leaf.cost),
  };
  const payments = [food, leaf].filter(({ cost }) => cost > 0);
  for (const [index, payment] of payments.entries()) {
    const [way, ...others] = waysToPay(book, draft, seat, payment);
    if (way === undefined || others.length > 0) {
      next(draft, ...payments.slice(index).map((each) => ({ ask: 'pay', seat, ...each }) as const));
      return;
    }
    payInWay(book, draft, seat, payment, way);
  }
}

/** Has no payment this way? */
export const isWay = (ways: readonly Way[], { fungus, markers }: Way): boolean =>
  ways.some((way) => way.fungus === fungus && way.markers === markers);

/** The markers of a kind on all played cards of a player, by the number of the card; none where there is none. */
export function cardsWithMarker({ played }: Pick<Seen, 'played'>, seat: Seat, marker: number, least: number): number[] {
  return entryOf(played, seat).flatMap(({ markers }, on) => (figureOf(markers, marker) >= least ? [on] : []));
}

/** How many markers of a kind are on a played card; none on no card. */
export const markersOn = ({ played }: Pick<Seen, 'played'>, seat: Seat, on: number, marker: number): number =>
  on === NONE ? 0 : figureOf(entryOf(entryOf(played, seat), on).markers, marker);

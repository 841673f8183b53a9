import {
  distinct,
  type HiddenAsk,
  pileOf,
  putInto,
  type Random,
  type Seat,
  type Together,
  takeFrom,
} from '../../../kernel/index.ts';
import { HIDDEN, NONE, SLOTS } from '../components.ts';
import { isArsenal } from '../rules/hand.ts';
import { livingSnails } from '../rules/position.ts';
import type { Book } from '../table/book.ts';
import type { SnailsState, SnailsView } from '../table/state.ts';
import type { Work } from '../table/work.ts';

/** What a world has where a view has something hidden. */
type Imagined = Pick<SnailsState, 'hands' | 'plans' | 'active' | 'passive' | 'deck'>;

/**
 * A world that a view allows: hidden cards as they may have been drawn, plans and tokens any that are possible.
 *
 * Cards are dealt here and not from the shape, because they have a history: a hand holds the basic cards and what is known to
 * be in it, a plan is chosen from the hand, and a hand that was said to be bare has all its arsenal in the plan.
 */
export function imagine(book: Book, view: SnailsView, random: Random): Imagined {
  const unseen = unseenCards(book, view);
  const active = [...view.active];
  const passive = [...view.passive];
  const hands = view.hands.map((hand) => [...hand]);
  const plans = view.plans.map((plan) => [...plan]);

  for (const seat of view.hands.keys()) {
    if (seat === view.viewer) continue;
    const held = imagineHeld(book, view, { seat, unseen, random });
    const isPlanned = view.phase === 'planning' && hasPlanned(view, seat);
    if (isPlanned) plans[seat] = Array.from({ length: SLOTS }, () => HIDDEN);
    const plan = plans[seat] ?? [];
    const laidOut = imagineFaceDown(book, view, { seat, held, random, count: countOf(plan, HIDDEN) });
    plans[seat] = plan.map((card) => (card === HIDDEN ? (laidOut.shift() ?? NONE) : card));
    hands[seat] = held;

    const living = livingSnails(view, seat);
    if (isPlanned) {
      active[seat] = HIDDEN;
      if (living.length > 1) passive[seat] = HIDDEN;
    }
    // A token that has been revealed is known wherever it lies.
    const undeclared = living.filter((snail) => snail !== active[seat] && snail !== passive[seat]);
    for (const tokens of [active, passive]) {
      if (tokens[seat] !== HIDDEN) continue;
      const snail = random.oneOf(undeclared);
      takeFrom(undeclared, snail);
      tokens[seat] = snail;
    }
  }

  return { hands, plans, active, passive, deck: pileOf(unseen) };
}

/** How many of each arsenal card are in places that the viewer cannot see, and not known to be with anybody. */
function unseenCards(book: Book, view: SnailsView): number[] {
  const unseen = book.copies.map((copies, card) => copies - (view.discards[card] ?? 0));
  const see = (cards: readonly number[]): void => {
    for (const card of cards) if (isArsenal(book, card)) unseen[card] = (unseen[card] ?? 0) - 1;
  };
  if (view.viewer !== 'spectator') see(view.hands[view.viewer] ?? []);
  for (const plan of view.plans) see(plan);
  for (const [seat, known] of view.known.entries()) if (seat !== view.viewer) see(known);
  return unseen;
}

interface Holding {
  readonly seat: Seat;
  /** The arsenal cards that may be anywhere; those that this seat is imagined to hold are taken out of it. */
  readonly unseen: number[];
  readonly random: Random;
}

/** All cards that a seat holds in hand and face down, sorted. */
function imagineHeld(book: Book, view: SnailsView, { seat, unseen, random }: Holding): number[] {
  const plan = view.plans[seat] ?? [];
  const faceDown = plan.filter((card) => card === HIDDEN).length;
  const count = (view.hands[seat]?.length ?? 0) + faceDown;

  const held = [...book.basics];
  for (const card of plan) takeFrom(held, card);
  const factionCard = book.factionCards[view.factions[seat] ?? NONE] ?? NONE;
  // A faction card that was taken is in hand or plan until it is revealed.
  if (view.factionCards[seat] === 1 && !plan.includes(factionCard)) putInto(held, factionCard);
  for (const card of view.known[seat] ?? []) putInto(held, card);
  while (held.length < count) {
    const drawn = random.pick(unseen);
    unseen[drawn] = (unseen[drawn] ?? 0) - 1;
    putInto(held, drawn);
  }
  return held;
}

interface FaceDown {
  readonly seat: Seat;
  /** All that the seat holds; what it has laid out is taken out of it. */
  readonly held: number[];
  readonly random: Random;
  readonly count: number;
}

/** So many cards that a seat may have laid out face down: any that it holds, and has not got since. */
function imagineFaceDown(book: Book, view: SnailsView, { seat, held, random, count }: FaceDown): number[] {
  // SNL-16.8: what everybody has seen come into the hand has not been laid out.
  const inHand = view.inHand[seat] ?? [];
  for (const card of inHand) takeFrom(held, card);
  // SNL-14.16: of a hand that is known to hold no arsenal card, all that there are have been laid out.
  const isBare = view.bare[seat] === 1;
  const laidOut = isBare ? held.filter((card) => isArsenal(book, card)) : [];
  for (const card of laidOut) takeFrom(held, card);
  while (laidOut.length < count) {
    const card = random.oneOf(distinct(held));
    takeFrom(held, card);
    laidOut.push(card);
  }
  for (const card of inHand) putInto(held, card);
  return isBare ? random.shuffled(laidOut) : laidOut;
}

const countOf = (cards: readonly number[], card: number): number => cards.filter((each) => each === card).length;

/** Has this seat finished its plan, while others still plan? */
function hasPlanned(view: SnailsView, seat: Seat): boolean {
  const top = view.agenda[view.agenda.length - 1] as Together<Work | HiddenAsk> | Work | undefined;
  if (top === undefined || !('together' in top)) return false;
  return livingSnails(view, seat).length > 0 && top.together[seat]?.length === 0;
}

import { EngineError } from '../basics/errors.ts';
import { EVERYONE, includes, NOBODY, only, type Seats } from '../basics/seat-sets.ts';
import type { Seat, Viewer } from '../basics/seats.ts';
import type { KnownCard } from './pile.ts';
import type { Random } from './random.ts';

/**
 * The cards that a player holds, hidden from the others except for those that they know to be there.
 *
 * Copies of a card are alike: what others know is never "that one", but how many of a kind there are at least. So `known` has
 * one entry for each copy of a kind that anybody else knows of, with those who know of so many; whoever knows of two knows of
 * one, and the copy that most know of comes first.
 */
export interface Hand {
  /** Who holds the cards, and sees them all. */
  readonly owner: Seat;
  /** The cards by kind, sorted; -1 in the view of somebody for each card that it does not know. */
  readonly cards: readonly number[];
  /** The cards that others know to be here, sorted by kind. */
  readonly known: readonly KnownCard[];
}

/** A hand that may be changed: part of a draft. */
export interface HandDraft {
  owner: Seat;
  cards: number[];
  known: KnownCard[];
}

/** A hand without cards. */
export function handOf(owner: Seat): Hand {
  return { owner, cards: [], known: [] };
}

/** How many cards a hand has. */
export function handSize({ cards }: Pick<Hand, 'cards'>): number {
  return cards.length;
}

/** Is a card of this kind in the hand, as far as whoever sees it so can tell? */
export function isInHand({ cards }: Pick<Hand, 'cards'>, kind: number): boolean {
  return cards.includes(kind);
}

/** Puts a card into a hand; `seen` are those who know which, whether the owner is among them or not. */
export function putInHand(hand: HandDraft, { kind, seen }: KnownCard): void {
  hand.cards = sorted([...hand.cards, kind]);
  // Whoever sees this copy, and knew of so many before, knows of one more.
  let more = othersIn(hand, seen);
  const chain = seenOf(hand.known, kind).map((knowing) => {
    const already = knowing & more;
    const now = knowing | more;
    more = already;
    return now;
  });
  setKnown(hand, kind, [...chain, more]);
}

/**
 * Takes a card of this kind out of a hand, for everybody to see. A card that is not there is the caller's mistake.
 *
 * @rule KER-5.7 Copies are alike. Of several, the one that most know of has left: nobody can be sure of as many as before.
 */
export function takeFromHand(hand: HandDraft, kind: number): void {
  const index = hand.cards.indexOf(kind);
  if (index < 0) throw notInHand(hand, kind);
  // A new list: in a draft's own list, every card behind the place would be moved by itself.
  hand.cards = hand.cards.filter((_, place) => place !== index);
  setKnown(hand, kind, seenOf(hand.known, kind).slice(1));
}

/** Shows a card of this kind to `seen`; it stays in the hand. A card that is not there is the caller's mistake. */
export function showCard(hand: HandDraft, kind: number, seen: Seats): void {
  if (!isInHand(hand, kind)) throw notInHand(hand, kind);
  const [first = NOBODY, ...others] = seenOf(hand.known, kind);
  // It may be the one that they knew of already.
  setKnown(hand, kind, [first | othersIn(hand, seen), ...others]);
}

/** Shows all cards of a hand to `seen`. */
export function showHand(hand: HandDraft, seen: Seats): void {
  const shown = othersIn(hand, seen);
  for (const kind of new Set(hand.cards)) {
    const chain = seenOf(hand.known, kind);
    const copies = hand.cards.filter((card) => card === kind);
    setKnown(
      hand,
      kind,
      copies.map((_, copy) => (chain[copy] ?? NOBODY) | shown),
    );
  }
}

/** From now on nobody but the owner knows any card of the hand: for cards that have been exchanged unseen. */
export function forgetHand(hand: HandDraft): void {
  hand.known = [];
}

/**
 * The hand as a viewer sees it: the owner all of it, and who knows of what; others the cards they know of, and how many more
 * there are. They see whether everyone knows a card, and not which others do: when that changes would tell them what those
 * others have seen.
 *
 * @rule KER-5.6 Of a hidden hand a viewer sees the cards that it knows to be there, and how many others there are.
 */
export function viewHand(hand: Hand, viewer: Viewer): Hand {
  if (viewer === hand.owner) return hand;
  const known = hand.known
    .filter(({ seen }) => includes(seen, viewer))
    .map(({ kind, seen }) => ({ kind, seen: seen === EVERYONE || viewer === 'spectator' ? EVERYONE : only(viewer) }));
  const others = Array.from({ length: hand.cards.length - known.length }, () => UNKNOWN);
  return { owner: hand.owner, cards: [...others, ...known.map(({ kind }) => kind)], known };
}

/**
 * A hand that a view allows. The cards that the viewer does not know are drawn from `unseen`, which has how many there are of
 * each kind in places that the viewer cannot see, and are taken out of it.
 *
 * @rule KER-5.8 A card that is not known is as likely to be any copy that the viewer has not seen.
 */
export function imagineHand(view: Hand, unseen: number[], random: Random): Hand {
  const cards = view.cards.map((card) => (card === UNKNOWN ? imagined(unseen, random) : card));
  return { owner: view.owner, cards: sorted(cards), known: view.known };
}

/** A copy of a hand. A known card never changes, so that both hold the same ones. */
export function cloneHand({ owner, cards, known }: Hand): Hand {
  return { owner, cards: [...cards], known: [...known] };
}

/** What is wrong with a hand that cannot have come up. */
export function handFaults({ owner, cards, known }: Hand): string[] {
  const faults: string[] = [];
  if (!isSorted(cards)) faults.push('its cards are not sorted by kind');
  if (!isSorted(known.map(({ kind }) => kind))) faults.push('its known cards are not sorted by kind');
  for (const kind of new Set(known.map((card) => card.kind))) {
    const chain = seenOf(known, kind);
    const copies = cards.filter((card) => card === kind).length;
    if (chain.length > copies) faults.push(`${chain.length} cards of kind ${kind} are known, and it has ${copies}`);
    if (chain.some((seen) => othersIn({ owner }, seen) !== seen || seen === NOBODY)) {
      faults.push(`who knows a card of kind ${kind} must be others than its owner`);
    }
    if (chain.some((seen, copy) => copy > 0 && (seen & ~(chain[copy - 1] ?? NOBODY)) !== 0)) {
      faults.push(`whoever knows of another card of kind ${kind} must know of the first`);
    }
  }
  return faults;
}

/** Stands for a card that the viewer does not know. */
const UNKNOWN = -1;

/** Who knows of one copy of a kind, of two, and so on. */
function seenOf(known: readonly KnownCard[], kind: number): Seats[] {
  return known.flatMap((card) => (card.kind === kind ? [card.seen] : []));
}

function setKnown(hand: HandDraft, kind: number, chain: readonly Seats[]): void {
  const lower = hand.known.filter((card) => card.kind < kind);
  const higher = hand.known.filter((card) => card.kind > kind);
  const known = chain.flatMap((seen) => (seen === NOBODY ? [] : [{ kind, seen }]));
  hand.known = [...lower, ...known, ...higher];
}

// That the owner knows is nothing to be stored. Everyone is everyone, though: the spectators with them.
function othersIn({ owner }: Pick<Hand, 'owner'>, seen: Seats): Seats {
  return seen === EVERYONE ? EVERYONE : seen & ~only(owner);
}

function imagined(unseen: number[], random: Random): number {
  if (!unseen.some((count) => count > 0)) {
    throw new EngineError('hand/nothing-left', 'A hand has more unknown cards than there are unseen ones.');
  }
  const kind = random.pick(unseen);
  unseen[kind] = (unseen[kind] ?? 0) - 1;
  return kind;
}

function sorted(cards: readonly number[]): number[] {
  return [...cards].sort((one, other) => one - other);
}

function isSorted(cards: readonly number[]): boolean {
  return cards.every((card, index) => index === 0 || (cards[index - 1] ?? card) <= card);
}

function notInHand({ owner }: Pick<Hand, 'owner'>, kind: number): EngineError {
  return new EngineError('hand/no-such-card', `There is no card of kind ${kind} in the hand of seat ${owner}.`);
}

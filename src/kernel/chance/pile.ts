import { EngineError } from '../basics/errors.ts';
import { includes, type Seats } from '../basics/seat-sets.ts';
import type { Viewer } from '../basics/seats.ts';
import { type HasChance, pick } from './chance.ts';

/** A card of a face-down pile whose place is known to somebody. */
export interface KnownCard {
  /** Its kind; -1 in the view of somebody who has not seen it. */
  readonly kind: number;
  /** Who has seen it, as the bits of a number: seat 0 counts 1, seat 1 counts 2, seat 2 counts 4, and so on. */
  readonly seen: Seats;
}

/**
 * A face-down pile. What nobody knows is not stored: the order of `rest` is drawn when a card is, which has the same
 * distribution as shuffling beforehand and leaves nothing to leak.
 *
 * @rule KER-5.3 Of a face-down pile only what somebody has seen is stored; the rest is drawn when it is needed.
 */
export interface Pile {
  /** Cards whose place from the top is known, the topmost last. */
  readonly top: readonly KnownCard[];
  /** How many cards of each kind lie between top and bottom, in an order that nobody knows. */
  readonly rest: readonly number[];
  /** Cards whose place from the bottom is known, the lowest first. */
  readonly bottom: readonly KnownCard[];
}

/**
 * A pile as a viewer sees it: the cards it has seen, and how many others there are; or, where what is left is no secret,
 * how many of each kind the viewer has not seen ({@link OpenPileView}).
 */
export interface PileView<Rest = number> {
  /** Cards whose place from the top is known to somebody, the topmost last. */
  readonly top: readonly KnownCard[];
  /** How many cards lie between top and bottom; of an open pile how many of each kind, by their numbers. */
  readonly rest: Rest;
  /** Cards whose place from the bottom is known to somebody, the lowest first. */
  readonly bottom: readonly KnownCard[];
}

/**
 * A pile whose cards everybody can count. `rest` has all cards of each kind that the viewer has not seen, those included
 * that somebody else has seen on top or at the bottom: without them, their kinds would follow by subtraction.
 */
export type OpenPileView = PileView<readonly number[]>;

/** A pile that may be changed: part of a draft. */
export interface PileDraft {
  top: KnownCard[];
  rest: number[];
  bottom: KnownCard[];
}

/** How a pile is drawn from: the stream of chance it uses, and who sees what is drawn. */
export interface Drawing {
  readonly stream: string;
  readonly seen: Seats;
  /**
   * `public` where everybody can count what is left of each kind: then {@link drawMany} does not ask chance for kinds that are
   * used up. Elsewhere it has to, or how often it asks would tell what the pile holds.
   */
  readonly counts?: 'public';
}

/** A shuffled pile with so many cards of each kind. */
export function pileOf(counts: readonly number[]): Pile {
  return { top: [], rest: [...counts], bottom: [] };
}

/** How many cards a pile has. */
export function pileSize(pile: Pile | PileView | OpenPileView): number {
  if (typeof pile.rest === 'number') return pile.top.length + pile.rest + pile.bottom.length;
  return countShown(pile.top) + sum(pile.rest) + countShown(pile.bottom);
}

/** Has a pile no cards left? */
export function isPileEmpty(pile: Pile | PileDraft): boolean {
  if (pile.top.length > 0 || pile.bottom.length > 0) return false;
  for (const count of pile.rest) if (count > 0) return false;
  return true;
}

/**
 * Takes the topmost card off: its kind, and all who know it, those included who had seen it in the pile.
 * An empty pile is the caller's mistake: ask {@link pileSize} first.
 */
export function draw(draft: HasChance, pile: PileDraft, drawing: Drawing): KnownCard {
  const card = pile.top.pop() ?? takeFromRest(draft, pile, drawing) ?? pile.bottom.pop();
  if (card === undefined) throw new EngineError('pile/empty', 'A card was drawn from an empty pile.');
  return { kind: card.kind, seen: card.seen | drawing.seen };
}

/**
 * Takes the `count` topmost cards off at once, sorted by kind, each with all who know it. The same sets of cards come up as
 * often as if they were drawn one by one; but chance is asked how many there are of the first kind, of the next, and so on, so
 * that there are as many outcomes as sets of cards, and not as orders.
 *
 * Too few cards are the caller's mistake: ask {@link pileSize} first.
 *
 * @rule KER-4.13 Several cards drawn at once are as likely as if they were drawn one by one, and chance is asked for their
 *   kinds and not for their order.
 */
export function drawMany(draft: HasChance, pile: PileDraft, count: number, drawing: Drawing): KnownCard[] {
  const size = pileSize(pile);
  if (!Number.isInteger(count) || count < 0 || count > size) {
    throw new EngineError('pile/empty', `From a pile of ${size} cards ${count} were drawn at once.`);
  }
  const cards: KnownCard[] = [];
  while (cards.length < count && pile.top.length > 0) cards.push(draw(draft, pile, drawing));
  for (const kind of takeManyFromRest(draft, pile, count - cards.length, drawing)) {
    cards.push({ kind, seen: drawing.seen });
  }
  while (cards.length < count) cards.push(draw(draft, pile, drawing));
  return cards.sort((one, other) => one.kind - other.kind || one.seen - other.seen);
}

/** Shows the `count` topmost cards, or as many as there are, to `seen`; they stay where they are. The topmost first. */
export function peek(draft: HasChance, pile: PileDraft, count: number, drawing: Drawing): number[] {
  const cards = Array.from({ length: Math.min(count, pileSize(pile)) }, () => draw(draft, pile, drawing));
  pile.top.push(...cards.slice().reverse());
  return cards.map(({ kind }) => kind);
}

/** Puts a card on top; `seen` are those who know which. */
export function putTop(pile: PileDraft, kind: number, seen: Seats): void {
  pile.top.push({ kind, seen });
}

/** Puts a card at the bottom; `seen` are those who know which. */
export function putBottom(pile: PileDraft, kind: number, seen: Seats): void {
  pile.bottom.unshift({ kind, seen });
}

/**
 * Looks through the whole pile for a card of this kind, takes it out, and shuffles what is left.
 * Was there one?
 */
export function search(pile: PileDraft, kind: number): boolean {
  shuffle(pile);
  const left = pile.rest[kind] ?? 0;
  if (left === 0) return false;
  pile.rest[kind] = left - 1;
  return true;
}

/**
 * Shuffles the pile, with these cards added to it: whatever was known of places is known no more.
 *
 * @rule KER-5.4 After a shuffle nobody knows a card's place.
 */
export function shuffle(pile: PileDraft, added: readonly number[] = []): void {
  const known = [...pile.top, ...pile.bottom].map(({ kind }) => kind);
  for (const kind of [...known, ...added]) pile.rest[kind] = (pile.rest[kind] ?? 0) + 1;
  pile.top = [];
  pile.bottom = [];
}

/** The pile as a viewer sees it: with the number of cards that it has not seen, or with their counts by kind. */
export function viewPile(pile: Pile, viewer: Viewer): PileView;
export function viewPile(pile: Pile, viewer: Viewer, options: { readonly rest: 'counts' }): OpenPileView;
export function viewPile(pile: Pile, viewer: Viewer, options?: { readonly rest: 'counts' }): PileView | OpenPileView {
  const masked = ({ kind, seen }: KnownCard): KnownCard => ({ kind: includes(seen, viewer) ? kind : -1, seen });
  const top = pile.top.map(masked);
  const bottom = pile.bottom.map(masked);
  return options?.rest === 'counts'
    ? { top, rest: unseenBy(pile, viewer), bottom }
    : { top, rest: sum(pile.rest), bottom };
}

// KER-5.5: what a viewer has not seen is counted together, wherever in the pile it lies.
function unseenBy({ top, rest, bottom }: Pile, viewer: Viewer): number[] {
  const counts = [...rest];
  for (const { kind, seen } of [...top, ...bottom]) if (!includes(seen, viewer)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** A copy of a pile. A known card never changes, so that both hold the same ones. */
export function clonePile(pile: Pile): Pile {
  return { top: [...pile.top], rest: [...pile.rest], bottom: [...pile.bottom] };
}

function takeFromRest(draft: HasChance, pile: PileDraft, { stream, seen }: Drawing): KnownCard | undefined {
  // A copy: to look through the list of a draft takes many times as long.
  const counts = [...pile.rest];
  if (!counts.some((count) => count > 0)) return undefined;
  const kind = pick(draft, stream, counts, seen);
  pile.rest[kind] = (counts[kind] ?? 0) - 1;
  return { kind, seen };
}

// A part at a time: of more sets of cards at once than `MOST_SETS` chance could not draw one. How many are asked for, and in
// which parts, depends on nothing but sizes, so that it tells nobody what the pile holds.
function takeManyFromRest(draft: HasChance, pile: PileDraft, most: number, drawing: Drawing): number[] {
  const kinds: number[] = [];
  const counts = [...pile.rest];
  let size = sum(counts);
  for (let left = Math.min(most, size); left > 0; ) {
    let part = left;
    while (part > 1 && setsOf(size, part) > MOST_SETS) part = Math.ceil(part / 2);
    takeSet(draft, counts, { part, size, drawing }, kinds);
    left -= part;
    size -= part;
  }
  if (kinds.length > 0) pile.rest = counts;
  return kinds;
}

interface TakenPart {
  readonly part: number;
  /** How many cards there are to draw from. */
  readonly size: number;
  readonly drawing: Drawing;
}

// So many of the first kind, then so many of the next: each number has as many ways as there are sets with it. All of what
// is still to be drawn is of the last kind.
function takeSet(draft: HasChance, counts: number[], { part, size, drawing }: TakenPart, kinds: number[]): void {
  const { stream, seen } = drawing;
  let left = part;
  let others = size;
  for (let kind = 0; left > 0; kind++) {
    const copies = counts[kind] ?? 0;
    others -= copies;
    if (copies === 0 && drawing.counts === 'public') continue;
    // Behind the last kind that is left, there is nothing to ask for.
    const isLast = drawing.counts === 'public' ? others === 0 : kind === counts.length - 1;
    const taken = isLast ? left : pick(draft, stream, waysToTake(copies, others, left), seen);
    counts[kind] = copies - taken;
    for (let each = 0; each < taken; each++) kinds.push(kind);
    left -= taken;
  }
}

/** For each number from 0 to `count`: how many sets of `count` cards have so many of these copies, and else others. */
function waysToTake(copies: number, others: number, count: number): number[] {
  const ways: number[] = [];
  for (let taken = 0; taken <= count; taken++) {
    // Most kinds have few copies, and most numbers no way.
    ways.push(taken > copies ? 0 : setsOf(copies, taken) * setsOf(others, count - taken));
  }
  return ways;
}

/** As many ways as one draw of chance may have. */
const MOST_SETS = 2 ** 32;

/** How many sets of `count` there are of so many cards: exact up to {@link MOST_SETS}, and above it some number above it. */
function setsOf(cards: number, count: number): number {
  if (count > cards) return 0;
  let sets = 1;
  const least = Math.min(count, cards - count);
  for (let each = 1; each <= least && sets <= MOST_SETS; each++) sets = (sets * (cards - least + each)) / each;
  return sets;
}

// A real pile shows all of its cards.
function countShown(cards: readonly KnownCard[]): number {
  let shown = 0;
  for (const { kind } of cards) if (kind >= 0) shown++;
  return shown;
}

function sum(counts: readonly number[]): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}

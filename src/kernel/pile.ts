import { type HasChance, pick } from './chance.ts';
import { EngineError } from './errors.ts';
import { includes, type Seats, type Viewer } from './seats.ts';

/** A card of a face-down pile whose place is known to somebody. */
export interface KnownCard {
  /** Its kind; -1 in the view of somebody who has not seen it. */
  readonly kind: number;
  readonly seen: Seats;
}

/**
 * A face-down pile. What nobody knows is not stored: the order of `rest` is drawn when a card is, which has the same
 * distribution as shuffling beforehand and leaves nothing to leak.
 */
export interface Pile {
  /** Cards whose place from the top is known, the topmost last. */
  readonly top: readonly KnownCard[];
  /** How many cards of each kind lie between top and bottom, in an order that nobody knows. */
  readonly rest: readonly number[];
  /** Cards whose place from the bottom is known, the lowest first. */
  readonly bottom: readonly KnownCard[];
}

/** A pile as a viewer sees it: the cards it has seen, and how many others there are. */
export interface PileView {
  readonly top: readonly KnownCard[];
  readonly rest: number;
  readonly bottom: readonly KnownCard[];
}

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
}

/** A shuffled pile with so many cards of each kind. */
export function pileOf(counts: readonly number[]): Pile {
  return { top: [], rest: [...counts], bottom: [] };
}

/** How many cards a pile has. */
export function pileSize(pile: Pile | PileView): number {
  const rest = typeof pile.rest === 'number' ? pile.rest : sum(pile.rest);
  return pile.top.length + rest + pile.bottom.length;
}

/** Has a pile no cards left? */
export function isPileEmpty(pile: Pile | PileDraft): boolean {
  return pile.top.length === 0 && pile.bottom.length === 0 && !pile.rest.some((count) => count > 0);
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

/** Shuffles the pile, with these cards added to it: whatever was known of places is known no more. */
export function shuffle(pile: PileDraft, added: readonly number[] = []): void {
  const known = [...pile.top, ...pile.bottom].map(({ kind }) => kind);
  for (const kind of [...known, ...added]) pile.rest[kind] = (pile.rest[kind] ?? 0) + 1;
  pile.top = [];
  pile.bottom = [];
}

/** The pile as a viewer sees it. */
export function viewPile(pile: Pile, viewer: Viewer): PileView {
  const masked = ({ kind, seen }: KnownCard): KnownCard => ({ kind: includes(seen, viewer) ? kind : -1, seen });
  return { top: pile.top.map(masked), rest: sum(pile.rest), bottom: pile.bottom.map(masked) };
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

function sum(counts: readonly number[]): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}

import { EngineError } from '../basics/errors.ts';
import type { Viewer } from '../basics/seats.ts';
import type { HasChance } from './chance.ts';
import {
  clonePile,
  type Drawing,
  draw,
  drawMany,
  isPileEmpty,
  type KnownCard,
  type OpenPileView,
  type Pile,
  type PileDraft,
  type PileView,
  pileOf,
  pileSize,
  viewPile,
} from './pile.ts';

/** A face-down pile with an open discard pile beside it, which becomes the new pile when a card is wanted and none is left. */
export interface Deck {
  readonly pile: Pile;
  /** How many cards of each kind lie face up on the discard pile. */
  readonly discards: readonly number[];
}

/** A deck as a viewer sees it. */
export interface DeckView<Rest = number> {
  readonly pile: PileView<Rest>;
  readonly discards: readonly number[];
}

/** A deck that may be changed: part of a draft. */
export interface DeckDraft {
  pile: PileDraft;
  discards: number[];
}

/** What came of a draw from a deck. */
export interface DrawnFromDeck<Cards> {
  readonly drawn: Cards;
  /** How many cards the discard pile had when it was shuffled into a new pile; 0 if it was not. Tell it as an event. */
  readonly reshuffled: number;
}

/** A deck with so many cards of each kind, all of them in the pile. */
export function deckOf(counts: readonly number[]): Deck {
  return { pile: pileOf(counts), discards: counts.map(() => 0) };
}

/** How many cards can be drawn from a deck: those of the pile, and those on the discard pile. */
export function deckSize({ pile, discards }: Deck | DeckView | DeckView<readonly number[]>): number {
  return pileSize(pile) + sum(discards);
}

/**
 * Takes the topmost card off. Nothing in pile and discard pile is the caller's mistake: ask {@link deckSize} first.
 *
 * @rule KER-5.9 When a card is wanted and the pile is empty, and not before, the discard pile is shuffled into a new one.
 */
export function drawFrom(draft: HasChance, deck: DeckDraft, drawing: Drawing): DrawnFromDeck<KnownCard> {
  const reshuffled = isPileEmpty(deck.pile) ? reshuffle(deck) : 0;
  return { drawn: draw(draft, deck.pile, drawing), reshuffled };
}

/**
 * Takes the `count` topmost cards off as a set, as {@link drawMany} does: first what the pile has, then, if they are not
 * enough, the others from the pile that the discard pile becomes. Fewer in both is the caller's mistake.
 */
export function drawManyFrom(
  draft: HasChance,
  deck: DeckDraft,
  count: number,
  drawing: Drawing,
): DrawnFromDeck<KnownCard[]> {
  const left = pileSize(deck.pile);
  const size = left + sum(deck.discards);
  if (count > size) throw new EngineError('pile/empty', `From a deck of ${size} cards ${count} were drawn at once.`);
  if (!(count > left)) return { drawn: drawMany(draft, deck.pile, count, drawing), reshuffled: 0 };
  const first = drawMany(draft, deck.pile, left, drawing);
  const reshuffled = reshuffle(deck);
  const others = drawMany(draft, deck.pile, count - left, drawing);
  return {
    drawn: [...first, ...others].sort((one, other) => one.kind - other.kind || one.seen - other.seen),
    reshuffled,
  };
}

/** Puts a card face up on the discard pile. */
export function discardTo(deck: DeckDraft, kind: number): void {
  deck.discards[kind] = (deck.discards[kind] ?? 0) + 1;
}

/** The deck as a viewer sees it: the pile as {@link viewPile} shows it, and the discard pile, which is open. */
export function viewDeck(deck: Deck, viewer: Viewer): DeckView;
export function viewDeck(deck: Deck, viewer: Viewer, options: { readonly rest: 'counts' }): DeckView<readonly number[]>;
export function viewDeck(
  { pile, discards }: Deck,
  viewer: Viewer,
  options?: { readonly rest: 'counts' },
): DeckView | DeckView<readonly number[]> {
  if (options === undefined) return { pile: viewPile(pile, viewer), discards };
  const open: OpenPileView = viewPile(pile, viewer, options);
  return { pile: open, discards };
}

/** A copy of a deck. */
export function cloneDeck({ pile, discards }: Deck): Deck {
  return { pile: clonePile(pile), discards: [...discards] };
}

// Only when the pile is empty: what was known of it is gone with its cards.
function reshuffle(deck: DeckDraft): number {
  const cards = sum(deck.discards);
  deck.pile.rest = [...deck.discards];
  deck.discards = deck.discards.map(() => 0);
  return cards;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

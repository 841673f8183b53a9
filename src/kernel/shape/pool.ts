import type { Deck, DeckView } from '../chance/deck.ts';
import type { Hand } from '../chance/hand.ts';
import type { OpenPileView, Pile, PileView } from '../chance/pile.ts';
import { LIST } from './lists.ts';
import { NONE, type Supply } from './node.ts';
import { invalid, part, type Secrecy, type StatePart } from './part.ts';
import { number, WHOLE } from './simple-parts.ts';

/** Cards, tiles or other things of which so many of each kind exist, each of them in one place. */
export interface Pool extends Supply {
  /** One of them, by its kind; -1 before it is dealt, and to those who may not see it. */
  readonly card: StatePart<number, number, Unsaid>;
  /** How many of each kind lie somewhere, for everybody to see; none at first. */
  readonly counts: StatePart<readonly number[], readonly number[], 'said'>;
  /** A face-down pile; all of them at first. */
  readonly pile: StatePart<Pile, PileView, 'said'>;
  /** A face-down pile of which everybody can count what is left; all of them at first. */
  readonly openPile: StatePart<Pile, OpenPileView, 'said'>;
  /** A face-down pile with its discards; all of them in the pile at first. */
  readonly deck: StatePart<Deck, DeckView, 'said'>;
  /** What a seat holds, and what others know of it: the entry of a `perSeat`. */
  readonly hand: StatePart<Hand, Hand, 'said'>;
}

type Unsaid = Exclude<Secrecy, 'said'>;

/**
 * Things of which so many of each kind exist, each in one place. Which places there are follows from the parts of the
 * table that are made of them; what no place holds is out of the game.
 *
 * With `others`, so many numbers follow these kinds that are cards of no pool; `hidden` is what stands for a card that cannot be
 * seen.
 *
 * @rule KER-10.4 Every card of a pool is in one place.
 */
export function pool(
  copies: readonly number[],
  { others = 0, hidden = NONE }: { readonly others?: number; readonly hidden?: number } = {},
): Pool {
  if (copies.some((count) => !Number.isSafeInteger(count) || count < 0)) {
    throw invalid(`pool: of each kind there is a whole number, and not ${copies.join(', ')}.`);
  }
  // Kinds without copies at the front are none: cards that begin with 1 are called by their value.
  const least = Math.max(
    0,
    copies.findIndex((count) => count > 0),
  );
  const most = Math.max(least, copies.length + others - 1);
  const made: { -readonly [Key in keyof Pool]: Pool[Key] } = { copies: Object.freeze([...copies]) } as Pool;
  made.card = part({ ...WHOLE, least, most, hidden, start: NONE, pool: made });
  made.counts = part({ ...LIST, entry: number(0, Math.max(0, ...copies)).node, size: copies.length, counts: made });
  made.pile = part({ kind: 'pile', pool: made, isOpen: false });
  made.openPile = part({ kind: 'pile', pool: made, isOpen: true });
  made.deck = part({ kind: 'deck', pool: made });
  made.hand = part({ kind: 'hand', pool: made });
  return Object.freeze(made);
}

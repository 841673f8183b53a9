import { entryOf, type Seat } from '../../../kernel/index.ts';
import { type CardType, TOKEN_PRICE } from '../components.ts';
import type { Book } from '../table/book.ts';
import type { BookFree } from '../table/powers.ts';
import type { Seen } from '../table/state.ts';
import { queenOf } from './counts.ts';

/** A free action of a player's Queen, with its number on the tile. */
export interface QueenFree extends BookFree {
  readonly nth: number;
}

/** The free actions that a player's Queen adds, tokens aside. */
export const queenFreesOf = (book: Book, at: Pick<Seen, 'queens'>, seat: Seat): QueenFree[] =>
  (queenOf(book, at, seat)?.free ?? []).map((free, nth) => ({ ...free, nth }));

/** The free action of a player's Queen that costs a card of this type. */
export function discardOf(book: Book, at: Pick<Seen, 'queens'>, seat: Seat, kind: CardType): QueenFree | undefined {
  return queenFreesOf(book, at, seat).find(({ cost }) => cost.cost === 'cards' && cost.type === kind);
}

/** The free action of a player's Queen that costs cubes. */
export function exchangeOf(book: Book, at: Pick<Seen, 'queens'>, seat: Seat): QueenFree | undefined {
  return queenFreesOf(book, at, seat).find(({ cost }) => cost.cost === 'cubes');
}

/** Is a free action of a Queen used up for this turn? */
export const isUsed = ({ queenUsed }: Pick<Seen, 'queenUsed'>, { often, nth }: QueenFree): boolean =>
  often === 'once' && queenUsed.includes(nth);

/** The number of spaces for tokens on a player's Queen tile. */
export const tokenSpaces = (book: Book, at: Pick<Seen, 'queens'>, seat: Seat): number =>
  queenOf(book, at, seat)?.tokens ?? 0;

/** What the next token costs in Food: the first is free (ANT-20.12). */
export const tokenPrice = ({ queenTokens }: Pick<Seen, 'queenTokens'>, seat: Seat): number =>
  entryOf(queenTokens, seat).length === 0 ? 0 : TOKEN_PRICE;

/** Is a space for a token free on a player's Queen tile? */
export const hasTokenSpace = (book: Book, at: Pick<Seen, 'queens' | 'queenTokens'>, seat: Seat): boolean =>
  entryOf(at.queenTokens, seat).length < tokenSpaces(book, at, seat);

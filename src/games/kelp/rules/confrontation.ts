import { EVERYONE, entryOf, pick } from '../../../kernel/index.ts';
import type { Book } from '../table/book.ts';
import type { KelpOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import { tell } from './tell.ts';

/** The pairs of a strategy and its counter that are left. */
export const pairsLeft = ({ pairs }: Pick<Seen, 'pairs'>): number[] =>
  pairs.flatMap((isLeft, pair) => (isLeft === 1 ? [pair] : []));

/**
 * Why a card of a pair cannot be chosen.
 *
 * @rule KLP-15.19 Each player secretly picks one of their remaining confrontation cards.
 */
export function whyNotChosen(
  { pairs }: Book,
  at: Pick<Seen, 'pairs'>,
  pair: number,
  side: 'strategy' | 'counter',
): KelpOwnWhy | undefined {
  const left = pairsLeft(at);
  if (left.includes(pair)) return undefined;
  const facts = { card: entryOf(pairs, pair)[side], left: left.map((each) => entryOf(pairs, each)[side]) };
  return { code: 'strategy/gone', rule: 'KLP-15.19', facts };
}

/**
 * A strategy and its counter leave the game.
 *
 * @rule KLP-15.24 The octopus card used and the shark's card of the same colour are removed from the game.
 */
export function dropPair(book: Book, draft: Changing, pair: number, why: 'used' | 'card'): void {
  const { strategy, counter } = entryOf(book.pairs, pair);
  draft.pairs[pair] = 0;
  tell({ type: 'pair-removed', strategy, counter, why });
}

/**
 * A random strategy and its counter leave the game.
 *
 * @rule KLP-18.7 Hostile: each remaining octopus confrontation card is equally likely.
 */
export function dropAnyPair(book: Book, draft: Changing): void {
  dropPair(book, draft, pick(draft, 'hostile', [...draft.pairs], EVERYONE), 'card');
}

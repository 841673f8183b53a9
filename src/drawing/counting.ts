import { EngineError, named } from '../kernel/index.ts';

/** Cards of one id, and how many of them. */
export interface CardCount {
  readonly card: string;
  readonly count: number;
}

/** How many cards there are in all. */
export const cardsIn = (counts: readonly CardCount[]): number => counts.reduce((sum, { count }) => sum + count, 0);

/** A card of a table by its id. */
export function printed<Card extends { readonly card: string }>(cards: readonly Card[], id: string): Card {
  const found = cards.find(({ card }) => card === id);
  if (found === undefined) throw new EngineError('card/unknown', `There is no card ${named(id)} at this table.`);
  return found;
}

/** A pile with one more of a card, or one less, in the order of the cards of the table. */
export function countsWith(
  counts: readonly CardCount[],
  cards: readonly { readonly card: string }[],
  id: string,
  more: 1 | -1,
): readonly CardCount[] {
  const before = counts.find(({ card }) => card === id)?.count ?? 0;
  const others = counts.filter(({ card }) => card !== id);
  if (before + more === 0) return others;
  const order = cards.map(({ card }) => card);
  return [...others, { card: id, count: before + more }].sort((one, other) => behind(order, one.card, other.card));
}

/** A sorted list with one more, where the order is that of another list: cards of a hand in the order of the book. */
export function idsWith<Id extends string>(ids: readonly Id[], order: readonly Id[], id: Id): readonly Id[] {
  return [...ids, id].sort((one, other) => behind(order, one, other));
}

/** A list without one of this id. */
export function idsWithout<Id extends string>(ids: readonly Id[], id: Id): readonly Id[] {
  const index = ids.indexOf(id);
  if (index === -1) throw new EngineError('event/unknown', `There is no ${named(id)} where it should be.`);
  return ids.filter((_, each) => each !== index);
}

const behind = (order: readonly string[], one: string, other: string): number =>
  order.indexOf(one) - order.indexOf(other);

/**
 * Makes what finds the entry of a list under a number of a view; a view that counts on more is none of the game.
 *
 * @param game what the game is called in errors: `Snails`.
 */
export function entryIn(game: string) {
  return <Value>(list: readonly Value[], index: number, what: string): Value => {
    const found = list[index];
    if (found !== undefined) return found;
    throw new EngineError('view/invalid', `This is no view of ${game}: there is no ${what} ${String(index)}.`);
  };
}

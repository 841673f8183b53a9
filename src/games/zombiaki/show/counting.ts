import { EngineError, named } from '../../../kernel/index.ts';
import type { CardCount, CardLook } from './look.ts';

/** A card of the game by its id. */
export function printed(cards: readonly CardLook[], id: string): CardLook {
  const found = cards.find(({ card }) => card === id);
  if (found === undefined) throw new EngineError('card/unknown', `There is no card ${named(id)} at this table.`);
  return found;
}

/** A pile with one more of a card, or one less, in the order of the book. */
export function countsWith(
  counts: readonly CardCount[],
  cards: readonly CardLook[],
  id: string,
  more: 1 | -1,
): readonly CardCount[] {
  const before = counts.find(({ card }) => card === id)?.count ?? 0;
  const others = counts.filter(({ card }) => card !== id);
  return before + more === 0 ? others : inOrder([...others, { card: id, count: before + more }], cards);
}

/** Cards of a hand with one more, in the order of the book. */
export function idsWith(ids: readonly string[], cards: readonly CardLook[], id: string): readonly string[] {
  const placed = inOrder(
    [...ids, id].map((card) => ({ card })),
    cards,
  );
  return placed.map(({ card }) => card);
}

/** Cards of a hand without one of this id. */
export function idsWithout(ids: readonly string[], id: string): readonly string[] {
  const index = ids.indexOf(id);
  if (index === -1) throw new EngineError('event/unknown', `There is no card ${named(id)} where it should be.`);
  return ids.filter((_, each) => each !== index);
}

function inOrder<Of extends { readonly card: string }>(
  these: readonly Of[],
  cards: readonly CardLook[],
): readonly Of[] {
  const place = new Map(cards.map(({ card }, index) => [card, index]));
  return [...these].sort((one, other) => (place.get(one.card) ?? 0) - (place.get(other.card) ?? 0));
}

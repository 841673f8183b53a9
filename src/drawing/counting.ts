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

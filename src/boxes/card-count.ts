import { givenList, givenObject } from '../kernel/index.ts';
import type { BoxCard } from './box.ts';

/** How many cards there are: different ones, and all of them with their copies. */
export interface CardTotals {
  readonly kinds: number;
  readonly cards: number;
}

/**
 * Counts the cards of some groups: `kinds` counts each card once, `cards` counts every copy. Where players have the same cards
 * each, a group lists those of one player.
 */
export function countCards(groups: readonly { readonly cards: readonly Pick<BoxCard, 'copies'>[] }[]): CardTotals {
  const all = givenList(groups, 'groups of cards').flatMap((group) =>
    givenList(givenObject(group, 'group of cards').cards, 'cards').map((card) => givenObject(card, 'card')),
  );
  return { kinds: all.length, cards: all.reduce((sum, { copies }) => sum + copies, 0) };
}

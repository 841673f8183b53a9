import { DECKS, type DeckId } from '../components.ts';
import type { PlayerLook } from './look.ts';

/** The cards in a hand, without those that lie under others. */
export interface SeenHand {
  /** Those that the viewer knows. */
  readonly cards: readonly string[];
  /** How many others there are, by their backs. */
  readonly hidden: readonly { readonly deck: DeckId; readonly count: number }[];
}

/** The cards of a hand as far as they are seen; those under a card are not in it. */
export function handOf({ hand, under }: Pick<PlayerLook, 'hand' | 'under'>): SeenHand {
  const tucked = under.flatMap(({ card }) => card ?? []);
  const cards = tucked.reduce<readonly string[]>((left, card) => {
    const at = left.indexOf(card);
    return at < 0 ? left : left.filter((_, nth) => nth !== at);
  }, hand.cards);
  const hidden = DECKS.map((deck) => {
    const unseen = under.filter(({ back, card }) => back === deck && card === undefined).length;
    return { deck, count: Math.max(0, hand.hidden[deck] - unseen) };
  });
  return { cards, hidden: hidden.filter(({ count }) => count > 0) };
}

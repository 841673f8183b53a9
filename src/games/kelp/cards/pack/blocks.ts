import { den, draw, type Food, fetch, hide, hideAll, learn, limit, may, sweep, type Trap } from '../vocabulary.ts';

/**
 * The four foods: what each does when it is activated.
 *
 * @rule KLP-6.45 Abalone may gain 0, 1, 2 or 3 items.
 */
export const FOODS = {
  'food-crab': { source: 'book', effects: [limit(5), may(draw('to-limit'))] },
  'food-lobster': { source: 'book', effects: [hideAll()] },
  'food-sea-snail': { source: 'book', effects: [fetch] },
  'food-abalone': { source: 'book', effects: [learn(3, 'up-to')] },
} as const satisfies Readonly<Record<string, Food>>;

/**
 * The four traps: what each does when a die reveals it.
 *
 * @rule KLP-1.8 The trap that starts on the board is the one that discards 1 current die.
 * @rule KLP-11.8 `trap-den` is mandatory, the other three are optional.
 */
export const TRAPS = {
  'trap-discard-1': { source: 'book', starts: 'board', effects: [sweep(1)] },
  'trap-discard-2': { source: 'book', starts: 'reserve', effects: [sweep(2)] },
  'trap-hide-2': { source: 'book', starts: 'reserve', effects: [hide([0, 2], 'others')] },
  'trap-den': { source: 'book', starts: 'reserve', effects: [den] },
} as const satisfies Readonly<Record<string, Trap>>;

import { deepFreeze } from '../../../kernel/index.ts';

/** What words of the octopus can stand on: a card, an eaten food, a trap, a strategy. */
export const BEARERS = deepFreeze(['card', 'food', 'trap', 'strategy'] as const);
/** What bears words of the octopus. */
export type Bearer = (typeof BEARERS)[number];

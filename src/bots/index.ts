/**
 * Players that are programs.
 *
 * @module gastropodia/bots
 */

export { type AnyBot, randomBot } from './random.ts';
export { bestByWeight, greedyBot } from './greedy.ts';
export type { Judge, Knowledge } from './knowledge.ts';
export { snailsKnowledge } from './snails/knowledge.ts';
export { ismctsBot, type IsmctsOptions } from './ismcts.ts';
export type { Aim } from './search/aim.ts';

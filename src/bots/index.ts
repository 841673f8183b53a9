/**
 * Bots for any game: random, greedy and searching (IS-MCTS). Each game supplies its own heuristics.
 *
 * @module gastropodia/bots
 */

export { type AnyBot, randomBot } from './random.ts';
export { greedyBot } from './greedy.ts';
export { ismctsBot } from './ismcts.ts';
export type { IsmctsOptions } from './options.ts';
export { moveOfParts, type PartMeans, searchPart, type SearchedPart } from './parts.ts';
export { botsFor, type Playable } from './for-game.ts';
export {
  type Contender,
  contenderOf,
  type Forfeit,
  Forfeited,
  FORFEITS,
  type Refereed,
  type RefereeOptions,
  refereed,
  whyFailed,
} from './referee.ts';
export type { Aim } from './search/aim.ts';

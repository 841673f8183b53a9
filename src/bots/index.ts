/**
 * Players that are programs, for any game. What they know of one comes from the game.
 *
 * @module gastropodia/bots
 */

export { type AnyBot, randomBot } from './random.ts';
export { greedyBot } from './greedy.ts';
export { ismctsBot, type IsmctsOptions } from './ismcts.ts';
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

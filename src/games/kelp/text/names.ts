import type { CounterId, FoodId, OctopusCardId, SharkCardId, StrategyId, TrapId } from '../cards/pack/pack.ts';
import type { PLAIN_BLOCKS, Side } from '../components.ts';

/** What things are called in one language. */
export interface Names {
  /** The cards of the default pack: of the octopus, of the shark, strategies and counters. */
  readonly cards: Readonly<Record<OctopusCardId | SharkCardId | StrategyId | CounterId, string>>;
  readonly blocks: Readonly<Record<(typeof PLAIN_BLOCKS)[number] | FoodId | TrapId, string>>;
  readonly sides: Readonly<Record<Side, string>>;
}

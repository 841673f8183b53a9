/**
 * The cards, blocks and tiles of Kelp, with a reader that describes them, and the action that an illegal click stands
 * for, for the thin client: see `gastropodia/kelp/show`.
 *
 * @module gastropodia/kelp/show/cards
 */

export {
  type CounterId,
  defaultPack,
  type FoodId,
  type OctopusCardId,
  type SharkCardId,
  type StrategyId,
  type TrapId,
} from '../cards/pack/pack.ts';
export type { CardReader, ReadCard } from './card-reader.ts';
export { meantBy } from './meant.ts';
export { readerOf } from './reader.ts';

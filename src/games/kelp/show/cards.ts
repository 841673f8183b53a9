/**
 * The cards, blocks and tiles of Kelp, who can read them, and what clicks mean that say nothing legal, for a page that has no
 * rules: see `gastropodia/kelp/show`.
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
export { meantBy } from './meant.ts';
export { type CardReader, type ReadCard, readerOf } from './reader.ts';

/**
 * The cards, tiles and boards of Ants, with a reader that describes them, and the action that an illegal click stands
 * for, for the thin client: see `gastropodia/ants/show`.
 *
 * @module gastropodia/ants/show/cards
 */

export { defaultBoard } from '../board/layouts/board.ts';
export {
  type CardId,
  defaultPack,
  type EnemyId,
  type IncubationTileId,
  type ItemId,
  type LeafTileId,
  type QueenId,
} from '../cards/pack/pack.ts';
export { meantBy } from './meant.ts';
export { type CardReader, type Printed, type ReadThing, readerOf } from './reader.ts';

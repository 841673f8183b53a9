/**
 * The cards of Snails, with a reader that describes them, for the thin client: see `gastropodia/snails/show`.
 *
 * @module gastropodia/snails/show/cards
 */

export { type CardId, defaultPack, type OptionId } from '../cards/pack/pack.ts';
export { type CardReader, readerOf } from './reader.ts';

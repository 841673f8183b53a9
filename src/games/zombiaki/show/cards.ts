/**
 * The cards of Zombiaki, with a reader that describes them, for the thin client: see `gastropodia/zombiaki/show`.
 *
 * @module gastropodia/zombiaki/show/cards
 */

export { type CardId, defaultPack } from '../cards/pack/pack.ts';
export { type CardReader, type ReadCard, readerOf } from './reader.ts';

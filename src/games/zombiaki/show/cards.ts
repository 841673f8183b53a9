/**
 * The cards of Zombiaki, and who can read them, for a page that has no rules: see `gastropodia/zombiaki/show`.
 *
 * @module gastropodia/zombiaki/show/cards
 */

export { type CardId, defaultPack } from '../cards/pack/pack.ts';
export { type CardReader, type ReadCard, readerOf } from './reader.ts';

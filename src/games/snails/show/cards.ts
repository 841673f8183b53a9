/**
 * The cards of Snails, and who can read them, for a page that has no rules: see `gastropodia/snails/show`.
 *
 * @module gastropodia/snails/show/cards
 */

export { type CardId, defaultPack, type OptionId } from '../cards/pack/pack.ts';
export { type CardReader, readerOf } from './reader.ts';

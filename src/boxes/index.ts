/**
 * Boxes: a game with everything that a tool has to know of it.
 *
 * @module gastropodia/boxes
 */

export type {
  AnyBox,
  Box,
  BoxCard,
  BoxTelling,
  BoxWords,
  CardGroup,
  CardSource,
  Chances,
  Offer,
  Party,
  Player,
  Tally,
  Trait,
} from './box.ts';
export { boxOf, type BoxParts } from './box-of.ts';

/**
 * Ants without its rules, for a page that shows a game which is played elsewhere: looks, how events are folded over them, words
 * and clicks, in the languages that it is given.
 *
 * Languages (`gastropodia/ants/show/en`, `/pl`, `/de`), our cards, tiles and boards (`/cards`) and pictures (`/pictures`) load
 * apart. Whoever reads cards takes a language from `/cards/en`, `/cards/pl` or `/cards/de`, which also says what they do, and why
 * something is refused. What a page needs that asks its server why something cannot be clicked is `meantBy` of `/cards`.
 *
 * @module gastropodia/ants/show
 */

export { type ShowOptions, showIn, type Unread } from './show.ts';
export type { CardReader, Printed, ReadThing } from './reader.ts';
export type { AntsCardLanguages, AntsLanguages, CardLanguage, Language } from '../text/language.ts';
export { fold } from './fold.ts';
export type { CardCount } from '../../../drawing/index.ts';
export type {
  AbilityLook,
  AreaLook,
  CardLook,
  CellLook,
  DecisionLook,
  HandLook,
  HexLook,
  ItemSpaceLook,
  LeafLook,
  Look,
  PairLook,
  PlayedLook,
  PlayerLook,
  RoomLook,
  SlotLook,
  TileLook,
  UnderLook,
  VertexLook,
} from './look.ts';
export { look } from './looking.ts';
export { namesAt } from './names-at.ts';
export { antsClicks } from './clicks.ts';

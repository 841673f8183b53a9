/**
 * Thin client for Ants: looks, texts and clicks without the rules, for a page whose game runs on a server.
 *
 * You load languages (`gastropodia/ants/show/en`, `/pl`, `/de`), the cards, tiles and boards (`/cards`) and pictures
 * (`/pictures`) separately. To show card texts or explain refusals, load a language from `/cards/en`, `/cards/pl` or
 * `/cards/de` instead. `meantBy` of `/cards` finds the action that an illegal click stands for, so that your page can ask
 * the server why it is refused.
 *
 * @module gastropodia/ants/show
 */

export { type ShowOptions, showIn, type Unread } from './show.ts';
export type { CardReader, Printed, ReadThing } from './reader.ts';
export type { AntsCardLanguages, AntsLanguages, CardLanguage, Language } from '../text/language.ts';
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
  PlayerNumbers,
  RoomLook,
  SlotLook,
  TileLook,
  UnderLook,
  VertexLook,
} from './look.ts';
export { look } from './looking.ts';
export { namesAt } from './names-at.ts';
export { antsClicks } from './clicks.ts';

/**
 * Thin client for Snails: looks, texts and clicks without the rules, for a page whose game runs on a server.
 *
 * You load languages (`gastropodia/snails/show/en`, `/pl`, `/de`), the cards (`/cards`) and pictures (`/pictures`)
 * separately. To show card texts, load a language from `/cards/en`, `/cards/pl` or `/cards/de` instead.
 *
 * @module gastropodia/snails/show
 */

export { type ShowOptions, showIn, type Unread } from './show.ts';
export type { CardReader } from './reader.ts';
export type { CardLanguage, Language, SnailsCardLanguages, SnailsLanguages } from '../text/language.ts';
export type {
  CardLook,
  DecisionLook,
  FieldLook,
  Look,
  PlayerLook,
  PlayLook,
  SnailLook,
  TilesLook,
} from './look.ts';
export { look } from './looking.ts';
export { namesAt } from './names-at.ts';
export { snailsClicks } from './clicks.ts';

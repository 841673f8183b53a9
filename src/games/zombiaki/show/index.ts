/**
 * Thin client for Zombiaki: looks, texts and clicks without the rules, for a page whose game runs on a server.
 *
 * You load languages (`gastropodia/zombiaki/show/en`, `/pl`, `/de`), the cards (`/cards`) and pictures (`/pictures`)
 * separately. To show card texts, load a language from `/cards/en`, `/cards/pl` or `/cards/de` instead.
 *
 * @module gastropodia/zombiaki/show
 */

export { type ShowOptions, showIn, type Unread } from './show.ts';
export type { CardCount } from '../../../drawing/index.ts';
export type { CardReader, ReadCard } from './reader.ts';
export type { CardLanguage, Language, ZombiakiCardLanguages, ZombiakiLanguages } from '../text/language.ts';
export type {
  BlastLook,
  BossLook,
  CardLook,
  CreatureLook,
  DecisionLook,
  FieldLook,
  FireLook,
  LaneLook,
  Look,
  ObjectLook,
  Phase,
  PlayerLook,
  PlayLook,
} from './look.ts';
export { look } from './looking.ts';
export type { Stop } from '../table/state.ts';
export { namesAt } from './names-at.ts';
export { zombiakiClicks } from './clicks.ts';

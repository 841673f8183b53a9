/**
 * Zombiaki without its rules, for a page that shows a game which is played elsewhere: looks, how events are folded over them,
 * words and clicks, in the languages that it is given.
 *
 * Languages (`gastropodia/zombiaki/show/en`, `/pl`, `/de`), our cards (`/cards`) and pictures (`/pictures`) load apart. Whoever
 * reads cards takes a language from `/cards/en`, `/cards/pl` or `/cards/de`, which also says what they do.
 *
 * @module gastropodia/zombiaki/show
 */

export { type ShowOptions, showIn, type Unread } from './show.ts';
export type { CardCount } from '../../../drawing/index.ts';
export type { CardReader, ReadCard } from './reader.ts';
export type { CardLanguage, Language, ZombiakiCardLanguages, ZombiakiLanguages } from '../text/language.ts';
export { fold } from './fold.ts';
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

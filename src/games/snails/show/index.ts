/**
 * Snails without its rules, for a page that shows a game which is played elsewhere: looks, how events are folded over them,
 * words and clicks, in the languages that it is given.
 *
 * Languages (`gastropodia/snails/show/en`, `/pl`, `/de`), our cards (`/cards`) and pictures (`/pictures`) load apart. Whoever
 * reads cards takes a language from `/cards/en`, `/cards/pl` or `/cards/de`, which also says what they do.
 *
 * @module gastropodia/snails/show
 */

export { type ShowOptions, showIn, type Unread } from './show.ts';
export type { CardReader } from './reader.ts';
export type { CardLanguage, Language, SnailsCardLanguages, SnailsLanguages } from '../text/language.ts';
export { fold } from './fold.ts';
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

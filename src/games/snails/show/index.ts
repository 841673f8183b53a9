/**
 * Snails without its rules, for a page that shows a game which is played elsewhere: looks, how events are folded over them,
 * words and clicks, in the languages that it is given.
 *
 * Languages (`gastropodia/snails/show/en`, `/pl`, `/de`), our cards (`/cards`) and pictures (`/pictures`) load apart.
 *
 * @module gastropodia/snails/show
 */

export { type ShowOptions, showIn } from './show.ts';
export type { CardReader } from './reader.ts';
export type { Language, SnailsLanguages } from '../text/language.ts';
export { fold } from './fold.ts';
export {
  type CardLook,
  type DecisionLook,
  type FieldLook,
  type Look,
  look,
  type PlayerLook,
  type PlayLook,
  type SnailLook,
  type TilesLook,
} from './look.ts';
export { namesAt } from './names-at.ts';
export { snailsClicks } from './clicks.ts';

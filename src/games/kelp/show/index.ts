/**
 * Kelp without its rules, for a page that shows a game which is played elsewhere: looks, how events are folded over them, words
 * and clicks, in the languages that it is given.
 *
 * Languages (`gastropodia/kelp/show/en`, `/pl`, `/de`), our cards (`/cards`) and pictures (`/pictures`) load apart. Whoever
 * reads cards takes a language from `/cards/en`, `/cards/pl` or `/cards/de`, which also says what they do.
 *
 * @module gastropodia/kelp/show
 */

export { type ShowOptions, showIn, type Unread } from './show.ts';
export type { CardReader, CardSort, PlainEffect, ReadCard } from './reader.ts';
export type { CardLanguage, KelpCardLanguages, KelpLanguages, Language } from '../text/language.ts';
export { fold } from './fold.ts';
export type { CardCount } from '../../../drawing/index.ts';
export type {
  AreaLook,
  BlockChance,
  CardLook,
  ChoiceLook,
  DecisionLook,
  DiceLook,
  FactLook,
  FoodLook,
  HandLook,
  KindLook,
  LessonLook,
  Look,
  MixLook,
  PairLook,
  PlayerLook,
  SharkCardLook,
  SharkLook,
  SpaceLook,
  StackLook,
  StashLook,
} from './look.ts';
export { look } from './looking.ts';
export { namesAt } from './names-at.ts';
export { kelpClicks } from './clicks.ts';

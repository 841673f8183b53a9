/**
 * Kelp without its rules, for a page that shows a game which is played elsewhere: looks, how events are folded over them, words
 * and clicks, in the languages that it is given.
 *
 * Languages (`gastropodia/kelp/show/en`, `/pl`, `/de`), our cards (`/cards`) and pictures (`/pictures`) load apart. Whoever
 * reads cards or tells refusals takes a language from `/cards/en`, `/cards/pl` or `/cards/de`, which also says what cards do and
 * why something is refused. What a page needs that asks its server why something cannot be clicked is `meantBy` of `/cards`, and
 * what everybody can know of hidden blocks is `chancesIn` of `/pictures`.
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

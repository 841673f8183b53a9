/**
 * Thin client for Kelp: looks, texts and clicks without the rules, for a page whose game runs on a server.
 *
 * You load languages (`gastropodia/kelp/show/en`, `/pl`, `/de`), the cards, blocks and tiles (`/cards`) and pictures
 * (`/pictures`) separately. To show card texts or explain refusals, load a language from `/cards/en`, `/cards/pl` or
 * `/cards/de` instead. `meantBy` of `/cards` finds the action that an illegal click stands for, so that your page can ask
 * the server why it is refused. `chancesIn` of `/pictures` computes what everybody can know about hidden blocks.
 *
 * @module gastropodia/kelp/show
 */

export { type ShowOptions, showIn, type Unread } from './show.ts';
export type { CardReader, CardSort, PlainEffect, ReadCard } from './card-reader.ts';
export type { CardLanguage, KelpCardLanguages, KelpLanguages, Language } from '../text/language.ts';
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
export { type LookOptions, type Memory, withoutMemory } from './memory.ts';
export { namesAt } from './names-at.ts';
export { kelpClicks } from './clicks.ts';

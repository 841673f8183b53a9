/**
 * Boxes: a game bundled with its texts, pictures, clicks, cards and bot knowledge, so that tools can handle any game.
 *
 * @module gastropodia/boxes
 */

export type {
  AnyBox,
  Box,
  BoxCard,
  BoxTelling,
  BoxWords,
  CardGroup,
  CardSource,
  Chances,
  Offer,
  Party,
  Player,
  RenderingOptions,
  Show,
  Tally,
  Trait,
} from './box.ts';
export { boxOf, type BoxParts } from './box-of.ts';
export {
  type AnyOrder,
  byFields,
  type ClickPart,
  type ClickRules,
  type ClickWay,
  type Meaning,
  type Path,
  type Target,
} from './click-rules.ts';
export { type AskSentences, type AskTexts, askTexts } from './ask-texts.ts';
export type { Asking } from './click-parts.ts';
export { type ClickWays, clicksFrom, clickWaysFrom, type OwnWay } from './clicks-from.ts';
export { type MeantWays, meantFrom, type OwnMeaning } from './meant-from.ts';
export { type CardTotals, countCards } from './card-count.ts';
export { type Clicks, clicksOf } from './clicks.ts';
export type { EventRules } from './event-rules.ts';
export type { GameLanguage, RefusingLanguage, ToldTypes } from './game-language.ts';
export { type BoxLanguage, type SpokenWords, wordsWith } from './languages.ts';
export { refusalsApart, withCards } from './loaded-apart.ts';
export { type Choosing, type Lit, litAmong, type LitUp } from './lit.ts';
export { type Clicked, type Unlit, unlitAmong } from './unlit.ts';
export { type OddsLine, oddsOf } from './odds.ts';
export { givenBox, offerOf, type Wanted } from './offers.ts';
export { offerToNamed, type StoryAndText, withCardNames } from './named.ts';
export { namesGiven } from './names-at.ts';
export { picturesBy, type PicturesParts } from './pictures-by.ts';
export { type InLanguage, type ShowingWith, type ShowParts, showOf, type WithoutReader } from './show-of.ts';
export { type ShownStory, type ShownStoryParts, shownStoryOf } from './shown-story.ts';
export { type SpeakingWith, type Spoken, type SpokenParts, spokenBy } from './spoken.ts';
export {
  askedFor,
  askedOf,
  type Speaker,
  type SpeakingIn,
  type Telling,
  type TellingParts,
  tellingOf,
  type WordsParts,
  wordsByTelling,
} from './telling.ts';

/**
 * Snails, for 2–4 players: squads of four fight on eroding islands, through six rounds of secretly programmed actions.
 *
 * The rules are in `docs/rules/snails.md`. Most numbers on the arsenal cards are our reconstruction; each card's `source`
 * says which.
 *
 * @module gastropodia/snails
 */

export { createSnails, snails } from './game.ts';
export type { PlayerConfig, SnailsConfig } from './table/config.ts';
export type {
  Play,
  SnailsPrinted,
  SnailsPrintedView,
  SnailsState,
  SnailsTypes,
  SnailsView,
  Table,
} from './table/state.ts';
export {
  HIDDEN,
  NONE,
  type Phase,
  PHASES,
  type Role,
  ROLES,
  type Terrain,
  TERRAINS,
} from './components.ts';
export type {
  DamageSource,
  DiscardReason,
  EndReason,
  Laid,
  PassReason,
  SnailsEvent,
  StayReason,
} from './table/events.ts';
export type { CannotResolve, RefusalOf, SnailsOwnWhy, SnailsWhy } from './table/refusals.ts';
export type {
  Arrival,
  Ask,
  Chain,
  ChosenTarget,
  EffectsAt,
  Pushing,
  Reach,
  SnailsAction,
  Step,
  Work,
} from './table/work.ts';
export type { Back, Turned } from './board/tiles.ts';

// Reading a view
export type {
  CardLook,
  DecisionLook,
  FieldLook,
  Look,
  PlayerLook,
  PlayLook,
  SnailLook,
  TilesLook,
} from './show/look.ts';
export { look } from './show/looking.ts';

export { distance, type Hex, parseField } from './board/hex.ts';

// Words for people
export { explain, formatEvent } from './text/texts.ts';
export { type RenderOptions, renderText } from './show/render-text.ts';
export { snailsStory } from './show/story.ts';

// Pictures
export type { DrawnCard } from './show/pictures/card.ts';
export { drawCard, drawTable } from './show/pictures/draw.ts';
export type { DrawOptions } from './show/pictures/table.ts';
export { SNAILS_STYLE } from './show/pictures/theme.ts';

export type { Colour } from '../../drawing/index.ts';
export {
  formatAction,
  formatOutcome,
  formatQuestion,
  questionsOf,
  speaking,
  type SpeakingOptions,
} from './show/speaking.ts';
export type { Speaker } from './show/telling.ts';
export type { AskLook } from './table/work.ts';
export { namesAt } from './show/names-at.ts';
export { describeAction, describeCard, describeOption, describeRow } from './text/describe.ts';
export type { Names } from './text/names.ts';
export { cardName, decisionName, optionName, wordsIn } from './text/name-of.ts';

// Odds
export { type AttackOdds, type AttackResult, expectedDamage, odds, type OddsOptions } from './show/odds.ts';

// For tools and bots
export { createSnailsBox, snailsBox } from './box.ts';
export { snailsKnowledge } from './bot/knowledge.ts';

// Rulesets
export type { Ruleset } from './table/book.ts';
export { type CardId, defaultPack, type OptionId } from './cards/pack/pack.ts';
export { checkPack } from './cards/check-pack.ts';
export { checkContamination, checkLayout, seatsFor } from './board/check-layout.ts';
export { checkConfig } from './table/check-config.ts';
export type { Layout, LayoutField } from './board/layout.ts';
export { ARCHIPELAGO } from './board/layouts/archipelago.ts';
export { ATOLL } from './board/layouts/atoll.ts';
export { TWIN_ISLETS } from './board/layouts/twin-islets.ts';
export { CONTAMINATION } from './board/layouts/contamination.ts';

// Words for cards
export { ACTION_RULES, type ActionRule, type OnWater } from './cards/basic-actions.ts';
export {
  aim,
  around,
  burst,
  damage,
  damageTile,
  destroyTile,
  dig,
  digThrough,
  discard,
  drain,
  draw,
  enterShell,
  exchangePlaces,
  field,
  goThere,
  heal,
  inShell,
  leaveShell,
  lifeAtLeast,
  lifeAtMost,
  may,
  move,
  noShell,
  on,
  onTerrain,
  others,
  placeHere,
  placeHereEvenShells,
  player,
  push,
  pushEvenShells,
  put,
  removeTile,
  scatter,
  self,
  snail,
  swap,
  takeBack,
  twoSnails,
  untilRoundEnds,
  steal,
  addTile,
  lessDamage,
  moreDamage,
  when,
} from './cards/vocabulary.ts';
export {
  type Arsenal,
  type Attacking,
  type Automatic,
  BASIC_ACTIONS,
  type BasicAction,
  type BasicCard,
  type BurstTarget,
  type Card,
  type Choice,
  type Condition,
  CONDITIONS,
  type Deck,
  DEEPEST,
  type Effect,
  EFFECTS,
  LASTING,
  type Face,
  FACES,
  FACTIONS,
  type FactionCard,
  type FactionId,
  type FieldTarget,
  type Op,
  type OthersTarget,
  type Pack,
  type PlayerTarget,
  type Printed,
  type PurpleCard,
  type Range,
  type RedCard,
  type Rolled,
  type Row,
  type Scope,
  type Side,
  type Sight,
  type SnailTarget,
  type Source,
  SOURCES,
  type Lasting,
  type Target,
  type TwoSnailsTarget,
  TARGETS,
  type Token,
  TOKENS,
  type Within,
  WORDS_FOR,
} from './cards/vocabulary.ts';

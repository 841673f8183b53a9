/**
 * Zombiaki, for 2 players: zombies walk up a street of three lanes, and humans hold the barricade until dawn. Each side
 * has its own deck; hands are open.
 *
 * The rules are in `docs/rules/zombiaki.md`, which also lists the sources of the card data.
 *
 * @module gastropodia/zombiaki
 */

export { createZombiaki, type GivenRuleset, zombiaki } from './game.ts';
export { checkConfig, type PlayerConfig, type ZombiakiConfig } from './table/config.ts';
export type {
  Blast,
  Creature,
  Play,
  Stop,
  Table,
  ZombiakiPrinted,
  ZombiakiPrintedView,
  ZombiakiState,
  ZombiakiTypes,
  ZombiakiView,
} from './table/state.ts';
export { HUMANS, type Lane, LANES, NONE, type Side, SIDES, STREETS, ZOMBIES } from './components.ts';
export type {
  DamageSource,
  DeathReason,
  DiscardReason,
  EndReason,
  MoveReason,
  RemovalReason,
  ShieldReason,
  StayReason,
  UnitTold,
  ZombiakiEvent,
} from './table/events.ts';
export type {
  CannotBurn,
  CannotEnter,
  CannotLay,
  CannotMove,
  CannotOrder,
  TargetShape,
  ZombiakiOwnWhy,
  ZombiakiWhy,
} from './table/refusals.ts';
export type { Ask, ChosenTarget, Running, Step, Work, ZombiakiAction } from './table/work.ts';

// Reading a view
export type { CardCount } from '../../drawing/index.ts';
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
} from './show/look.ts';
export { look } from './show/looking.ts';

// The street
export {
  ADJACENT,
  AROUND,
  backOf,
  FIELD_NAMES,
  fieldAt,
  formatField,
  forwardOf,
  laneOf,
  parseField,
  SIDEWAYS,
  streetOf,
} from './board/street.ts';

// Rulesets
export type { CardKind, Ruleset } from './table/book.ts';
export { defaultOptions, OPTION_VALUES, type Options } from './table/options.ts';
export { type CardId, defaultPack } from './cards/pack/pack.ts';
export { checkPack } from './cards/check-pack.ts';

// Words for cards
export {
  anObject,
  answer,
  arrive,
  attach,
  barsLane,
  beforeMovement,
  boss,
  burn,
  cancel,
  claws,
  clear,
  climb,
  crushes,
  discard,
  dogs,
  drawn,
  exchange,
  fire,
  goesOff,
  group,
  halt,
  heldCard,
  hold,
  ignite,
  kill,
  lane,
  lay,
  limit,
  line,
  mark,
  merge,
  move,
  oneZombie,
  pair,
  retreat,
  rise,
  rolls,
  setOff,
  shield,
  snare,
  span,
  spot,
  step,
  stopsLine,
  swallow,
  thing,
  trail,
  win,
  wound,
  zombie,
} from './cards/vocabulary.ts';
export {
  type Attachment,
  ATTACHMENTS,
  BODIES,
  type Body,
  type Card,
  type Condition,
  CONDITIONS,
  type Deck,
  type Effect,
  EFFECTS,
  type GoesOff,
  LASTS,
  type Lasts,
  type Moment,
  MOMENTS,
  type Op,
  type Pack,
  type Scope,
  type Source,
  SOURCES,
  type Tag,
  TAGS,
  type Target,
  type TargetOf,
  TARGETS,
  type Thing,
  type ThingKind,
  THINGS,
  type Trait,
  TRAITS,
  type Trigger,
  TRIGGERS,
  type Way,
  WAYS,
} from './cards/vocabulary.ts';

// Pictures
export type { DrawnCard } from './show/pictures/card.ts';
export { drawCard, drawTable } from './show/pictures/draw.ts';
export type { DrawOptions } from './show/pictures/table.ts';
export { ZOMBIAKI_STYLE } from './show/pictures/theme.ts';
export { type CardReader, type ReadCard, readerOf } from './show/reader.ts';

// Odds
export { type DrawOdds, type DrawResult, odds } from './show/odds.ts';

// For tools and bots
export { createZombiakiBox, zombiakiBox } from './box.ts';
export { zombiakiKnowledge } from './bot/knowledge.ts';

// Words for people
export { type RenderOptions, renderText } from './show/render-text.ts';
export { zombiakiStory } from './show/story.ts';
export {
  formatAction,
  formatOutcome,
  formatQuestion,
  questionsOf,
  speaking,
  type SpeakingOptions,
} from './show/speaking.ts';
export type { Speaker } from './show/telling.ts';
export { namesAt } from './show/names-at.ts';
export { describeCard } from './text/describe.ts';
export { explain, formatEvent } from './text/texts.ts';
export { cardName, decisionName, wordsIn } from './text/name-of.ts';
export type { CreatureKind, Names } from './text/names.ts';
export type { AskLook } from './table/work.ts';

/**
 * Kelp, for 2 players with different roles: an octopus hides and feeds, a shark searches with dice. One sees what the
 * other has to remember.
 *
 * The rules are in `docs/rules/kelp.md`, which also lists the sources of the cards, blocks and board.
 *
 * @module gastropodia/kelp
 */

export { createKelp, type GivenRuleset, kelp } from './game.ts';
export { checkConfig, type KelpConfig, type PlayerConfig } from './table/config.ts';
export type {
  CardShown,
  KelpState,
  KelpTypes,
  KelpPrinted,
  KelpPrintedView,
  KelpView,
  KindShown,
  PairShown,
  SharkCardShown,
  SpaceShown,
  Table,
} from './table/state.ts';
export {
  type Area,
  AREAS,
  CARD_TYPES,
  type CardType,
  type Colour,
  COLOURS,
  NONE,
  OCTOPUS,
  type Phase,
  PHASES,
  SHARK,
  type Side,
  SIDES,
  type StrategyColour,
} from './components.ts';
export {
  type DenReason,
  type EndReason,
  type HungerReason,
  type KelpEvent,
  REASONS,
  type RevealReason,
  type SweepReason,
  type SwimReason,
} from './table/events.ts';
export type {
  CannotAct,
  CannotHunt,
  CannotLearn,
  CannotMoveBlocks,
  CannotSpend,
  CannotSpring,
  CannotUse,
  Choice,
  KelpOwnWhy,
  KelpWhy,
  Need,
} from './table/refusals.ts';
export type { Ask, KelpAction, Step, Work } from './table/work.ts';
export { colourName, colourOf, DIE_NAMES, dieName, dieOf, faceOf, PLACEABLE_NAMES } from './table/dice.ts';
export { type Fact, packFact, readFact } from './table/facts.ts';

// What can be known
export { chancesForAll, chancesOfBlocks } from './rules/memory.ts';

// The board
export { ADJACENT, areaName, areaNumber, type Place } from './board/areas.ts';
export type { Reached } from './board/lines.ts';
export {
  AREA_KINDS,
  type AreaKind,
  type Board,
  type BoardArea,
  type BoardSpace,
  type End,
  ENDS,
  type Facing,
  FACINGS,
} from './board/board.ts';
export { checkBoard } from './board/check-board.ts';
export { day } from './board/layouts/day.ts';
export { night } from './board/layouts/night.ts';

// Rulesets
export type { BlockGroup, Ruleset } from './table/book.ts';
export { defaultOptions, type Options } from './table/options.ts';
export {
  type CounterId,
  defaultPack,
  type FoodId,
  type OctopusCardId,
  type SharkCardId,
  type StrategyId,
  type TrapId,
} from './cards/pack/pack.ts';
export { checkPack } from './cards/check-pack.ts';

// Words for cards
export {
  aboutTurn,
  bonus,
  den,
  draw,
  drawDie,
  dropPair,
  eat,
  extraDie,
  feed,
  fetch,
  hide,
  hideAll,
  keep,
  learn,
  limit,
  may,
  mix,
  raise,
  remove,
  reroll,
  rerolls,
  spareTrap,
  stash,
  step,
  swap,
  sweep,
  trade,
  turn,
} from './cards/vocabulary.ts';
export {
  ABILITIES,
  type Ability,
  type Bearer,
  BEARERS,
  type Effect,
  EFFECTS,
  type Food,
  type Hunt,
  type HuntOp,
  HUNTS,
  type OctopusCard,
  type Op,
  type Origin,
  type Pack,
  type SharkCard,
  type Source,
  SOURCES,
  type Strategy,
  type Tile,
  type Trap,
  type WantedColour,
  type Window,
  WINDOWS,
} from './cards/vocabulary.ts';

// Reading a view
export type { CardCount } from '../../drawing/index.ts';
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
} from './show/look.ts';
export { look } from './show/looking.ts';
export { type LookOptions, type Memory, withoutMemory } from './show/memory.ts';
export { type BlockChance, chancesIn } from './show/chances.ts';

// Pictures
export type { DrawnCard } from './show/pictures/card.ts';
export { drawCard, drawTable } from './show/pictures/draw.ts';
export type { DrawOptions } from './show/pictures/table.ts';
export { KELP_STYLE } from './show/pictures/theme.ts';
export type { CardReader, CardSort, PlainEffect, ReadCard } from './show/card-reader.ts';
export { readerOf } from './show/reader.ts';

// Odds
export { type Luck, type LuckOdds, odds } from './show/odds.ts';

// For tools and bots
export { createKelpBox, kelpBox } from './box.ts';
export { kelpKnowledge } from './bot/knowledge.ts';

// Words for people
export { type RenderOptions, renderText } from './show/render-text.ts';
export { kelpStory } from './show/story.ts';
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
export type { Described } from './text/card-words.ts';
export { describeCard } from './text/describe.ts';
export { explain } from './text/explain.ts';
export { formatEvent } from './text/format-event.ts';
export { cardName, decisionName, wordsIn } from './text/name-of.ts';
export type { AllNames, NamedBlock, NamedCard, Names } from './text/names.ts';
export type { AskLook, HiddenAsk } from './table/work.ts';

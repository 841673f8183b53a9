/**
 * Ants, for 2–4 players: build a colony that digs, forages, fights and breeds, and score on the mating-flight track.
 *
 * The rules are in `docs/rules/ants.md`, which also lists the sources of the cards, tiles and boards.
 *
 * @module gastropodia/ants
 */

export { ants, createAnts, type GivenRuleset } from './game.ts';
export {
  type AbilityRow,
  ABILITY_ROWS,
  ANT_ACTIONS,
  type AntAction,
  CARD_TYPES,
  type CardSymbol,
  type CardType,
  CRITERIA,
  type Criterion,
  type Cube,
  CUBES,
  type DeckId,
  DECKS,
  type EggTrack,
  HEX_KINDS,
  type HexKind,
  type Marker,
  MARKERS,
  NEST_AREAS,
  type NestArea,
  NONE,
  type Resource,
  RESOURCES,
  type Specialisation,
  SPECIALISATIONS,
  SYMBOLS,
  type Terrain,
  TERRAINS,
  TILE_PLACES,
  TILE_SETS,
  type TilePlace,
  type TileSet,
  type Track,
  TRACKS,
} from './components.ts';
export { type AntsConfig, checkConfig, type PairConfig, type PlayerConfig } from './table/config.ts';
export type {
  AbilityShown,
  AntsState,
  AntsTypes,
  AntsPrinted,
  AntsPrintedView,
  AntsView,
  CardShown,
  CellShown,
  EnemyShown,
  HexShown,
  Table,
  TileShown,
  VertexShown,
} from './table/state.ts';
export {
  type AntsEvent,
  CATEGORIES,
  type Category,
  type DiscardReason,
  type EndReason,
  type MarkersTold,
  type PointsFor,
  REASONS,
} from './table/events.ts';
export type {
  AntsOwnWhy,
  AntsWhy,
  CannotDefeat,
  CannotFreely,
  CannotGain,
  CannotIncubate,
  CannotPlace,
  CannotPlay,
  CannotSetUp,
  CannotSpend,
} from './table/refusals.ts';
export {
  type AntsAction,
  type Ask,
  type AskLook,
  MAIN_ACTIONS,
  type MainAction,
  type Step,
  type Work,
} from './table/work.ts';
export { type Phase, PHASES } from './table/shape.ts';

// Rulesets
export type { Ruleset } from './table/book.ts';
export { defaultOptions, type Options } from './table/options.ts';
export {
  type CardId,
  defaultPack,
  type EnemyId,
  type IncubationTileId,
  type ItemId,
  type LeafTileId,
  type QueenId,
} from './cards/pack/pack.ts';
export { checkPack } from './cards/check-pack.ts';
export { type AbilityId, type AnthillSideId, defaultBoard } from './board/layouts/board.ts';
export type {
  Ability,
  Anthill,
  AnthillSide,
  Board,
  FlightSpace,
  Garden,
  GardenHex,
  GardenVertex,
} from './board/board.ts';
export { checkBoard } from './board/check-board.ts';

// Words for cards, tiles and spaces
export {
  acted,
  advance,
  advanceAny,
  advanceEggs,
  anyEgg,
  anyRow,
  anyTile,
  available,
  cardPlayed,
  cards,
  cheaper,
  cubes,
  deedDone,
  deeds,
  defeat,
  dig,
  draw,
  drawKeep,
  each,
  eggs,
  either,
  enemyDefeated,
  explore,
  explorers,
  flight,
  forage,
  foragers,
  free,
  gain,
  genericAdvance,
  has,
  incubation,
  item,
  itemHere,
  larger,
  larva,
  level,
  loseScent,
  mark,
  markers,
  marks,
  moveMarks,
  needs,
  pay,
  pheromones,
  play,
  played,
  raise,
  room,
  roomPlaced,
  rooms,
  score,
  scoreFrom,
  seek,
  shift,
  spareAnts,
  spend,
  stoneCells,
  stones,
  swapEggs,
  swarmed,
  symbol,
  symbolFor,
  symbolPlayed,
  symbols,
  takeCard,
  tokens,
  tuck,
  turnBack,
  under,
  universal,
  when,
} from './cards/vocabulary.ts';
export {
  AVAILABLE,
  type Bearer,
  BEARERS,
  type Card,
  type Cost,
  COSTS,
  type Count,
  COUNTS,
  type Deck,
  type Effect,
  EFFECTS,
  type Enemy,
  EVENTS,
  type IncubationTile,
  KEPT_BEARERS,
  type Lasting,
  LASTING,
  type LeafTile,
  type Need,
  NEEDS,
  type Op,
  type Pack,
  type Powers,
  type Queen,
  type RoomTiles,
  type Score,
  SCORES,
  type Source,
  SOURCES,
  type SpecialItem,
  type Trigger,
} from './cards/vocabulary.ts';

// Reading a view
export type { CardCount } from '../../drawing/index.ts';
export type {
  AbilityLook,
  AreaLook,
  CardLook,
  CellLook,
  DecisionLook,
  HandLook,
  HexLook,
  ItemSpaceLook,
  LeafLook,
  Look,
  PairLook,
  PlayedLook,
  PlayerLook,
  PlayerNumbers,
  RoomLook,
  SlotLook,
  TileLook,
  UnderLook,
  VertexLook,
} from './show/look.ts';
export { look } from './show/looking.ts';

// Pictures
export type { DrawnCard } from './show/pictures/card.ts';
export { drawCard, drawTable } from './show/pictures/draw.ts';
export type { DrawOptions } from './show/pictures/table.ts';
export { ANTS_STYLE } from './show/pictures/theme.ts';
export { type CardReader, type Printed, type ReadThing, readerOf } from './show/reader.ts';

// Odds
export { type Luck, type LuckOdds, odds } from './show/odds.ts';

// For tools and bots
export { antsBox, createAntsBox } from './box.ts';
export { antsKnowledge } from './bot/knowledge.ts';

// Words for people
export { type RenderOptions, renderText } from './show/render-text.ts';
export { antsStory } from './show/story.ts';
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
export { describeCard, describeThing } from './text/describe.ts';
export { explain, formatEvent } from './text/texts.ts';
export { cardName, decisionName, wordsIn } from './text/name-of.ts';
export type { Names } from './text/names.ts';
export type { Question } from './text/scene.ts';

/**
 * The kernel: what every game stands on, and what can be done with any game.
 *
 * @module gastropodia
 */

// Playing a game
export type {
  ActionOf,
  ActionShape,
  Applied,
  AppliedAll,
  AppliedTo,
  BaseAction,
  ConfigOf,
  Decision,
  DecisionTraits,
  Decline,
  EventOf,
  FreeActionTraits,
  Game,
  GameTypes,
  Luck,
  Outcome,
  Sender,
  Simulation,
  SimulationChance,
  StateOf,
  ViewOf,
  WhyOf,
} from './contract/game.ts';
export { apply, applyAll } from './contract/game.ts';
export { givenGame } from './basics/given.ts';
export type { Seat, Seating, Seats, Viewer } from './basics/seats.ts';
export { clockwise, EVERYONE, includes, NOBODY, only } from './basics/seats.ts';
export type { BaseEvent, KernelEvent, SeenEvent } from './contract/events.ts';
export type { Expected, KernelWhy, MalformedFacts, Refusal } from './basics/refusal.ts';
export { findLocale, LOCALES, type Locale, type LocaleTag } from './words/sentences.ts';
export { EngineError, type ErrorCode, type Fault, IllegalAction, isEngineError } from './basics/errors.ts';

// What can be said
export { actionSchema, type JsonSchema } from './contract/action-schema.ts';
export {
  type Domain,
  type ManyDomain,
  type ObjectDomain,
  type Part,
  sizeOf,
  type VariantDomain,
  valuesOf,
} from './reading/domain.ts';
export { nearMissesOf, sampleOf } from './reading/samples.ts';

// Keeping a game
export { deserialize, serialize } from './keeping/save.ts';
export {
  advance,
  type KeptMatch,
  type Match,
  type MatchLuck,
  openMatch,
  record,
  replay,
  resumeMatch,
} from './keeping/match.ts';
export {
  type Divergence,
  type GameRecord,
  recordUpTo,
  type ReplayStep,
  replaySteps,
  verifyRecord,
} from './keeping/record.ts';
export { takeBack, type TakingBack, undoable, type UndoOptions } from './keeping/undo.ts';
export { audienceOf, type Concerned, type Deed } from './keeping/audience.ts';
export { commitmentTo, opensCommitment } from './chance/commitment.ts';
export { hash } from './keeping/hash.ts';
export { VERSION } from './basics/version.ts';

// Bots and odds
export { type Bot, type Played, type PlayOptions, play, type Told, type Turn } from './running/play.ts';
export { type Branch, type OutcomesOptions, outcomes, outcomesOfOpening } from './odds/outcomes.ts';
export { type Moment, type Prospect, type ProspectsOptions, prospects } from './odds/prospects.ts';
export { viewKey } from './keeping/view-key.ts';
export { createRandom, type Random } from './chance/random.ts';

// Writing a game
export type { Draft } from 'immer';
export { createGame } from './running/create.ts';
export type {
  Among,
  AskOf,
  At,
  DeclineOf,
  FieldKey,
  Fields,
  FreeAction,
  KernelKey,
  Invariant,
  Question,
  Rules,
  SaidOf,
  SimulatedRules,
  StepOf,
} from './contract/rules.ts';
export { type Simulator, simulator } from './running/simulate.ts';
export {
  type AnyWork,
  type Ask,
  type Behind,
  clonePosition,
  type Entry,
  effect,
  endGame,
  type HiddenAsk,
  imagineAgenda,
  later,
  next,
  type Position,
  type PositionView,
  type Step,
  type Together,
  together,
} from './contract/agenda.ts';
export { emit } from './contract/events.ts';
export { type Ranked, rankedBy, type Standing } from './contract/ranking.ts';
export type { Alea } from './chance/alea.ts';
export type { ChaCha } from './chance/chacha.ts';
export {
  type Chance,
  type Decide,
  type Draw,
  type GeneratorName,
  type GeneratorState,
  type HasChance,
  type LuckSource,
  type Mixed,
  mixed,
  pick,
  type Script,
  type Scripted,
  scripted,
  type Seeded,
  type Streams,
  seeded,
} from './chance/chance.ts';
export {
  clonePile,
  type Drawing,
  draw,
  drawMany,
  isPileEmpty,
  type KnownCard,
  type OpenPileView,
  type Pile,
  type PileDraft,
  type PileView,
  peek,
  pileOf,
  pileSize,
  putBottom,
  putTop,
  search,
  shuffle,
  viewPile,
} from './chance/pile.ts';
export {
  cloneHand,
  forgetHand,
  type Hand,
  type HandDraft,
  handFaults,
  handOf,
  handSize,
  imagineHand,
  isInHand,
  putInHand,
  showCard,
  showHand,
  takeFromHand,
  viewHand,
} from './chance/hand.ts';
export {
  cloneDeck,
  type Deck,
  type DeckDraft,
  type DeckView,
  deckOf,
  deckSize,
  discardTo,
  type DrawnFromDeck,
  drawFrom,
  drawManyFrom,
  viewDeck,
} from './chance/deck.ts';
export {
  type Belief,
  type BelievedWorld,
  type BeliefRules,
  type Beliefs,
  chanceThat,
  createBeliefs,
  imagineWorld,
  type Past,
  type Successor,
  type Weighted,
} from './odds/belief.ts';
export {
  ascending,
  bag,
  custom,
  type EachOf,
  either,
  type Field,
  flag,
  integer,
  list,
  type Optional,
  object,
  optional,
  type Shape,
  type Tagged,
  type ValueOf,
  variant,
  word,
} from './reading/fields.ts';
export { clonePlain, deepFreeze, freezeAll, isSamePlain, type Plain } from './basics/plain.ts';
export { behindSchema, deckSchema, handSchema, pileSchema, positionEntries, whole } from './keeping/schemas.ts';

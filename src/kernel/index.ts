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
} from './game.ts';
export { apply, applyAll } from './game.ts';
export { givenGame } from './given.ts';
export type { Seat, Seating, Seats, Viewer } from './seats.ts';
export { clockwise, EVERYONE, includes, NOBODY, only } from './seats.ts';
export type { BaseEvent, KernelEvent, SeenEvent } from './events.ts';
export type { Expected, KernelWhy, MalformedFacts, Refusal } from './refusal.ts';
export { findLocale, LOCALES, type Locale, type LocaleTag } from './sentences.ts';
export { EngineError, type ErrorCode, type Fault, IllegalAction, isEngineError } from './errors.ts';

// What can be said
export { actionSchema, type JsonSchema } from './action-schema.ts';
export {
  type Domain,
  type ManyDomain,
  type ObjectDomain,
  type Part,
  sizeOf,
  type VariantDomain,
  valuesOf,
} from './domain.ts';
export { nearMissesOf, sampleOf } from './samples.ts';

// Keeping a game
export { deserialize, serialize } from './save.ts';
export {
  advance,
  type KeptMatch,
  type Match,
  type MatchLuck,
  openMatch,
  record,
  replay,
  resumeMatch,
} from './match.ts';
export {
  type Divergence,
  type GameRecord,
  recordUpTo,
  type ReplayStep,
  replaySteps,
  verifyRecord,
} from './record.ts';
export { takeBack, type TakingBack, undoable, type UndoOptions } from './undo.ts';
export { audienceOf, type Concerned, type Deed } from './audience.ts';
export { commitmentTo, opensCommitment } from './commitment.ts';
export { hash } from './hash.ts';
export { VERSION } from './version.ts';

// Bots and odds
export { type Bot, type Played, type PlayOptions, play, type Told, type Turn } from './play.ts';
export { type Branch, type OutcomesOptions, outcomes, outcomesOfOpening } from './outcomes.ts';
export { viewKey } from './view-key.ts';
export { createRandom, type Random } from './random.ts';

// Writing a game
export type { Draft } from 'immer';
export { createGame } from './create.ts';
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
} from './rules.ts';
export { type Simulator, simulator } from './simulate.ts';
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
} from './agenda.ts';
export { emit } from './events.ts';
export { type Ranked, rankedBy, type Standing } from './ranking.ts';
export type { Alea } from './alea.ts';
export type { ChaCha } from './chacha.ts';
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
} from './chance.ts';
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
} from './pile.ts';
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
} from './hand.ts';
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
} from './deck.ts';
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
} from './belief.ts';
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
} from './fields.ts';
export { clonePlain, deepFreeze, freezeAll, isSamePlain, type Plain } from './plain.ts';
export { behindSchema, deckSchema, handSchema, pileSchema, positionEntries, whole } from './schemas.ts';

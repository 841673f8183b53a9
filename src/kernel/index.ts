/**
 * The kernel: what every game stands on, and what can be done with any game.
 *
 * @module gastropodia
 */

// Playing a game
export type {
  ActionOf,
  Applied,
  AppliedAll,
  AppliedTo,
  BaseAction,
  ConfigOf,
  Decision,
  DecisionTraits,
  Decline,
  EventOf,
  Game,
  GameTypes,
  Luck,
  Outcome,
  Simulation,
  SimulationChance,
  StateOf,
  ViewOf,
  WhyOf,
} from './game.ts';
export { apply, applyAll } from './game.ts';
export type { Seat, Seats, Viewer } from './seats.ts';
export { clockwise, EVERYONE, includes, NOBODY, only } from './seats.ts';
export type { BaseEvent, KernelEvent, SeenEvent } from './events.ts';
export type { Expected, KernelWhy, MalformedFacts, Refusal } from './refusal.ts';
export { LOCALES, type Locale } from './sentences.ts';
export { EngineError, type ErrorCode, type Fault, IllegalAction, isEngineError } from './errors.ts';

// Keeping a game
export { deserialize, serialize } from './save.ts';
export {
  advance,
  type Divergence,
  type GameRecord,
  type Match,
  openMatch,
  record,
  recordUpTo,
  replay,
  resumeMatch,
  verifyRecord,
} from './record.ts';
export { takeBack, type TakingBack, undoable } from './undo.ts';
export { hash } from './hash.ts';
export { VERSION } from './version.ts';

// Bots and odds
export { type Bot, type Played, type PlayOptions, play, type Told, type Turn } from './play.ts';
export { type Branch, outcomes } from './outcomes.ts';
export { createRandom, type Random } from './random.ts';

// Writing a game
export type { Draft } from 'immer';
export { createGame } from './create.ts';
export type {
  AskOf,
  At,
  DeclineOf,
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
  type Ask,
  clonePosition,
  type Entry,
  endGame,
  type HiddenAsk,
  imagineAgenda,
  next,
  type Position,
  type PositionView,
  type Step,
  type Together,
  together,
} from './agenda.ts';
export { emit } from './events.ts';
export type { Alea } from './alea.ts';
export {
  type Chance,
  type Decide,
  type Draw,
  type HasChance,
  type LuckSource,
  pick,
  type Script,
  type Scripted,
  scripted,
  type Seeded,
} from './chance.ts';
export {
  clonePile,
  type Drawing,
  draw,
  isPileEmpty,
  type KnownCard,
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
export { type Field, integer, list, word } from './decode.ts';
export { clonePlain, deepFreeze, isSamePlain, type Plain } from './plain.ts';
export { pileSchema, positionEntries, whole } from './schemas.ts';

/**
 * The core: the `Game` contract, and functions to create, play, save, replay and analyse any game.
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
  Applying,
  BaseAction,
  Begun,
  ConfigOf,
  Decision,
  DecisionTraits,
  FrameWishes,
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
export { type PrintedView, withPrinted } from './contract/printed.ts';
export { type Frame, type FramesOf, MEANWHILE } from './contract/frames.ts';
export { type Patch, patchesBetween } from './basics/patches.ts';
export { sharedWith } from './basics/sharing.ts';
export { attempt } from './basics/attempt.ts';
export { unreachable } from './basics/unreachable.ts';
export {
  givenGame,
  givenList,
  givenObject,
  givenOptions,
  givenText,
  givenView,
  type ViewMarks,
} from './basics/given.ts';
export type { Seats } from './basics/seat-sets.ts';
export type { Seat, Seating, Viewer } from './basics/seats.ts';
export { EVERYONE, includes, NOBODY, only } from './basics/seat-sets.ts';
export { clockwise } from './basics/seats.ts';
export type { BaseEvent, SeenEvent } from './basics/event.ts';
export type { Expected, KernelWhy, MalformedFacts, Refusal, RefusalWith } from './basics/refusal.ts';
export { sentenceOfTable, type TableWhy } from './words/at-table.ts';
export { endingIn, lastToLeave, sentenceOfLeaving } from './words/ending.ts';
export { findLocale, LOCALES, type Locale, type LocaleTag, spokenIn } from './words/languages.ts';
export {
  EngineError,
  type ErrorCode,
  type Fault,
  IllegalAction,
  invalidOption,
  isEngineError,
  mustBeWhole,
  named,
} from './basics/errors.ts';

// What can be said
export { actionSchema, type JsonSchema } from './contract/action-schema.ts';
export {
  type Click,
  type Domain,
  type ManyDomain,
  type ObjectDomain,
  type Part,
  sizeOf,
  type VariantDomain,
  valuesOf,
} from './reading/domain.ts';
export { nearMissesOf, sampleOf } from './reading/samples.ts';

// Words that cards are written in
export { argument } from './vocabulary/arguments.ts';
export { checkWord, checkWords, type ReadWord } from './vocabulary/check.ts';
export { cardsAt, checkCardId, type Source, SOURCES } from './vocabulary/packs.ts';
export type { WordPlace } from './vocabulary/place.ts';
export { sampleWord, sampleWords } from './vocabulary/sample.ts';
export { madeOf, rowsOf, say, vocabulary, type WordRow, wordsFor } from './vocabulary/vocabulary.ts';
export type {
  AnyVocabulary,
  Argument,
  Arguments,
  ArgumentValue,
  ByWord,
  Given,
  InnerArgument,
  Merged,
  NameIn,
  OneOfArgument,
  ScopeIn,
  SomeOfArgument,
  SpanArgument,
  Vocabulary,
  WholeArgument,
  WordArgument,
  WordIn,
  WordRule,
  WordRules,
  WordsArgument,
} from './vocabulary/words.ts';

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
export {
  type HowFarBack,
  howFarBack,
  noticedAmong,
  takeBack,
  type TakingBack,
  undoable,
  type UndoOptions,
} from './keeping/undo.ts';
export { audienceOf, type Concerned, concernedBy, type Deed } from './keeping/audience.ts';
export { unseenAnswer } from './keeping/unseen.ts';
export { commitmentTo, opensCommitment } from './chance/commitment.ts';
export { hash } from './keeping/hash.ts';
export { VERSION } from './basics/version.ts';

// Bots and odds
export { glance, sampleWorld, type WorldSeeds } from './running/worlds.ts';
export { askBot, type Bot, type BotMeans, givenBot, NODES, type Turn } from './running/ask-bot.ts';
export { type Played, type PlayOptions, play, type Told } from './running/play.ts';
export {
  type Asked,
  type Cancellation,
  type PeopleOptions,
  type Person,
  playWithPeople,
} from './running/play-with-people.ts';
export type { Judge, Knowledge } from './contract/knowledge.ts';
export { type Branch, type OutcomesOptions, outcomes, outcomesOfOpening } from './odds/outcomes.ts';
export { type Moment, type Prospect, type ProspectsOptions, prospects } from './odds/prospects.ts';
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
export { viewKey } from './keeping/view-key.ts';
export { createRandom, type Random } from './chance/random.ts';

// Writing a game
export type { Draft, Lasting } from './contract/draft.ts';
export { createGame } from './running/create.ts';
export type {
  Among,
  AskOf,
  At,
  Changes,
  DeclineOf,
  FieldKey,
  Fields,
  FreeAction,
  KernelKey,
  Invariant,
  Mask,
  Otherwise,
  Question,
  Rules,
  SaidOf,
  StepOf,
  ViewKey,
  ViewPart,
} from './contract/rules.ts';
export {
  type AnyWork,
  type Ask,
  asksIn,
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
export { type Departure, LEAVING } from './basics/leaving.ts';
export {
  type EntryLook,
  faultAt,
  faultsBetween,
  faultsOfEach,
  faultUnless,
  shown,
} from './contract/invariants.ts';
export { emit } from './contract/events.ts';
export { placesOf } from './basics/places.ts';
export { distinct, putInto, takeFrom } from './basics/sorted.ts';
export { entryOf, figureOf, numberOf, sure } from './basics/tables.ts';
export { type Ranked, rankedBy, type Standing } from './contract/ranking.ts';

// Dice, piles, decks and hands
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

// The fields of an action
export {
  type Field,
  flag,
  integer,
  type Optional,
  optional,
  type Shape,
  type ValueOf,
  word,
} from './reading/fields.ts';
export { ascending, bag, list } from './reading/list-fields.ts';
export { type EachOf, either, object, type Tagged, variant } from './reading/object-fields.ts';

// Values from outside
export {
  type Entries,
  type Examined,
  entriesAt,
  examined,
  fault,
  hasKey,
  isRecord,
  type Keys,
  listAt,
  objectAt,
  type Spot,
  tagAt,
  textAt,
  unexpected,
  wholeAt,
  wordAt,
} from './reading/spot.ts';
export { isName, NAME_WANTED, nameAt, said } from './reading/names.ts';
export { namesOfPlayers, type PlayerNamed, type Players, playersAt } from './reading/players.ts';
export { readBy } from './reading/read-by.ts';
export { type RulesetPart, rulesetFrom } from './reading/ruleset.ts';
export { examinedBy } from './reading/reading.ts';
export type { Key } from './reading/fault-words.ts';
export type { Bounds, Flaw } from './reading/plain-copy.ts';
export { clonePlain, deepFreeze, freezeAll, isSamePlain, type Plain } from './basics/plain.ts';

// Declaring a game
export { bit, maybe, number, oneOf, seat, text } from './shape/simple-parts.ts';
export {
  type AskLookIn,
  askLook,
  clicked,
  type NamedPart,
  type RenamedPart,
  saidParts,
  shownAs,
  withNames,
} from './shape/ask-look.ts';
export { many, pair, perSeat, row, sorted } from './shape/lists.ts';
export { type CaseOf, cases, group } from './shape/groups.ts';
export { type Pool, pool } from './shape/pool.ts';
export {
  type Flat,
  type Secrecy,
  type StatePart,
  type StateParts,
  seenBy,
  type ValuesOf,
  type ViewsOf,
} from './shape/part.ts';
export {
  type CasesNode,
  type DeckNode,
  type GroupNode,
  HIDDEN,
  type HandNode,
  type ListNode,
  type Node,
  type Nodes,
  NONE,
  type PileNode,
  type Seen,
  type Size,
  type Supply,
  type TextNode,
  type WholeNode,
  type WordNode,
} from './shape/node.ts';
export {
  type ActionIn,
  type AskIn,
  type AskShape,
  type ConfigIn,
  type ConfigShape,
  type Declaration,
  type Declared,
  type EventIn,
  type FreeShape,
  type GameShape,
  type Saying,
  type StateIn,
  type StepIn,
  shapeOf,
  type TableIn,
  type TableParts,
  type TypesIn,
  type ViewIn,
  type WhyIn,
  type WorkIn,
} from './shape/shape.ts';
export {
  type Cited,
  type CitedByField,
  changesOf,
  citesOf,
  type EventShape,
  type EventShapes,
  type EventUnion,
  type Typed,
  type TypedFields,
  typed,
} from './shape/event-shapes.ts';
export type {
  FactsOf,
  RefusalOf,
  RefusalShape,
  RefusalShapes,
  Refuse,
  Told as ToldFact,
  Template,
} from './shape/refusals.ts';
export type { Deals, DealShape } from './shape/dealing.ts';
export type { Ending } from './shape/course.ts';
export type { Looked, Sight } from './shape/mask.ts';
export { marksOf, type TableMarks } from './shape/marks.ts';
export type { Redealing } from './shape/redealing.ts';
export { type Upkeep, type UpkeepRules, upkeepOf } from './shape/upkeep.ts';
export type { Answering, Answerings, Doing, ShapedRules } from './shape/written.ts';
export { freeActionsOf, questionsOf } from './shape/questions.ts';
export { rulesOf, type ShapeFor } from './shape/rules-of.ts';
export { sampleTable } from './shape/samples.ts';
export {
  deckSchema,
  handSchema,
  type PositionSchemas,
  pileSchema,
  positionEntries,
  type WorkSchemas,
  whole,
} from './shape/schemas.ts';

// Saying a game
export {
  type Called,
  type CardNames,
  givenTelling,
  namesApart,
  type TableNames,
  type TellingOptions,
  type Worded,
} from './words/called.ts';
export type { CommonFacts, CommonSentences, EndingSentences, SeatNames } from './words/common.ts';
export { commonInGerman, GERMAN, GERMAN_ENDING } from './words/de.ts';
export { commonInEnglish, ENGLISH, ENGLISH_ENDING } from './words/en.ts';
export { capitalised, readable, roman, unbroken } from './words/letters.ts';
export { nameIn, nameOfDecision } from './words/naming.ts';
export { commonInPolish, POLISH, POLISH_ENDING } from './words/pl.ts';
export {
  type EventSentences,
  explainWhole,
  explainWith,
  type Language,
  type Languages,
  languageWith,
  localeOf,
  type RefusalSentences,
} from './words/sentences.ts';
export {
  type ActionOptions,
  type ActionSentences,
  type ActionWords,
  actionWith,
  calledWith,
  formatWith,
  type OutcomeSentences,
  outcomeWhole,
  outcomeWith,
  type QuestionSentences,
  questionWith,
} from './words/telling.ts';
export { counted, createWording, namesCounted, oneOrMany, type Wording, type WordingRules } from './words/wording.ts';

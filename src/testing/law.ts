import {
  type Ask,
  type Branch,
  deepFreeze,
  EngineError,
  freezeAll,
  type Game,
  type GameRecord,
  type GameTypes,
  hash,
  isSamePlain,
  type Random,
  type Seat,
} from '../kernel/index.ts';

/** What every game obeys, by name, with what it means. */
export const LAWS = deepFreeze({
  'something-to-decide': 'Games come to decisions, and some of these leave a choice.',
  'listed-accepted': 'Every listed action is accepted.',
  'listed-once': 'No action is listed twice.',
  'others-refused': 'Everything that is not listed is refused, with a reason, and leaves the state alone.',
  'somebody-can-act': 'Until the game is over somebody owes a decision, and every decision has an option.',
  'nothing-too-early': 'What is skipped as impossible stays impossible after any free actions of that moment.',
  'old-states-stay': 'A state never changes once it has been handed out.',
  'plain-data': 'States, views and events are plain data: they survive JSON.',
  'printed-stays': 'What is printed is plain data, the same for every position and viewer, and in no view.',
  'saves-continue': 'A game that is saved and restored goes on as if it had never stopped.',
  'same-seed-same-game': 'The same config, seed and actions give the same positions.',
  'any-order': 'Seats that decide at once may answer in any order.',
  'direct-equals-pure': 'A simulation takes the same way as the reducer, action by action.',
  'clones-share-nothing': 'A copy is equal to its original and shares nothing with it that changes.',
  'views-answer-alike': 'A view gives its seat the same answers as the state.',
  'odds-are-exact': 'Enumerated odds sum to 1 and agree with what is rolled.',
  'frames-are-honest':
    'Frames show each event with its own changes, nothing changes untold, and the last one is the view.',
  'twins-look-alike': 'What a viewer cannot know makes no difference to what it sees.',
  'worlds-fit-the-view': 'A determinized world has the view it was made from, and can be played to its end.',
  'worlds-vary': 'A determinizer does not always imagine the same world.',
  'worlds-do-not-know': 'A determinized world follows from the view and the seed alone.',
  'worlds-are-fair': 'What nobody has chosen is imagined as often as it is true.',
  'words-are-total': 'Everything that a game or a table tells can be put into words, in every language.',
  'labels-differ': 'On one screen no two targets have the same label.',
  'every-game-ends': 'Every playout ends.',
  'invariants-hold': "The game's own invariants hold at every pause.",
  'outcome-is-complete': 'A game that is over ranks every seat once, winners first.',
  'nothing-thrown': 'Nothing is thrown on the way.',
} as const);

/** The name of a law. */
export type LawName = keyof typeof LAWS;

/**
 * A game that breaks a law, with a record that leads to where it does.
 *
 * @rule KER-8.3 A broken law is told with its name, with what is wrong and where, and with the record that leads there.
 */
export class LawBroken extends EngineError {
  static {
    freezeAll(LawBroken);
  }

  readonly law: LawName;
  readonly detail: string;
  /** Plays the game up to the position at which the law is broken. */
  readonly record: GameRecord | undefined;

  constructor(law: LawName, detail: string, record: GameRecord | undefined) {
    const where = record === undefined ? '' : `\nReplay it with replay(game, ${JSON.stringify(record)})`;
    super('law/broken', `${LAWS[law]} This game breaks the law '${law}': ${detail}${where}`);
    this.name = 'LawBroken';
    this.law = law;
    this.detail = detail;
    this.record = record;
  }
}

/** Thrown where a law finds itself broken; the walk adds the record. */
export class Broken {
  readonly law: LawName;
  readonly detail: string;

  constructor(law: LawName, detail: string) {
    this.law = law;
    this.detail = detail;
  }
}

/** Throws unless the law holds here. */
export function uphold(law: LawName, holds: boolean, detail: () => string): void {
  if (!holds) throw new Broken(law, detail());
}

/** Throws unless both are the same plain data. */
export function upholdSame(law: LawName, left: unknown, right: unknown, detail: () => string): void {
  uphold(law, isSamePlain(left, right), () => `${detail()}\n  ${short(left)}\n  ${short(right)}`);
}

/** Plain data as text of bounded length, for a message. */
export function short(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 2000 ? `${text.slice(0, 2000)} …` : text;
}

/** Where two values differ first, as deep as it can be said, and what is there in each. */
export function firstDifference(got: unknown, wanted: unknown, path: string): Difference {
  if (isRecord(got) && isRecord(wanted)) {
    for (const key of new Set([...Object.keys(got), ...Object.keys(wanted)])) {
      if (!isSamePlain(got[key], wanted[key])) return firstDifference(got[key], wanted[key], `${path}.${key}`);
    }
  }
  return { path, got: short(got), wanted: short(wanted) };
}

interface Difference {
  readonly path: string;
  readonly got: string;
  readonly wanted: string;
}

/** An object or a list, to be gone through by its keys. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** How a game computes the odds of an action: the kernel's `outcomes`, unless it has a way of its own. */
export type Odds<T extends GameTypes> = (
  game: Game<T>,
  state: T['State'],
  action: T['Action'],
) => readonly Branch<T['State']>[];

/**
 * How often the game has waited for a kind of decision, and how often the twin law was tried there: for the seat that
 * decides, for another one, and for the spectators.
 */
export interface KindTally {
  pauses: number;
  decider: number;
  other: number;
  spectator: number;
  skipped: number;
}

/** What has been tried, counted over all walks. */
export interface Tally {
  walks: number;
  pauses: number;
  /** Decisions that came up on walks and on the way from there to the end, and how many of them left a choice. */
  decisions: number;
  choices: number;
  longest: number;
  mostOptions: number;
  probes: number;
  /** Sequences of free actions that were tried where the engine was about to go on. */
  freely: number;
  /** Sentences and labels that were made of what a game tells, and screens on which labels were compared. */
  said: number;
  screens: number;
  /** Frames that were looked at, for all viewers. */
  frames: number;
  /** By type of event: how many frames it had, and how many of them showed a change. */
  told: Record<string, { frames: number; changed: number }>;
  twins: number;
  twinsSkipped: number;
  /** How often others could take something back after an action that nobody has noticed, and were held against before it. */
  takenBack: number;
  odds: number;
  oddsSkipped: number;
  /** Of the likeliest branches: rolled minus expected, and the variance of that. */
  oddsExcess: number;
  oddsVariance: number;
  /** Pauses at which two worlds with the same view are known to exist, and at how many of them the determinizer varied. */
  alternatives: number;
  varied: number;
  /** First positions that were looked at beside those of the walks. */
  openings: number;
  /** Openings that were held against another with the same luck, as far as the viewer sees it; and those without such another. */
  openingTwins: number;
  openingTwinsSkipped: number;
  /** Of these, how many were another world with the same view; and for how many views two imagined worlds were not the same. */
  openingAlternatives: number;
  openingsVaried: number;
  /** Positions that nobody's secret choice has led to, of which the truth was held against an imagined world. */
  fairSamples: number;
  /** By kind of decision: that of the action with which the walk went on. A free action counts for what it came before. */
  kinds: Record<string, KindTally>;
  /** How often the engine has declined a kind of decision because there was nothing else to say. */
  skipped: Record<string, number>;
}

/** A tally of nothing. */
export function emptyTally(): Tally {
  return {
    walks: 0,
    pauses: 0,
    decisions: 0,
    choices: 0,
    longest: 0,
    mostOptions: 0,
    probes: 0,
    freely: 0,
    said: 0,
    screens: 0,
    frames: 0,
    told: {},
    twins: 0,
    twinsSkipped: 0,
    takenBack: 0,
    odds: 0,
    oddsSkipped: 0,
    oddsExcess: 0,
    oddsVariance: 0,
    alternatives: 0,
    varied: 0,
    openings: 0,
    openingTwins: 0,
    openingTwinsSkipped: 0,
    openingAlternatives: 0,
    openingsVaried: 0,
    fairSamples: 0,
    kinds: {},
    skipped: {},
  };
}

/** What has been tried at pauses of this kind. */
export function tallyOf({ kinds }: Tally, kind: string): KindTally {
  kinds[kind] ??= { pauses: 0, decider: 0, other: 0, spectator: 0, skipped: 0 };
  return kinds[kind];
}

/** A position at which the game waits, and what is needed to try things there. */
export interface Waiting<T extends GameTypes> {
  readonly game: Game<T>;
  readonly state: T['State'];
  readonly actions: readonly T['Action'][];
  readonly random: Random;
  /** Values of action fields seen so far, for making up actions that look like real ones. */
  readonly vocabulary: Vocabulary;
}

/** A pause of a walk: where the game waits, and what is about to be done. */
export interface Pause<T extends GameTypes> extends Waiting<T> {
  /** What the walk goes on with. */
  readonly action: T['Action'];
  /** The kind of decision that the action answers, or comes before. */
  readonly kind: string;
  readonly tally: Tally;
  readonly odds: Odds<T>;
  readonly most: number;
  /** The decisions before which free actions were possible so far, by seat and kind, as they were asked last. */
  readonly windows: Windows;
  readonly freely: Freely;
}

/** When a seat may do its free actions: only before a decision of its own with an open window, or at any moment of its turn. */
export type Freely = 'at-decisions' | 'at-any-moment';

/** Decisions before which free actions are possible, by seat and kind. */
export type Windows = Map<Seat, Map<string, Ask>>;

/** Every value that a field of an action has had, and every type. */
export interface Vocabulary {
  readonly types: Set<string>;
  readonly values: Map<string, Set<unknown>>;
}

/** An action without the number of the decision it answers: another world may have counted differently. */
export function unnumbered<Action extends GameTypes['Action']>(action: Action): Action {
  const { decision: _decision, ...said } = action;
  return said as Action;
}

/** A vocabulary that knows the kinds of decisions of a game, and no values yet. */
export function emptyVocabulary<T extends GameTypes>({ decisions }: Game<T>): Vocabulary {
  return { types: new Set(Object.keys(decisions)), values: new Map() };
}

/** A hash of all of a state but its luck and its counts of decisions: which world it is. */
export function worldOf(state: GameTypes['State']): number {
  const { chance: _chance, decisions: _decisions, ...world } = state;
  return hash(world);
}

import type {
  ActionSentences,
  Called,
  CommonSentences,
  EventSentences,
  OutcomeSentences,
  QuestionSentences,
  RefusalSentences,
  Seat,
} from '../../../kernel/index.ts';
import type { EndReason, KelpEvent } from '../table/events.ts';
import type { KelpWhy } from '../table/refusals.ts';
import type { Ask, KelpAction } from '../table/work.ts';
import type { BoxLabels } from './box-labels.ts';
import type { Grammar } from './grammar.ts';
import type { Labels } from './labels.ts';
import type { Names } from './names.ts';
import type { Result } from './result.ts';
import type { Question, Scene } from './scene.ts';

/** What the rules of Kelp say in one language: why something is refused, and to whom. */
export interface Refusing {
  /** What a player who was given no name is called inside a sentence. */
  readonly seatName: (seat: Seat) => string;
  /** Why an action is refused. */
  readonly refusals: (called: Called) => RefusalSentences<KelpWhy>;
  /** What every game refuses, with the players and decisions of this one. */
  readonly common: CommonSentences;
}

/** All that Kelp says in one language: a folder each, whose `index.ts` is one of these. */
export interface Language extends Refusing {
  readonly names: Names;
  /** What a player is asked for, in a few words; `food` is what the octopus may do in between. */
  readonly decisions: Readonly<Record<Ask['ask'] | 'food', string>>;
  /** What happened. */
  readonly events: (called: Called) => EventSentences<KelpEvent>;
  /** What players can do, for a button and for a log. */
  readonly actions: (called: Called) => ActionSentences<KelpAction, Scene>;
  /** What players are asked. */
  readonly questions: (called: Called) => QuestionSentences<Ask['ask'], Question, Scene>;
  /** How a game ended. */
  readonly outcomes: (called: Called) => OutcomeSentences<EndReason, Result>;
  /** What cards, blocks and tiles do, word by word. */
  readonly cards: (called: Called) => Grammar;
  /** The words around a drawn position. */
  readonly labels: Labels;
  /** What tools say of the game. */
  readonly box: BoxLabels;
}

/** Languages of Kelp by locale: all that there are, or as many as a page has loaded. */
export type KelpLanguages = Readonly<Record<string, Language>>;

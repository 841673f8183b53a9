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
import type { EndReason, SnailsEvent } from '../table/events.ts';
import type { SnailsWhy } from '../table/refusals.ts';
import type { Ask, SnailsAction } from '../table/work.ts';
import type { BoxLabels } from './box-labels.ts';
import type { Grammar } from './grammar.ts';
import type { Labels } from './labels.ts';
import type { Names } from './names.ts';
import type { Result } from './result.ts';
import type { Question, Scene } from './scene.ts';

/** What the rules of Snails say in one language: why something is refused, and to whom. */
export interface Refusing {
  /** What a player who was given no name is called inside a sentence. */
  readonly seatName: (seat: Seat) => string;
  /** Why an action is refused. */
  readonly refusals: (called: Called) => RefusalSentences<SnailsWhy>;
  /** What every game refuses, with the players and decisions of this one. */
  readonly common: CommonSentences;
}

/** What Snails says in one language, but for what its cards do: a folder each, whose `index.ts` is one of these. */
export interface Language extends Refusing {
  readonly names: Names;
  /** What a player is asked for, in a few words. */
  readonly decisions: Readonly<Record<Ask['ask'], string>>;
  /** What happened. */
  readonly events: (called: Called) => EventSentences<SnailsEvent>;
  /** What players can do, for a button and for a log. */
  readonly actions: (called: Called) => ActionSentences<SnailsAction, Scene>;
  /** What players are asked. */
  readonly questions: (called: Called) => QuestionSentences<Ask['ask'], Question, Scene>;
  /** How a game ended. */
  readonly outcomes: (called: Called) => OutcomeSentences<EndReason, Result>;
  /** The words around a drawn position. */
  readonly labels: Labels;
  /** What tools say of the game. */
  readonly box: BoxLabels;
}

/** All that Snails says in one language: `with-cards.ts` of its folder. Whoever reads cards needs it. */
export interface CardLanguage extends Language {
  /** What a card does, word by word. */
  readonly cards: Grammar;
}

/** Languages of Snails by locale: all that there are, or as many as a page has loaded. */
export type SnailsLanguages = Readonly<Record<string, Language>>;

/** The same, where cards are read. */
export type SnailsCardLanguages = Readonly<Record<string, CardLanguage>>;

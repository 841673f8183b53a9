import type {
  ActionSentences,
  Called,
  CommonSentences,
  EndingSentences,
  EventSentences,
  GameTypes,
  OutcomeSentences,
  QuestionSentences,
  Refusal,
  RefusalSentences,
  Seat,
} from '../kernel/index.ts';

/** What is asked of a seat, as data. */
export interface Asked {
  readonly seat: Seat;
}

/** What the sentences of a game are told with, bundled: `interface ChessTold { Question: Question; … }`. */
export interface ToldTypes<T extends GameTypes = GameTypes> {
  /** What a seat is asked, as data. */
  Question: Asked & { readonly kind: T['Ask']['ask'] | 'hidden' };
  /** What of a position actions and questions are told with. */
  Scene: unknown;
  /** Why a game ends. */
  Reason: string;
  /** How it ended, in figures. */
  Result: { readonly reason: string; readonly rule: string };
}

/** What the rules of a game say in one language: why something is refused, and to whom. */
export interface RefusingLanguage<Why extends Refusal> {
  /** What a player who was given no name is called inside a sentence. */
  readonly seatName: (seat: Seat) => string;
  /** Why an action is refused. */
  readonly refusals: (called: Called) => RefusalSentences<Why>;
  /** What every game refuses, with the players and decisions of this one. */
  readonly common: CommonSentences;
}

/** What a game of its own words says in one language; it adds whatever else it has to say. */
export interface GameLanguage<T extends GameTypes, Told extends ToldTypes<T>> extends RefusingLanguage<T['Why']> {
  /** What a player is asked for, in a few words; or `decisionsApart`, where that loads apart. */
  readonly decisions: Readonly<Record<T['Ask']['ask'], string>> | (() => never);
  /** What happened. */
  readonly events: (called: Called) => EventSentences<T['Event']>;
  /** What players can do, for a button and for a log. */
  readonly actions: (called: Called) => ActionSentences<T['Action'], Told['Scene']>;
  /** What players are asked. */
  readonly questions: (called: Called) => QuestionSentences<T['Ask']['ask'], Told['Question'], Told['Scene']>;
  /** How a game ended. */
  readonly outcomes: (called: Called) => OutcomeSentences<Told['Reason'], Told['Result']>;
  /** What every game says of its end: `ENGLISH_ENDING`, or words of its own. */
  readonly ending: EndingSentences;
  /** What tools say of the game. */
  readonly box: {
    readonly name: string;
    /** What buttons are called that only begin something, by their ids: after them something else is clicked. */
    readonly buttons?: Readonly<Record<string, string>>;
  };
}

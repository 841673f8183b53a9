import {
  type ActionSentences,
  actionWith,
  type Called,
  type Decision,
  type Departure,
  type EventSentences,
  formatWith,
  type GameTypes,
  LEAVING,
  languageWith,
  lastToLeave,
  type Outcome,
  type OutcomeSentences,
  outcomeWith,
  type QuestionSentences,
  questionWith,
  type Seat,
} from '../kernel/index.ts';
import type { BoxWords } from './box.ts';
import { saidIn } from './words.ts';

type Questions<T extends GameTypes> = QuestionSentences<T['Ask']['ask'], Decision<T['Ask']['ask']>, T['View']>;

/**
 * What a game says in one language: a sentence that is missing does not compile. That something is
 * decided in secret is said for all games, and may be said otherwise.
 */
export interface BoxLanguage<T extends GameTypes, Reason extends string = string> {
  /** What the game is called. */
  readonly name: string;
  /** What a seat is called inside a sentence. */
  readonly seatName: (seat: Seat) => string;
  /** What a seat is asked for, in a few words. */
  readonly decisions: Readonly<Record<T['Ask']['ask'], string>>;
  /** What happened. */
  readonly events: (called: Called) => EventSentences<T['Event']>;
  /** What can be done or is done: a label and a sentence. */
  readonly actions: (called: Called) => ActionSentences<T['Action'], T['View']>;
  /** What a seat is asked, in a sentence. */
  readonly questions: (called: Called) => Omit<Questions<T>, 'hidden'>;
  /** Why somebody has won, in a few words, by the reason that the rules give: `most points, 4 : 3`. */
  readonly outcomes: OutcomeSentences<Reason, Outcome>;
  /** The sentence about the winners around that, where it is not the usual one. */
  readonly ended?: (winners: readonly string[], why: string) => string;
  /** Overrides the usual words for why a game is over when a player has left it. */
  readonly left?: Readonly<Record<Departure['reason'], (who: string) => string>>;
}

/** What a table of languages says for a box. */
export type SpokenWords<T extends GameTypes> = Pick<
  BoxWords<T>,
  'name' | 'seat' | 'decision' | 'event' | 'action' | 'question' | 'outcome'
>;

/**
 * The words of a box, from one table of languages: those that the game speaks. What is said for all games is English in a
 * language that the library does not speak, unless the language says it itself.
 *
 * @param game what the game is called in errors: `the duel`.
 */
export function wordsWith<T extends GameTypes, Reason extends string = string>(
  languages: Readonly<Record<string, BoxLanguage<T, Reason>>>,
  game: string,
): SpokenWords<T> {
  const tables = Object.fromEntries(
    Object.entries(languages).map(([locale, language]) => [locale, withCommon(language, locale)]),
  );
  const languageOf = languageWith(languages);
  const [action, question] = [
    actionWith<T['Action'], T['View']>(tables, game),
    questionWith<T['Ask']['ask'], Decision<T['Ask']['ask']>, T['View']>(tables, game),
  ];
  return {
    name: ({ locale }) => languageOf(locale).name,
    seat: (seat, { locale }) => languageOf(locale).seatName(seat),
    decision: (kind, { locale }) => languageOf(locale).decisions[kind as T['Ask']['ask']],
    event: formatWith<T['Event']>(tables, game),
    action,
    question,
    outcome: outcomeWith<Reason, Outcome>(tables, game),
  };
}

interface Seated {
  readonly seat: Seat;
}

// What is said for all games is the same for every type of game: the compiler cannot join it to sentences of a type that it does not know.
function withCommon<T extends GameTypes, Reason extends string>(language: BoxLanguage<T, Reason>, locale: string) {
  const { secretly, ended, left } = { ...saidIn(locale), ...language };
  const outcomes = Object.entries<(outcome: Outcome) => string>(language.outcomes);
  return {
    ...language,
    questions: (called: Called) =>
      ({
        hidden: ({ seat }: Seated) => secretly(called.player(seat)),
        ...language.questions(called),
      }) as unknown as Questions<T>,
    outcomes: (called: Called) => {
      const told = outcomes.map(([reason, why]) => [
        reason,
        (outcome: Outcome) => ended(outcome.winners.map(called.player), why(outcome)),
      ]);
      const leaving = LEAVING.map((reason) => [
        reason,
        (outcome: Outcome) =>
          ended(outcome.winners.map(called.player), left[reason](called.player(lastToLeave(outcome)))),
      ]);
      return Object.fromEntries([...leaving, ...told]) as OutcomeSentences<Reason, Outcome>;
    },
  };
}

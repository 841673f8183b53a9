import { attempt } from '../basics/attempt.ts';
import { EngineError, named } from '../basics/errors.ts';
import type { SeenEvent } from '../basics/event.ts';
import type { Seat } from '../basics/seats.ts';
import {
  type Called,
  calledAt,
  givenTelling,
  type TableNames,
  type TellingOptions,
  type Worded,
  wordedFor,
} from './called.ts';
import type { EndingSentences, SeatNames } from './common.ts';
import { endingIn, type Ended as Outcome, sentenceOfLeaving } from './ending.ts';
import { type LocaleTag, seatIn } from './languages.ts';
import { capitalised } from './letters.ts';
import { type EventSentences, entryOf, languageWith, localeOf } from './sentences.ts';

/** What of a game's table of languages tells what: its sentences, and what a seat is called in them. */
type Speaking<Kind extends string, Sentences> = Readonly<
  Record<string, { readonly [Key in Kind]: Worded<Sentences> } & Seated>
>;

/**
 * The function that tells the events of a game, from its table of languages. What is no event of the game is an
 * `EngineError` that names its type.
 *
 * @param game what the game is called in errors: `Snails`.
 */
export function formatWith<Event extends { readonly type: string }>(
  languages: Speaking<'events', EventSentences<Event>>,
  game = 'this game',
): (event: SeenEvent<Event>, options?: TellingOptions) => string {
  const sentencesOf = tellingWith(languages, 'events');
  return (event, options) => {
    const { locale, names } = givenTelling(options);
    return capitalised(
      sentenceFor(sentencesOf(locale, names), { value: event, key: 'type', args: [event] }, { game, of: 'event' }),
    );
  };
}

/**
 * An action in words.
 *
 * @rule KER-11.15 The labels of the legal answers of one decision are different from each other.
 */
export interface ActionWords {
  /** For a button: what whoever clicks it does. It has no full stop. */
  readonly label: string;
  /** For a log: who does what. */
  readonly sentence: string;
}

/**
 * Words for each type of action of a game, its answers, declined or not, and its free actions: one that is forgotten does
 * not compile. They are told with the position before the action.
 */
export type ActionSentences<Action extends { readonly type: string }, At> = {
  readonly [Type in Action['type']]: (action: Extract<Action, { readonly type: Type }>, at: At) => ActionWords;
};

/** In which language an action is told, for a button or for a log, and how everybody is called. */
export interface ActionOptions extends TellingOptions {
  /** A `label`, if not said. */
  readonly as?: keyof ActionWords | undefined;
}

/**
 * The function that tells the actions of a game, from its table of languages, as labels of buttons and as sentences.
 *
 * @param game what the game is called in errors: `Snails`.
 * @rule KER-11.12 Every action has a label and a sentence; one that is missing does not compile.
 */
export function actionWith<Action extends { readonly type: string }, At>(
  languages: Speaking<'actions', ActionSentences<Action, At>>,
  game = 'this game',
): (action: Action, at: At, options?: ActionOptions) => string {
  const sentencesOf = tellingWith(languages, 'actions');
  return (action, at, options) => {
    const { locale, as = 'label', names } = givenTelling<ActionOptions>(options);
    mustBeWords(as);
    const words = sentenceFor<ActionWords>(
      sentencesOf(locale, names),
      { value: action, key: 'type', args: [action, at] },
      { game, of: 'action' },
    );
    return capitalised(words[as]);
  };
}

/**
 * A sentence for each kind of decision of a game, and one for a decision of which only `hidden` is known: one that is
 * forgotten does not compile. They are told what is asked, and the position.
 */
export type QuestionSentences<Kind extends string, Question, At> = {
  readonly [Each in Kind | 'hidden']: (question: Question, at: At) => string;
};

/**
 * The function that tells what a game asks, from its table of languages.
 *
 * @param game what the game is called in errors: `Snails`.
 * @rule KER-11.13 Every question has a sentence that says who is asked and what it is about.
 */
export function questionWith<Kind extends string, Question extends { readonly kind: Kind | 'hidden' }, At>(
  languages: Speaking<'questions', QuestionSentences<Kind, Question, At>>,
  game = 'this game',
): (question: Question, at: At, options?: TellingOptions) => string {
  const sentencesOf = tellingWith(languages, 'questions');
  return (question, at, options) => {
    const { locale, names } = givenTelling(options);
    return capitalised(
      sentenceFor<string>(
        sentencesOf(locale, names),
        { value: question, key: 'kind', args: [question, at] },
        { game, of: 'question' },
      ),
    );
  };
}

/** A sentence for each way in which a game ends, by its reason: one that is forgotten does not compile. */
export type OutcomeSentences<Reason extends string, Ended> = Readonly<Record<Reason, (outcome: Ended) => string>>;

/**
 * The function that tells how a game ended, from its table of languages. The rule's id is put behind the sentence.
 *
 * @param game what the game is called in errors: `Snails`.
 * @rule KER-11.14 An outcome is told with its figures and its rule.
 */
export function outcomeWith<Reason extends string, Ended extends { readonly reason: string; readonly rule: string }>(
  languages: Speaking<'outcomes', OutcomeSentences<Reason, Ended>>,
  game = 'this game',
): (outcome: Ended, options?: TellingOptions) => string {
  const locales = Object.keys(languages);
  return outcomeBy(languages, game, (tag) => endingIn(localeOf(tag, locales)));
}

/**
 * Does the same as {@link outcomeWith} for languages that say themselves what every game says of its end, so that nothing of the kernel's
 * own languages is needed.
 *
 * @param game what the game is called in errors: `Snails`.
 */
export function outcomeWhole<Reason extends string, Ended extends { readonly reason: string; readonly rule: string }>(
  languages: Speaking<'outcomes', OutcomeSentences<Reason, Ended>> &
    Readonly<Record<string, { readonly ending: EndingSentences }>>,
  game: string,
): (outcome: Ended, options?: TellingOptions) => string {
  const languageOf = languageWith<{ readonly ending: EndingSentences }>(languages);
  return outcomeBy(languages, game, (tag) => languageOf(tag).ending);
}

function outcomeBy<Ended extends { readonly reason: string; readonly rule: string }>(
  languages: Speaking<'outcomes', object>,
  game: string,
  endingOf: (tag: LocaleTag | undefined) => EndingSentences,
): (outcome: Ended, options?: TellingOptions) => string {
  const [sentencesOf, calledIn] = [tellingWith(languages, 'outcomes'), calledWith(languages)];
  return (outcome, options) => {
    const { locale: tag, names } = givenTelling(options);
    const sentences = sentencesOf(tag, names);
    const left = attempt(() =>
      entryOf(sentences, outcome.reason) === undefined
        ? sentenceOfLeaving(outcome as unknown as Outcome, endingOf(tag), calledIn(names, tag).player)
        : undefined,
    );
    if (left !== undefined) return capitalised(left);
    const sentence = sentenceFor<string>(
      sentences,
      { value: outcome, key: 'reason', args: [outcome] },
      { game, of: 'outcome' },
    );
    return `${capitalised(sentence)} [${outcome.rule}]`;
  };
}

/** What of a language says how seats are called. */
interface Seated {
  readonly seatName?: (seat: Seat) => string | undefined;
}

/**
 * The function that settles how everybody is called at a table, in a language of a game: for sentences that the game makes
 * itself.
 *
 * @rule KER-11.6 All sentences of a game call a seat by the same name.
 */
export function calledWith(
  languages: Readonly<Record<string, Seated>>,
): (names?: TableNames, locale?: LocaleTag) => Called {
  const locales = Object.keys(languages);
  return (names = {}, tag) => {
    const locale = localeOf(tag, locales);
    const seatName: SeatNames = (seat) => languages[locale]?.seatName?.(seat) ?? seatIn(locale)(seat);
    return calledAt(names, locale, seatName);
  };
}

/** The function that finds the sentences of one kind in a game's table, for a table where everybody is called so. */
function tellingWith<Kind extends string>(
  languages: Speaking<Kind, object>,
  kind: Kind,
): (tag?: LocaleTag, names?: TableNames) => object {
  const [languageOf, calledIn] = [languageWith(languages), calledWith(languages)];
  return (tag, names) => wordedFor<object>(languageOf(tag)[kind], calledIn(names, tag));
}

/** Throws unless words are wanted as an action has them. */
function mustBeWords(as: unknown): void {
  if (as === 'label' || as === 'sentence') return;
  throw new EngineError('argument/invalid', `Expected as: 'label' or 'sentence', got ${named(as)}.`);
}

/** What the sentences say of a value from outside, by what stands under its key. */
function sentenceFor<Said>(
  sentences: object,
  { value, key, args }: { readonly value: unknown; readonly key: string; readonly args: readonly unknown[] },
  { game, of }: { readonly game: string; readonly of: 'event' | 'action' | 'question' | 'outcome' },
): Said {
  const kind: unknown = attempt(() => (value as Readonly<Record<string, unknown>>)[key]);
  const told = typeof kind === 'string' ? entryOf(sentences, kind) : undefined;
  const [an, code] = [of === 'question' ? 'A' : 'An', `${of}/unknown`] as const;
  if (told === undefined) {
    const what = kind === undefined ? `${named(value)} is no ${of}` : `there is no ${of} of the ${key} ${named(kind)}`;
    throw new EngineError(code, `${an} ${of} of ${game} is needed here; ${what}.`);
  }
  const said = attempt(() => told(...args));
  if (said !== undefined) return said as Said;
  throw new EngineError(code, `This ${of} of the ${key} ${named(kind)} does not say all that it has to.`);
}

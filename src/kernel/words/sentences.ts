import { attempt } from '../basics/attempt.ts';
import { EngineError, named } from '../basics/errors.ts';
import type { SeenEvent } from '../basics/event.ts';
import { givenList, givenText } from '../basics/given.ts';
import type { KernelWhy, Refusal } from '../basics/refusal.ts';
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
import { type CommonSentences, commonSentence, isKernelWhy, type SeatNames } from './common.ts';
import { kernelSentences, LOCALES, type Locale, type LocaleTag, localeAmong, seatIn } from './languages.ts';
import { capitalised } from './letters.ts';

/**
 * A sentence for each refusal of a game's own, by its code, made from its facts: one that is forgotten does not compile.
 *
 * @rule KER-11.5 A language has a sentence for every refusal of its game. One that is missing does not compile.
 */
export type RefusalSentences<Why extends Refusal> = {
  readonly [Own in Exclude<Why, KernelWhy> as Own['code']]: (facts: Own['facts']) => string;
};

/**
 * A sentence for each event of a game, by its type, as somebody learns of it, with its secret or without: one that is
 * forgotten does not compile.
 *
 * @rule KER-11.5 A language has a sentence for every event of its game. One that is missing does not compile.
 */
export type EventSentences<Event extends { readonly type: string }> = {
  readonly [Seen in SeenEvent<Event> as Seen['type']]: (event: Seen) => string;
};

/** What a game says in one language, as far as every game says it. A game adds what else it has to say. */
export interface Language<Why extends Refusal> {
  /** Why an action is refused. The rule's id is put behind each sentence. */
  readonly refusals: Worded<RefusalSentences<Why>>;
  /** What every game refuses, where this game says it in words of its own. */
  readonly common?: Partial<CommonSentences>;
  /** What a seat is called, inside a sentence; nothing for one that has no name. */
  readonly seatName?: (seat: Seat) => string | undefined;
}

/** The same of a game that leaves nothing to the kernel. */
export interface WholeLanguage<Why extends Refusal> extends Language<Why> {
  readonly common: CommonSentences;
  readonly seatName: SeatNames;
}

/** What a game says in each of its languages, by their locales. */
export type Languages<Why extends Refusal> = Readonly<Record<string, Language<Why>>>;

/** What the rules of a game say of its words. */
export interface Spoken<Why extends Refusal> {
  readonly languages?: Languages<Why>;
  readonly seats?: { readonly names?: readonly string[] };
  explain?(why: Exclude<Why, KernelWhy>, locale: Locale): string;
}

/** How a game speaks. */
export interface Speech<Why extends Refusal> {
  readonly locales: readonly string[];
  seatName(seat: Seat, options?: TellingOptions): string;
  explain(why: Why | KernelWhy, options?: TellingOptions): string;
}

/**
 * How a game speaks whose rules say this.
 *
 * @param game what the game is called in errors; nothing where they do not name it.
 * @rule KER-11.1 A game speaks the languages of its table and no others.
 */
export function speechOf<Why extends Refusal>(spoken: Spoken<Why>, game?: string): Speech<Why> {
  const { languages, seats } = spoken;
  const locales: readonly string[] = Object.freeze(languages === undefined ? [...LOCALES] : Object.keys(languages));

  function nameIn(locale: string): SeatNames | undefined {
    const inWords = languages?.[locale]?.seatName;
    if (inWords === undefined && seats?.names === undefined) return undefined;
    return (seat) => inWords?.(seat) ?? seats?.names?.[seat] ?? seatIn(locale)(seat);
  }

  const explain = explainBy<Why>(locales, game, (locale) => ({
    common: { ...kernelSentences(locale).common, ...languages?.[locale]?.common },
    seatName: nameIn(locale),
    calledIn: (names) => calledAt(names, locale, nameIn(locale) ?? seatIn(locale)),
    refusals: languages?.[locale]?.refusals,
    unsaid: languages === undefined ? kernelSentences(locale).unsaid : undefined,
  }));
  return {
    locales,
    seatName(seat, options) {
      const { locale: tag, names } = givenTelling(options);
      const locale = localeOf(tag, locales);
      const seatName = nameIn(locale) ?? seatIn(locale);
      return calledAt(names ?? {}, locale, seatName).player(seat);
    },
    explain(why, options) {
      const { locale: tag } = givenTelling(options);
      if (languages === undefined && spoken.explain !== undefined && isRefusal(why)) {
        const locale = localeOf(tag, locales) as Locale;
        if (!isKernelWhy(kernelSentences(locale).common, why))
          return spoken.explain(why as Exclude<Why, KernelWhy>, locale);
      }
      return explain(why, options);
    },
  };
}

/** What explains refusals in one language. */
interface Explaining<Why extends Refusal> {
  readonly common: CommonSentences;
  /** What a seat is called; nothing, where seats have no names. */
  readonly seatName: SeatNames | undefined;
  readonly calledIn: (names: TableNames) => Called;
  readonly refusals: Worded<RefusalSentences<Why>> | undefined;
  /** What is said of a refusal for which there is no sentence; where nothing is, it is an error. */
  readonly unsaid?: ((code: string) => string) | undefined;
}

function explainBy<Why extends Refusal>(
  locales: readonly string[],
  game: string | undefined,
  explainingIn: (locale: string) => Explaining<Why>,
): Speech<Why>['explain'] {
  const unknown = (what: string): EngineError => new EngineError('refusal/unknown', what);

  function own({ code, facts }: Refusal, names: TableNames, { refusals, calledIn, unsaid }: Explaining<Why>) {
    const told = entryOf(refusals === undefined ? {} : wordedFor<object>(refusals, calledIn(names)), code);
    if (told !== undefined) return attempt(() => told(facts) as string);
    if (unsaid !== undefined) return unsaid(code);
    throw unknown(`${needed(game)}; there is none of the code ${named(code)}.`);
  }

  return (why, options) => {
    const { locale: tag, names } = givenTelling(options);
    const explaining = explainingIn(localeOf(tag, locales));
    if (!isRefusal(why)) throw unknown(`${needed(game)}; ${named(why)} is none.`);
    const { common, seatName, calledIn } = explaining;
    const told = isKernelWhy(common, why)
      ? attempt(() => commonSentence(common, why, names === undefined ? seatName : calledIn(names).player))
      : own(why, names ?? {}, explaining);
    if (told !== undefined) return `${capitalised(told)} [${why.rule}]`;
    throw unknown(`This refusal of the code ${named(why.code)} lacks its facts.`);
  };
}

/**
 * The function that finds a language in a game's table: by any tag that names it, and the usual one by none. A language
 * that is not there is an `EngineError` that names those that are.
 */
export function languageWith<Spoken>(languages: Readonly<Record<string, Spoken>>): (locale?: LocaleTag) => Spoken {
  const locales = Object.keys(languages);
  return (tag) => languages[localeOf(tag, locales)] as Spoken;
}

/**
 * The function that explains the refusals of a game, its own and those that every game has, from its table of languages.
 *
 * @param game what the game is called in errors: `Snails`.
 */
export function explainWith<Why extends Refusal>(
  languages: Languages<Why>,
  game?: string,
): (why: Why | KernelWhy, options?: TellingOptions) => string {
  return speechOf<Why>({ languages }, game).explain;
}

/**
 * The same for languages that say everything themselves, so that nothing of the kernel's own languages is needed.
 *
 * @param game what the game is called in errors: `Snails`.
 */
export function explainWhole<Why extends Refusal>(
  languages: Readonly<Record<string, WholeLanguage<Why>>>,
  game: string,
): (why: Why | KernelWhy, options?: TellingOptions) => string {
  return explainBy<Why>(Object.keys(languages), game, (locale) => {
    const { common, refusals, seatName } = languageWith(languages)(locale);
    return { common, refusals, seatName, calledIn: (names) => calledAt(names, locale, seatName) };
  });
}

/**
 * The locale of a game that a tag names, of those that it speaks: `localeOf('cs-CZ', game.locales)`. One that it does not
 * speak is an `EngineError` that names those it does.
 *
 * @rule KER-11.3 Where no locale is said, it is English, or the first of a game that speaks none.
 */
export function localeOf(tag: LocaleTag | undefined, locales: readonly string[]): string {
  const known = givenList(locales, 'locales').map((locale) => givenText(locale, 'locale'));
  const [first = 'en'] = known;
  const unsaid = known.includes('en') ? 'en' : first;
  return localeAmong(known, tag === undefined ? unsaid : tag);
}

const needed = (game: string | undefined): string =>
  `A refusal ${game === undefined ? '' : `of ${game} `}is needed here`;

/** The sentence under a key that comes from outside, and may be a word that every object knows, such as `constructor`. */
export function entryOf(sentences: object, key: string): ((...told: readonly unknown[]) => unknown) | undefined {
  type Entries = Readonly<Record<string, (...told: readonly unknown[]) => unknown>>;
  return Object.hasOwn(sentences, key) ? (sentences as Entries)[key] : undefined;
}

function isRefusal(why: unknown): why is Refusal {
  const isOne = attempt(() => {
    const { code, rule, facts } = why as Refusal;
    return typeof code === 'string' && typeof rule === 'string' && typeof facts === 'object' && facts !== null;
  });
  return isOne === true;
}

import { attempt } from '../basics/attempt.ts';
import { EngineError, named } from '../basics/errors.ts';
import type { SeenEvent } from '../basics/event.ts';
import type { KernelWhy, Refusal } from '../basics/refusal.ts';
import type { Seat } from '../basics/seats.ts';
import { type CommonSentences, commonSentence, isKernelWhy, type SeatNames } from './common.ts';
import { kernelLanguage, LOCALES, type Locale, type LocaleTag, localeAmong } from './languages.ts';
import { capitalised } from './letters.ts';

/** A sentence for each refusal of a game's own, by its code, made from its facts: one that is forgotten does not compile. */
export type RefusalSentences<Why extends Refusal> = {
  readonly [Own in Exclude<Why, KernelWhy> as Own['code']]: (facts: Own['facts']) => string;
};

/**
 * A sentence for each event of a game, by its type, as somebody learns of it, with its secret or without: one that is
 * forgotten does not compile.
 */
export type EventSentences<Event extends { readonly type: string }> = {
  readonly [Seen in SeenEvent<Event> as Seen['type']]: (event: Seen) => string;
};

/** What a game says in one language, as far as every game says it. A game adds what else it has to say. */
export interface Language<Why extends Refusal> {
  /** Why an action is refused. The rule's id is put behind each sentence. */
  readonly refusals: RefusalSentences<Why>;
  /** What every game refuses, where this game says it in words of its own. */
  readonly common?: Partial<CommonSentences>;
  /** What a seat is called, inside a sentence; nothing for one that has no name. */
  readonly seatName?: (seat: Seat) => string | undefined;
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
  seatName(seat: Seat, tag?: LocaleTag): string;
  explain(why: Why | KernelWhy, tag?: LocaleTag): string;
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
    return (seat) => inWords?.(seat) ?? seats?.names?.[seat] ?? kernelLanguage(locale).seat(seat);
  }

  function common(why: KernelWhy, locale: string): string | undefined {
    const sentences: CommonSentences = { ...kernelLanguage(locale).common, ...languages?.[locale]?.common };
    return attempt(() => commonSentence(sentences, why, nameIn(locale)));
  }

  function own(why: Exclude<Why, KernelWhy>, locale: string): string | undefined {
    const told = entryOf(languages?.[locale]?.refusals ?? {}, why.code);
    if (told !== undefined) return attempt(() => told(why.facts));
    if (languages === undefined) return kernelLanguage(locale).unsaid(why.code);
    throw new EngineError('refusal/unknown', `${needed(game)}; there is none of the code ${named(why.code)}.`);
  }

  return {
    locales,
    seatName(seat, tag) {
      const locale = localeOf(tag, locales);
      return nameIn(locale)?.(seat) ?? kernelLanguage(locale).seat(seat);
    },
    explain(why, tag) {
      const locale = localeOf(tag, locales);
      if (!isRefusal(why)) throw new EngineError('refusal/unknown', `${needed(game)}; ${named(why)} is none.`);
      if (!isKernelWhy(why) && languages === undefined && spoken.explain !== undefined) {
        return spoken.explain(why as Exclude<Why, KernelWhy>, locale as Locale);
      }
      const told = isKernelWhy(why) ? common(why, locale) : own(why as Exclude<Why, KernelWhy>, locale);
      if (told !== undefined) return `${capitalised(told)} [${why.rule}]`;
      throw new EngineError('refusal/unknown', `This refusal of the code ${named(why.code)} lacks its facts.`);
    },
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
): (why: Why | KernelWhy, locale?: LocaleTag) => string {
  return speechOf<Why>({ languages }, game).explain;
}

/**
 * The function that tells the events of a game, from its table of languages. What is no event of the game is an
 * `EngineError` that names its type.
 *
 * @param game what the game is called in errors: `Snails`.
 */
export function formatWith<Event extends { readonly type: string }>(
  languages: Readonly<Record<string, { readonly events: EventSentences<Event> }>>,
  game = 'this game',
): (event: SeenEvent<Event>, locale?: LocaleTag) => string {
  const languageOf = languageWith(languages);
  return (event, tag) => {
    const sentences = languageOf(tag).events;
    const type: unknown = attempt(() => event.type);
    const told = typeof type === 'string' ? entryOf(sentences, type) : undefined;
    if (told === undefined) {
      const what = type === undefined ? `${named(event)} is no event` : `there is no event of the type ${named(type)}`;
      throw new EngineError('event/unknown', `An event of ${game} is needed here; ${what}.`);
    }
    const sentence = attempt(() => told(event));
    if (sentence !== undefined) return capitalised(sentence);
    throw new EngineError('event/unknown', `This event of the type ${named(type)} does not say all that it has to.`);
  };
}

// KER-11.3: where no locale is said, it is English, or the first of a game that speaks none.
function localeOf(tag: LocaleTag | undefined, locales: readonly string[]): string {
  const [first = 'en'] = locales;
  const unsaid = locales.includes('en') ? 'en' : first;
  return localeAmong(locales, tag === undefined ? unsaid : tag);
}

const needed = (game: string | undefined): string =>
  `A refusal ${game === undefined ? '' : `of ${game} `}is needed here`;

/** The sentence under a key that comes from outside, and may be a word that every object knows, such as `constructor`. */
function entryOf(sentences: object, key: string): ((told: unknown) => string) | undefined {
  return Object.hasOwn(sentences, key) ? (sentences as Record<string, (told: unknown) => string>)[key] : undefined;
}

function isRefusal(why: unknown): why is Refusal {
  const isOne = attempt(() => {
    const { code, rule, facts } = why as Refusal;
    return typeof code === 'string' && typeof rule === 'string' && typeof facts === 'object' && facts !== null;
  });
  return isOne === true;
}

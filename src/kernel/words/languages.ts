import { EngineError, named } from '../basics/errors.ts';
import type { KernelSentences, SeatNames } from './common.ts';
import { GERMAN_SENTENCES } from './de.ts';
import { ENGLISH_SENTENCES } from './en.ts';
import { POLISH_SENTENCES } from './pl.ts';
import { SEATS } from './seat-names.ts';

/** A language that the kernel speaks, and with it every game that has no table of languages. */
export type Locale = 'en' | 'pl' | 'de';

/**
 * A language, or a language with a region or anything else behind it, as browsers and systems write it: `pl`, `de-AT`,
 * `EN_us`. Which languages a game speaks is told by its `locales`.
 */
export type LocaleTag = Locale | `${Locale}-${string}` | (string & Record<never, never>);

/** The languages that the kernel speaks. */
export const LOCALES: readonly Locale[] = Object.freeze(['en', 'pl', 'de']);

/** What it says in them. */
const SENTENCES: Readonly<Record<Locale, KernelSentences>> = {
  en: ENGLISH_SENTENCES,
  pl: POLISH_SENTENCES,
  de: GERMAN_SENTENCES,
};

/**
 * The language of the kernel that a tag such as `de-AT` names: tags are read as browsers and systems write them, in
 * capitals or not, with `-` or `_` between their parts. Whatever names none of them is an `EngineError`.
 *
 * @rule KER-2.9 A locale is found by its language; one that is none of ours is an error that names it and those there are.
 */
export function findLocale(tag: string): Locale {
  return localeAmong(LOCALES, tag);
}

/**
 * The locale that a tag names among these. As many of its parts count as find something: `pt-BR` is `pt-BR` where that is
 * there, and `pt` where it is not.
 */
export function localeAmong<Known extends string>(locales: readonly Known[], tag: string): Known {
  const found = foundAmong(locales, tag);
  if (found !== undefined) return found;
  throw new EngineError('locale/unknown', `There is no locale ${named(tag)}; there are ${locales.join(', ')}.`);
}

function foundAmong<Known extends string>(locales: readonly Known[], tag: unknown): Known | undefined {
  const isTag = typeof tag === 'string' && /^[a-z]+(?:[-_][a-z\d]{1,8})*$/i.test(tag.slice(0, 80));
  const parts = isTag ? partsOf(tag.slice(0, 80)) : [];
  for (let count = parts.length; count > 0; count--) {
    const found = locales.find((locale) => partsOf(locale).join() === parts.slice(0, count).join());
    if (found !== undefined) return found;
  }
  return undefined;
}

const partsOf = (tag: string): string[] => tag.toLowerCase().split(/[-_]/);

/**
 * What the library itself says in a language, of those that it speaks: a game may speak others.
 *
 * @rule KER-11.2 What neither the game nor the kernel says in a language is told in English.
 */
export function spokenIn<Said>(languages: Readonly<Record<Locale, Said>>, tag: LocaleTag): Said {
  return languages[foundAmong(LOCALES, tag) ?? 'en'];
}

/** Returns what the kernel says in a locale of a game. */
export function kernelSentences(locale: LocaleTag): KernelSentences {
  return spokenIn(SENTENCES, locale);
}

/** What a seat is called that has no name, in a locale of a game. */
export function seatIn(locale: string): SeatNames {
  return spokenIn<SeatNames>(SEATS, locale);
}

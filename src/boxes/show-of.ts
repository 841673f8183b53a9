import {
  type Called,
  type CardNames,
  calledWith,
  type GameTypes,
  givenOptions,
  type LocaleTag,
  languageWith,
  type PrintedView,
  type TableNames,
} from '../kernel/index.ts';
import type { CardGroup, Show } from './box.ts';
import type { GameLanguage, ToldTypes } from './game-language.ts';
import { type Telling, wordsByTelling } from './telling.ts';

/** What a game is shown with, beside languages. */
export interface ShowingWith<Reader> {
  /** Who can read the cards that are played with. If nobody can, it is not told what they do. */
  readonly reader?: Reader;
  /** What the cards of a pack of one's own are called, and whatever else it adds, by locale and id. */
  readonly cardNames?: CardNames;
}

/** The same, where nobody reads cards: a language need not say what they do. */
export type WithoutReader<Options> = Omit<Options, 'reader'> & { readonly reader?: never };

/** A language, and how everybody is called in it. */
export interface InLanguage<Language> {
  readonly language: Language;
  readonly called: Called;
}

/** What the show of a game is made of. */
export interface ShowParts<
  T extends GameTypes,
  Told extends ToldTypes<T>,
  Look,
  Reader,
  Language extends GameLanguage<T, Told>,
> extends Pick<Show<T, Look>, 'story' | 'clicks'> {
  /** What the game says, by locale. */
  readonly languages: Readonly<Record<string, Language>>;
  readonly telling: Telling<T, Told['Question'], Reader>;
  /** How everybody is called in a position. */
  readonly namesAt: (view: PrintedView<T>) => TableNames;
  /** What may come of an action, in a few words. */
  readonly chance: (result: unknown, wording: InLanguage<Language>) => string;
  /** All cards that somebody can read. */
  readonly cards: (reader: Reader, wording: InLanguage<Language>) => readonly CardGroup[];
}

/**
 * Makes the show of a game that has languages of its own: all that a page needs which has no rules.
 *
 * @rule KER-16.3 What is shown without the rules is the same, to the letter, as what is shown with them.
 */
export function showOf<
  T extends GameTypes,
  Told extends ToldTypes<T>,
  Look,
  Reader,
  Language extends GameLanguage<T, Told>,
>(
  { languages, telling, namesAt, chance, cards, ...shown }: ShowParts<T, Told, Look, Reader, Language>,
  options: ShowingWith<Reader>,
): Show<T, Look> {
  const { reader, cardNames = {} } = givenOptions(options);
  const [languageOf, calledIn] = [languageWith(languages), calledWith(languages)];
  const wording = (locale: LocaleTag, names?: TableNames): InLanguage<Language> => ({
    language: languageOf(locale),
    called: calledIn({ cards: cardNames, ...names }, locale),
  });
  const { story } = shown;
  return {
    ...shown,
    story: {
      ...story,
      tell: (event, { locale, names }) => story.tell(event, { locale, names: { cards: cardNames, ...names } }),
    },
    words: {
      ...wordsByTelling(telling, { languageOf, namesAt, reader, cards: cardNames, clicks: shown.clicks }),
      chance: (result, _view, { locale, names }) => chance(result, wording(locale, names)),
    },
    ...(reader === undefined ? {} : { cards: (locale: LocaleTag) => cards(reader, wording(locale)) }),
  };
}

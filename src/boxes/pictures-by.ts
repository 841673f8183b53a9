import type { Pictures, TablePicture } from '../drawing/index.ts';
import { calledWith, EngineError, givenOptions, type LocaleTag, languageWith, named } from '../kernel/index.ts';
import type { InLanguage, ShowingWith } from './show-of.ts';

/** What the pictures of a game are made of. */
export interface PicturesParts<Look, Reader, Language extends object> extends Pick<Pictures<Look>, 'style'> {
  /** What the game is called in errors: `Snails`. */
  readonly game: string;
  /** What it says, by locale. */
  readonly languages: Readonly<Record<string, Language>>;
  /** The table; `names` is what the cards of a pack of one's own are called, by id. */
  readonly table: (
    look: Look,
    options: TablePicture & { readonly reader?: Reader; readonly names: Readonly<Record<string, string>> },
  ) => string;
  /** A card that somebody can read; nothing, if it is not in the pack. */
  readonly card: (
    id: string,
    reader: Reader,
    options: InLanguage<Language> & { readonly locale: LocaleTag; readonly style: TablePicture['style'] },
  ) => string | undefined;
}

/** Makes the pictures of a game: the table, and the cards, if somebody can read them. */
export function picturesBy<Look, Reader, Language extends object>(
  { game, style, languages, table, card }: PicturesParts<Look, Reader, Language>,
  options: ShowingWith<Reader>,
): Pictures<Look> {
  const { reader, cardNames: cards = {} } = givenOptions(options);
  const [languageOf, calledIn] = [languageWith(languages), calledWith(languages)];
  const names = (locale: LocaleTag) => cards[locale] ?? {};
  if (reader === undefined) return { style, table: (look, how) => table(look, { ...how, names: names(how.locale) }) };
  return {
    style,
    table: (look, how) => table(look, { ...how, reader, names: names(how.locale) }),
    card(id, locale, styled) {
      const wording = { language: languageOf(locale), called: calledIn({ cards }, locale) };
      const drawn = card(id, reader, { ...wording, locale, style: styled });
      if (drawn !== undefined) return drawn;
      throw new EngineError('card/unknown', `There is no card ${named(id)} in the pack of ${game}.`);
    },
  };
}

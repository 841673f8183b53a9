import { withCards } from '../../../../boxes/index.ts';
import type { Pictures } from '../../../../drawing/index.ts';
import { calledWith, EngineError, givenOptions, languageWith, named } from '../../../../kernel/index.ts';
import type { CardLanguage, ZombiakiCardLanguages, ZombiakiLanguages } from '../../text/language.ts';
import { nameOf } from '../../text/phrases.ts';
import type { Look } from '../look.ts';
import type { CardReader } from '../reader.ts';
import type { ShowOptions, Unread } from '../show.ts';
import { cardIn, type DrawnCard } from './card.ts';
import { tableIn } from './table.ts';
import { ZOMBIAKI_STYLE } from './theme.ts';

/** The pictures of Zombiaki, in these languages: the table, and the cards, if somebody can read them. */
export function picturesIn(languages: ZombiakiCardLanguages, options?: ShowOptions): Pictures<Look>;
export function picturesIn(languages: ZombiakiLanguages, options?: Unread): Pictures<Look>;
export function picturesIn(languages: ZombiakiLanguages, options: ShowOptions = {}): Pictures<Look> {
  const { reader, cardNames: cards = {} } = givenOptions(options);
  return {
    style: ZOMBIAKI_STYLE,
    table(look, how) {
      if (reader !== undefined) withCards<CardLanguage>(languageWith(languages)(how.locale));
      return tableIn(languages, look, {
        ...how,
        ...(reader === undefined ? {} : { reader }),
        names: cards[how.locale] ?? {},
      });
    },
    ...(reader === undefined
      ? {}
      : {
          card: (id, locale, style) => {
            const called = calledWith(languages)({ cards }, locale);
            const name = nameOf(id, languageWith(languages)(locale).names, called);
            return cardIn(languages, drawnCard(reader, id, name), { locale, style });
          },
        }),
  };
}

function drawnCard(reader: CardReader, id: string, name: string): DrawnCard {
  const found = reader.read(id);
  if (found === undefined)
    throw new EngineError('card/unknown', `There is no card ${named(id)} in the pack of Zombiaki.`);
  return { id, name, ...found };
}

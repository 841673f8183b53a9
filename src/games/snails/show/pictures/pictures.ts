import type { Pictures } from '../../../../drawing/index.ts';
import { calledWith, EngineError, givenOptions, languageWith, named } from '../../../../kernel/index.ts';
import type { Card, Pack } from '../../cards/vocabulary.ts';
import type { SnailsCardLanguages, SnailsLanguages } from '../../text/language.ts';
import { nameOf } from '../../text/phrases.ts';
import type { Look } from '../look.ts';
import { DECKS, type ShowOptions, type Unread } from '../show.ts';
import { cardIn, type DrawnCard } from './card.ts';
import { tableIn } from './table.ts';
import { SNAILS_STYLE } from './theme.ts';

/**
 * The pictures of Snails, in these languages: the table, and the cards, if somebody can read them.
 *
 * @example A table in Polish
 * {@includeCode ../../../../../test/guide/thin-client.test.ts#pictures}
 */
export function picturesIn(languages: SnailsCardLanguages, options?: ShowOptions): Pictures<Look>;
export function picturesIn(languages: SnailsLanguages, options?: Unread): Pictures<Look>;
export function picturesIn(languages: SnailsLanguages, options: ShowOptions = {}): Pictures<Look> {
  const { reader, cardNames: cards = {} } = givenOptions(options);
  const pack = reader?.pack;
  return {
    style: SNAILS_STYLE,
    table: (look, how) =>
      tableIn(languages, look, {
        ...how,
        ...(pack === undefined ? {} : { pack }),
        names: cards[how.locale] ?? {},
      }),
    ...(pack === undefined
      ? {}
      : {
          card: (id, locale, style) => {
            const called = calledWith(languages)({ cards }, locale);
            const name = nameOf(id, languageWith(languages)(locale).names, called);
            return cardIn(languages, drawnCard(pack, id, name), { locale, style });
          },
        }),
  };
}

function drawnCard(pack: Pack, id: string, name: string): DrawnCard {
  for (const deck of DECKS) {
    const found = Object.entries<Card>(pack[deck]).find(([each]) => each === id);
    if (found !== undefined) return { id, deck, card: found[1], name };
  }
  throw new EngineError('card/unknown', `There is no card ${named(id)} in the pack of Snails.`);
}

import { picturesBy } from '../../../../boxes/index.ts';
import type { Pictures } from '../../../../drawing/index.ts';
import type { Card } from '../../cards/vocabulary.ts';
import type { Language, SnailsCardLanguages, SnailsLanguages } from '../../text/language.ts';
import { nameOf } from '../../text/phrases.ts';
import type { Look } from '../look.ts';
import type { CardReader } from '../reader.ts';
import { DECKS, type ShowOptions, type Unread } from '../show.ts';
import { cardIn } from './card.ts';
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
  return picturesBy<Look, CardReader, Language>(
    {
      game: 'Snails',
      style: SNAILS_STYLE,
      languages,
      table: (look, { reader, ...how }) =>
        tableIn(languages, look, { ...how, ...(reader === undefined ? {} : { pack: reader.pack }) }),
      card(id, { pack }, { locale, style, language, called }) {
        const deck = DECKS.find((each) => Object.hasOwn(pack[each], id));
        const card = deck === undefined ? undefined : (pack[deck] as Readonly<Record<string, Card>>)[id];
        if (deck === undefined || card === undefined) return undefined;
        return cardIn(languages, { id, deck, card, name: nameOf(id, language.names, called) }, { locale, style });
      },
    },
    options,
  );
}

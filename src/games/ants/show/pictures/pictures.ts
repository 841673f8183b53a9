import { picturesBy, withCards } from '../../../../boxes/index.ts';
import type { Pictures } from '../../../../drawing/index.ts';
import { languageWith } from '../../../../kernel/index.ts';
import type { AntsCardLanguages, AntsLanguages, CardLanguage, Language } from '../../text/language.ts';
import { nameOf } from '../../text/phrases.ts';
import type { Look } from '../look.ts';
import type { CardReader } from '../reader.ts';
import type { ShowOptions, Unread } from '../show.ts';
import { cardIn } from './card.ts';
import { tableIn } from './table.ts';
import { ANTS_STYLE } from './theme.ts';

/** The pictures of Ants, in these languages: the table, and cards and tiles, if somebody can read them. */
export function picturesIn(languages: AntsCardLanguages, options?: ShowOptions): Pictures<Look>;
export function picturesIn(languages: AntsLanguages, options?: Unread): Pictures<Look>;
export function picturesIn(languages: AntsLanguages, options: ShowOptions = {}): Pictures<Look> {
  return picturesBy<Look, CardReader, Language>(
    {
      game: 'Ants',
      style: ANTS_STYLE,
      languages,
      table(look, how) {
        if (how.reader !== undefined) withCards<CardLanguage>(languageWith(languages)(how.locale));
        return tableIn(languages, look, how);
      },
      card(id, reader, { locale, style, language, called }) {
        const read = reader.read(id);
        if (read === undefined) return undefined;
        return cardIn(languages, { id, read, name: nameOf(id, language.names, called) }, { locale, style });
      },
    },
    options,
  );
}

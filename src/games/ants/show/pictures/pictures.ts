import { picturesBy, withCards } from '../../../../boxes/index.ts';
import type { Pictures } from '../../../../drawing/index.ts';
import { languageWith } from '../../../../kernel/index.ts';
import type { AntsCardLanguages, CardLanguage, Language } from '../../text/language.ts';
import type { Look } from '../look.ts';
import type { CardReader } from '../reader.ts';
import type { ShowOptions } from '../show.ts';
import { readName } from '../wording.ts';
import { cardIn } from './card.ts';
import { tableIn } from './table.ts';
import { ANTS_STYLE } from './theme.ts';

/**
 * The pictures of Ants, in these languages: the table, and cards and tiles, if somebody can read them. The words around a drawn
 * position come with a language that reads cards: one of `show/cards`.
 */
export function picturesIn(languages: AntsCardLanguages, options: ShowOptions = {}): Pictures<Look> {
  const languageOf = languageWith(languages);
  return picturesBy<Look, CardReader, CardLanguage>(
    {
      game: 'Ants',
      style: ANTS_STYLE,
      languages,
      table(look, how) {
        withCards<CardLanguage, Language>(languageOf(how.locale));
        return tableIn(languages, look, how);
      },
      card(id, reader, { locale, style, language, called }) {
        const read = reader.read(id);
        if (read === undefined) return undefined;
        return cardIn(languages, { id, read, name: readName(id, read, { language, called }) }, { locale, style });
      },
    },
    options,
  );
}

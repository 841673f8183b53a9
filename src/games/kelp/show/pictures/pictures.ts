import { picturesBy, withCards } from '../../../../boxes/index.ts';
import type { Pictures } from '../../../../drawing/index.ts';
import { languageWith } from '../../../../kernel/index.ts';
import type { CardLanguage, KelpCardLanguages, Language } from '../../text/language.ts';
import type { CardReader } from '../card-reader.ts';
import type { Look } from '../look.ts';
import type { ShowOptions } from '../show.ts';
import { readName } from '../wording.ts';
import { cardIn } from './card.ts';
import { tableIn } from './table.ts';
import { KELP_STYLE } from './theme.ts';

/**
 * The pictures of Kelp, in these languages: the table, and cards, blocks and tiles, if somebody can read them. The words around a drawn
 * position come with a language that reads cards: one of `show/cards`.
 */
export function picturesIn(languages: KelpCardLanguages, options: ShowOptions = {}): Pictures<Look> {
  const languageOf = languageWith(languages);
  return picturesBy<Look, CardReader, CardLanguage>(
    {
      game: 'Kelp',
      style: KELP_STYLE,
      languages,
      table(look, how) {
        withCards<CardLanguage, Language>(languageOf(how.locale));
        return tableIn(languages, look, how);
      },
      card(id, reader, { locale, style, ...wording }) {
        const read = reader.read(id);
        if (read === undefined) return undefined;
        return cardIn(languages, { id, read, name: readName(id, read, wording) }, { locale, style });
      },
    },
    options,
  );
}

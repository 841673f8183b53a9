import { picturesBy, withCards } from '../../../../boxes/index.ts';
import type { Pictures } from '../../../../drawing/index.ts';
import { languageWith } from '../../../../kernel/index.ts';
import type { CardLanguage, KelpCardLanguages, KelpLanguages, Language } from '../../text/language.ts';
import type { Look } from '../look.ts';
import type { CardReader } from '../reader.ts';
import type { ShowOptions, Unread } from '../show.ts';
import { readName } from '../wording.ts';
import { cardIn } from './card.ts';
import { tableIn } from './table.ts';
import { KELP_STYLE } from './theme.ts';

/** The pictures of Kelp, in these languages: the table, and cards, blocks and tiles, if somebody can read them. */
export function picturesIn(languages: KelpCardLanguages, options?: ShowOptions): Pictures<Look>;
export function picturesIn(languages: KelpLanguages, options?: Unread): Pictures<Look>;
export function picturesIn(languages: KelpLanguages, options: ShowOptions = {}): Pictures<Look> {
  return picturesBy<Look, CardReader, Language>(
    {
      game: 'Kelp',
      style: KELP_STYLE,
      languages,
      table(look, how) {
        if (how.reader !== undefined) withCards<CardLanguage, Language>(languageWith(languages)(how.locale));
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

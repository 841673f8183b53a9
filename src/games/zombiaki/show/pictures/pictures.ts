import { picturesBy, withCards } from '../../../../boxes/index.ts';
import type { Pictures } from '../../../../drawing/index.ts';
import { languageWith } from '../../../../kernel/index.ts';
import type { CardLanguage, Language, ZombiakiCardLanguages, ZombiakiLanguages } from '../../text/language.ts';
import { nameOf } from '../../text/phrases.ts';
import type { Look } from '../look.ts';
import type { CardReader } from '../reader.ts';
import type { ShowOptions, Unread } from '../show.ts';
import { cardIn } from './card.ts';
import { tableIn } from './table.ts';
import { ZOMBIAKI_STYLE } from './theme.ts';

/** The pictures of Zombiaki, in these languages: the table, and the cards, if somebody can read them. */
export function picturesIn(languages: ZombiakiCardLanguages, options?: ShowOptions): Pictures<Look>;
export function picturesIn(languages: ZombiakiLanguages, options?: Unread): Pictures<Look>;
export function picturesIn(languages: ZombiakiLanguages, options: ShowOptions = {}): Pictures<Look> {
  return picturesBy<Look, CardReader, Language>(
    {
      game: 'Zombiaki',
      style: ZOMBIAKI_STYLE,
      languages,
      table(look, how) {
        if (how.reader !== undefined) withCards<CardLanguage>(languageWith(languages)(how.locale));
        return tableIn(languages, look, how);
      },
      card(id, reader, { locale, style, language, called }) {
        const found = reader.read(id);
        if (found === undefined) return undefined;
        return cardIn(languages, { id, name: nameOf(id, language.names, called), ...found }, { locale, style });
      },
    },
    options,
  );
}

import type { Pictures } from '../../../../drawing/index.ts';
import { calledWith, EngineError, givenOptions, languageWith, named } from '../../../../kernel/index.ts';
import type { KelpLanguages } from '../../text/language.ts';
import type { Look } from '../look.ts';
import type { ShowOptions } from '../show.ts';
import { readName } from '../wording.ts';
import { cardIn } from './card.ts';
import { tableIn } from './table.ts';
import { KELP_STYLE } from './theme.ts';

/** The pictures of Kelp, in these languages: the table, and cards, blocks and tiles, if somebody can read them. */
export function picturesIn(languages: KelpLanguages, options: ShowOptions = {}): Pictures<Look> {
  const { reader, cardNames: cards = {} } = givenOptions(options);
  return {
    style: KELP_STYLE,
    table: (look, how) =>
      tableIn(languages, look, {
        ...how,
        ...(reader === undefined ? {} : { reader }),
        names: cards[how.locale] ?? {},
      }),
    ...(reader === undefined
      ? {}
      : {
          card: (id, locale, style) => {
            const read = reader.read(id);
            if (read === undefined)
              throw new EngineError('card/unknown', `There is no card ${named(id)} in the pack of Kelp.`);
            const wording = {
              language: languageWith(languages)(locale),
              called: calledWith(languages)({ cards }, locale),
            };
            return cardIn(languages, { id, read, name: readName(id, read, wording) }, { locale, style });
          },
        }),
  };
}

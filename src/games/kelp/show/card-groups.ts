import { type BoxCard, type CardGroup, withCards } from '../../../boxes/index.ts';
import type { Pack } from '../cards/vocabulary.ts';
import type { CardLanguage, Language } from '../text/language.ts';
import type { CardReader, CardSort, ReadCard } from './card-reader.ts';
import { copiesOf, readName, readText, type Wording } from './wording.ts';

/** Groups of cards as tools list them: what lies together, counters with the strategies that they meet. */
const GROUPS: readonly (readonly [title: keyof Pack, sorts: readonly CardSort[]])[] = [
  ['octopus', ['octopus']],
  ['shark', ['shark']],
  ['strategies', ['strategies', 'counters']],
  ['foods', ['foods']],
  ['traps', ['traps']],
  ['tiles', ['tiles']],
];

/** All that somebody can read. */
export function cardGroups(reader: CardReader, wording: Wording): readonly CardGroup[] {
  const { decks } = withCards<CardLanguage, Language>(wording.language).box;
  return GROUPS.map(([title, sorts]) => ({
    title: decks[title],
    ...(title === 'foods' || title === 'traps' || title === 'tiles' ? { pieces: 'tiles' as const } : {}),
    cards: sorts.flatMap((sort) =>
      reader.ids[sort].flatMap((id): readonly BoxCard[] => {
        const read = reader.read(id);
        return read === undefined ? [] : [boxCard(id, read, reader, wording)];
      }),
    ),
  }));
}

function boxCard(id: string, read: ReadCard, reader: CardReader, wording: Wording): BoxCard {
  return {
    id,
    name: readName(id, read, wording),
    text: readText(read, reader, wording),
    copies: copiesOf(read),
    source: read.sort === 'counters' ? read.card.counterSource : read.card.source,
  };
}

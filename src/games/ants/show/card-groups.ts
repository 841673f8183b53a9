import { type BoxCard, type CardGroup, withCards } from '../../../boxes/index.ts';
import type { Pack } from '../cards/vocabulary.ts';
import type { CardLanguage, Language } from '../text/language.ts';
import type { CardReader, ReadThing, Wording } from './reading.ts';
import { copiesOf, readName, readText, roomId } from './wording.ts';

/** Groups of cards and tiles as tools list them. */
const DECKS: readonly Exclude<keyof Pack, 'rooms'>[] = [
  'basic',
  'starting',
  'queenRooms',
  'queens',
  'enemies',
  'incubationTiles',
  'items',
  'leaves',
];

/** The groups of cards; all others are tiles, or spaces of the anthill. */
const OF_CARDS: readonly (typeof DECKS)[number][] = ['basic', 'starting', 'queenRooms'];

/** All cards, tiles and ability spaces that somebody can read. */
export function cardGroups(reader: CardReader, wording: Wording): readonly CardGroup[] {
  const { decks } = withCards<CardLanguage, Language>(wording.language).box;
  const cardsOf = (ids: readonly string[]): readonly BoxCard[] =>
    ids.flatMap((id) => {
      const read = reader.read(id);
      return read === undefined ? [] : [boxCard(id, read, reader, wording)];
    });
  return [
    ...DECKS.map((deck) => ({
      title: decks[deck],
      ...(OF_CARDS.includes(deck) ? {} : { pieces: 'tiles' as const }),
      cards: cardsOf(Object.keys(reader.pack[deck])),
    })),
    { title: decks.abilities, pieces: 'tiles', cards: cardsOf(Object.keys(reader.board.anthill.abilities)) },
    { title: decks.rooms, pieces: 'tiles', cards: cardsOf(reader.pack.rooms.map(({ size }) => roomId(size))) },
  ];
}

function boxCard(id: string, read: ReadThing, reader: CardReader, wording: Wording): BoxCard {
  return {
    id,
    name: readName(id, read, wording),
    text: readText(read, reader, wording),
    copies: copiesOf(read),
    source: read.thing.source,
  };
}

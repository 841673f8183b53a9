import {
  type BoxCard,
  type CardGroup,
  type Show,
  type ShowingWith,
  showOf,
  type WithoutReader,
} from '../../../boxes/index.ts';
import { givenOptions } from '../../../kernel/index.ts';
import type { Pack } from '../cards/vocabulary.ts';
import type { AntsTypes } from '../table/state.ts';
import type { AntsCardLanguages, AntsLanguages, AntsTold, Language } from '../text/language.ts';
import { nameOf } from '../text/phrases.ts';
import { antsClicks } from './clicks.ts';
import { fold } from './fold.ts';
import type { Look } from './look.ts';
import { look } from './looking.ts';
import type { meantBy } from './meant.ts';
import { namesAt } from './names-at.ts';
import { luckInWords } from './odds-told.ts';
import type { CardReader, ReadThing } from './reader.ts';
import { tellingWith } from './telling.ts';
import { copiesOf, readText, type Wording } from './wording.ts';

/** What a game is shown with, beside languages. */
export interface ShowOptions extends ShowingWith<CardReader> {
  /** What somebody means whose clicks say nothing legal, so that it can be asked why. It loads apart, with the cards. */
  readonly meant?: typeof meantBy;
}

/** The same, where nobody reads cards: a language need not say what they do. */
export type Unread = WithoutReader<ShowOptions>;

/**
 * All that a page needs to show a game of Ants that is played elsewhere, in these languages: looks, how events are folded over
 * them, words, what is clicked. The rules are not in it, and neither is any language or card that is not given.
 */
export function showIn(languages: AntsCardLanguages, options?: ShowOptions): Show<AntsTypes, Look>;
export function showIn(languages: AntsLanguages, options?: Unread): Show<AntsTypes, Look>;
export function showIn(languages: AntsLanguages, options: ShowOptions = {}): Show<AntsTypes, Look> {
  const { meant } = givenOptions(options);
  return showOf<AntsTypes, AntsTold, Look, CardReader, Language>(
    {
      languages,
      telling: tellingWith(languages),
      namesAt,
      story: { look, fold },
      clicks: { ...antsClicks, ...(meant === undefined ? {} : { meant }) },
      chance: luckInWords,
      cards: cardGroups,
    },
    options,
  );
}

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

function cardGroups(reader: CardReader, wording: Wording): readonly CardGroup[] {
  const { decks } = wording.language.box;
  const cardsOf = (ids: readonly string[]): readonly BoxCard[] =>
    ids.flatMap((id) => {
      const read = reader.read(id);
      return read === undefined ? [] : [boxCard(id, read, reader, wording)];
    });
  return [
    ...DECKS.map((deck) => ({ title: decks[deck], cards: cardsOf(Object.keys(reader.pack[deck])) })),
    { title: decks.abilities, cards: cardsOf(Object.keys(reader.board.anthill.abilities)) },
  ];
}

function boxCard(id: string, read: ReadThing, reader: CardReader, wording: Wording): BoxCard {
  return {
    id,
    name: nameOf(id, wording.language.names, wording.called),
    text: readText(read, reader, wording),
    copies: copiesOf(read),
    source: read.thing.source,
  };
}

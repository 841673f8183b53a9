import { type BoxCard, type BoxWords, type CardGroup, type Show, wordsByTelling } from '../../../boxes/index.ts';
import { calledWith, givenOptions, type LocaleTag, languageWith, type TableNames } from '../../../kernel/index.ts';
import type { KelpTypes } from '../table/state.ts';
import type { KelpLanguages, Language } from '../text/language.ts';
import { nameOf } from '../text/phrases.ts';
import { kelpClicks } from './clicks.ts';
import { fold } from './fold.ts';
import type { Look } from './look.ts';
import { look } from './looking.ts';
import { namesAt } from './names-at.ts';
import { luckInWords } from './odds-told.ts';
import type { CardReader, CardSort, ReadCard } from './reader.ts';
import { tellingWith } from './telling.ts';
import { copiesOf, readName, readText, type Wording } from './wording.ts';

/** What a game is shown with, beside languages. */
export interface ShowOptions {
  /** Who can read the cards that are played with. If nobody can, it is not told what they do. */
  readonly reader?: CardReader;
  /** What the cards and blocks of a pack of one's own are called, by locale and id. */
  readonly cardNames?: NonNullable<TableNames['cards']>;
}

/**
 * All that a page needs to show a game of Kelp that is played elsewhere, in these languages: looks, how events are folded over
 * them, words, what is clicked. The rules are not in it, and neither is any language or card that is not given.
 */
export function showIn(languages: KelpLanguages, options: ShowOptions = {}): Show<KelpTypes, Look> {
  const { reader, cardNames = {} } = givenOptions(options);
  return {
    words: wordsWith(languages, { reader, cards: cardNames }),
    story: { look, fold },
    clicks: kelpClicks,
    ...(reader === undefined
      ? {}
      : { cards: (locale: LocaleTag) => cardGroups(languages, reader, { locale, cards: cardNames }) }),
  };
}

interface Known {
  readonly reader: CardReader | undefined;
  readonly cards: NonNullable<TableNames['cards']>;
}

function wordsWith(languages: KelpLanguages, known: Known): BoxWords<KelpTypes> {
  const languageOf = languageWith(languages);
  return {
    ...wordsByTelling(tellingWith(languages), { languageOf, namesAt, ...known }),
    chance(result, _view, { locale, names }) {
      const language = languageOf(locale);
      const called = calledWith(languages)({ cards: known.cards, ...names }, locale);
      return luckInWords(result, language, (id) => nameOf(id, language.names, called));
    },
  };
}

/** Groups of cards as tools list them: what lies together, counters with the strategies that they meet. */
const GROUPS: readonly (readonly [title: keyof Language['box']['decks'], sorts: readonly CardSort[]])[] = [
  ['octopus', ['octopus']],
  ['shark', ['shark']],
  ['strategies', ['strategies', 'counters']],
  ['foods', ['foods']],
  ['traps', ['traps']],
  ['tiles', ['tiles']],
];

function cardGroups(
  languages: KelpLanguages,
  reader: CardReader,
  { locale, cards }: { readonly locale: LocaleTag; readonly cards: Known['cards'] },
): readonly CardGroup[] {
  const language = languageWith(languages)(locale);
  const called = calledWith(languages)({ cards }, locale);
  return GROUPS.map(([title, sorts]) => ({
    title: language.box.decks[title],
    cards: sorts.flatMap((sort) =>
      reader.ids[sort].flatMap((id): readonly BoxCard[] => {
        const read = reader.read(id);
        return read === undefined ? [] : [boxCard(id, read, reader, { language, called })];
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
    source: read.card.source,
  };
}

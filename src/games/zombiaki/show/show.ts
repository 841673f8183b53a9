import { type BoxWords, type CardGroup, type Show, withCards, wordsByTelling } from '../../../boxes/index.ts';
import { calledWith, givenOptions, type LocaleTag, languageWith, type TableNames } from '../../../kernel/index.ts';
import type { Card } from '../cards/vocabulary.ts';
import { SIDES } from '../components.ts';
import type { ZombiakiTypes } from '../table/state.ts';
import type { CardLanguage, ZombiakiCardLanguages, ZombiakiLanguages } from '../text/language.ts';
import { nameOf } from '../text/phrases.ts';
import { zombiakiClicks } from './clicks.ts';
import { fold } from './fold.ts';
import type { Look } from './look.ts';
import { look } from './looking.ts';
import { namesAt } from './names-at.ts';
import { drawInWords } from './odds-told.ts';
import type { CardReader } from './reader.ts';
import { tellingWith } from './telling.ts';

/** What a game is shown with, beside languages. */
export interface ShowOptions {
  /** Who can read the cards that are played with. If nobody can, it is not told what they do. */
  readonly reader?: CardReader;
  /** What the cards of a pack of one's own are called, by locale and id. */
  readonly cardNames?: NonNullable<TableNames['cards']>;
}

/** The same, where nobody reads cards: a language need not say what they do. */
export type Unread = Omit<ShowOptions, 'reader'> & { readonly reader?: never };

/**
 * All that a page needs to show a game of Zombiaki that is played elsewhere, in these languages: looks, how events are folded
 * over them, words, what is clicked. The rules are not in it, and neither is any language or card that is not given.
 */
export function showIn(languages: ZombiakiCardLanguages, options?: ShowOptions): Show<ZombiakiTypes, Look>;
export function showIn(languages: ZombiakiLanguages, options?: Unread): Show<ZombiakiTypes, Look>;
export function showIn(languages: ZombiakiLanguages, options: ShowOptions = {}): Show<ZombiakiTypes, Look> {
  const { reader, cardNames = {} } = givenOptions(options);
  return {
    words: wordsWith(languages, { reader, cards: cardNames }),
    story: { look, fold },
    clicks: zombiakiClicks,
    ...(reader === undefined
      ? {}
      : { cards: (locale: LocaleTag) => cardGroups(languages, reader, { locale, cards: cardNames }) }),
  };
}

interface Known {
  readonly reader: CardReader | undefined;
  readonly cards: NonNullable<TableNames['cards']>;
}

function wordsWith(languages: ZombiakiLanguages, known: Known): BoxWords<ZombiakiTypes> {
  const languageOf = languageWith(languages);
  return {
    ...wordsByTelling(tellingWith(languages), { languageOf, namesAt, ...known }),
    chance: (result, _view, { locale }) => drawInWords(result, languageOf(locale)),
  };
}

function cardGroups(
  languages: ZombiakiLanguages,
  { pack, cardInWords }: CardReader,
  { locale, cards }: { readonly locale: LocaleTag; readonly cards: Known['cards'] },
): readonly CardGroup[] {
  const language = withCards<CardLanguage>(languageWith(languages)(locale));
  const called = calledWith(languages)({ cards }, locale);
  return SIDES.map((side) => ({
    title: language.box.decks[side],
    cards: Object.entries<Card>(pack[side]).map(([id, card]) => ({
      id,
      name: nameOf(id, language.names, called),
      text: cardInWords(card, language),
      copies: card.copies,
      source: card.source,
    })),
  }));
}

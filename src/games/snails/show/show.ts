import { type BoxWords, type CardGroup, type Show, withCards, wordsByTelling } from '../../../boxes/index.ts';
import { calledWith, givenOptions, type LocaleTag, languageWith, type TableNames } from '../../../kernel/index.ts';
import type { Card } from '../cards/vocabulary.ts';
import type { SnailsTypes } from '../table/state.ts';
import type { CardLanguage, SnailsCardLanguages, SnailsLanguages } from '../text/language.ts';
import { nameOf } from '../text/phrases.ts';
import { snailsClicks } from './clicks.ts';
import { fold } from './fold.ts';
import { type Look, look } from './look.ts';
import { namesAt } from './names-at.ts';
import { attackInWords } from './odds-told.ts';
import type { CardReader } from './reader.ts';
import { tellingWith } from './telling.ts';

/** What a game is shown with, beside languages. */
export interface ShowOptions {
  /** Who can read the cards that are played with. If nobody can, it is not told what a row or an effect does. */
  readonly reader?: CardReader;
  /** What the cards and effects of a pack of one's own are called, by locale and id. */
  readonly cardNames?: NonNullable<TableNames['cards']>;
}

/** The same, where nobody reads cards: a language need not say what they do. */
export type Unread = Omit<ShowOptions, 'reader'> & { readonly reader?: never };

/** The decks of a pack, in the order in which they are shown. */
export const DECKS = ['basic', 'red', 'purple', 'faction'] as const;

/**
 * All that a page needs to show a game of Snails that is played elsewhere, in these languages: looks, how events are folded
 * over them, words, what is clicked. The rules are not in it, and neither is any language or card that is not given.
 *
 * @example In Polish, with our cards
 * {@includeCode ../../../../test/guide/thin-client.test.ts#show}
 */
export function showIn(languages: SnailsCardLanguages, options?: ShowOptions): Show<SnailsTypes, Look>;
export function showIn(languages: SnailsLanguages, options?: Unread): Show<SnailsTypes, Look>;
export function showIn(languages: SnailsLanguages, options: ShowOptions = {}): Show<SnailsTypes, Look> {
  const { reader, cardNames = {} } = givenOptions(options);
  return {
    words: wordsWith(languages, { reader, cards: cardNames }),
    story: { look, fold },
    clicks: snailsClicks,
    ...(reader === undefined
      ? {}
      : { cards: (locale: LocaleTag) => cardGroups(languages, reader, { locale, cards: cardNames }) }),
  };
}

interface Known {
  readonly reader: CardReader | undefined;
  readonly cards: NonNullable<TableNames['cards']>;
}

function wordsWith(languages: SnailsLanguages, known: Known): BoxWords<SnailsTypes> {
  const languageOf = languageWith(languages);
  return {
    ...wordsByTelling(tellingWith(languages), { languageOf, namesAt, ...known }),
    chance: (result, _view, { locale }) => attackInWords(result, languageOf(locale)),
  };
}

function cardGroups(
  languages: SnailsLanguages,
  { pack, cardInWords }: CardReader,
  { locale, cards }: { readonly locale: LocaleTag; readonly cards: Known['cards'] },
): readonly CardGroup[] {
  const language = withCards<CardLanguage>(languageWith(languages)(locale));
  const called = calledWith(languages)({ cards }, locale);
  return DECKS.map((deck) => ({
    title: language.box.decks[deck],
    cards: Object.entries<Card>(pack[deck]).map(([id, card]) => ({
      id,
      name: nameOf(id, language.names, called),
      text: cardInWords(card, language, called),
      copies: 'copies' in card ? card.copies : 1,
      source: card.source,
    })),
  }));
}

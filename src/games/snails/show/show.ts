import {
  type CardGroup,
  type InLanguage,
  type Show,
  type ShowingWith,
  showOf,
  type WithoutReader,
  withCards,
} from '../../../boxes/index.ts';
import type { Card } from '../cards/vocabulary.ts';
import type { SnailsTypes } from '../table/state.ts';
import type { CardLanguage, Language, SnailsCardLanguages, SnailsLanguages, SnailsTold } from '../text/language.ts';
import { nameOf } from '../text/phrases.ts';
import { snailsClicks } from './clicks.ts';
import type { Look } from './look.ts';
import { namesAt } from './names-at.ts';
import { attackInWords } from './odds-told.ts';
import type { CardReader } from './reader.ts';
import { shownStoryIn } from './shown-story.ts';
import { tellingWith } from './telling.ts';

/** What a game is shown with, beside languages. */
export interface ShowOptions extends ShowingWith<CardReader> {}

/** The same, where nobody reads cards: a language need not say what they do. */
export type Unread = WithoutReader<ShowOptions>;

/** The decks of a pack, in the order in which they are shown. */
export const DECKS = ['basic', 'red', 'purple', 'faction'] as const;

/**
 * All that a page needs to show a game of Snails that is played elsewhere, in these languages: looks, words, and what is
 * clicked. The rules are not in it, and neither is any language or card that is not given.
 *
 * @example In Polish, with our cards
 * {@includeCode ../../../../test/guide/thin-client.test.ts#show}
 */
export function showIn(languages: SnailsCardLanguages, options?: ShowOptions): Show<SnailsTypes, Look>;
export function showIn(languages: SnailsLanguages, options?: Unread): Show<SnailsTypes, Look>;
export function showIn(languages: SnailsLanguages, options: ShowOptions = {}): Show<SnailsTypes, Look> {
  return showOf<SnailsTypes, SnailsTold, Look, CardReader, Language>(
    {
      languages,
      telling: tellingWith(languages),
      namesAt,
      story: shownStoryIn(languages),
      clicks: snailsClicks,
      chance: (result, { language }) => attackInWords(result, language),
      cards: cardGroups,
    },
    options,
  );
}

function cardGroups(
  { pack, cardInWords }: CardReader,
  { language: spoken, called }: InLanguage<Language>,
): readonly CardGroup[] {
  const language = withCards<CardLanguage>(spoken);
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

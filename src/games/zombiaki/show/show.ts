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
import { SIDES } from '../components.ts';
import type { ZombiakiTypes } from '../table/state.ts';
import type {
  CardLanguage,
  Language,
  ZombiakiCardLanguages,
  ZombiakiLanguages,
  ZombiakiTold,
} from '../text/language.ts';
import { nameOf } from '../text/phrases.ts';
import { zombiakiClicks } from './clicks.ts';
import type { Look } from './look.ts';
import { namesAt } from './names-at.ts';
import { drawInWords } from './odds-told.ts';
import type { CardReader } from './reader.ts';
import { shownStoryIn } from './shown-story.ts';
import { tellingWith } from './telling.ts';

/** What a game is shown with, beside languages. */
export interface ShowOptions extends ShowingWith<CardReader> {}

/** The same, where nobody reads cards: a language need not say what they do. */
export type Unread = WithoutReader<ShowOptions>;

/**
 * All that a page needs to show a game of Zombiaki that is played elsewhere, in these languages: looks, words, and what is
 * clicked. The rules are not in it, and neither is any language or card that is not given.
 */
export function showIn(languages: ZombiakiCardLanguages, options?: ShowOptions): Show<ZombiakiTypes, Look>;
export function showIn(languages: ZombiakiLanguages, options?: Unread): Show<ZombiakiTypes, Look>;
export function showIn(languages: ZombiakiLanguages, options: ShowOptions = {}): Show<ZombiakiTypes, Look> {
  return showOf<ZombiakiTypes, ZombiakiTold, Look, CardReader, Language>(
    {
      languages,
      telling: tellingWith(languages),
      namesAt,
      story: shownStoryIn(languages),
      clicks: zombiakiClicks,
      chance: (result, { language }) => drawInWords(result, language),
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

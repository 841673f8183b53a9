import { type Show, type ShowingWith, showOf, type WithoutReader } from '../../../boxes/index.ts';
import { givenOptions } from '../../../kernel/index.ts';
import type { KelpTypes } from '../table/state.ts';
import type { KelpCardLanguages, KelpLanguages, KelpTold, Language } from '../text/language.ts';
import { nameOf } from '../text/phrases.ts';
import type { CardReader } from './card-reader.ts';
import { kelpClicks } from './clicks.ts';
import type { Look } from './look.ts';
import type { meantBy } from './meant.ts';
import { namesAt } from './names-at.ts';
import { luckInWords } from './odds-told.ts';
import { shownStoryIn } from './shown-story.ts';
import { tellingWith } from './telling.ts';

/** What a game is shown with, beside languages. */
export interface ShowOptions extends ShowingWith<CardReader> {
  /** What somebody means whose clicks say nothing legal, so that it can be asked why. It loads apart, with the cards. */
  readonly meant?: typeof meantBy;
}

/** The same, where nobody reads cards: a language need not say what they do. */
export type Unread = WithoutReader<ShowOptions>;

/**
 * All that a page needs to show a game of Kelp that is played elsewhere, in these languages: looks, words, and what is
 * clicked. The rules are not in it, and neither is any language or card that is not given.
 */
export function showIn(languages: KelpCardLanguages, options?: ShowOptions): Show<KelpTypes, Look>;
export function showIn(languages: KelpLanguages, options?: Unread): Show<KelpTypes, Look>;
export function showIn(languages: KelpLanguages, options: ShowOptions = {}): Show<KelpTypes, Look> {
  const { meant } = givenOptions(options);
  return showOf<KelpTypes, KelpTold, Look, CardReader, Language>(
    {
      languages,
      telling: tellingWith(languages),
      namesAt,
      story: shownStoryIn(languages),
      clicks: { ...kelpClicks, ...(meant === undefined ? {} : { meant }) },
      chance: (result, { language, called }) =>
        luckInWords(result, language, (id) => nameOf(id, language.names, called)),
      cards: (reader, wording) => reader.groups(wording),
    },
    options,
  );
}

import { type Show, type ShowingWith, showOf, type WithoutReader } from '../../../boxes/index.ts';
import { givenOptions, languageWith } from '../../../kernel/index.ts';
import type { AntsTypes } from '../table/state.ts';
import type { AntsCardLanguages, AntsLanguages, AntsTold, Language } from '../text/language.ts';
import { antsClicks } from './clicks.ts';
import type { Look } from './look.ts';
import type { meantBy } from './meant.ts';
import { namesAt } from './names-at.ts';
import { luckInWords } from './odds-told.ts';
import type { CardReader } from './reader.ts';
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
 * All that a page needs to show a game of Ants that is played elsewhere, in these languages: looks, words, and what is
 * clicked. The rules are not in it, and neither is any language or card that is not given.
 */
export function showIn(languages: AntsCardLanguages, options?: ShowOptions): Show<AntsTypes, Look>;
export function showIn(languages: AntsLanguages, options?: Unread): Show<AntsTypes, Look>;
export function showIn(languages: AntsLanguages, options: ShowOptions = {}): Show<AntsTypes, Look> {
  const { meant } = givenOptions(options);
  const show = showOf<AntsTypes, AntsTold, Look, CardReader, Language>(
    {
      languages,
      telling: tellingWith(languages),
      namesAt,
      story: shownStoryIn(languages),
      clicks: { ...antsClicks, ...(meant === undefined ? {} : { meant }) },
      chance: luckInWords,
      cards: (reader, wording) => reader.groups(wording),
    },
    options,
  );
  const languageOf = languageWith(languages);
  // Any cell of a Room tile can be clicked for it: the label says which one this is.
  const label: Show<AntsTypes>['words']['label'] = (lit, view, telling) => {
    const said = show.words.label(lit, view, telling);
    const isRoom = lit.action?.type === 'fill-room' || lit.action?.type === 'empty-room';
    if (!isRoom || lit.target.kind !== 'cell') return said;
    return `${said} ${languageOf(telling.locale).box.onCell(lit.target.id)}`;
  };
  return { ...show, words: { ...show.words, label } };
}

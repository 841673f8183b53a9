import {
  type BoxCard,
  type CardGroup,
  type Show,
  type ShowingWith,
  showOf,
  type WithoutReader,
} from '../../../boxes/index.ts';
import { givenOptions } from '../../../kernel/index.ts';
import type { KelpTypes } from '../table/state.ts';
import type { KelpCardLanguages, KelpLanguages, KelpTold, Language } from '../text/language.ts';
import { nameOf } from '../text/phrases.ts';
import { kelpClicks } from './clicks.ts';
import type { Look } from './look.ts';
import type { meantBy } from './meant.ts';
import { namesAt } from './names-at.ts';
import { luckInWords } from './odds-told.ts';
import type { CardReader, CardSort, ReadCard } from './reader.ts';
import { shownStoryIn } from './shown-story.ts';
import { tellingWith } from './telling.ts';
import { copiesOf, readName, readText, type Wording } from './wording.ts';

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
      cards: cardGroups,
    },
    options,
  );
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

function cardGroups(reader: CardReader, wording: Wording): readonly CardGroup[] {
  return GROUPS.map(([title, sorts]) => ({
    title: wording.language.box.decks[title],
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

import {
  type Called,
  calledWith,
  capitalised,
  type EndingSentences,
  type EventSentences,
  formatWith,
  type LocaleTag,
  languageWith,
  nameIn,
  namesApart,
  type Seat,
  type SeenEvent,
  sentenceOfLeaving,
  type TableNames,
} from '../kernel/index.ts';
import type { EndLook } from './ended.ts';
import { safeText } from './text.ts';

/** What has to be said around a look that is drawn. */
export interface DrawnLanguage<Event extends { readonly type: string }> {
  readonly names: { readonly cards: Readonly<Record<string, string>> };
  readonly labels: {
    /** What a player is called who was given no name. */
    readonly player: (seat: Seat) => string;
  };
  /** What sentences call a seat without a name. */
  readonly seatName?: (seat: Seat) => string | undefined;
  /** What happened, in sentences. */
  readonly events: (called: Called) => EventSentences<Event>;
  /** What every game says of its end. */
  readonly ending: EndingSentences;
}

/** A look that is being drawn, and the words for it. */
export interface WordedLook<Look, Event, Language extends { readonly names: unknown; readonly labels: unknown }> {
  readonly look: Look;
  /** The names that the players were given, told apart; empty where there is none. */
  readonly players: readonly string[];
  /** What happened, in a sentence. */
  readonly told: (event: SeenEvent<Event>) => string;
  /** The sentence for a game that is over because players have left it; undefined for any other outcome. */
  readonly leaving: (outcome: EndLook<string>) => string | undefined;
  readonly language: Language;
  readonly labels: Language['labels'];
  readonly words: Language['names'];
  /** What a card is called, by its id. */
  readonly cardName: (id: string) => string;
}

/**
 * The function that finds the words for a look in a language; cards of another pack are called as their author says.
 *
 * @param game what the game is called in errors.
 * @param namesAt how everybody is called at the table.
 */
export function wordedWith<Look, Event extends { readonly type: string }, Language extends DrawnLanguage<Event>>(
  game: string,
  namesAt: (look: Look) => TableNames,
) {
  return (
    look: Look,
    { languages, locale }: { readonly languages: Readonly<Record<string, Language>>; readonly locale: LocaleTag },
    names: Readonly<Record<string, string>> = {},
  ): WordedLook<Look, Event, Language> => {
    const language = languageWith(languages)(locale);
    const { players = [] } = namesAt(look);
    return {
      look,
      players: namesApart(players, language.labels.player),
      told: (event) => formatWith<Event>(languages, game)(event, { locale, names: namesAt(look) }),
      leaving(outcome) {
        const left = sentenceOfLeaving(outcome, language.ending, calledWith(languages)(namesAt(look), locale).player);
        return left === undefined ? undefined : capitalised(left);
      },
      language,
      labels: language.labels,
      words: language.names,
      cardName(id) {
        const own = Object.hasOwn(names, id) ? names[id] : undefined;
        return safeText(own ?? nameIn(language.names.cards, id));
      },
    };
  };
}

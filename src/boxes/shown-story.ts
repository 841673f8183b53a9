import { type Happening, piece, type Story } from '../drawing/index.ts';
import {
  type Called,
  calledWith,
  capitalised,
  type EventSentences,
  formatWith,
  type LocaleTag,
  languageWith,
  type Seat,
  type SeenEvent,
  type TableNames,
} from '../kernel/index.ts';

/** What of a story needs neither the rules nor the words around a drawn position: a page without rules has it, too. */
export type ShownStory<View, Event, Look> = Pick<Story<View, Event, Look>, 'look' | 'players' | 'standing' | 'tell'>;

/** What the story of a game needs of a language. */
interface StoryLanguage<Event extends { readonly type: string }> {
  readonly seatName: (seat: Seat) => string;
  readonly events: (called: Called) => EventSentences<Event>;
}

/** A look that tells who plays. */
interface PlayersLook {
  readonly players: readonly { readonly seat: Seat }[];
}

/** What {@link shownStoryOf} makes a story of. */
export interface ShownStoryParts<
  View,
  Event extends { readonly type: string },
  Look extends PlayersLook,
  Language extends StoryLanguage<Event>,
> extends Pick<ShownStory<View, Event, Look>, 'look'> {
  /** What the game is called in errors: `Snails`. */
  readonly game: string;
  /** What the game says, by locale. */
  readonly languages: Readonly<Record<string, Language>>;
  /** How everybody is called at the table. */
  readonly namesAt: (look: Look) => TableNames;
  /** The letter of a player on the board. */
  readonly letter: (seat: Seat, language: Language) => string;
  /** What is said behind a player's name. The name is empty if the player was given none. */
  readonly beside?: (player: Look['players'][number], name: string, language: Language) => readonly string[];
  /** How an event is told, but for its sentence; undefined if it is only bookkeeping. */
  readonly happening: (event: SeenEvent<Event>, language: Language) => Omit<Happening, 'sentence'> | undefined;
  /** How a player stands. */
  readonly standing: (look: Look, seat: Seat, language: Language) => string;
}

/** Returns the story of a game as far as a page without rules tells it, in these languages. */
export function shownStoryOf<
  View,
  Event extends { readonly type: string },
  Look extends PlayersLook,
  Language extends StoryLanguage<Event>,
>({
  game,
  languages,
  look,
  namesAt,
  letter,
  beside = () => [],
  happening,
  standing,
}: ShownStoryParts<View, Event, Look, Language>): Required<ShownStory<View, Event, Look>> {
  const [languageOf, calledIn] = [languageWith(languages), calledWith(languages)];
  const sentenceOf = formatWith<Event>(languages, game);
  return {
    look,
    players(seen, locale: LocaleTag) {
      const language = languageOf(locale);
      const { named } = calledIn(namesAt(seen), locale);
      return seen.players.map((player) => {
        const { seat } = player;
        const name = named(seat) ?? '';
        return {
          badge: piece(` ${letter(seat, language)} `, `badge-${seat}`),
          name: [name || capitalised(language.seatName(seat)), ...beside(player, name, language)].join(', '),
        };
      });
    },
    tell(event, options) {
      const told = happening(event, languageOf(options.locale));
      return told && { sentence: sentenceOf(event, options), ...told };
    },
    standing: (seen, seat, locale) => standing(seen, seat, languageOf(locale)),
  };
}

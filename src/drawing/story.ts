import type { LocaleTag, Outcome, Seat, SeenEvent, TellingOptions } from '../kernel/index.ts';
import type { Colour, Line, Palette, Piece } from './ink.ts';

/** How much room and colour there is. */
export interface StoryOptions {
  /** One that the game speaks. */
  readonly locale: LocaleTag;
  readonly colour: Colour;
  readonly columns: number;
}

/** Something that has happened, as it is told. */
export interface Happening {
  readonly sentence: string;
  /** A part of the game begins with it, from the largest to the smallest; a `line` is one of many. */
  readonly rank: 'banner' | 'heading' | 'rule' | 'line';
  /** Whose sentence it is, as it stands on the board: the letters of a piece, or of a player. */
  readonly speaker?: Piece;
  /** Is the table shown after it? */
  readonly showsTable?: boolean;
}

/**
 * How a game is told to somebody who watches it. Whoever tells it knows looks, which are plain data, and nothing of the
 * game: what is drawn comes as lines of pieces, and what happens as sentences.
 */
export interface Story<View, Event, Look> {
  /** The inks of its pieces. */
  readonly inks: Palette;
  /**
   * Returns the part of a view that is drawn. A table can end a game while the view still waits for somebody, because players
   * leave. With the `outcome` of the table, the look asks nobody and says how the game ended.
   */
  look(view: View, outcome?: Outcome): Look;
  /** What is played, in a sentence. */
  title(look: Look, locale: LocaleTag): string;
  /** The players by seat: the letter of each on the board, and what to call them. */
  players(look: Look, locale: LocaleTag): readonly { readonly badge: Piece; readonly name: string }[];
  /** What the marks on the table mean; none, if not said. */
  legend?(look: Look, options: StoryOptions): readonly Line[];
  /** The table in few lines; what differs from an earlier look is new. */
  table(look: Look, options: StoryOptions, before?: Look): readonly Line[];
  /** How an event is told, at a table where everybody is called so; nothing, if it is only bookkeeping. */
  tell(event: SeenEvent<Event>, options: TellingOptions): Happening | undefined;
  /** How a player stands at the end; nothing, if not said. */
  standing?(look: Look, seat: Seat, locale: LocaleTag): string;
}

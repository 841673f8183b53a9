import type { Pack } from '../cards/vocabulary.ts';

/** What a player has, before the figure. */
export interface StandingLabels {
  /** `83 VP`. */
  readonly points: (points: number) => string;
  readonly stars: string;
  /** Cards. */
  readonly played: string;
}

/** What tools say of the game: what it is called, and what may come of an action. */
export interface BoxLabels {
  readonly name: string;
  /** Buttons after which something else is clicked. */
  readonly buttons: Readonly<Record<'transform', string>>;
  /** What a cell is called behind the label of what is done with the Room tile on it. */
  readonly onCell: (cell: string) => string;
  /** How a player stands. */
  readonly standing: StandingLabels;
  readonly odds: {
    /** An enemy of this name comes to the hex. */
    readonly enemy: (name: string) => string;
    /** No enemy is left to come. */
    readonly none: string;
  };
}

/** The same with what only those say who read cards, or set up a game: its decks and tiles, and the ways to play it. */
export interface AllBoxLabels extends BoxLabels {
  readonly decks: Readonly<Record<keyof Pack | 'abilities', string>>;
  /** The ways to play it: with the same nests or with nests of one's own, and the first game. */
  readonly offers: Readonly<Record<'standard' | 'asymmetric' | 'first-game', string>>;
}

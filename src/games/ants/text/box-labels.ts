import type { Pack } from '../cards/vocabulary.ts';

/** What tools say of the game: what it is called, its decks and tiles, the ways to play it, and what may come of an action. */
export interface BoxLabels {
  readonly name: string;
  readonly decks: Readonly<Record<Exclude<keyof Pack, 'rooms'> | 'abilities', string>>;
  /** The ways to play it: with the same nests or with nests of one's own, and the first game. */
  readonly offers: Readonly<Record<'standard' | 'asymmetric' | 'first-game', string>>;
  readonly odds: {
    /** An enemy of this name comes to the hex. */
    readonly enemy: (name: string) => string;
    /** No enemy is left to come. */
    readonly none: string;
  };
}

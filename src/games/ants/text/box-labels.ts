import type { Pack } from '../cards/vocabulary.ts';

/** What tools say of the game: what it is called, its decks and tiles, and the ways to play it. */
export interface BoxLabels {
  readonly name: string;
  readonly decks: Readonly<Record<Exclude<keyof Pack, 'rooms'> | 'abilities', string>>;
  /** The ways to play it: by the number of players, and the first game. */
  readonly offers: Readonly<Record<'two' | 'three' | 'four' | 'first', string>>;
}

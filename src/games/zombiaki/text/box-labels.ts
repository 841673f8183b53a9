import type { Pack } from '../cards/vocabulary.ts';

/** What tools say of the game: what it is called, its decks, and the ways to play it. */
export interface BoxLabels {
  readonly name: string;
  readonly decks: Readonly<Record<keyof Pack, string>>;
  readonly offers: Readonly<Record<'standard', string>>;
}

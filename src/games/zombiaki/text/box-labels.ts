import type { Pack } from '../cards/vocabulary.ts';
import type { Side } from '../components.ts';

/** What tools say of the game: what it is called, its decks, and the ways to play it. */
export interface BoxLabels {
  readonly name: string;
  readonly decks: Readonly<Record<keyof Pack, string>>;
  readonly offers: Readonly<Record<'standard', string>>;
  /** What may come of an action. */
  readonly odds: {
    /** Nothing is left to luck. */
    readonly certain: string;
    /** So many of the cards that a side draws are what it waits for: creatures for the zombies, shots for the humans. */
    readonly drawn: Readonly<Record<Side, (awaited: number, cards: number) => string>>;
  };
}

import type { Pack } from '../cards/vocabulary.ts';
import type { Colour, Side } from '../components.ts';

/** What tools say of the game: what it is called, how it stands, and what may come of an action. */
export interface BoxLabels {
  readonly name: string;
  /** Buttons after which something else is clicked. */
  readonly buttons: Readonly<Record<'discard', string>>;
  /** How it stands: foods that the octopus has eaten, dice on the shark’s hunger track. */
  readonly standing: Readonly<Record<Side, (round: number, count: number) => string>>;
  readonly odds: OddsLabels;
}

/** The same with what only those say who read cards, or set up a game: its decks, and the ways to play it. */
export interface AllBoxLabels extends BoxLabels {
  readonly decks: Readonly<Record<keyof Pack, string>>;
  /** The sides of the board. */
  readonly offers: Readonly<Record<'day' | 'night', string>>;
}

/** What may come of an action, in few words. */
interface OddsLabels {
  /** Nothing is left to luck. */
  readonly certain: string;
  /** A block of this name is revealed. */
  readonly revealed: (block: string) => string;
  /** A die of this colour is drawn. */
  readonly drawn: (colour: Colour) => string;
  /** What a die is called: `red 4`. */
  readonly die: (colour: Colour, face: number) => string;
  /** Dice show this. */
  readonly rolled: (dice: readonly string[]) => string;
  /** The cards of a confrontation have the same colour, or not. */
  readonly confronted: Readonly<Record<'match' | 'differ', string>>;
}

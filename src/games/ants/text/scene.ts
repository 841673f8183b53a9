import type { Seat } from '../../../kernel/index.ts';
import type { CardType, Terrain, TilePlace } from '../components.ts';
import type { AskLook } from '../table/work.ts';

/** What a seat is asked: a decision as it is shown; of one that is hidden from the viewer, only whose it is. */
export type Question = AskLook | { readonly kind: 'hidden'; readonly seat: Seat };

/** Where a word stands that a decision is about. */
export interface Place {
  readonly list: number;
  readonly nth: number;
}

/** What the words on cards and tiles say. Nothing of it where they cannot be read. */
export interface ReadWords {
  /** A line of a card's requirements, from 1, in words. */
  readonly needOf: (card: string, line: number) => string | undefined;
  /** What an ability space does, in sentences. */
  readonly abilityOf: (space: string) => string | undefined;
  /** What an incubation line of a played card or of an ability space does, from 1. */
  readonly lineOf: (thing: string, line: number) => string | undefined;
  /** What the word at a place does, as an order without a full stop. */
  readonly ordersAt: (place: Place) => string | undefined;
  /** The same one by one, where there are several to choose from. */
  readonly choicesAt: (place: Place) => readonly string[];
  /** The type of the cards that the word at a place takes. */
  readonly typeAt: (place: Place) => CardType | 'any' | undefined;
}

/** What of a position actions and questions are told with: as far as the viewer may see it. */
export interface Scene extends ReadWords {
  /** The id of the card in a slot of the display; nothing, if it is empty. */
  readonly cardIn: (slot: string) => string | undefined;
  /** The size of the Room tile that a card fills at least. */
  readonly roomOf: (card: string) => number;
  /** The id of the enemy on a hex. */
  readonly enemyOn: (hex: string) => string | undefined;
  readonly terrainOf: (hex: string) => Terrain | undefined;
  /** The id of the Incubation tile of a player. */
  readonly tileAt: (seat: Seat, place: TilePlace) => string | undefined;
  /** How many larvae a player has. */
  readonly larvaeOf: (seat: Seat) => number;
  readonly askedOf: (seat: Seat) => Question | undefined;
}

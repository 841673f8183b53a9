import type { Seat } from '../../../kernel/index.ts';
import type { Effect } from '../cards/vocabulary.ts';
import type { AntAction, CardType, Terrain, TilePlace } from '../components.ts';
import type { Ask, PlayWay } from '../table/work.ts';

/** What a seat is asked: everything a front-end needs to put the question, and nothing that only its player may know. */
export interface Question {
  readonly seat: Seat;
  /** `hidden` where the viewer may not know what is decided. */
  readonly kind: Ask['ask'] | 'hidden';
  /** The id of what it is about: the card that is played or that bears the effect, the enemy that is defeated. */
  readonly thing: string | undefined;
  /** The hex that it is about. */
  readonly hex: string | undefined;
  /** The action that ants are spent on, or the row that a card is taken from; nothing for any row. */
  readonly action: AntAction | undefined;
  /**
   * How many: the Strength that there is or that is left, the cost that is paid, the cubes that are due, the larvae that are to be
   * fed, the size that is needed, the area of the flight track. Nothing where the cards cannot be read.
   */
  readonly count: number | undefined;
  /** What is paid. */
  readonly what: 'food' | 'leaf' | undefined;
  /** The type of cards that can be played or discarded. */
  readonly type: CardType | 'any' | undefined;
  /** How a card is played. */
  readonly how: PlayWay | 'raise' | 'shift' | undefined;
  /** What there is to choose from: cells, hexes, the ends of a path, tracks. */
  readonly places: readonly string[];
  /** The words that it is about. Nothing where the cards cannot be read. */
  readonly words: readonly Effect[] | undefined;
}

/** What the words on cards and tiles say. Nothing of it where they cannot be read. */
export interface ReadWords {
  /** A line of a card's requirements, from 1, in words. */
  readonly needOf: (card: string, line: number) => string | undefined;
  /** What an ability space does, in sentences. */
  readonly abilityOf: (space: string) => string | undefined;
  /** What an incubation line of a played card or of an ability space does, from 1. */
  readonly lineOf: (thing: string, line: number) => string | undefined;
  /** What words do, as orders without a full stop; nothing, if there are none. */
  readonly orders: (words: readonly Effect[] | undefined) => string | undefined;
}

/** What of a position actions and questions are told with: as far as the viewer may see it. */
export interface Scene extends ReadWords {
  /** The id of the card in a slot of the display; nothing, if it is empty. */
  readonly cardIn: (slot: string) => string | undefined;
  /** The id of the enemy on a hex. */
  readonly enemyOn: (hex: string) => string | undefined;
  readonly terrainOf: (hex: string) => Terrain | undefined;
  /** The id of the Incubation tile of a player. */
  readonly tileAt: (seat: Seat, place: TilePlace) => string | undefined;
  readonly askedOf: (seat: Seat) => Question | undefined;
}

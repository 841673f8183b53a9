import type { Source } from '../../../kernel/index.ts';
import type { CardSymbol, CardType, Resource, Terrain, TileSet } from '../components.ts';
import type { Need } from './counts.ts';
import type { Effect } from './effects.ts';
import type { Lasting, Score } from './lasting.ts';

/**
 * What cards and tiles are written in: plain values, and small functions that return plain data. The words are declared in files
 * of their own: what is counted and needed, what is done, what lasts and what scores.
 */

export { SOURCES, type Source } from '../../../kernel/index.ts';
export { BEARERS, type Bearer, KEPT_BEARERS } from './bearers.ts';
export {
  AVAILABLE,
  available,
  COUNTS,
  type Count,
  deeds,
  eggs,
  explorers,
  foragers,
  has,
  level,
  marks,
  NEEDS,
  type Need,
  needs,
  pheromones,
  played,
  rooms,
  stones,
  swarmed,
  symbols,
  under,
} from './counts.ts';
export {
  advance,
  advanceAny,
  advanceEggs,
  COSTS,
  type Cost,
  cards,
  cubes,
  defeat,
  dig,
  draw,
  drawKeep,
  EFFECTS,
  type Effect,
  each,
  either,
  explore,
  flight,
  forage,
  gain,
  incubation,
  item,
  itemHere,
  larva,
  loseScent,
  mark,
  markers,
  moveMarks,
  type Op,
  pay,
  play,
  raise,
  room,
  seek,
  shift,
  swapEggs,
  takeCard,
  tuck,
  turnBack,
  universal,
} from './effects.ts';
export {
  acted,
  anyEgg,
  anyRow,
  anyTile,
  cardPlayed,
  cheaper,
  deedDone,
  EVENTS,
  enemyDefeated,
  free,
  genericAdvance,
  LASTING,
  type Lasting,
  larger,
  roomPlaced,
  SCORES,
  type Score,
  score,
  scoreFrom,
  spareAnts,
  spend,
  stoneCells,
  symbol,
  symbolFor,
  symbolPlayed,
  type Trigger,
  tokens,
  when,
} from './lasting.ts';

/**
 * What a card or tile does, and when; what there is none of is left out.
 *
 * @rule ANT-11.15 The four kinds of effects are immediate, incubation, permanent and scoring.
 */
export interface Powers {
  /** Immediate: once, in printed order. */
  readonly now?: readonly Effect[];
  /** Incubation: a list for each line, each activated by itself (ANT-14.12). */
  readonly incubation?: readonly (readonly Effect[])[];
  /** Permanent. */
  readonly always?: readonly Lasting[];
  /** Scoring, at the end of the game. */
  readonly score?: readonly Score[];
  /** The points printed on it. */
  readonly vp?: number;
}

/** A card, as it is printed. */
export interface Card extends Powers {
  /** How many of it there are. */
  readonly copies: number;
  readonly source: Source;
  readonly type: CardType;
  readonly symbols?: readonly CardSymbol[];
  /** The least size of the Empty Room tile that a Room card needs. */
  readonly room?: number;
  /**
   * What is paid for it.
   *
   * @rule ANT-12.26 Any map of resources is a cost.
   */
  readonly cost?: Readonly<Partial<Record<Resource, number>>>;
  /** What has to be there, line by line. */
  readonly needs?: readonly Need[];
}

/** The cards of a deck by their ids, in printed order. */
export type Deck = Readonly<Record<string, Card>>;

/** An enemy tile. */
export interface Enemy {
  readonly source: Source;
  /** The terrain on its back: the stack that it lies in. */
  readonly terrain: Terrain;
  /** I, II or III. */
  readonly level: number;
  /** The symbols that defeat it. */
  readonly needs: readonly Need[];
}

/** A Queen tile: `now` is what its owner gains before the game, resources only. */
export interface Queen extends Omit<Powers, 'vp'> {
  readonly source: Source;
}

/**
 * An Incubation tile.
 *
 * @rule ANT-14.4 If the player meets the requirement, the tile is turned over and the player gains a generic advance.
 */
export interface IncubationTile {
  readonly source: Source;
  readonly set: TileSet;
  readonly needs: readonly Need[];
}

/** A Special Item. */
export interface SpecialItem extends Powers {
  readonly source: Source;
}

/** A Leaf tile: what the first to place a Pheromone cube there gains. */
export interface LeafTile {
  readonly source: Source;
  readonly now: readonly Effect[];
}

/** The Room tiles of one size. */
export interface RoomTiles {
  readonly source: Source;
  readonly size: number;
  /** How many of them are in the general supply. */
  readonly copies: number;
}

/** All that is printed on cards and tiles, by ids, in printed order. */
export interface Pack {
  readonly basic: Deck;
  readonly starting: Deck;
  readonly queenRooms: Deck;
  readonly enemies: Readonly<Record<string, Enemy>>;
  readonly queens: Readonly<Record<string, Queen>>;
  readonly incubationTiles: Readonly<Record<string, IncubationTile>>;
  readonly items: Readonly<Record<string, SpecialItem>>;
  readonly leaves: Readonly<Record<string, LeafTile>>;
  /** By size, from 1. */
  readonly rooms: readonly RoomTiles[];
}

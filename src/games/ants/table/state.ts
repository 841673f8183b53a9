import type { Draft, StateIn, TableIn, ViewIn } from '../../../kernel/index.ts';
import type { NestCell } from '../board/nest.ts';
import type { BookAbility, BookCard, BookEnemy, BookTile } from './book.ts';
import type { AntsConfig } from './config.ts';
import type { AntsEvent } from './events.ts';
import type { BookHex, BookVertex } from './gardens.ts';
import type { AntsWhy } from './refusals.ts';
import type { AntsShape } from './shape.ts';
import type { AntsAction, Ask, Step } from './work.ts';

/**
 * What lies on the table and in the hands. Hexes, vertices, cells, cards and tiles are numbers by their place in the book,
 * resources, tracks, terrains, symbols and markers by their place in `components.ts`; a player is their seat.
 */
export interface Table extends TableIn<AntsShape> {}

/** A position of Ants. */
export interface AntsState extends StateIn<AntsShape> {}

/** A position as somebody sees it: what lies hidden is -1. */
export interface AntsView extends ViewIn<AntsShape> {
  /** The Stars that each player has earned, by criterion. */
  readonly stars: readonly (readonly number[])[];
  /** The deeds that each player has done. */
  readonly deeds: readonly number[];
  /** What each player has scored; nothing before the game is over. */
  readonly scores: readonly number[];
  /** How many of each symbol each player has, without tokens. */
  readonly symbols: readonly (readonly number[])[];
}

/**
 * What is printed on cards, tiles and boards, as far as it is needed to show a position: it never changes, and no view holds it.
 */
export interface AntsPrinted {
  /** The cards by their numbers. */
  readonly cards: readonly CardShown[];
  /** The enemies by their numbers. */
  readonly enemyTiles: readonly EnemyShown[];
  /** The Special Items by their numbers. */
  readonly itemTiles: readonly {
    /** What actions call it. */
    readonly id: string;
    /** The points that are printed on it. */
    readonly vp: number;
  }[];
  /** The ids of Leaf tiles by their numbers. */
  readonly leafIds: readonly string[];
  /** The ids of Queens by their numbers. */
  readonly queenIds: readonly string[];
  /** The Incubation tiles by their numbers. */
  readonly incubationTiles: readonly TileShown[];
  /** The hexes of this garden by their numbers. */
  readonly hexes: readonly HexShown[];
  /** The vertices of this garden by their numbers. */
  readonly vertices: readonly VertexShown[];
  /** The spaces of this garden that Special Items lie on, in the order of `boardItems`. */
  readonly itemSpaces: readonly string[];
  /** The cells of a nest by their numbers. */
  readonly cells: readonly CellShown[];
  /** The ids of the sides of Anthill tiles by their numbers. */
  readonly layouts: readonly string[];
  /** The ability spaces by their numbers. */
  readonly abilitySpaces: readonly AbilityShown[];
  /** The points of the slots of each swarming area. */
  readonly swarming: readonly (readonly number[])[];
  /** The Stars that end the game. */
  readonly starTrack: number;
}

/** A view with what is printed beside it: what a position is shown from. */
export interface AntsPrintedView extends AntsView, AntsPrinted {}

/** What is printed on a card. */
export type CardShown = Pick<BookCard, 'id' | 'deck' | 'type' | 'symbols' | 'room' | 'cost' | 'vp'>;
/** What an enemy tile is. */
export type EnemyShown = Pick<BookEnemy, 'id' | 'terrain' | 'level'>;
/** What an Incubation tile is. */
export type TileShown = Pick<BookTile, 'id' | 'set'>;
/** What is printed on a hex. */
export type HexShown = Pick<BookHex, 'name' | 'q' | 'r' | 'terrain' | 'strength' | 'kind' | 'cubes' | 'vertices'>;
/** What is printed on a vertex. */
export type VertexShown = Pick<BookVertex, 'name' | 'at' | 'isRed' | 'hexes' | 'next'>;
/** What a cell of a nest is. */
export type CellShown = Pick<NestCell, 'name' | 'area'>;
/** What is printed on an ability space. */
export type AbilityShown = Pick<BookAbility, 'id' | 'least' | 'vp'>;

/** What questions are asked of: a state, a draft or a view. */
export type Seen = Table & { readonly decisions: readonly number[]; readonly agenda: readonly object[] };
/** What rules change. */
export type Changing = Draft<AntsState>;

/** The types of Ants, bundled for the contract. */
export interface AntsTypes {
  Config: AntsConfig;
  State: AntsState;
  View: AntsView;
  Action: AntsAction;
  Event: AntsEvent;
  Why: AntsWhy;
  Step: Step;
  Ask: Ask;
  Printed: AntsPrinted;
}

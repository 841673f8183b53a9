import type { Facing } from '../board/board.ts';
import type { Area, Colour, Phase } from '../components.ts';
import type { NamedBlock } from './names.ts';

/** The words around a drawn position. */
export interface Labels {
  /** What is played, in a sentence. */
  readonly title: string;
  /** What a seat is called beside its cards. */
  readonly player: (seat: number) => string;
  readonly round: (round: number) => string;
  /** Whose turn it is. */
  readonly onTurn: (seat: number) => string;
  /** What a turn is at. */
  readonly phases: Readonly<Record<Phase, string>>;
  /** `Action 1 of 2`. */
  readonly action: (nth: number, actions: number) => string;

  // -- the board -----------------------------------------------------------------------------------------------------
  readonly area: (area: Area) => string;
  readonly space: (space: string) => string;
  readonly den: string;
  /** The least that a die has to show in an area: `4+`. */
  readonly value: (least: number) => string;
  readonly hidden: string;
  readonly revealed: string;
  /** A hidden block of which the viewer does not know what it is. */
  readonly unknown: string;
  /** An area that a mix has emptied. */
  readonly emptied: string;
  readonly shark: string;
  /** `looks north`. */
  readonly looks: (facing: Facing) => string;
  /** `current 4`. */
  readonly current: (face: number) => string;
  /** A die that is placed to search, or to attack: `red 4`. */
  readonly placed: (die: string) => string;
  /** The area whose die is being resolved. */
  readonly resolving: string;
  /** What a die is called that shows nothing, or nothing that matters. */
  readonly dieOf: (colour: Colour) => string;
  /** A chance, for what hidden blocks may be. */
  readonly chance: (percent: number) => string;
  /** What the shark can know of hidden blocks. */
  readonly memory: string;

  // -- the octopus ---------------------------------------------------------------------------------------------------
  readonly hand: string;
  readonly handLimit: (limit: number) => string;
  /** Cards in hand that everybody knows, and those that nobody else does. */
  readonly known: string;
  readonly unknownCards: (count: number) => string;
  readonly drawPile: string;
  /** The card that was put on top of the draw pile in full view. */
  readonly onTop: (card: string) => string;
  readonly discards: string;
  readonly played: string;
  readonly market: string;
  /** What a stack of the market has below its top card. */
  readonly below: (count: number) => string;
  readonly reserve: string;
  readonly blockBag: string;
  readonly drawnBlock: string;
  readonly foodTrack: string;
  readonly used: string;

  // -- the shark -----------------------------------------------------------------------------------------------------
  readonly bag: string;
  readonly supply: string;
  readonly drawn: string;
  readonly pool: string;
  /** `Tile 2`. */
  readonly tile: (tile: number) => string;
  readonly turned: string;
  readonly energy: string;
  /** What the energy dice show together, and what is left of it while it is spent. */
  readonly energySum: (energy: number) => string;
  readonly hunger: string;
  readonly row: string;
  readonly deck: string;
  readonly front: string;
  readonly gap: string;

  // -- confrontations ------------------------------------------------------------------------------------------------
  readonly confrontation: string;
  readonly counters: string;
  /** Something was chosen that the viewer may not see. */
  readonly chosenInSecret: string;

  // -- everywhere ----------------------------------------------------------------------------------------------------
  readonly blocks: (count: number) => string;
  /** `2 of 7`. */
  readonly of: (count: number, most: number) => string;
  readonly empty: string;
  readonly waits: string;
  readonly you: string;
  readonly won: string;
  /** The short names of areas: one to three letters each, and no two the same. */
  readonly areaCodes: Readonly<Record<Area, string>>;

  // -- drawn as text --------------------------------------------------------------------------------------------------
  readonly gained: string;
  readonly growth: string;
  readonly removed: string;
  readonly spent: string;
  /** A card and the die on it. */
  readonly stash: (card: string, die: string) => string;
  /** What small boards show. */
  readonly codes: Codes;
}

/** The short codes of a language: unique, one to three letters each. */
export interface Codes {
  /** The blocks of the default pack; those of others are a trap or a food. */
  readonly blocks: Readonly<Record<NamedBlock | 'trap' | 'food', string>>;
  /** A hidden block that the viewer does not know. */
  readonly unknown: string;
  readonly dice: Readonly<Record<Colour, string>>;
  readonly shark: string;
  /** Where the shark looks. */
  readonly facings: Readonly<Record<Facing, string>>;
}

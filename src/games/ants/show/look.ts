import type { CardCount, EndLook } from '../../../drawing/index.ts';
import type { Seat, Viewer } from '../../../kernel/index.ts';
import type {
  AntAction,
  CardSymbol,
  CardType,
  Criterion,
  Cube,
  DeckId,
  HexKind,
  Marker,
  NestArea,
  Resource,
  Specialisation,
  Terrain,
  TilePlace,
  TileSet,
  Track,
} from '../components.ts';
import type { EndReason } from '../table/events.ts';
import type { Phase } from '../table/shape.ts';
import type { AntsView } from '../table/state.ts';
import type { AskLook } from '../table/work.ts';

/** A card of the game, as far as it matters on the table. */
export interface CardLook {
  readonly card: string;
  readonly deck: DeckId;
  readonly type: CardType;
  readonly symbols: readonly CardSymbol[];
  /** The least size of the Room tile that it fills; 0 if it fills none. */
  readonly room: number;
  readonly vp: number;
}

/** A hex of the garden. */
export interface HexLook {
  readonly hex: string;
  readonly q: number;
  readonly r: number;
  readonly terrain: Terrain;
  /** The Strength that exploring it takes. */
  readonly strength: number;
  readonly kind: HexKind;
  /** Its corners, clockwise from the top. */
  readonly vertices: readonly string[];
  readonly cubes: Readonly<Record<Cube, number>>;
  /** Whose explorer stands there. */
  readonly explorer: Seat | undefined;
  readonly enemy: string | undefined;
}

/** A foraging space. */
export interface VertexLook {
  readonly vertex: string;
  /** Where it lies: the top or the bottom of a hex. */
  readonly at: { readonly q: number; readonly r: number; readonly end: 'top' | 'bottom' };
  readonly isRed: boolean;
  readonly next: readonly string[];
  /** Whose forager stands there. */
  readonly forager: Seat | undefined;
}

/** A space with a Special Item, or where one was. */
export interface ItemSpaceLook {
  readonly space: string;
  readonly item: string | undefined;
}

/** The Leaf tile of a terrain, and who has a Pheromone cube on it. */
export interface LeafLook {
  readonly terrain: Terrain;
  readonly leaf: string | undefined;
  readonly cubes: readonly Seat[];
}

/** A slot of the display. */
export interface SlotLook {
  /** `dig-1`. */
  readonly slot: string;
  readonly row: AntAction;
  readonly card: string | undefined;
}

/** A swarming area: its slots from the highest on, and whose discs are there. */
export interface AreaLook {
  readonly points: readonly number[];
  readonly discs: readonly Seat[];
}

/** An Incubation tile of a player, with its discs. */
export interface TileLook {
  readonly place: TilePlace;
  readonly tile: string | undefined;
  readonly isTurned: boolean;
  readonly discs: Readonly<Record<Specialisation, number>>;
}

/** A Room tile in a nest. */
export interface RoomLook {
  readonly cells: readonly string[];
  readonly isFull: boolean;
}

/** A played card. */
export interface PlayedLook {
  /** What it is called on the table: `archive`, or `archive#2` for the second one. */
  readonly name: string;
  readonly card: string;
  readonly markers: Readonly<Record<Marker, number>>;
}

/** A card under a played one. */
export interface UnderLook {
  /** The played card. */
  readonly on: string;
  readonly back: DeckId;
  /** Which it is, if the viewer may know. */
  readonly card: string | undefined;
}

/** The cards that a player has in hand or under cards, as far as the viewer sees them: others cannot tell them apart. */
export interface HandLook {
  /** The cards that the viewer knows, in the order of the book. */
  readonly cards: readonly string[];
  /** How many others there are, by their backs. */
  readonly hidden: Readonly<Record<DeckId, number>>;
  /** Those that everybody knows to be there. */
  readonly known: readonly string[];
}

/** The numbers of a player that are looked at as they are: a field that is named here is shown. */
export const PLAYER_NUMBERS = [
  'pool',
  'universal',
  'store',
  'penalties',
  'queenDiscs',
  'deeds',
] as const satisfies readonly (keyof AntsView)[];

type EntriesOf<Lists> = {
  readonly [Key in keyof Lists]: Lists[Key] extends readonly (infer Entry)[] ? Entry : never;
};

/** The numbers of a player. */
export interface PlayerNumbers extends EntriesOf<Pick<AntsView, (typeof PLAYER_NUMBERS)[number]>> {}

/** A player, with all that lies on their board and before them. */
export interface PlayerLook extends PlayerNumbers {
  readonly seat: Seat;
  readonly name: string;
  readonly resources: Readonly<Record<Resource, number>>;
  readonly stored: readonly Specialisation[];
  /** From top to bottom. */
  readonly tiles: readonly TileLook[];
  readonly set: TileSet | undefined;
  readonly production: Readonly<Record<Track, number>>;
  /** The terrains whose Pheromone space still holds its cube. */
  readonly pheromones: readonly Terrain[];
  /** The side of the Anthill tile. */
  readonly anthill: string;
  readonly rooms: readonly RoomLook[];
  /** By ability space, the enemy that lies there. */
  readonly abilities: Readonly<Record<string, string | undefined>>;
  readonly queen: string | undefined;
  readonly queenTokens: readonly CardSymbol[];
  readonly items: readonly string[];
  readonly played: readonly PlayedLook[];
  readonly under: readonly UnderLook[];
  readonly hand: HandLook;
  /** How many cards the player is looking at, and those that the viewer sees. */
  readonly drawn: { readonly count: number; readonly cards: readonly string[] };
  readonly stars: Readonly<Record<Criterion, number>>;
}

/** A cell of the nests. */
export interface CellLook {
  readonly cell: string;
  /** Nothing for a stone. */
  readonly area: NestArea | undefined;
}

/** An ability space, which every player has. */
export interface AbilityLook {
  readonly space: string;
  /** The least level of an enemy that is put there. */
  readonly least: number;
  readonly vp: number;
}

/** A pair of a Queen and a set of Incubation tiles, to be chosen. */
export interface PairLook {
  readonly queen: string;
  readonly set: TileSet;
}

/** A decision that is owed, with all that it is about. */
export type DecisionLook = AskLook;

/** A view in the words of the rulebook: everything that can be drawn, by name. */
export interface Look {
  readonly viewer: Viewer;
  readonly phase: Phase;
  /** 0 before the first round. */
  readonly round: number;
  /** Whose turn it is. */
  readonly active: Seat;
  readonly first: Seat | undefined;
  /** The round in which the end condition was met; 0 before. */
  readonly endRound: number;
  readonly hexes: readonly HexLook[];
  readonly vertices: readonly VertexLook[];
  readonly itemSpaces: readonly ItemSpaceLook[];
  /** The Special Items beside the board. */
  readonly sideItems: readonly string[];
  readonly leaves: readonly LeafLook[];
  readonly display: readonly SlotLook[];
  /** How many cards are in the deck. */
  readonly deck: number;
  readonly discards: readonly CardCount[];
  /** Starting and Queen Room cards that were thrown away. */
  readonly removed: readonly CardCount[];
  /** The Room tiles in the general supply, by size from 1. */
  readonly roomSupply: readonly number[];
  /** The discs on each space of the flight track, the lowest first. */
  readonly flight: readonly (readonly Seat[])[];
  readonly swarming: readonly AreaLook[];
  /** The Stars that end the game. */
  readonly starTrack: number;
  /** The foragers of the active player that are still to be placed. */
  readonly carried: number;
  /** The pairs that can still be chosen. */
  readonly pairs: readonly PairLook[];
  readonly players: readonly PlayerLook[];
  /** All cards, in the order of the book. */
  readonly cards: readonly CardLook[];
  readonly cells: readonly CellLook[];
  readonly abilities: readonly AbilityLook[];
  /** The ids of Special Items, in the order of the book. */
  readonly itemIds: readonly string[];
  /** Who has to decide what; nobody when the game is over. */
  readonly decisions: readonly DecisionLook[];
  /** How the game has ended, by its rules or because players have left the table; undefined before that. */
  readonly outcome: (EndLook<EndReason> & { readonly scores?: readonly number[] | undefined }) | undefined;
}

/** A hex by its name. */
export const hexIn = ({ hexes }: Pick<Look, 'hexes'>, name: string): HexLook | undefined =>
  hexes.find(({ hex }) => hex === name);

/** A card by its id. */
export const cardIn = ({ cards }: Pick<Look, 'cards'>, id: string): CardLook | undefined =>
  cards.find(({ card }) => card === id);

import { deepFreeze } from '../../kernel/index.ts';

/** Stands for nothing: no card, no tile, nobody. */
export const NONE = -1;

/**
 * The most players.
 *
 * @rule ANT-1.1 The game is for 2, 3 or 4 players.
 */
export const MOST_PLAYERS = 4;
/** The fewest players. */
export const FEWEST_PLAYERS = 2;

// -- ants -------------------------------------------------------------------------------------------------------------

/** What an ant is for, in this fixed order. */
export const SPECIALISATIONS = deepFreeze(['digger', 'explorer', 'forager'] as const);
/** What an ant is for. */
export type Specialisation = (typeof SPECIALISATIONS)[number];
/** Who takes each of the actions with ants. */
export const SPECIALIST = { dig: 'digger', explore: 'explorer', forage: 'forager' } as const;

/**
 * The actions that ants are spent on, each by the specialisation of the same number; rows of the display are called by them, too.
 *
 * @rule ANT-5.12 Top row for Dig, middle row for Explore, bottom row for Forage.
 */
export const ANT_ACTIONS = deepFreeze(['dig', 'explore', 'forage'] as const);
/** An action that ants are spent on. */
export type AntAction = (typeof ANT_ACTIONS)[number];

/**
 * The most Strength that an action has.
 *
 * @rule ANT-5.6 Strength can never exceed 4.
 */
export const MOST_STRENGTH = 4;
/** What a boost costs in Food (ANT-5.4). */
export const BOOST_COST = 2;
/** What one advance raises a production by (C2). */
export const ADVANCE = 1;
/** What each larva eats in Food (ANT-14.13). */
export const LARVA_FOOD = 1;
/** What one use of the emergency store brings in Food (ANT-15.11). */
export const EMERGENCY_FOOD = 1;
/** The cards that are drawn so that one of them is kept (`D2K1`). */
export const CHOSEN_FROM = 2;
/** What moving one disc costs in Food (ANT-15.4). */
export const TRANSFORM_COST = 1;

/**
 * The places of a player's Incubation tiles, from top to bottom: ants, larvae, eggs.
 *
 * @rule ANT-4.1 The three Incubation tiles of a player stand, from bottom to top, for eggs, larvae and ants.
 */
export const TILE_PLACES = deepFreeze(['top', 'middle', 'bottom'] as const);
/** The place of an Incubation tile. */
export type TilePlace = (typeof TILE_PLACES)[number];
/** The place of the tile with ants. */
export const TOP = 0;
/** The place of the tile with larvae. */
export const MIDDLE = 1;
/** The place of the tile with eggs. */
export const BOTTOM = 2;

/** The icons of the sets of Incubation tiles (C12): ● ○ ◆ ◇. */
export const TILE_SETS = deepFreeze(['full-moon', 'new-moon', 'full-diamond', 'open-diamond'] as const);
/** The icon of a set of Incubation tiles. */
export type TileSet = (typeof TILE_SETS)[number];

/**
 * Discs of each player.
 *
 * @rule ANT-1.10 Each player has exactly 40 discs.
 */
export const DISCS = 40;

// -- what players have ------------------------------------------------------------------------------------------------

/**
 * What lies in a player's supply.
 *
 * @rule ANT-1.6 Resources are Food cubes, Leaf cubes, Fungus cubes, Aggression tokens and Mutation tokens.
 */
export const RESOURCES = deepFreeze(['food', 'leaf', 'fungus', 'aggression', 'mutation'] as const);
/** What lies in a player's supply. */
export type Resource = (typeof RESOURCES)[number];
/** The resources that are cubes, and lie on hexes. */
export const CUBES = deepFreeze(['food', 'leaf', 'fungus'] as const);
/** A resource that is a cube. */
export type Cube = (typeof CUBES)[number];
/** The number of Food among resources. */
export const FOOD = 0;
/** The number of Leaf among resources. */
export const LEAF = 1;
/** The number of Fungus among resources. */
export const FUNGUS = 2;
/** The number of Aggression among resources. */
export const AGGRESSION = 3;
/** The number of Mutation among resources. */
export const MUTATION = 4;

/** The production tracks of a player (C10). */
export const TRACKS = deepFreeze(['food', 'leaf', 'egg-digger', 'egg-explorer', 'egg-forager'] as const);
/** A production track. */
export type Track = (typeof TRACKS)[number];
/** The tracks for eggs, in the order of specialisations. */
export const EGG_TRACKS = deepFreeze(['egg-digger', 'egg-explorer', 'egg-forager'] as const);
/** A track for eggs. */
export type EggTrack = (typeof EGG_TRACKS)[number];
/** The number of the first track for eggs. */
export const FIRST_EGG_TRACK = 2;
/** The last space of a production track. */
export const LAST_SPACE = 5;
/**
 * What a track is worth at the end, by its space.
 *
 * @rule ANT-24.14 Each of the five tracks scores 1 VP on space 4 or 3 VP on space 5.
 */
export const TRACK_POINTS: readonly number[] = deepFreeze([0, 0, 0, 0, 1, 3]);

/** The markers that discs can be on cards (ANT-18.6). */
export const MARKERS = deepFreeze(['aphid', 'sprout', 'windmill'] as const);
/** What a disc on a card stands for. */
export type Marker = (typeof MARKERS)[number];

/**
 * The symbols of cards.
 *
 * @rule ANT-18.5 Cards can provide nine symbols.
 */
export const SYMBOLS = deepFreeze([
  'aphid',
  'building',
  'aggression',
  'strength',
  'cultivation',
  'intelligence',
  'communication',
  'poison',
  'fitness',
] as const);
/** A symbol of cards. */
export type CardSymbol = (typeof SYMBOLS)[number];

/** The cubes of the emergency store (ANT-2.26). */
export const STORE_CUBES = 5;
/** What each -3 VP token takes at the end (ANT-24.17). */
export const TOKEN_PENALTY = 3;
/**
 * Food in supply from which on none is taken from the emergency store before a main action.
 *
 * @rule ANT-15.11 Before the main action while the supply holds fewer than 6 Food.
 */
export const FOOD_ENOUGH = 6;

// -- cards ------------------------------------------------------------------------------------------------------------

/** The types of cards. */
export const CARD_TYPES = deepFreeze(['skill', 'deed', 'room'] as const);
/** The type of a card. */
export type CardType = (typeof CARD_TYPES)[number];

/**
 * The decks, told apart by their backs.
 *
 * @rule ANT-18.1 There are three decks with different backs: Basic, Starting and Queen Room.
 */
export const DECKS = deepFreeze(['basic', 'starting', 'queen-room'] as const);
/** A deck of cards. */
export type DeckId = (typeof DECKS)[number];

/**
 * Cards that a player gets of each deck before the game.
 *
 * @rule ANT-2.28 Each player draws 2 Queen Room cards and 6 Starting cards.
 */
export const DEALT: Readonly<Record<DeckId, number>> = deepFreeze({ basic: 0, starting: 6, 'queen-room': 2 });
/** Cards that a player keeps of those (ANT-2.28). */
export const KEPT = 4;
/** The most incubation lines of a card or tile, each activated by itself (ANT-14.12). */
export const MOST_LINES = 4;
/** Slots of each row of the display (ANT-2.13). */
export const ROW_SLOTS = 3;

// -- the garden -------------------------------------------------------------------------------------------------------

/** What hexes are made of; each has a Leaf slot, a Pheromone space for each player and a stack of enemies (C5). */
export const TERRAINS = deepFreeze(['meadow', 'moss', 'sand', 'bark', 'stone', 'flowers'] as const);
/** What a hex is made of. */
export type Terrain = (typeof TERRAINS)[number];

/** Are enemy and cubes on a hex from the first, do they come when it is explored, or never? (C3) */
export const HEX_KINDS = deepFreeze(['start', 'hidden', 'none'] as const);
/** When enemy and cubes come to a hex. */
export type HexKind = (typeof HEX_KINDS)[number];

/** The most spaces with a Special Item on a side of the main board; there are as many items at least. */
export const MOST_ITEM_SPACES = 5;

/** The highest level of an enemy. */
export const MOST_LEVEL = 3;

/** The rows of the ability area. */
export const ABILITY_ROWS = deepFreeze(['top', 'middle', 'bottom'] as const);
/** A row of the ability area. */
export type AbilityRow = (typeof ABILITY_ROWS)[number];
/** The ability spaces of each row (C9). */
export const ROW_ABILITIES: readonly number[] = deepFreeze([4, 4, 3]);
/**
 * The least level of an enemy that is put there, by row.
 *
 * @rule ANT-13.4 Top row any level, middle row level II or III, bottom row level III only.
 */
export const LEAST_LEVELS: Readonly<Record<AbilityRow, number>> = deepFreeze({ top: 1, middle: 2, bottom: 3 });

/** The tokens of the Queen that has some: any symbol but Aggression, one of each (C13). */
export const QUEEN_TOKENS = deepFreeze([
  'aphid',
  'building',
  'strength',
  'cultivation',
  'intelligence',
  'communication',
  'poison',
  'fitness',
] as const);
/** The price in Food of each token but the first (ANT-20.12). */
export const TOKEN_PRICE = 1;

// -- the nest ---------------------------------------------------------------------------------------------------------

/** The areas of a nest. */
export const NEST_AREAS = deepFreeze(['I', 'II', 'III'] as const);
/** An area of a nest. */
export type NestArea = (typeof NEST_AREAS)[number];

/** The largest Room tile. */
export const MOST_SIZE = 4;
/**
 * The cells that a Room tile of each size covers, as (row, column) from its first one.
 *
 * @rule ANT-6.7 Tiles may be rotated freely but keep their shape.
 */
export const ROOM_SHAPES: readonly (readonly (readonly [row: number, column: number])[])[] = deepFreeze([
  [[0, 0]],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
  ],
  [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ],
]);
/** The size of the Room tile that every nest has at first (ANT-2.27). */
export const STARTING_SIZE = 2;

// -- the end ----------------------------------------------------------------------------------------------------------

/** What Stars are earned for. */
export const CRITERIA = deepFreeze(['nest', 'pheromones', 'deeds'] as const);
/** What a Star is earned for. */
export type Criterion = (typeof CRITERIA)[number];
/**
 * What each of the three Stars of a criterion asks for.
 *
 * @rule ANT-16.2 Nest: one Star for each of the areas I, II, III whose cells are all covered.
 * @rule ANT-16.3 Pheromones: one Star on removing the 3rd, the 5th and the 6th Pheromone cube.
 * @rule ANT-16.4 Deeds: one Star on the 3rd, the 5th and the 8th deed done.
 */
export const THRESHOLDS: Readonly<Record<Criterion, readonly number[]>> = deepFreeze({
  nest: [1, 2, 3],
  pheromones: [3, 5, 6],
  deeds: [3, 5, 8],
});
/** The most Stars of one criterion (ANT-16.1). */
export const MOST_STARS = 3;

/** Cubes of a player at first where no Queens are used (ANT-2.34), by the number of the resource. */
export const FIRST_GAME_CUBES: readonly number[] = deepFreeze([1, 3, 0, 0, 0]);

/** The round limit of games that must end whoever plays them, random bots included (C14). */
export const LIMITED_ROUNDS = 60;
/** The highest round limit that a game can be set up with. */
export const MOST_ROUNDS = 999;

import { deepFreeze } from '../../kernel/index.ts';

/** Stands for nothing: no card, no block, no die. */
export const NONE = -1;

/**
 * The two sides; a side is its seat.
 *
 * @rule KLP-1.1 There are exactly two seats, octopus and shark.
 */
export const SIDES = deepFreeze(['octopus', 'shark'] as const);
/** One of the two sides. */
export type Side = (typeof SIDES)[number];
/** The seat of the octopus player. */
export const OCTOPUS = 0;
/** The seat of the shark player. */
export const SHARK = 1;

/**
 * The areas, row by row from the shark's side.
 *
 * @rule KLP-1.16 The board has 9 areas; each has one block space and one value.
 * @rule KLP-2.9 Row by row: nw, n, ne, w, c, e, sw, s, se.
 */
export const AREAS = deepFreeze(['nw', 'n', 'ne', 'w', 'c', 'e', 'sw', 's', 'se'] as const);
/** An area. */
export type Area = (typeof AREAS)[number];
/** The area in the middle. */
export const CENTRE = AREAS.indexOf('c');

/** The colours of dice: current, search and attack dice (KLP-1.2). */
export const COLOURS = deepFreeze(['blue', 'yellow', 'red'] as const);
/** The colour of a die. */
export type Colour = (typeof COLOURS)[number];
/** The colour of current dice. */
export const BLUE = 0;
/** The colour of search dice. */
export const YELLOW = 1;
/** The colour of attack dice. */
export const RED = 2;
/**
 * How many dice of each colour there are.
 *
 * @rule KLP-1.2 The dice are 15 blue, 10 yellow and 10 red, 35 in all.
 */
export const DICE: readonly number[] = deepFreeze([15, 10, 10]);
/**
 * How many of them are in the bag at first; all others are in the supply.
 *
 * @rule KLP-1.9 The dice bag starts with 7 blue, 3 yellow and 1 red die.
 */
export const BAG_AT_FIRST: readonly number[] = deepFreeze([7, 3, 1]);
/**
 * The highest face of a die.
 *
 * @rule KLP-1.3 Every die is a fair six-sided die with faces 1–6.
 */
export const FACES = 6;
/** The dice that the shark draws every turn (KLP-7.1). */
export const DRAWN_DICE = 2;

/** Spaces of the hunger track (KLP-1.10). */
export const HUNGER_SPACES = 7;
/** Spaces of the food track, and how many foods there are (KLP-1.11). */
export const FOOD_SPACES = 4;
/** Spaces for energy dice (KLP-1.12). */
export const ENERGY_SPACES = 3;
/** Places of the shark's row of cards (KLP-1.13). */
export const ROW_PLACES = 4;
/** Growth tiles (KLP-1.6). */
export const TILES = 4;
/** Dice spaces of a growth tile (KLP-1.14). */
export const TILE_SPACES = 3;
/** Actions of an octopus turn, and their slots (KLP-1.15, KLP-3.3). */
export const ACTIONS = 2;
/** Areas in which the shark may place a die in one turn (KLP-10.1). */
export const MOST_PLACED = 2;
/** Cards in hand at first, and the first hand limit (KLP-2.10, KLP-2.11). */
export const HAND_LIMIT = 4;
/** The highest cost of an octopus card (KLP-5.2). */
export const MOST_COST = 3;

/** The kinds of octopus cards, each with a stack of its own in the market (KLP-1.34, KLP-2.6). */
export const CARD_TYPES = deepFreeze(['movement', 'hide', 'learn', 'eat'] as const);
/** The kind of an octopus card. */
export type CardType = (typeof CARD_TYPES)[number];
/** The stack of eat cards. */
export const EAT_STACK = CARD_TYPES.indexOf('eat');

/** Blocks that every game has: they are printed on no card. */
export const PLAIN_BLOCKS = deepFreeze(['octopus', 'shell', 'double-shell'] as const);
/** The kind of the octopus block. */
export const OCTOPUS_BLOCK = 0;
/** The kind of plain shells. */
export const SHELL = 1;
/** The kind of the double shell. */
export const DOUBLE_SHELL = 2;
/**
 * How many of them there are.
 *
 * @rule KLP-1.4 There are 18 blocks: 1 octopus, 4 food, 4 traps, 1 double shell, 8 shells.
 */
export const PLAIN_COPIES: readonly number[] = deepFreeze([1, 8, 1]);
/** What a hidden double shell counts when a cost is paid; any other block counts 1 (KLP-4.6). */
export const DOUBLE_WEIGHT = 2;

/** The colours of strategies and their counters (KLP-15.16). */
export const STRATEGY_COLOURS = deepFreeze(['red', 'turquoise', 'yellow'] as const);
/** The colour of a strategy and its counter. */
export type StrategyColour = (typeof STRATEGY_COLOURS)[number];
/** Confrontation cards of each side (KLP-1.5). */
export const PAIRS = STRATEGY_COLOURS.length;

/** The steps of a shark turn that hold a decision (KLP-3.9); the growth step holds none (KLP-12.6). */
export const PHASES = deepFreeze(['setup', 'actions', 'roll', 'currents', 'move', 'search', 'store'] as const);
/** What a turn is at: the actions of the octopus, or a step of the shark turn. */
export type Phase = (typeof PHASES)[number];

/** More rounds than a game can be set to have. */
export const MOST_ROUNDS = 999;
/** More work than ever waits: an action with its words, a mix inside it, and the turn around it. */
export const MOST_WORK = 40;

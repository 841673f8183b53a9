import { deepFreeze } from '../../kernel/index.ts';

/** Stands for nobody and nothing: no snail, no seat, no field, an empty slot. */
export const NONE = -1;
/** Stands for what the viewer may not know: a card, a declared snail. */
export const HIDDEN = -2;

/** The snails of a squad, in the order of their handles. */
export const ROLES = deepFreeze(['commander', 'assault', 'scout', 'medic'] as const);
/** What a snail is; the three soldiers differ in identity only (SNL-1.5). */
export type Role = (typeof ROLES)[number];
/** How many snails a squad has. */
export const SQUAD = ROLES.length;

/** Terrain by level: the sea, and the tiles from the sea up. */
export const TERRAINS = deepFreeze(['water', 'beach', 'meadow', 'mountain'] as const);
/** What a field shows: water, or its topmost tile. */
export type Terrain = (typeof TERRAINS)[number];
/** The highest level. */
export const MOUNTAIN = TERRAINS.indexOf('mountain');

/** The phases of a round, with what is before the first one and after the last. */
export const PHASES = deepFreeze(['setup', 'draw', 'planning', 'action', 'clean-up', 'over'] as const);
/** Where in a round the game is. */
export type Phase = (typeof PHASES)[number];

/** How many players a game is for. */
export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 4;
/** How many snails there are in the largest game. */
export const MOST_SNAILS = MOST_PLAYERS * SQUAD;

/** The longest life: the end of the track (SNL-1.11). */
export const FULL_LIFE = 30;
/** Life, damage and healing move in steps of this (SNL-1.8). */
export const LIFE_STEP = 5;
/** How many of its six faces show each symbol of an attack die, in the order of the faces (SNL-1.1). */
export const DIE = deepFreeze([3, 2, 1] as const);
/** How many attack dice there are (SNL-1.1). */
export const MOST_DICE = 2;
/** How many action slots a plan has. */
export const SLOTS = 5;
/** How many snails fit on a field (SNL-5.5). */
export const CROWD = 3;
/** How many shells a player has (SNL-5.16). */
export const SHELLS = 2;
/** How many cards beside the basic ones a hand may hold at the end of the draw phase (SNL-3.5). */
export const HAND_LIMIT = 5;
/** How many movement points Crawl gives (SNL-5.1). */
export const CRAWL_POINTS = 2;
/** What a step costs to a field on the same or a lower level (SNL-5.2). */
export const STEP_COST = 1;
/** What a step costs to a field one level higher (SNL-5.3). */
export const CLIMB_COST = 2;
/** How many arsenal cards Dig draws (SNL-5.10). */
export const DIG_CARDS = 1;
/** How many rounds there are (SNL-3.1). */
export const ROUNDS = 6;

/** How many arsenal cards the first player begins with (SNL-2.7). */
export const FIRST_PLAYER_KEEPS = 3;
/** How many arsenal cards everybody else begins with (SNL-2.7). */
export const OTHERS_KEEP = 4;
/** How many arsenal cards are drawn to choose from at the advanced opening (SNL-2.10). */
export const ADVANCED_DRAW = 5;
/** How many cards each player draws in the draw phase (SNL-3.2). */
export const CARDS_A_ROUND = 1;
/** How many arsenal cards are given for one (SNL-3.3). */
export const EXCHANGED = 2;

/** What one token of each kind does to a snail (SNL-10.3, SNL-10.5, SNL-10.6). */
export const FIRE_DAMAGE = 5;
export const MINE_DAMAGE = 10;
export const DYNAMITE_DAMAGE = 15;
/** What the backs of tiles do to each snail that stood on them (SNL-6.7, SNL-6.9). */
export const TRAP_DAMAGE = 5;
export const MINE_BACK_DAMAGE = 10;
/** What a shell takes off every damage (SNL-5.13). */
export const SHELL_PROTECTION = 5;
/** What Punch does (SNL-5.28). */
export const PUNCH_DAMAGE = 5;
/** What Berserker Rage adds (SNL-11.2). */
export const RAGE_DAMAGE = 5;
/** The least damage that Gunslingers ask for (SNL-11.4). */
export const LEAST_WOUND = 5;
/** What Rot Cloud does (SNL-11.9). */
export const ROT_DAMAGE = 5;

/** How many rows of dice symbols a card has at most: every symbol alone, and every pair of symbols. */
export const MOST_ROWS = 9;

/** How far the tile of a field is gone. */
export const INTACT = 0;
export const DAMAGED = 1;
/** Its destruction has begun: it is not damaged or destroyed again (SNL-10.12). */
export const BREAKING = 2;

/** More tokens of one kind than a tile can hold: so many could not explode within one action. */
export const MOST_TOKENS = 900;
/** More work than ever waits: a few dozen entries in the longest chains. */
export const MOST_WORK = 1000;

/** What a look says in the place of a card: that there is none, or that it lies face down. No card can be called so. */
export const NO_CARD_IDS = deepFreeze(['empty', 'face-down'] as const);

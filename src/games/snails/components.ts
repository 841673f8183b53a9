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

/** The phases of a round, with what is before the first one and after the last. */
export const PHASES = deepFreeze(['setup', 'draw', 'planning', 'action', 'clean-up', 'over'] as const);
/** Where in a round the game is. */
export type Phase = (typeof PHASES)[number];

/** The longest life: the end of the track (SNL-1.11). */
export const FULL_LIFE = 30;
/** How many action slots a plan has. */
export const SLOTS = 5;
/** How many snails fit on a field (SNL-5.5). */
export const CROWD = 3;
/** How many shells a player has (SNL-5.16). */
export const SHELLS = 2;
/** How many cards beside the basic ones a hand may hold at the end of the draw phase (SNL-3.5). */
export const HAND_LIMIT = 5;
/** How many rounds there are (SNL-3.1). */
export const ROUNDS = 6;

/** How many rows of dice symbols a card has at most: every symbol alone, and every pair of symbols. */
export const MOST_ROWS = 9;

/** How far the tile of a field is gone. */
export const INTACT = 0;
export const DAMAGED = 1;
/** Its destruction has begun: it is not damaged or destroyed again (SNL-10.12). */
export const BREAKING = 2;

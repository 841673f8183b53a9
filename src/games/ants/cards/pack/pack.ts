import { deepFreeze } from '../../../../kernel/index.ts';
import type { Pack } from '../vocabulary.ts';
import { BASIC_CARDS } from './basic.ts';
import { ENEMIES } from './enemies.ts';
import { INCUBATION_TILES } from './incubation-tiles.ts';
import { ITEMS } from './items.ts';
import { LEAVES } from './leaves.ts';
import { QUEEN_ROOM_CARDS } from './queen-rooms.ts';
import { QUEENS } from './queens.ts';
import { ROOMS } from './rooms.ts';
import { STARTING_CARDS } from './starting.ts';

/** What is printed on cards and tiles, unless others are given. */
export const defaultPack: Pack = deepFreeze({
  basic: BASIC_CARDS,
  starting: STARTING_CARDS,
  queenRooms: QUEEN_ROOM_CARDS,
  enemies: ENEMIES,
  queens: QUEENS,
  incubationTiles: INCUBATION_TILES,
  items: ITEMS,
  leaves: LEAVES,
  rooms: ROOMS,
});

/** The id of a card of {@link defaultPack}. */
export type CardId = keyof typeof BASIC_CARDS | keyof typeof STARTING_CARDS | keyof typeof QUEEN_ROOM_CARDS;
/** The id of an enemy of {@link defaultPack}. */
export type EnemyId = keyof typeof ENEMIES;
/** The id of a Queen of {@link defaultPack}. */
export type QueenId = keyof typeof QUEENS;
/** The id of an Incubation tile of {@link defaultPack}. */
export type IncubationTileId = keyof typeof INCUBATION_TILES;
/** The id of a Special Item of {@link defaultPack}. */
export type ItemId = keyof typeof ITEMS;
/** The id of a Leaf tile of {@link defaultPack}. */
export type LeafTileId = keyof typeof LEAVES;

import { bonus, extraDie, rerolls, type Tile } from '../vocabulary.ts';

/**
 * The four growth tiles, from left to right.
 *
 * @rule KLP-1.14 The ability on its back becomes active when the tile is turned over.
 */
export const GROWTH_TILES = [
  { source: 'book', abilities: [rerolls(1)] },
  { source: 'book', abilities: [bonus(5, 5)] },
  { source: 'book', abilities: [rerolls(1)] },
  { source: 'book', abilities: [extraDie(1)] },
] as const satisfies readonly Tile[];

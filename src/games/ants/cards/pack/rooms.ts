import type { RoomTiles } from '../vocabulary.ts';

/** The 52 Room tiles, by size. */
export const ROOMS = [
  { source: 'ours', size: 1, copies: 16 },
  { source: 'ours', size: 2, copies: 16 },
  { source: 'ours', size: 3, copies: 12 },
  { source: 'ours', size: 4, copies: 8 },
] as const satisfies readonly RoomTiles[];

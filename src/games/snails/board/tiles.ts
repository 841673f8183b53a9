/** What a tile's back shows. */
export type Back = 'barrel' | 'blank' | 'trap' | 'one-card' | 'two-cards' | 'mine';

/** What a tile shows that is turned up: its back, or `spent` if it was out of the game before and shows nothing new. */
export type Turned = Back | 'spent';

/** A kind of tile: its level, its back, and how many there are. */
export interface TileKind {
  readonly level: number;
  readonly back: Back;
  readonly count: number;
}

/**
 * All tiles.
 *
 * @rule SNL-1.2 20 beaches, 15 meadows, 6 mountains.
 * @rule SNL-1.3 Beach backs: 10 barrel, 10 blank. Meadow backs: 4 trap, 6 one-card, 5 two-cards. Mountain backs: 3 mine, 3 blank.
 */
export const TILES: readonly TileKind[] = [
  { level: 1, back: 'barrel', count: 10 },
  { level: 1, back: 'blank', count: 10 },
  { level: 2, back: 'trap', count: 4 },
  { level: 2, back: 'one-card', count: 6 },
  { level: 2, back: 'two-cards', count: 5 },
  { level: 3, back: 'mine', count: 3 },
  { level: 3, back: 'blank', count: 3 },
];

/** How many tiles there are of a level. */
export function tilesOf(level: number): number {
  return TILES.reduce((sum, tile) => (tile.level === level ? sum + tile.count : sum), 0);
}

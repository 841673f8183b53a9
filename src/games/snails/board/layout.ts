import type { Terrain } from '../components.ts';

/** A field of a board: where it is, and its tiles from the sea up. */
export interface LayoutField {
  /** Axial coordinates, `q,r`. */
  readonly field: string;
  /** Nothing for water; a beach; a beach and a meadow; or a beach, a meadow and a mountain. */
  readonly stack: readonly Exclude<Terrain, 'water'>[];
}

/**
 * A board: every field once, water included.
 *
 * @rule SNL-2.14 Players may lay the terrain out as they like.
 */
export type Layout = readonly LayoutField[];

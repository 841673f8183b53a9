/** Where something lies on the plane: `x` to the right, `y` down. Neighbours on hexes and on squares are 1 apart. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The distance between two rows of hexes that are 1 apart. */
export const ROW = Math.sqrt(3) / 2;

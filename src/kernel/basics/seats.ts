/** A place at the table: 0, 1, 2 … clockwise. */
export type Seat = number;

/** How many seats a game has, and what they are called where they are not alike. */
export interface Seating {
  readonly min: number;
  readonly max: number;
  /** A name for each seat, where the sides differ: `['zombies', 'humans']`. */
  readonly names?: readonly string[];
}

/** Sets of seats are the bits of one number, and one bit is the spectators'. */
export const MOST_SEATS = 31;

/** Who looks at a game: a seat, or somebody who sees only what everybody sees. */
export type Viewer = Seat | 'spectator';

/** The seats from `first` clockwise around a table of `count`. */
export function clockwise(first: Seat, count: number): Seat[] {
  return Array.from({ length: count }, (_, step) => (first + step) % count);
}

/** Is this one of so many seats? */
export const isSeat = (value: unknown, seats: number): value is Seat =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < seats;

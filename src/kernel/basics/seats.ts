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

/**
 * A set of seats as the bits of one whole number, because it is stored beside every card that somebody has seen.
 *
 * {@link EVERYONE} includes the spectators.
 */
export type Seats = number;

/** The empty set of seats. */
export const NOBODY: Seats = 0;

/** All seats, and the spectators too. */
export const EVERYONE: Seats = -1;

/** The set of one seat, or of the seats given. */
export function only(...seats: readonly Seat[]): Seats {
  return seats.reduce((set, seat) => set | (1 << seat), NOBODY);
}

/** Is this viewer one of these seats? A spectator is, if everyone is. */
export function includes(seats: Seats, viewer: Viewer): boolean {
  return viewer === 'spectator' ? seats === EVERYONE : (seats & (1 << viewer)) !== 0;
}

/** The seats from `first` clockwise around a table of `count`. */
export function clockwise(first: Seat, count: number): Seat[] {
  return Array.from({ length: count }, (_, step) => (first + step) % count);
}

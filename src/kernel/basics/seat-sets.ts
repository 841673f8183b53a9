import { EngineError, named } from './errors.ts';
import { MOST_SEATS, type Seat, type Viewer } from './seats.ts';

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

/**
 * Returns the set of one seat, or of the seats given. Throws for a number that no seat can have: 31 or more, negative or broken.
 */
export function only(...seats: readonly Seat[]): Seats {
  return seats.reduce((set, seat) => set | bitOf(seat), NOBODY);
}

// KER-2.15: shifts count modulo 32, so that seat 32 would be taken for seat 0.
function bitOf(seat: Seat): Seats {
  if (seat >>> 0 === seat && seat < MOST_SEATS) return 1 << seat;
  throw new EngineError(
    'seat/unknown',
    `A set of seats holds seats from 0 to ${MOST_SEATS - 1}; ${named(seat)} is none of them.`,
  );
}

/** Is this viewer one of these seats? A spectator is, if everyone is. */
export function includes(seats: Seats, viewer: Viewer): boolean {
  return viewer === 'spectator' ? seats === EVERYONE : (seats & bitOf(viewer)) !== 0;
}

import type { Seat } from './seats.ts';

/** Why a seat has left a game before its end: its player said so, ran out of time, did not come back, or was a bot that failed. */
export const LEAVING = Object.freeze(['resigned', 'timeout', 'forfeit', 'failed'] as const);

/** A seat whose player has left the game before its end. */
export interface Departure {
  readonly seat: Seat;
  readonly reason: (typeof LEAVING)[number];
}

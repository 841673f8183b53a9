import type { Seat } from '../../../kernel/index.ts';
import { CRITERIA, type Criterion, THRESHOLDS } from '../components.ts';
import { type Book, gardenOf } from '../table/book.ts';
import type { EndReason } from '../table/events.ts';
import type { Changing, Seen } from '../table/state.ts';
import { coveredCells, deedsOf, removedScents } from './counts.ts';
import { total } from './supply.ts';
import { tell } from './tell.ts';

/** What Stars are earned by. */
type Earning = Pick<Seen, 'rooms' | 'pheromones' | 'played' | 'turned'>;

/** The areas of a player's nest that are completely covered. */
function coveredAreas(book: Book, at: Pick<Seen, 'rooms'>, seat: Seat): number {
  const covered = coveredCells(at, seat);
  let areas = 0;
  for (const area of book.nest.areas) if ((area & ~covered) === 0) areas++;
  return areas;
}

/**
 * The Stars that a player has earned for a criterion.
 *
 * @rule ANT-16.1 A player earns at most 3 Stars per criterion.
 * @rule ANT-16.10 A Star once earned is never lost.
 */
function starsFor(book: Book, at: Earning, seat: Seat, criterion: Criterion): number {
  const reached =
    criterion === 'nest'
      ? coveredAreas(book, at, seat)
      : criterion === 'pheromones'
        ? removedScents(at, seat)
        : deedsOf(book, at, seat);
  return thresholdsMet(THRESHOLDS[criterion], reached);
}

/** How many of some thresholds are reached. */
export function thresholdsMet(thresholds: readonly number[], reached: number): number {
  let met = 0;
  for (const threshold of thresholds) if (threshold <= reached) met++;
  return met;
}

/** The Stars that a player has earned, by criterion. */
export const starsOf = (book: Book, at: Earning, seat: Seat): number[] =>
  CRITERIA.map((criterion) => starsFor(book, at, seat, criterion));

/** The Stars of all players. */
function allStars(book: Book, at: Earning): number {
  return at.rooms.reduce((sum, _, seat) => sum + total(starsOf(book, at, seat)), 0);
}

/**
 * Changes something that can earn Stars, and looks at once whether it has.
 *
 * @rule ANT-16.5 A Star is earned immediately when its condition is met, even outside the player's own turn.
 * @rule ANT-16.6 The top token is put on the lowest free space of the common star track.
 * @rule ANT-16.7 If the star track is already full, the token is put beside its last space.
 * @rule ANT-24.5 Stars earned after the track is full still count for their owner.
 * @rule ANT-16.11 Stars are looked at right after each change that can earn one.
 */
export function earning(book: Book, draft: Changing, seat: Seat, criterion: Criterion, change: () => void): void {
  const before = starsFor(book, draft, seat, criterion);
  change();
  const now = starsFor(book, draft, seat, criterion);
  const all = allStars(book, draft);
  for (let stars = before + 1; stars <= now; stars++) {
    tell({ type: 'star-earned', seat, criterion, stars, all: all - now + stars });
  }
  if (now > before && all >= gardenOf(book, draft).starTrack) meetEnd(draft, 'star-track');
}

/**
 * The end condition is met, unless it was before.
 *
 * @rule ANT-24.1 As soon as the star track is full for the number of players.
 * @rule ANT-24.7 If round `roundLimit` ends without it, it is treated as if it had been met in that round.
 */
export function meetEnd(draft: Changing, reason: EndReason): void {
  if (draft.endRound > 0) return;
  draft.endRound = draft.round;
  draft.isLimited = reason === 'round-limit' ? 1 : 0;
  tell({ type: 'end-met', round: draft.round, reason });
}

/** Is the star track full? */
export const isTrackFull = (book: Book, at: Earning & Pick<Seen, 'decisions'>): boolean =>
  allStars(book, at) >= gardenOf(book, at).starTrack;

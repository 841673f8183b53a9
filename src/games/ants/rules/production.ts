import { entryOf, figureOf, next, type Seat } from '../../../kernel/index.ts';
import { ADVANCE, FIRST_EGG_TRACK, LAST_SPACE, NONE, TRACKS } from '../components.ts';
import type { Book } from '../table/book.ts';
import type { Changing, Seen } from '../table/state.ts';
import { levelOf, queenOf } from './counts.ts';
import { tell } from './tell.ts';
import { responsesTo } from './triggers.ts';

/**
 * The tracks of these that can still rise.
 *
 * @rule ANT-18.15 A track that is already at space 5 may not be chosen while a permitted track below 5 exists.
 */
export const risingTracks = (at: Pick<Seen, 'production'>, seat: Seat, tracks: readonly number[]): number[] =>
  tracks.filter((track) => levelOf(at, seat, track) < LAST_SPACE);

/**
 * The tracks on which an advance may be made.
 *
 * @rule ANT-20.5 An advance on a given Egg track may be made on any of the three, with the Queen that lets it.
 */
export function tracksFor(book: Book, at: Pick<Seen, 'queens'>, seat: Seat, tracks: readonly number[]): number[] {
  const [only = NONE, ...others] = tracks;
  const isGivenEgg = others.length === 0 && only >= FIRST_EGG_TRACK;
  if (!isGivenEgg || queenOf(book, at, seat)?.isAnyEgg !== true) return [...tracks];
  return TRACKS.flatMap((_, track) => (track >= FIRST_EGG_TRACK ? [track] : []));
}

/** Moves the cube of a production track. */
export function moveTrack(draft: Changing, seat: Seat, track: number, by: number): void {
  const row = entryOf(draft.production, seat);
  const from = figureOf(row, track);
  const to = Math.min(LAST_SPACE, from + by);
  if (to === from) return;
  row[track] = to;
  tell({ type: 'production-moved', seat, track: entryOf(TRACKS, track), from, to });
}

/**
 * A player gains an advance on one of these tracks. With all five it is the generic one, which may set something off.
 *
 * @rule ANT-18.16 A cube that still lies beside its track moves to space 1 with its first advance.
 * @rule ANT-20.6 Whenever the player gains a generic production advance, the Queen may give something, too.
 * @rule ANT-20.7 That is gained even if all tracks are full.
 * @rule ANT-20.25 An advance is generic only if it is one of any track.
 */
export function gainAdvance(book: Book, draft: Changing, seat: Seat, tracks: readonly number[]): void {
  if (tracks.length === TRACKS.length) next(draft, ...responsesTo(book, draft, seat, { event: 'generic-advance' }));
  const rising = risingTracks(draft, seat, tracksFor(book, draft, seat, tracks));
  const [only, ...others] = rising;
  if (only === undefined) return;
  if (others.length === 0) moveTrack(draft, seat, only, ADVANCE);
  else next(draft, { ask: 'production-track', seat, tracks: rising });
}

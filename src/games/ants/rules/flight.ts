import { entryOf, figureOf, next, type Seat } from '../../../kernel/index.ts';
import { NONE } from '../components.ts';
import { type Book, gardenOf } from '../table/book.ts';
import type { Changing, Seen } from '../table/state.ts';
import { takeDiscs } from './supply.ts';
import { tell } from './tell.ts';

/** The space of a player's disc on the flight track. */
export const flightSpaceOf = ({ flight }: Pick<Seen, 'flight'>, seat: Seat): number =>
  flight.findIndex((stack) => stack.includes(seat));

/**
 * Moves a player's disc one space forward; the bonus of the space follows, then a decision about swarming, then the rest.
 *
 * @rule ANT-17.1 A flight advance moves the player's disc 1 space forward.
 * @rule ANT-17.2 A disc that ends its movement on a space with other discs is put on top of the stack.
 * @rule ANT-17.3 A disc that reaches or passes a space with a bonus activates that bonus immediately.
 * @rule ANT-17.4 Several advances are made one space at a time, each space's bonus being resolved before the next step.
 * @rule ANT-17.11 Advances left over are used by the new disc, if there is one meanwhile.
 * @rule ANT-17.13 An advance gained while the disc stands on the last space is lost.
 * @rule ANT-17.14 When a disc leaves a stack, the discs above it drop down keeping their order.
 * @rule ANT-17.17 Advances gained by the bonus of a space are made first.
 */
export function fly(book: Book, draft: Changing, seat: Seat, left: number): void {
  const from = flightSpaceOf(draft, seat);
  const space = from + 1;
  if (left === 0 || space >= book.flight.length) return;
  draft.flight[from] = entryOf(draft.flight, from).filter((each) => each !== seat);
  entryOf(draft.flight, space).push(seat);
  tell({ type: 'flew', seat, space });
  const { now, area } = entryOf(book.flight, space);
  if (left > 1) next(draft, { do: 'fly', left: left - 1 });
  if (area !== NONE && canSwarm(book, draft, seat, area)) next(draft, { ask: 'swarm', seat, area });
  if (now !== NONE) next(draft, { do: 'list', list: now, on: NONE, times: 1 });
}

/** The points of the slots of a swarming area. */
const slotsOf = (book: Book, at: Pick<Seen, 'decisions'>, area: number): readonly number[] =>
  entryOf(gardenOf(book, at).swarming, area);

/**
 * Can a player swarm there?
 *
 * @rule ANT-17.7 A player may have at most one disc in each swarming area.
 * @rule ANT-17.8 Not without a free slot, nor without a disc in the pool for the restart.
 */
export function canSwarm(
  book: Book,
  at: Pick<Seen, 'swarm' | 'pool' | 'decisions'>,
  seat: Seat,
  area: number,
): boolean {
  const discs = entryOf(at.swarm, area);
  return !discs.includes(seat) && discs.length < slotsOf(book, at, area).length && figureOf(at.pool, seat) > 0;
}

/**
 * A player's disc leaves the track for a swarming area.
 *
 * @rule ANT-17.6 It takes the free slot of highest value in that area.
 * @rule ANT-17.9 A new disc from the pool is put on flight space 0.
 * @rule ANT-17.10 The new disc goes on top of any stack on space 0.
 */
export function swarm(book: Book, draft: Changing, seat: Seat, area: number): void {
  const from = flightSpaceOf(draft, seat);
  draft.flight[from] = entryOf(draft.flight, from).filter((each) => each !== seat);
  const discs = entryOf(draft.swarm, area);
  const points = figureOf(slotsOf(book, draft, area), discs.length);
  discs.push(seat);
  takeDiscs(draft, seat, 1);
  entryOf(draft.flight, 0).push(seat);
  tell({ type: 'swarmed', seat, area, points });
}

/** The points of a player's disc in a swarming area; none without one (ANT-24.9). */
export function swarmPoints(book: Book, at: Pick<Seen, 'swarm' | 'decisions'>, seat: Seat, area: number): number {
  const slot = entryOf(at.swarm, area).indexOf(seat);
  return slot < 0 ? 0 : figureOf(slotsOf(book, at, area), slot);
}

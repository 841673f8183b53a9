import { entryOf } from '../../../kernel/index.ts';
import { NONE } from '../components.ts';
import { flightSpaceOf } from '../rules/flight.ts';
import { gardenOf } from '../table/book.ts';
import { FIGURES } from './figures.ts';
import type { Outlook } from './outlook.ts';

/** What a disc on a space of the flight track is worth: the best area that it may still reach; without one that is left out. */
function discWorth({ book, at, seat, turns }: Outlook, space: number, without: number = NONE): number {
  const pace = FIGURES.flightPace * turns;
  let best = 0;
  for (let ahead = space + 1; ahead < book.flight.length; ahead++) {
    const { area } = entryOf(book.flight, ahead);
    if (area === NONE || area === without) continue;
    const points = areaPoints({ book, at, seat }, area);
    if (points > 0 && pace > 0) best = Math.max(best, points * Math.exp((space - ahead) / pace));
  }
  return best;
}

/** The points that a disc of the player would have in an area now; none where it cannot swarm. */
function areaPoints({ book, at, seat }: Pick<Outlook, 'book' | 'at' | 'seat'>, area: number): number {
  const discs = entryOf(at.swarm, area);
  return discs.includes(seat) ? 0 : (entryOf(gardenOf(book, at).swarming, area)[discs.length] ?? 0);
}

/** What the disc of the player on the track is worth. */
export const trackWorth = (outlook: Outlook): number => discWorth(outlook, flightSpaceOf(outlook.at, outlook.seat));

/** What it is worth to swarm into an area, beside staying on the track. */
export function swarmWorth(outlook: Outlook, area: number): number {
  return areaPoints(outlook, area) + discWorth(outlook, 0, area) - trackWorth(outlook);
}

/** What so many advances are worth; `bonus` says what the bonus of a space is worth. */
export function flightWorth(outlook: Outlook, spaces: number, bonus: (list: number) => number): number {
  const { book, at, seat } = outlook;
  let space = flightSpaceOf(at, seat);
  let sum = 0;
  for (let left = spaces; left > 0; left--) {
    if (space + 1 >= book.flight.length) return sum;
    const before = discWorth(outlook, space);
    space += 1;
    const { area, now } = entryOf(book.flight, space);
    if (now !== NONE) sum += bonus(now);
    const swarmed = area === NONE ? 0 : areaPoints(outlook, area) + discWorth(outlook, 0, area);
    const stayed = discWorth(outlook, space);
    sum += Math.max(swarmed, stayed) - before;
    if (swarmed > stayed) space = 0;
  }
  return sum;
}

import { figureOf, type Seat } from '../../../kernel/index.ts';
import { type Criterion, THRESHOLDS } from '../components.ts';
import { coveredCells, deedsOf, removedScents, sizeOfSet } from '../rules/counts.ts';
import { thresholdsMet } from '../rules/stars.ts';
import type { Book } from '../table/book.ts';
import type { Seen } from '../table/state.ts';
import { FIGURES } from './figures.ts';

/** What Stars are earned by. */
type Earning = Pick<Seen, 'rooms' | 'pheromones' | 'played' | 'turned'>;

/** How much of what the next Star of a criterion asks for is there, from 0 to 1. */
export function shareOf(book: Book, at: Earning, seat: Seat, criterion: Criterion): number {
  if (criterion === 'nest') {
    const open = areaShares(book, coveredCells(at, seat)).find((share) => share < 1);
    return open ?? 0;
  }
  const count = criterion === 'deeds' ? deedsOf(book, at, seat) : removedScents(at, seat);
  return shareIn(THRESHOLDS[criterion], count);
}

function shareIn(thresholds: readonly number[], count: number): number {
  const next = thresholdsMet(thresholds, count);
  if (next === thresholds.length) return 0;
  const before = next === 0 ? 0 : figureOf(thresholds, next - 1);
  return (count - before) / (figureOf(thresholds, next) - before);
}

/** How much of each area is covered, the fullest first. */
function areaShares(book: Book, covered: number): number[] {
  const { areas, areaSizes } = book.nest;
  const shares = areas.map((area, nth) => sizeOfSet(area & covered) / figureOf(areaSizes, nth));
  return shares.sort((one, other) => other - one);
}

/**
 * What so many scents or deeds are worth: the Stars, and a part of the next one as far as there are turns for it.
 */
export function starWorth(book: Book, criterion: 'pheromones' | 'deeds', count: number, turns: number): number {
  const thresholds = THRESHOLDS[criterion];
  const stars = thresholdsMet(thresholds, count);
  const points = figureOf(book.starPoints, stars);
  if (stars === thresholds.length) return points;
  const missing = figureOf(thresholds, stars) - count;
  const each = criterion === 'deeds' ? FIGURES.deedTurns : FIGURES.scentTurns;
  const reach = Math.min(1, turns / (missing * each));
  const share = shareIn(thresholds, count) ** FIGURES.starPower;
  return points + (figureOf(book.starPoints, stars + 1) - points) * share * reach;
}

/** What a nest is worth of which these cells are covered: Stars, and a part of those to come. */
export function nestWorth(book: Book, covered: number, turns: number): number {
  let sum = 0;
  const shares = areaShares(book, covered);
  for (let nth = 0; nth < shares.length; nth++) {
    const share = figureOf(shares, nth);
    const points = figureOf(book.starPoints, nth + 1) - figureOf(book.starPoints, nth);
    // The second and third area come after the first.
    const missing = (1 - share) * 8 * (nth + 1);
    const reach = share === 1 ? 1 : Math.min(1, turns / (missing * FIGURES.cellTurns));
    sum += points * share ** FIGURES.starPower * reach;
  }
  return sum;
}

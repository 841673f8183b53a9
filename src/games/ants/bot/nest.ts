import { figureOf } from '../../../kernel/index.ts';
import { NONE } from '../components.ts';
import { coveredCells } from '../rules/counts.ts';
import { bonusOf, layingsFor } from '../rules/digging.ts';
import { cellsIn, type Laying } from '../table/nest.ts';
import { FIGURES } from './figures.ts';
import type { Wishes } from './hand.ts';
import type { Outlook } from './outlook.ts';
import { nestWorth } from './progress.ts';
import { listWorth } from './words.ts';

/** What it is worth to lay a tile on a set of cells. */
export function layingWorth(outlook: Outlook, wishes: Wishes, set: number): number {
  const { book, at, seat, turns, use } = outlook;
  const covered = coveredCells(at, seat);
  const cells = cellsIn(set);
  const nearer = nestWorth(book, covered | set, turns) - nestWorth(book, covered, turns);
  const bonuses = cells.reduce((sum, cell) => sum + cellBonus(outlook, cell), 0);
  return nearer + bonuses + use * FIGURES.emptyRoom * cells.length + roomWish(wishes);
}

function cellBonus(outlook: Outlook, cell: number): number {
  const list = bonusOf(outlook.book, outlook.at, outlook.seat, cell);
  return list === NONE ? 0 : listWorth(outlook, list);
}

const roomWish = ({ counts }: Wishes): number => counts.rooms ?? 0;

/** What each free cell is worth by itself: how much nearer it brings a Star, and its bonus. */
export function cellWorths(outlook: Outlook): number[] {
  const { book, at, seat, turns, use } = outlook;
  const covered = coveredCells(at, seat);
  const before = nestWorth(book, covered, turns);
  // Cells of one area bring the same Star as much nearer as each other.
  const nearer = book.nest.areas.map((area) => {
    const free = area & ~covered;
    return free === 0 ? 0 : nestWorth(book, covered | (free & -free), turns) - before;
  });
  return book.cells.map((_, cell) => {
    const area = book.nest.areas.findIndex((set) => (set & (1 << cell)) !== 0);
    return (nearer[area] ?? 0) + cellBonus(outlook, cell) + use * FIGURES.emptyRoom;
  });
}

/** What a Dig of each Strength is worth, from 1 on, about: the best tile, and more like it. */
export function digWorths(outlook: Outlook, wishes: Wishes, most: number): number[] {
  const { book, at, seat } = outlook;
  const worths = cellWorths(outlook);
  const best: number[] = Array.from({ length: most }, () => Number.NEGATIVE_INFINITY);
  let rate = 0;
  for (const laying of layingsFor(book, at, seat, { left: most, single: 0 })) {
    const worth = sumOf(worths, laying) + roomWish(wishes);
    rate = Math.max(rate, worth / laying.size);
    const index = laying.size - 1;
    best[index] = Math.max(figureOf(best, index), worth);
  }
  return best.map((_, index) => {
    const strengths = best.slice(0, index + 1).map((worth, size) => worth + 0.9 * rate * (index - size));
    return Math.max(...strengths);
  });
}

const sumOf = (worths: readonly number[], { cells }: Laying): number =>
  cellsIn(cells).reduce((sum, cell) => sum + figureOf(worths, cell), 0);

/** What so many other cells are worth, about, after a tile on a set of them: as much as the best that is left. */
export function restWorth(worths: readonly number[], set: number, cells: number): number {
  const best = worths.reduce((most, worth, cell) => ((set & (1 << cell)) === 0 ? Math.max(most, worth) : most), 0);
  return 0.8 * best * cells;
}

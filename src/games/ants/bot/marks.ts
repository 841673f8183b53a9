import { entryOf, figureOf } from '../../../kernel/index.ts';
import { MARKERS, NONE } from '../components.ts';
import { cardOf } from '../table/book.ts';
import { type Outlook, ownOf } from './outlook.ts';

/** What a marker that nothing scores is worth: something may be bought with it. */
const UNSCORED = 0.25;

/** What a marker on a played card is worth. */
export function markWorth(outlook: Outlook, on: number, marker: number): number {
  const { book, at, use, resources } = outlook;
  if (on === NONE) return 0;
  const { score, spend } = cardOf(book, entryOf(ownOf(at.played, outlook), on).card);
  let worth = UNSCORED * use;
  const resource = figureOf(spend, marker);
  if (resource !== NONE) worth = Math.max(worth, figureOf(resources, resource));
  for (const each of score) {
    if (each.count.count !== 'marks' || each.count.marker !== MARKERS[marker]) continue;
    if (each.score === 'every') worth = Math.max(worth, each.points / each.every);
  }
  return worth;
}

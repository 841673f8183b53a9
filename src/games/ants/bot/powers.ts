import { figureOf } from '../../../kernel/index.ts';
import type { Score, Trigger } from '../cards/vocabulary.ts';
import { LEAF, SYMBOLS } from '../components.ts';
import { deedsOf } from '../rules/counts.ts';
import type { BookCard } from '../table/book.ts';
import type { BookPowers } from '../table/powers.ts';
import type { Outlook } from './outlook.ts';
import { starWorth } from './progress.ts';
import { costWorth, countSoon, listWorth, symbolsWorth } from './words.ts';

/** How often things happen in a turn of one player. */
const OFTEN: {
  readonly [Event in Trigger['event']]: (trigger: Extract<Trigger, { readonly event: Event }>) => number;
} = {
  'card-played': () => 0.08,
  'symbol-played': () => 0.1,
  'deed-done': ({ by }) => (by === 'any' ? 0.2 : 0.1),
  'enemy-defeated': () => 0.12,
  'room-placed': ({ least }) => 0.4 / least,
  acted: ({ action, strength }) => (action === 'any' ? 0.5 : 0.2) / (strength === 0 ? 1 : 3),
  'generic-advance': () => 0.12,
};

function often<Event extends Trigger['event']>(trigger: Extract<Trigger, { readonly event: Event }>): number {
  return (OFTEN[trigger.event as Event] as (trigger: Extract<Trigger, { readonly event: Event }>) => number)(trigger);
}

/** What it is worth for the rest of the game to have what lasts of a card or tile: all but what it does at once. */
export function lastingWorth(outlook: Outlook, powers: BookPowers): number {
  const { turns, incubations, use, resources } = outlook;
  let sum = powers.vp + symbolsWorth(outlook, powers.symbols);
  for (const line of powers.incubation) sum += incubations * Math.max(0, listWorth(outlook, line));
  for (const { event, list } of powers.triggers) sum += turns * often(event) * listWorth(outlook, list);
  for (const score of powers.score) sum += scoreSoon(outlook, score);
  for (const { symbol, count, every } of powers.symbolsFor) {
    const copies = Math.floor((1 + countSoon(outlook, count, -1)) / every);
    sum +=
      copies *
      symbolsWorth(
        outlook,
        SYMBOLS.map((_, each) => (each === symbol ? 1 : 0)),
      );
  }
  for (const by of powers.cheaper) sum += (by * turns * figureOf(resources, LEAF)) / 10;
  for (const { often: times, cost, list } of powers.free) {
    sum +=
      (times === 'once' ? turns / 3 : incubations) *
      Math.max(0, listWorth(outlook, list) - costWorth(outlook, cost) / 2);
  }
  sum += use * (powers.larger + powers.tokens + 0.9 * powers.spareAnts);
  if (powers.isAnyTile) sum += use;
  if (powers.isAnyRow) sum += use;
  if (powers.isAnyEgg) sum += use;
  if (powers.isOnStones) sum += 5 * use;
  for (const resource of powers.spend) if (resource >= 0) sum += use / 5;
  return sum;
}

/** What a scoring effect will be worth, about. */
function scoreSoon(outlook: Outlook, score: Score): number {
  const count = countSoon(outlook, score.count, -1) + outlook.use;
  if (score.score === 'every') return (score.points * count) / score.every;
  return count >= score.least ? score.points : (score.points * count) / score.least / 2;
}

/** What a card will be worth in play, without what it costs. */
export function inPlayWorth(outlook: Outlook, card: BookCard): number {
  const worth = lastingWorth(outlook, card) + listWorth(outlook, card.now);
  return card.type === 'deed' ? worth + deedWorth(outlook) : worth;
}

/** What one more deed is worth. */
export function deedWorth({ book, at, seat, turns }: Outlook): number {
  const done = deedsOf(book, at, seat);
  return starWorth(book, 'deeds', done + 1, turns) - starWorth(book, 'deeds', done, turns);
}

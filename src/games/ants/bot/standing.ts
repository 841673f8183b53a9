import { figureOf, type Seat } from '../../../kernel/index.ts';
import { BOTTOM, MIDDLE, TOP } from '../components.ts';
import { coveredCells, deedsOf, removedScents } from '../rules/counts.ts';
import { effectsOf } from '../rules/incubating.ts';
import { totalOf } from '../rules/scoring.ts';
import { starPoints } from '../rules/stars.ts';
import { discsOn, total } from '../rules/supply.ts';
import type { Book } from '../table/book.ts';
import type { Seen } from '../table/state.ts';
import { FIGURES } from './figures.ts';
import { trackWorth } from './flying.ts';
import { handWorth } from './hand.ts';
import { type Outlook, outlookOf, ownOf } from './outlook.ts';
import { nestWorth, starWorth } from './progress.ts';
import { effectWorth } from './words.ts';

/** How many points a player will have, about: those that are scored now, and what all the rest is worth. */
function standing(outlook: Outlook): number {
  const { book, at, seat, turns, resources } = outlook;
  const stars =
    nestWorth(book, coveredCells(at, seat), turns) +
    starWorth(book, 'pheromones', removedScents(at, seat), turns) +
    starWorth(book, 'deeds', deedsOf(book, at, seat), turns);
  let sum = totalOf(book, at, seat) - starPoints(book, at, seat) + stars + trackWorth(outlook) + handWorth(outlook);
  ownOf(at.resources, outlook).forEach((count, resource) => {
    sum += Math.min(count, 8) * figureOf(resources, resource);
  });
  // Ants at home count a point each already.
  sum += total(discsOn(at, seat, TOP)) * (outlook.ant - 1);
  sum += total(ownOf(at.stored, outlook)) * (outlook.stored - 1);
  sum += figureOf(at.universal, seat) * (outlook.universal - 1);
  sum += total(discsOn(at, seat, MIDDLE)) * outlook.larva + total(discsOn(at, seat, BOTTOM)) * outlook.egg;
  return sum + engineWorth(outlook);
}

/** What all incubation effects will be worth. */
function engineWorth(outlook: Outlook): number {
  const { book, at, seat, incubations } = outlook;
  return effectsOf(book, at, seat).reduce(
    (sum, effect) => sum + FIGURES.production * incubations * Math.max(0, effectWorth(outlook, effect)),
    0,
  );
}

/** How many points each player will have, about. */
export function scoresOf(book: Book, at: Seen): number[] {
  return at.names.map((_, seat: Seat) =>
    at.phase === 'over' ? totalOf(book, at, seat) : standing(outlookOf(book, at, seat)),
  );
}

/** How likely each player is to win from here. */
export function chancesOf(book: Book, at: Seen): number[] {
  const scores = scoresOf(book, at);
  const best = Math.max(...scores);
  const turns = at.phase === 'over' ? 0 : outlookOf(book, at, 0).turns;
  const scale = FIGURES.scale + FIGURES.scalePerTurn * turns;
  const shares = scores.map((score) => Math.exp((score - best) / scale));
  const all = total(shares);
  return shares.map((share) => share / all);
}

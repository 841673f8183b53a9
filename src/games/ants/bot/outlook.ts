import { entryOf, figureOf, type Seat } from '../../../kernel/index.ts';
import { BOTTOM, CRITERIA, FIRST_EGG_TRACK, FOOD, FUNGUS, MIDDLE, RESOURCES, TRACK_POINTS } from '../components.ts';
import { activePowers, levelOf, symbolsOf } from '../rules/counts.ts';
import { discountsOf } from '../rules/playing.ts';
import { starsOf } from '../rules/stars.ts';
import { amountOf, discsOn, total } from '../rules/supply.ts';
import { type Book, gardenOf } from '../table/book.ts';
import type { Seen } from '../table/state.ts';
import { FIGURES } from './figures.ts';
import { shareOf } from './progress.ts';

/** What a player goes by: how long the game will go on, and what things are worth until then, in points. */
export interface Outlook {
  readonly book: Book;
  readonly at: Seen;
  readonly seat: Seat;
  /** Own turns to come, this one included. */
  readonly turns: number;
  /** Own Incubations to come, the final one included. */
  readonly incubations: number;
  /** How much of their worth things have that have to be put to use first, from 0 to 1. */
  readonly use: number;
  /** One more of each resource. */
  readonly resources: readonly number[];
  readonly ant: number;
  readonly larva: number;
  readonly egg: number;
  readonly universal: number;
  readonly stored: number;
  /** A card of the deck in hand. */
  readonly card: number;
  /** The symbols that the player has, without tokens. */
  readonly symbols: readonly number[];
  /** How much less cards of each type cost the player. */
  readonly discounts: readonly number[];
  /** What cards are worth in hand, by number: those that were asked for once are asked for again. */
  readonly kept: Map<number, number>;
}

/** The Stars of all players, with those that are half earned. */
export function allStarsSoon(book: Book, at: Seen): number {
  let stars = 0;
  for (let seat = 0; seat < at.names.length; seat++) stars += starsSoon(book, at, seat);
  return stars;
}

/** The turns that each of the players has still to come, about; the current one is included. `stars` are those of all. */
export function turnsLeft(book: Book, at: Seen, seat: Seat, stars: number): number {
  const { round, endRound, roundLimit, phase } = at;
  if (phase === 'final' || phase === 'over') return 0;
  const seats = at.names.length;
  const order = (each: Seat): number => (each - at.first + seats) % seats;
  const thisRound = phase === 'setup' || order(seat) >= order(at.active) ? 1 : 0;
  if (endRound > 0) return endRound + 1 - round + thisRound;
  const { starTrack } = gardenOf(book, at);
  const rounds = (FIGURES.starTurns * Math.max(0, starTrack - stars)) / seats;
  return Math.max(1, roundLimit > 0 ? Math.min(rounds, roundLimit - round) : rounds) + thisRound;
}

/** The Stars of a player, with those that are half earned. */
function starsSoon(book: Book, at: Seen, seat: Seat): number {
  const stars = total(starsOf(book, at, seat));
  return CRITERIA.reduce((sum, criterion) => sum + shareOf(book, at, seat, criterion) / 2, stars);
}

/** What a player goes by; `stars` are those of all players, for whoever has counted them already. */
export function outlookOf(book: Book, at: Seen, seat: Seat, stars = allStarsSoon(book, at)): Outlook {
  const turns = turnsLeft(book, at, seat, stars);
  const incubations = 1 + Math.max(0, turns - 1) / FIGURES.cycle;
  const use = Math.min(1, Math.max(0, turns - 1) / FIGURES.useTurns);
  const isLast = turns <= 1;
  const resources = RESOURCES.map((_, resource) => priceOf(at, seat, resource, use));
  const food = figureOf(resources, FOOD);
  const powers = activePowers(book, at, seat);
  return {
    book,
    at,
    seat,
    turns,
    incubations,
    use,
    resources,
    ant: isLast ? 0.2 : FIGURES.ant,
    larva: isLast ? Math.max(0, 1 - food) : FIGURES.larva,
    egg: FIGURES.egg * use,
    universal: isLast ? 1 : FIGURES.universal,
    stored: isLast ? 1 : FIGURES.stored,
    card: FIGURES.card * use,
    symbols: symbolsOf(book, at, seat, powers),
    discounts: discountsOf(book, at, seat, powers),
    kept: new Map(),
  };
}

/** So much of a resource that there is plenty. */
const PLENTY = [6, 7, 5, 4, 3] as const;
/** What cubes are worth that can only break a tie. */
const TIE = 0.02;

/** What one more of a resource is worth. */
function priceOf(at: Seen, seat: Seat, resource: number, use: number): number {
  const has = amountOf(at, seat, resource);
  const price = figureOf(FIGURES.resources, resource) * use;
  if (resource === FOOD) {
    const hungry = total(discsOn(at, seat, MIDDLE)) + (use > 0 ? total(discsOn(at, seat, BOTTOM)) / 2 : 0);
    if (has + amountOf(at, seat, FUNGUS) < hungry) return FIGURES.needed;
  }
  return TIE + (has >= figureOf(PLENTY, resource) ? FIGURES.plenty * price : price);
}

/** What one more space of a production track is worth. */
export function advanceWorth(outlook: Outlook, track: number): number {
  const { at, seat, incubations, resources, egg } = outlook;
  const level = levelOf(at, seat, track);
  const points = figureOf(TRACK_POINTS, Math.min(TRACK_POINTS.length - 1, level + 1)) - figureOf(TRACK_POINTS, level);
  const times = track < FIRST_EGG_TRACK ? incubations : Math.max(0, incubations - FIGURES.eggLag);
  const yields =
    track < FIRST_EGG_TRACK ? figureOf(resources, track) : 2 * Math.max(egg, FIGURES.egg * Math.sign(times));
  return points + FIGURES.production * yields * times * (1 - level / 8);
}

/** The entry of this seat. */
export const ownOf = <Entry>(list: readonly Entry[], { seat }: Pick<Outlook, 'seat'>): Entry => entryOf(list, seat);

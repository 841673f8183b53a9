import { entryOf, figureOf, type Outcome, rankedBy, type Seat } from '../../../kernel/index.ts';
import type { Score } from '../cards/vocabulary.ts';
import {
  CRITERIA,
  FOOD,
  FUNGUS,
  LEAF,
  NONE,
  STORE_CUBES,
  TOKEN_PENALTY,
  TOP,
  TRACK_POINTS,
  TRACKS,
} from '../components.ts';
import { type Book, cardOf } from '../table/book.ts';
import { CATEGORIES, type Category, type EndReason, type PointsFor } from '../table/events.ts';
import type { BookPowers } from '../table/powers.ts';
import type { Changing, Seen } from '../table/state.ts';
import { countOf, queenOf } from './counts.ts';
import { swarmPoints } from './flight.ts';
import { starsOf } from './stars.ts';
import { amountOf, discsOn, total } from './supply.ts';
import { playedAs, tell } from './tell.ts';

/** The points of a player by category. */
type Points = Readonly<Record<Category, number>>;

/** Takes points for one thing that a player has; what it is has to be said only by whoever tells it. */
type Scoring = (points: number, of: () => PointsFor) => void;

/**
 * What a scoring effect is worth.
 *
 * @rule ANT-19.9 It uses what there is at game end.
 */
function scored(book: Book, at: Seen, seat: Seat, score: Score, on: number): number {
  const count = countOf(book, at, seat, score.count, on);
  if (score.score === 'every') return score.points * Math.floor(count / score.every);
  return count >= score.least ? score.points : 0;
}

const worth = (book: Book, at: Seen, seat: Seat, { vp, score }: BookPowers, on: number): number =>
  score.reduce((sum, each) => sum + scored(book, at, seat, each, on), vp);

/**
 * Ants on a player's Anthill board.
 *
 * @rule ANT-24.16 Those on the top tile, stored ants and universal ants; not discs on the map, on cards or on the Queen tile.
 */
const antsAtHome = (at: Seen, seat: Seat): number =>
  total(discsOn(at, seat, TOP)) + total(entryOf(at.stored, seat)) + figureOf(at.universal, seat);

/**
 * What the Food is worth that a player took in need.
 *
 * @rule ANT-15.9 The penalty of the rightmost emptied space.
 * @rule ANT-24.17 Emergency store: subtract that penalty and 3 VP for each token.
 */
function scoreEmergency(book: Book, at: Seen, seat: Seat, score: Scoring): void {
  const category = 'emergency';
  const gone = STORE_CUBES - figureOf(at.store, seat);
  const tokens = figureOf(at.penalties, seat);
  score(0 - figureOf(book.penalties, gone), () => ({ category, from: 'store', cubes: gone }));
  score(0 - TOKEN_PENALTY * tokens, () => ({ category, from: 'supply', cubes: tokens }));
}

/**
 * All that a player has scored, one thing after the other; resources and cards left over are none of them (ANT-24.19).
 *
 * @rule ANT-24.8 Stars: for each of the three criteria the VP of the Stars earned.
 * @rule ANT-24.9 Swarming: the VP of the slots holding the player's discs.
 * @rule ANT-24.10 Cards: the VP printed on all played cards and the results of their scoring effects.
 * @rule ANT-24.11 Enemies: the VP of the covered ability spaces.
 * @rule ANT-24.12 Scoring effects of covered ability spaces are added in the same category.
 * @rule ANT-24.13 Special Items: the VP of the collected items.
 * @rule ANT-24.14 Production: each of the five tracks scores 1 VP on space 4 or 3 VP on space 5.
 * @rule ANT-24.15 Ants: 1 VP for every ant on the Anthill board, universal ants included.
 * @rule ANT-24.18 The Queen adds what her scoring effects are worth.
 */
function scoreAll(book: Book, at: Seen, seat: Seat, score: Scoring): void {
  const earned = starsOf(book, at, seat);
  for (let nth = 0; nth < earned.length; nth++) {
    const stars = figureOf(earned, nth);
    // ANT-2.25: three stacks of tokens in ascending value, the most valuable at the bottom.
    const points = figureOf(book.starPoints, stars);
    score(points, () => ({ category: 'stars', criterion: entryOf(CRITERIA, nth), stars }));
  }
  for (const area of at.swarm.keys()) {
    score(swarmPoints(book, at, seat, area), () => ({ category: 'swarming', area }));
  }
  for (const [on, { card }] of entryOf(at.played, seat).entries()) {
    const points = worth(book, at, seat, cardOf(book, card), on);
    score(points, () => ({ category: 'cards', card: playedAs(book, at, seat, on) }));
  }
  for (const [space, enemy] of entryOf(at.abilities, seat).entries()) {
    if (enemy === NONE) continue;
    const points = worth(book, at, seat, entryOf(book.abilities, space), NONE);
    score(points, () => ({ category: 'enemies', space: entryOf(book.abilityIds, space) }));
  }
  for (const item of entryOf(at.items, seat)) {
    const points = worth(book, at, seat, entryOf(book.items, item), NONE);
    score(points, () => ({ category: 'items', item: entryOf(book.itemIds, item) }));
  }
  for (const [track, level] of entryOf(at.production, seat).entries()) {
    score(figureOf(TRACK_POINTS, level), () => ({ category: 'production', track: entryOf(TRACKS, track), level }));
  }
  const ants = antsAtHome(at, seat);
  score(ants, () => ({ category: 'ants', ants }));
  scoreEmergency(book, at, seat, score);
  const queen = queenOf(book, at, seat);
  if (queen === undefined) return;
  const points = worth(book, at, seat, queen, NONE);
  score(points, () => ({ category: 'queen', queen: entryOf(book.queenIds, figureOf(at.queens, seat)) }));
}

/** Points for one thing that a player has. */
interface Scored {
  readonly of: PointsFor;
  readonly points: number;
}

/** Points by category. */
function byCategory(all: readonly Scored[]): Points {
  const points = Object.fromEntries(CATEGORIES.map((category) => [category, 0])) as Record<Category, number>;
  for (const { of, points: more } of all) points[of.category] += more;
  return points;
}

/**
 * The total of a player.
 *
 * @rule ANT-24.25 It may be negative.
 */
export function totalOf(book: Book, at: Seen, seat: Seat): number {
  let sum = 0;
  scoreAll(book, at, seat, (points) => {
    sum += points;
  });
  return sum;
}

/**
 * Resource cubes: Food, Leaf and Fungus together.
 *
 * @rule ANT-24.23 Only cubes in the supply count, not cubes in the emergency store nor tokens or markers.
 */
const cubesOf = (at: Seen, seat: Seat): number =>
  [FOOD, LEAF, FUNGUS].reduce((sum, cube) => sum + amountOf(at, seat, cube), 0);

/**
 * How the game ended.
 *
 * @rule ANT-24.20 The player with most VP wins.
 * @rule ANT-24.21 First tie-break: more Stars earned.
 * @rule ANT-24.22 Second tie-break: more resource cubes.
 * @rule ANT-24.24 If still tied, the tied players share the victory.
 */
export function outcomeOf(book: Book, at: Seen): Outcome {
  const seats = at.names.map((_, seat) => seat);
  const scores = seats.map((seat) => totalOf(book, at, seat));
  const { winners, ranking, standings } = rankedBy([
    { name: 'points', of: scores },
    { name: 'stars', of: seats.map((seat) => total(starsOf(book, at, seat))) },
    { name: 'cubes', of: seats.map((seat) => cubesOf(at, seat)) },
  ]);
  const reason = reasonOf(at);
  return { winners, ranking, reason, rule: reason === 'star-track' ? 'ANT-24.1' : 'ANT-24.7', scores, standings };
}

/** By what the end condition was met; the star track may have been filled afterwards. */
const reasonOf = ({ isLimited }: Pick<Seen, 'isLimited'>): EndReason =>
  isLimited === 1 ? 'round-limit' : 'star-track';

/** Tells what everybody has scored, line by line and in all. */
export function tellScores(book: Book, draft: Changing): void {
  for (const seat of draft.names.keys()) {
    const all: Scored[] = [];
    scoreAll(book, draft, seat, (points, of) => all.push({ of: of(), points }));
    for (const { of, points } of all) if (points !== 0) tell({ type: 'points-scored', seat, of, points });
    tell({ type: 'scored', seat, points: byCategory(all), total: totalOf(book, draft, seat) });
  }
}

/** Tells who has won. */
export function tellOutcome(book: Book, draft: Changing): void {
  const { winners, ranking, rule, scores = [] } = outcomeOf(book, draft);
  tell({ type: 'game-ended', winners, ranking, reason: reasonOf(draft), rule, scores });
}

import { endGame, entryOf, figureOf, type Outcome, rankedBy, type Seat } from '../../../kernel/index.ts';
import type { Score } from '../cards/vocabulary.ts';
import { FOOD, FUNGUS, LEAF, NONE, STORE_CUBES, TOKEN_PENALTY, TOP, TRACK_POINTS } from '../components.ts';
import { type Book, cardOf } from '../table/book.ts';
import { CATEGORIES, type Category, type EndReason } from '../table/events.ts';
import type { BookPowers } from '../table/powers.ts';
import type { Changing, Seen } from '../table/state.ts';
import { countOf, queenOf } from './counts.ts';
import { swarmPoints } from './flight.ts';
import { isTrackFull, starPoints, starsOf } from './stars.ts';
import { amountOf, discsOn, total } from './supply.ts';
import { tell } from './tell.ts';

/** The points of a player by category. */
type Points = Readonly<Record<Category, number>>;

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

/** Ants on a player's Anthill board (ANT-24.15, ANT-24.16). */
const antsAtHome = (at: Seen, seat: Seat): number =>
  total(discsOn(at, seat, TOP)) + total(entryOf(at.stored, seat)) + figureOf(at.universal, seat);

/**
 * What a player has scored.
 *
 * @rule ANT-24.8 Stars: for each of the three criteria the VP of the Stars earned.
 * @rule ANT-24.9 Swarming: the VP of the slots holding the player's discs.
 * @rule ANT-24.10 Cards: the VP printed on all played cards and the results of their scoring effects.
 * @rule ANT-24.11 Enemies: the VP of the covered ability spaces.
 * @rule ANT-24.12 Scoring effects of covered ability spaces are added in the same category.
 * @rule ANT-24.13 Special Items: the VP of the collected items.
 * @rule ANT-24.14 Production: each of the five tracks scores 1 VP on space 4 or 3 VP on space 5.
 * @rule ANT-24.15 Ants: 1 VP for every ant on the Anthill board, universal ants included.
 * @rule ANT-24.17 Emergency store: subtract the penalty of the rightmost emptied space and 3 VP for each token.
 * @rule ANT-24.18 The Queen adds what her scoring effects are worth.
 */
function pointsOf(book: Book, at: Seen, seat: Seat): Points {
  const queen = queenOf(book, at, seat);
  const gone = STORE_CUBES - figureOf(at.store, seat);
  return {
    stars: starPoints(book, at, seat),
    swarming: swarmPoints(book, at, seat),
    cards: entryOf(at.played, seat).reduce(
      (sum, { card }, on) => sum + worth(book, at, seat, cardOf(book, card), on),
      0,
    ),
    enemies: entryOf(at.abilities, seat).reduce(
      (sum, enemy, space) => (enemy === NONE ? sum : sum + worth(book, at, seat, entryOf(book.abilities, space), NONE)),
      0,
    ),
    items: entryOf(at.items, seat).reduce(
      (sum, item) => sum + worth(book, at, seat, entryOf(book.items, item), NONE),
      0,
    ),
    production: entryOf(at.production, seat).reduce((sum, level) => sum + figureOf(TRACK_POINTS, level), 0),
    ants: antsAtHome(at, seat),
    emergency: 0 - figureOf(book.penalties, gone) - TOKEN_PENALTY * figureOf(at.penalties, seat),
    queen: queen === undefined ? 0 : worth(book, at, seat, queen, NONE),
  };
}

/** The total of a player. A total may be negative (ANT-24.25). */
export function totalOf(book: Book, at: Seen, seat: Seat): number {
  const points = pointsOf(book, at, seat);
  return CATEGORIES.reduce((sum, category) => sum + points[category], 0);
}

/** Resource cubes in supply: Food, Leaf and Fungus together (ANT-24.23). */
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
  const reason: EndReason = isTrackFull(book, at) ? 'star-track' : 'round-limit';
  return { winners, ranking, reason, rule: reason === 'star-track' ? 'ANT-24.1' : 'ANT-24.7', scores, standings };
}

/** The game is over. */
export function endIt(draft: Changing): void {
  draft.phase = 'over';
  endGame(draft);
}

/** Tells what everybody has scored, and who has won. */
export function tellTheEnd(book: Book, draft: Changing): void {
  for (const seat of draft.names.keys()) {
    tell({ type: 'scored', seat, points: pointsOf(book, draft, seat), total: totalOf(book, draft, seat) });
  }
  const { winners, ranking, rule, scores = [] } = outcomeOf(book, draft);
  const reason: EndReason = isTrackFull(book, draft) ? 'star-track' : 'round-limit';
  tell({ type: 'game-ended', winners, ranking, reason, rule, scores });
}

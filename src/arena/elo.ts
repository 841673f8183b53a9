import { wilson, Z } from './wilson.ts';

/** A rating with its 95 % interval; `null` where the games give none. The first bot is the zero. */
export interface Rating {
  readonly elo: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** What bots have scored against each other: `[a][b]` is what a has of its games with b, a draw being a half. */
export type Scores = readonly (readonly number[])[];

/** The difference in Elo at which a player is expected to score this share. */
export function eloOf(share: number): number | null {
  return share <= 0 || share >= 1 ? null : 400 * Math.log10(share / (1 - share));
}

/**
 * Ratings of all bots against the first, at which the scores are likeliest (Bradley and Terry's model, a draw being half
 * a win and half a loss).
 *
 * Two bots have the interval of their share of points, turned into Elo. More have one from the curvature of the
 * likelihood. There is no rating where some bots have never scored against the rest, for then none is the likeliest.
 */
export function ratings(scores: Scores): readonly Rating[] {
  if (scores.length === 2) return [ZERO, ratingOfTwo(scores)];
  if (!isConnected(scores)) return scores.map(() => UNKNOWN);
  const strengths = likeliest(scores);
  const errors = standardErrors(scores, strengths);
  return strengths.map((strength, bot) => {
    if (bot === 0) return ZERO;
    const elo = PER_UNIT * (strength - (strengths[0] ?? 0));
    const half = PER_UNIT * Z * (errors[bot] ?? 0);
    return { elo, low: elo - half, high: elo + half };
  });
}

const ZERO: Rating = { elo: 0, low: null, high: null };
const UNKNOWN: Rating = { elo: null, low: null, high: null };
/** Elo for a factor of e in strength. */
const PER_UNIT = 400 / Math.LN10;

function ratingOfTwo(scores: Scores): Rating {
  const points = at(scores, 1, 0);
  const { share, low, high } = wilson(points, points + at(scores, 0, 1));
  return { elo: eloOf(share), low: eloOf(low), high: eloOf(high) };
}

const at = (scores: Scores, one: number, other: number): number => scores[one]?.[other] ?? 0;

const games = (scores: Scores, one: number, other: number): number => at(scores, one, other) + at(scores, other, one);

/** Does a chain of points lead from every bot to every other? */
function isConnected(scores: Scores): boolean {
  return scores.every((_, start) => {
    const reached = new Set([start]);
    for (const one of reached) {
      for (const other of scores.keys()) if (at(scores, one, other) > 0) reached.add(other);
    }
    return reached.size === scores.length;
  });
}

/** The logarithms of the strengths, found by Hunter's iteration; the first is 0. */
function likeliest(scores: Scores): readonly number[] {
  let strengths = scores.map(() => 1);
  for (let step = 0; step < MOST_STEPS; step++) {
    const raised = strengths.map((strength, one) => {
      const won = strengths.reduce((sum, _, other) => sum + at(scores, one, other), 0);
      const met = strengths.reduce((sum, theirs, other) => sum + games(scores, one, other) / (strength + theirs), 0);
      return won / met;
    });
    const next = raised.map((strength) => strength / (raised[0] ?? 1));
    const change = Math.max(...next.map((strength, bot) => Math.abs(strength / (strengths[bot] ?? 1) - 1)));
    strengths = next;
    if (change < 1e-12) break;
  }
  return strengths.map(Math.log);
}

const MOST_STEPS = 100_000;

/** The standard error of each difference to the first bot, from the inverse of the information of all others. */
function standardErrors(scores: Scores, strengths: readonly number[]): readonly number[] {
  const information = strengths.map((mine, one) =>
    strengths.map((theirs, other) => {
      const share = 1 / (1 + Math.exp(theirs - mine));
      return games(scores, one, other) * share * (1 - share);
    }),
  );
  const matrix = information.slice(1).map((row, index) => {
    const one = index + 1;
    const total = row.reduce((sum, each, other) => (other === one ? sum : sum + each), 0);
    return row.map((each, other) => (other === one ? total : -each)).slice(1);
  });
  return [0, ...inverse(matrix).map((row, index) => Math.sqrt(row[index] ?? 0))];
}

/** The inverse of a positive definite matrix, by elimination; none of its pivots is 0. */
function inverse(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const size = matrix.length;
  const rows = matrix.map((row, index) => [...row, ...row.map((_, column) => (column === index ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot++) {
    const by = rows[pivot]?.[pivot] ?? 1;
    const scaled = (rows[pivot] ?? []).map((value) => value / by);
    rows[pivot] = scaled;
    for (const [index, row] of rows.entries()) {
      const factor = row[pivot] ?? 0;
      if (index !== pivot) rows[index] = row.map((value, column) => value - factor * (scaled[column] ?? 0));
    }
  }
  return rows.map((row) => row.slice(size));
}

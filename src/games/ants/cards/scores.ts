import type { Count } from './counts.ts';
import type { Score } from './lasting.ts';

/** What there is in all for at least so many. */
interface ScoreStep {
  readonly least: number;
  readonly points: number;
}

/** Points for every so many, or points that are added step by step. */
export type ScoreLine =
  | Extract<Score, { readonly score: 'every' }>
  | { readonly score: 'steps'; readonly count: Count; readonly steps: readonly ScoreStep[] };

/** Reads scoring words in lines: words that add points for the same count are one line, whose steps say the sums. */
export function scoreLines(scores: readonly Score[]): readonly ScoreLine[] {
  const lines: ScoreLine[] = [];
  const counted = new Set<string>();
  for (const score of scores) {
    if (score.score === 'every') {
      lines.push(score);
      continue;
    }
    const key = JSON.stringify(score.count);
    if (!counted.has(key)) lines.push({ score: 'steps', count: score.count, steps: stepsOf(scores, key) });
    counted.add(key);
  }
  return lines;
}

function stepsOf(scores: readonly Score[], key: string): readonly ScoreStep[] {
  const parts = scores.flatMap((score) =>
    score.score === 'least' && JSON.stringify(score.count) === key ? [score] : [],
  );
  const leasts = [...new Set(parts.map(({ least }) => least))].sort((one, other) => one - other);
  return leasts.map((least) => ({
    least,
    points: parts.reduce((sum, part) => (part.least <= least ? sum + part.points : sum), 0),
  }));
}

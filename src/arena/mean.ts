import { Z } from './wilson.ts';

/** A mean with the bounds of its 95 % interval; of one figure there are none. */
export interface Mean {
  readonly mean: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** The mean of figures with the interval of the normal distribution, which takes each for independent of the others. */
export function meanOf(figures: readonly number[]): Mean {
  const count = figures.length;
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / count;
  if (count < 2) return { mean, low: null, high: null };
  const variance = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0) / (count - 1);
  const half = Z * Math.sqrt(variance / count);
  return { mean, low: mean - half, high: mean + half };
}

/** A share with the bounds of its 95 % interval, all from 0 to 1. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % point of the normal distribution. */
export const Z = 1.959963984540054;

/**
 * A share of so many games with Wilson's interval, which stays within 0 and 1 and holds for few games too.
 *
 * A draw counts as a part of a win; the interval is that of wins and losses only, and so a little too wide.
 */
export function wilson(points: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = points / games;
  const spread = Z ** 2 / games;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z * Math.sqrt((share * (1 - share)) / games + spread / (4 * games))) / (1 + spread);
  // Exactly, whatever the rounding: of a share of 0 or 1 one bound is known.
  return { share, low: points === 0 ? 0 : middle - half, high: points === games ? 1 : middle + half };
}

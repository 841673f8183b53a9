/**
 * What has been worked out about plans, by the numbers of what it is about. While all plan, and while plans are imagined, every
 * world has the board of the view: what a card is worth there does not change from world to world.
 */
export interface Notes {
  /** What a red card is worth to a snail where it stands. */
  readonly shots: Map<number, number>;
  /** What it is worth to lay a card. */
  readonly layings: Map<number, number>;
}

/** Notes in which nothing is written yet. */
export function newNotes(): Notes {
  return { shots: new Map(), layings: new Map() };
}

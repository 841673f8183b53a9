const STEP = 0x6d2b79f5;
const RANGE = 2 ** 32;

/**
 * Fast choices for trying things out. Small enough to be copied: the same world met by two actions meets both with the same
 * luck, so that what differs is what the actions make of it.
 */
export class Luck {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** A number from 0 up to 1. */
  draw(): number {
    this.state = (this.state + STEP) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE;
  }

  /** An index, each as likely as its share of the weights. */
  pick(weights: readonly number[]): number {
    if (weights.length === 1) return 0;
    let sum = 0;
    for (const weight of weights) sum += weight;
    let rest = this.draw() * sum;
    let index = 0;
    for (const weight of weights) {
      rest -= weight;
      if (rest < 0) return index;
      index += 1;
    }
    return weights.length - 1;
  }
}

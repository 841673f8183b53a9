import type { GameTypes } from '../kernel/index.ts';
import type { Shot } from './held.ts';

/** Runs something after a pause: `setTimeout`, for example. */
export type Later = (run: () => void, milliseconds: number) => unknown;

/** What a reel is made with. */
export interface ReelParts<T extends GameTypes> {
  /** How long a frame stands, in milliseconds. */
  readonly pause: (shot: Shot<T>) => number;
  readonly later: Later | undefined;
  /** Shows frames: the last of them is seen, the events of all of them are told. */
  readonly show: (shots: readonly Shot<T>[]) => void;
}

/**
 * Shows frames one after the other.
 *
 * @rule KER-18.4 Frames are shown in order, each once, and each stands as long as the page says.
 */
export class Reel<T extends GameTypes> {
  readonly #parts: ReelParts<T>;
  #shots: Shot<T>[] = [];
  /** Counts pauses: one that was skipped ends without effect. */
  #pauses = 0;
  #isPausing = false;

  constructor(parts: ReelParts<T>) {
    this.#parts = parts;
  }

  /** How many frames wait to be shown. */
  get waiting(): number {
    return this.#shots.length;
  }

  add(shots: readonly Shot<T>[], when: 'in-turn' | 'at-once'): void {
    this.#shots.push(...shots);
    if (when === 'at-once') this.skip();
    else if (!this.#isPausing) this.#run();
  }

  /** Shows the last of what waits, and pauses no more. */
  skip(): void {
    this.#isPausing = false;
    this.#pauses += 1;
    const shots = this.#shots;
    this.#shots = [];
    if (shots.length > 0) this.#parts.show(shots);
  }

  #run(): void {
    const { later, pause, show } = this.#parts;
    const shown: Shot<T>[] = [];
    let milliseconds = 0;
    while (milliseconds <= 0) {
      const shot = this.#shots.shift();
      if (shot === undefined) break;
      shown.push(shot);
      milliseconds = later === undefined ? 0 : pause(shot);
    }
    const number = ++this.#pauses;
    this.#isPausing = later !== undefined && milliseconds > 0;
    if (shown.length > 0) show(shown);
    // Whoever was shown this may have skipped the pause.
    if (later === undefined || !this.#isPausing || number !== this.#pauses) return;
    later(() => {
      if (number !== this.#pauses) return;
      this.#isPausing = false;
      if (this.#shots.length > 0) this.#run();
    }, milliseconds);
  }
}

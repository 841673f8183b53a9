import type { GameTypes, Seat, Viewer } from '../kernel/index.ts';
import type { WireFrame } from './messages.ts';

/** Something that happened at a table, and who notices. */
export interface Happened<T extends GameTypes> {
  readonly viewers: readonly Viewer[];
  readonly events: readonly T['Event'][];
  /** Does what is seen now not follow from what was seen before by these events? It does not after taking back. */
  readonly isAnew: boolean;
  /** Returns what a viewer who has a view is sent of it. */
  frames(viewer: Viewer): readonly WireFrame<T>[];
}

/** What a viewer has to be told to know everything. */
export interface Missed<T extends GameTypes> {
  /** The number of the last telling. */
  readonly seq: number;
  readonly events: readonly T['Event'][];
  readonly isAnew: boolean;
  /** Frames since the last view that the viewer has; undefined if it needs the whole view. */
  frames(): readonly WireFrame<T>[] | undefined;
}

type Telling<T extends GameTypes> = Omit<Happened<T>, 'viewers'>;

/** How many tellings a viewer can catch up on; before that there is the view alone. */
const WINDOW = 64;

/**
 * What each viewer has been told, numbered by viewer: of whom nothing is told, nothing moves.
 *
 * @rule KER-14.8 A viewer's messages are numbered by what that viewer was told, and by nothing else.
 * @rule KER-14.9 Who comes back with the number of its last message is told each event since then once, in order.
 */
export class Tellings<T extends GameTypes> {
  readonly #count: number[];
  // One list for each viewer: in a common one, what others do in secret would drive out what this viewer was told.
  readonly #told: Telling<T>[][];

  constructor(seats: number) {
    this.#count = Array.from({ length: seats + 1 }, () => 0);
    this.#told = Array.from({ length: seats + 1 }, () => []);
  }

  tell({ viewers, events, isAnew, frames }: Happened<T>): void {
    const telling = { events, isAnew, frames };
    for (const viewer of viewers) {
      const place = this.#placeOf(viewer);
      const told = this.#told[place] ?? [];
      told.push(telling);
      if (told.length > WINDOW) told.shift();
      this.#count[place] = (this.#count[place] ?? 0) + 1;
    }
  }

  /** The number of this viewer's last telling. */
  last(viewer: Viewer): number {
    return this.#count[this.#placeOf(viewer)] ?? 0;
  }

  /** What this viewer has not been told, if the last it was told has this number. */
  since(viewer: Viewer, since: number): Missed<T> {
    const seq = this.last(viewer);
    const told = this.#told[this.#placeOf(viewer)] ?? [];
    const missed = seq - since;
    // A number from after a log was cut, or from before what is remembered.
    if (missed < 0 || missed > told.length) return { seq, events: [], isAnew: true, frames: () => undefined };
    const tellings = missed === 0 ? [] : told.slice(-missed);
    return {
      seq,
      events: tellings.flatMap(({ events }) => events),
      isAnew: tellings.some(({ isAnew }) => isAnew),
      // Before the first telling nobody has a view.
      frames: () => (since === 0 ? undefined : tellings.flatMap(({ frames }) => frames(viewer))),
    };
  }

  #placeOf(viewer: Viewer): Seat {
    return viewer === 'spectator' ? this.#count.length - 1 : viewer;
  }
}

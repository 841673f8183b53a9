import type { BaseEvent, Outcome, PositionView, SeenEvent } from 'gastropodia';
import type { AnyBox } from 'gastropodia/boxes';

/** How long an event stands, in milliseconds. */
export const SPEEDS = { slow: 1500, usual: 650, fast: 220, instant: 0 } as const;
export type Speed = keyof typeof SPEEDS;

/** What is to be shown: events that lead to a view, or a view that follows from nothing that was shown. */
export interface Shot {
  readonly view: PositionView;
  readonly events: readonly SeenEvent<BaseEvent>[];
  readonly isAnew: boolean;
  /** How the game has ended: the view may still wait for somebody who has left the table. */
  readonly outcome: Outcome | undefined;
}

/** What is done with what is shown. */
export interface Showing {
  readonly box: AnyBox;
  /** How long an event stands now; 0 to show the end at once. */
  pause(): number;
  /** Tells it; says whether there was anything to tell. */
  happened(event: SeenEvent<BaseEvent>): boolean;
  draw(look: unknown): void;
  arrived(shot: Shot): void;
  idle(): void;
}

/** Shows one event after another, never the end before it was told. */
export class Teller {
  readonly #showing: Showing;
  readonly #waiting: Shot[] = [];
  #look: unknown;
  #isRunning = false;
  #isOver = false;

  constructor(showing: Showing, before?: PositionView) {
    this.#showing = showing;
    this.#look = before === undefined ? undefined : showing.box.story.look(before);
  }

  get isBusy(): boolean {
    return this.#isRunning;
  }

  show(shot: Shot): void {
    this.#waiting.push(shot);
    if (!this.#isRunning) void this.#run();
  }

  /** Nothing more is shown. */
  end(): void {
    this.#isOver = true;
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    // Nothing is shown before whoever asked for it has returned.
    await Promise.resolve();
    for (let shot = this.#waiting.shift(); shot !== undefined && !this.#isOver; shot = this.#waiting.shift()) {
      await this.#tell(shot);
    }
    this.#isRunning = false;
    if (!this.#isOver) this.#showing.idle();
  }

  async #tell(shot: Shot): Promise<void> {
    const { box, draw, happened, arrived } = this.#showing;
    const { fold } = box.story;
    for (const event of shot.events) {
      const isTold = happened(event);
      if (fold === undefined || this.#look === undefined || shot.isAnew) continue;
      this.#look = fold(this.#look, event);
      const pause = this.#showing.pause();
      if (pause === 0 || !isTold) continue;
      draw(this.#look);
      await new Promise((passed) => setTimeout(passed, pause));
      if (this.#isOver) return;
    }
    this.#look = box.story.look(shot.view, shot.outcome);
    arrived(shot);
    // Bots may have played a whole round meanwhile: the page has to be drawn in between.
    await new Promise((passed) => setTimeout(passed));
  }
}

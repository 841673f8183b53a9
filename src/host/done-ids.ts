import type { Seat } from '../kernel/index.ts';
import type { MessageId } from './messages.ts';

/** How many numbers are remembered for each seat: nobody has so many messages under way. */
const REMEMBERED = 256;

/**
 * The numbers of the last messages that each seat has had done.
 *
 * @rule KER-14.27 A message whose number was done already is refused, whichever connection it comes by.
 */
export class DoneIds {
  readonly #bySeat: readonly Set<MessageId>[];

  constructor(seats: number) {
    this.#bySeat = Array.from({ length: seats }, () => new Set());
  }

  has(seat: Seat, id: MessageId): boolean {
    return this.#bySeat[seat]?.has(id) === true;
  }

  add(seat: Seat, id: MessageId): void {
    const done = this.#bySeat[seat];
    if (done === undefined) return;
    done.add(id);
    const [oldest] = done;
    if (done.size > REMEMBERED && oldest !== undefined) done.delete(oldest);
  }
}

import type { GameTypes, Seat } from '../kernel/index.ts';
import type { Course } from './course.ts';
import type { AskedBack } from './messages.ts';

/**
 * What a seat has asked to take back, and who has agreed so far.
 *
 * @rule KER-14.14 What others have seen is taken back when all other people at the table have agreed.
 */
export class Consent<T extends GameTypes> {
  readonly #course: Course<T>;
  readonly #asked: Omit<AskedBack, 'agreed'>;
  readonly #agreed: readonly Seat[];
  /** How many actions the seat had taken when it asked. */
  readonly #taken: number | undefined;

  constructor(course: Course<T>, asked: Omit<AskedBack, 'agreed'>, agreed: readonly Seat[] = []) {
    this.#course = course;
    this.#asked = asked;
    this.#agreed = agreed;
    this.#taken = course.match.state.decisions[asked.seat];
  }

  get asked(): AskedBack {
    return { ...this.#asked, agreed: this.#agreed };
  }

  /** Can that still be taken back? Not if the seat has gone on, or others have. */
  get stands(): boolean {
    const { seat, count } = this.#asked;
    const { outcome, match } = this.#course;
    if (outcome !== undefined || match.state.decisions[seat] !== this.#taken) return false;
    return this.#course.howFarBack(seat, 'open').most >= count;
  }

  /** The same with one more who has agreed. */
  with(seat: Seat): Consent<T> {
    return this.#agreed.includes(seat) ? this : new Consent(this.#course, this.#asked, [...this.#agreed, seat]);
  }

  /** Have all of these agreed, the one who asked apart? */
  isGrantedBy(seats: readonly Seat[]): boolean {
    return seats.every((seat) => seat === this.#asked.seat || this.#agreed.includes(seat));
  }
}

import type { GameTypes, Seat } from '../kernel/index.ts';
import type { Course } from './course.ts';
import type { AskedBack } from './messages.ts';

/** A question to take back, as it was asked. */
interface Question {
  readonly seat: Seat;
  /** How many of its last actions the seat wants to take back, those that nobody else has noticed among them. */
  readonly count: number;
  /** How many messages the spectators had been told of the game when it was asked. */
  readonly told: number;
  /** Counts the questions of the table, so that no two of them have the same token. */
  readonly number: number;
}

/** What was true when the question was asked. */
interface Then {
  /** How many of its last actions the seat could take back. */
  readonly most: number;
  /** How many of those that it wants to take back others have noticed. */
  readonly noticed: number;
}

/**
 * A question whether a seat may take back what others have seen, and who has agreed so far.
 *
 * What the others are told of it follows from what everybody can see. So it stands until something happens that the
 * spectators notice, and goes back as far as was asked, however much the seat has done in secret meanwhile.
 *
 * @rule KER-14.14 What others have seen is taken back when all other people at the table have agreed.
 * @rule KER-14.26 What is told of a question does not depend on what anybody does in secret.
 */
export class Consent<T extends GameTypes> {
  readonly #course: Course<T>;
  readonly #question: Question;
  readonly #then: Then;
  readonly #agreed: readonly Seat[];

  private constructor(course: Course<T>, question: Question, then: Then, agreed: readonly Seat[]) {
    this.#course = course;
    this.#question = question;
    this.#then = then;
    this.#agreed = agreed;
  }

  static asked<T extends GameTypes>(course: Course<T>, question: Question): Consent<T> {
    const { most } = course.howFarBack(question.seat, 'open');
    return new Consent(course, question, { most, noticed: course.noticedAmong(question) }, []);
  }

  get seat(): Seat {
    return this.#question.seat;
  }

  /**
   * The token of the question, which an answer names.
   *
   * @rule KER-14.25 An answer names the question, and is not taken for the answer to another one.
   */
  get token(): string {
    const { seat, told, number } = this.#question;
    return `${told}.${seat}.${this.#then.noticed}.${number}`;
  }

  get asked(): AskedBack {
    return { question: this.token, seat: this.seat, count: this.#then.noticed, agreed: this.#agreed };
  }

  /** How many of its last actions the seat takes back if the others agree now: it may have gone on in secret. */
  get count(): number {
    const { most } = this.#course.howFarBack(this.seat, 'open');
    return this.#question.count + most - this.#then.most;
  }

  /** Can that still be taken back? Not if the spectators have been told of anything since. */
  stands(told: number): boolean {
    const { count, seat } = this;
    if (this.#course.outcome !== undefined || told !== this.#question.told) return false;
    return count > 0 && this.#course.noticedAmong({ seat, count }) === this.#then.noticed;
  }

  /** The same with one more who has agreed. */
  with(seat: Seat): Consent<T> {
    if (this.#agreed.includes(seat)) return this;
    return new Consent(this.#course, this.#question, this.#then, [...this.#agreed, seat]);
  }

  /** Have all of these agreed, the one who asked apart? */
  isGrantedBy(seats: readonly Seat[]): boolean {
    return seats.every((seat) => seat === this.seat || this.#agreed.includes(seat));
  }
}

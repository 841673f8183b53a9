import type { Effect, Op } from '../cards/vocabulary.ts';
import type { Book } from '../table/book.ts';
import type { SnailsOwnWhy } from '../table/refusals.ts';
import type { Changing, Seen } from '../table/state.ts';
import type { EffectsAt } from '../table/work.ts';
import type { Subject } from './subject.ts';

/** Damage to the active snail that an action cannot avoid (SNL-3.25). */
export interface Harm {
  readonly dealt: number;
  /** Are the tokens on its own tile set off? */
  readonly blast: boolean;
}

/** No harm. */
export const NO_HARM: Harm = { dealt: 0, blast: false };

/** A word's meaning. */
export interface OpRule<Word extends Op> {
  /**
   * Can the effect be applied to the subject as things stand?
   *
   * @rule SNL-3.26 A card none of whose effects can be applied to anything is revealed and passed.
   */
  canApply(book: Book, at: Seen, effect: EffectOf<Word>, subject: Subject, inner: number): boolean;
  /** Why it cannot be applied, where that takes more than one sentence for all. */
  whyNot?(book: Book, at: Seen, effect: EffectOf<Word>, subject: Subject): SnailsOwnWhy | undefined;
  /** What it would do to the active snail at least; nothing if not said. */
  harm?(book: Book, at: Seen, effect: EffectOf<Word>, subject: Subject, inner: number): Harm;
  /** Does it. */
  apply(book: Book, draft: Changing, effect: EffectOf<Word>, doing: Doing): void;
}

/** An effect being carried out. */
interface Doing {
  readonly subject: Subject;
  /** The list that the effect holds; -1 if it holds none. */
  readonly inner: number;
  readonly where: EffectsAt;
}

/** The effects of this word. */
type EffectOf<Word extends Op> = Extract<Effect, { readonly op: Word }>;

/** A word's meaning, where it is looked up by the effect. */
export interface AnyOpRule {
  canApply(book: Book, at: Seen, effect: Effect, subject: Subject, inner: number): boolean;
  whyNot?(book: Book, at: Seen, effect: Effect, subject: Subject): SnailsOwnWhy | undefined;
  harm?(book: Book, at: Seen, effect: Effect, subject: Subject, inner: number): Harm;
  apply(book: Book, draft: Changing, effect: Effect, doing: Doing): void;
}

/** A meaning for every word. */
export type OpTable = { readonly [Word in Op]: OpRule<Word> };

import type { BasicAction, Condition, Effect, Range, Scope, Side, Target } from '../cards/vocabulary.ts';

/** What a word acts on: a target, the active snail, or the field that an effect has scattered to. */
export type Place = Scope | 'scattered' | 'around';

/**
 * How to speak of what is acted on: by its full name, by a pronoun because it was named just now, or by its name and
 * place because something else was spoken of in between.
 */
export type Mention = 'first' | 'again' | 'far';

/** Where a word stands in the sentence. */
export interface At {
  readonly place: Place;
  readonly side: Side;
  readonly mention: Mention;
  /** May the target snail have left the field on which it was chosen? Tiles and scatter stay with that field. */
  readonly moved: boolean;
}

/** The words that hold no others. */
export type Word = Exclude<Effect, { readonly effects: readonly Effect[] }>;

/** A target that a sentence of its own speaks of; that each other player is meant is said with the effect. */
export type Announced = Exclude<Target, { readonly target: 'others' }>;

/** How effects of a list are linked. */
interface Links {
  readonly next: string;
  readonly last: string;
  /** Between effects that have commas of their own. */
  readonly nextApart: string;
  readonly lastApart: string;
  /** Before an effect that one may leave; as between others where it is missing. */
  readonly optional?: string;
  /** An effect, which one may leave or not, that follows one that may be left. */
  readonly anyway: (what: string, optional: boolean) => string;
}

/** How one language says what a card does. Every effect begins with its verb, as an order to the player. */
export interface Grammar {
  readonly links: Links;
  target(target: Announced): string;
  word(word: Word, at: At): string;
  /** Where an effect scatters to; the effects follow. */
  scatter(at: At): string;
  /** On which fields the effects that follow are. */
  around(at: At): string;
  /** An effect, or several, on a condition. */
  when(condition: Condition, at: At, what: string, count: number): string;
  /** An effect, or several, that one may leave. */
  may(what: string, count: number): string;
  attacks(count: number, target: Announced): string;
  roll(dice: number, rows: number): string;
  /** After which attacks; the effects follow. */
  after(attacks: number): string;
  quoted(name: string): string;
  /** An order after a colon. */
  opened(what: string): string;
  readonly returns: string;
  readonly chooseEffect: string;
  readonly chooseHalf: string;
  readonly actions: Readonly<Record<BasicAction, string>>;
}

/** Is there anything to choose for this target? */
export function isChosen({ target, range }: Announced): boolean {
  return target !== 'burst' && (target !== 'field' || range[1] > 0);
}

/** The kinds of range that are spoken of in different ways. */
export type Distance = 'own' | 'adjacent' | 'own-or-adjacent' | 'up-to' | 'exactly' | 'between';

/** How to speak of a range. */
export function distanceOf([least, most]: Range): Distance {
  if (most === 0) return 'own';
  if (most === 1) return least === 0 ? 'own-or-adjacent' : 'adjacent';
  if (least === 0) return 'up-to';
  return least === most ? 'exactly' : 'between';
}

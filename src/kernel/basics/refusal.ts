import type { Seat } from './seats.ts';

/** Why an action is not legal: a value, from which `explain` makes a sentence. */
export interface Refusal {
  /** The place, then the fact: `target/out-of-reach`. Codes are public and versioned. */
  readonly code: string;
  /** The rule that refuses, by its id in `docs/rules`. */
  readonly rule: string;
  /** The figures of the sentence: the rule's and the player's. Never a copy of what came in. */
  readonly facts: object;
}

/** A refusal of one code: the rule that refuses, and the figures of its sentence. */
export interface RefusalWith<Code extends string, Rule extends string, Facts extends object> {
  readonly code: Code;
  readonly rule: Rule;
  readonly facts: Readonly<Facts>;
}

/** What an action's field should have been. A `flag` is true or absent, a `boolean` true or false. */
export type Expected = 'object' | 'integer' | 'word' | 'boolean' | 'list' | 'set' | 'variant' | 'flag' | 'readable';

/** Where and how a value fails to be an action. */
export interface MalformedFacts {
  /** `action`, `action.target.field`, `action.cards[2]`. */
  readonly path: string;
  readonly expected: Expected;
  /** The least and the most that is allowed: of a number, or of the entries of a list or a set. 0 and 0 where it says nothing. */
  readonly least: number;
  readonly most: number;
  /** Where a word is expected and there are words: all of them, first those that may have been meant. */
  readonly words?: readonly string[];
}

/** The refusals that every game has, whatever its rules. */
export type KernelWhy =
  | { readonly code: 'game/over'; readonly rule: 'KER-1.2'; readonly facts: Record<never, never> }
  | {
      readonly code: 'decision/not-yours';
      readonly rule: 'KER-1.3';
      readonly facts: { readonly owing: readonly Seat[] };
    }
  | { readonly code: 'decision/stale'; readonly rule: 'KER-1.5'; readonly facts: { readonly current: number } }
  | {
      readonly code: 'decision/other-kind';
      readonly rule: 'KER-1.4';
      /** `later`: what was clicked belongs to an answer, but something else of it is clicked first. */
      readonly facts: { readonly kind: string; readonly later?: true };
    }
  | { readonly code: 'decision/must-answer'; readonly rule: 'KER-1.6'; readonly facts: { readonly kind: string } }
  | { readonly code: 'malformed'; readonly rule: 'KER-2.1'; readonly facts: MalformedFacts };

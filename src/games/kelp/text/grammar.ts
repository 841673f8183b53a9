import type { Ability, Bearer, Effect, Hunt, SharkCard, Window } from '../cards/vocabulary.ts';
import type { StrategyColour } from '../components.ts';

/** A word of the octopus that is one thing to do. */
export type PlainEffect = Exclude<Effect, { readonly op: 'may' }>;

/** Where a word of the octopus stands. */
export interface At {
  /** On what: a card, a food, a trap, a strategy. */
  readonly bearer: Bearer;
  /** The id of the food that an eat card is for; empty on all else. */
  readonly food: string;
  /** May it be left? */
  readonly isOptional: boolean;
  /** Does the same word stand before it? */
  readonly isRepeated: boolean;
}

/** How one language says what cards, blocks and tiles do: each word is a sentence of its own, in printed order. */
export interface Grammar {
  /** How an octopus card is paid for. */
  cost(blocks: number): string;
  /** What a shark card costs, and what it brings. */
  price(card: Pick<SharkCard, 'cost' | 'dice'>): string;
  /** When a shark card can be used. */
  windows(windows: readonly Window[]): string;
  /** What a shark card says that cannot be used at all. */
  readonly unused: string;
  effect(effect: PlainEffect, at: At): string;
  hunt(hunt: Hunt, card: Pick<SharkCard, 'windows'>): string;
  ability(ability: Ability): string;
  /** When an eaten food can be used. */
  readonly food: string;
  /** When a trap takes effect. */
  readonly trap: string;
  /** When a strategy takes effect. */
  strategy(colour: StrategyColour): string;
  /** What a counter does. */
  counter(colour: StrategyColour): string;
}

import type { Body, Card, Effect, Moment, Scope, Target, ThingKind, Trait } from '../cards/vocabulary.ts';

/** Where an effect stands: what its card is aimed at, and the card itself. */
export interface At {
  readonly scope: Scope;
  readonly card: Card;
}

/** How one language says what a card does: each word is a sentence of its own, in printed order. */
export interface Grammar {
  /** When the card is used, if not in the play step. */
  when(moment: Moment): string;
  /** What has to be chosen. */
  target(target: Target, card: Card): string;
  effect(effect: Effect, at: At): string;
  /** What is true of a thing of this kind once it lies on the street. */
  trait(trait: Trait, kind: ThingKind): string;
  /** What is true of it once it stands there; nothing of zombies, who are the game itself. */
  body(body: Body): string | undefined;
  /** That a thing of this kind is taken off the street at the start of the next human turn. */
  ends(kind: ThingKind): string;
}

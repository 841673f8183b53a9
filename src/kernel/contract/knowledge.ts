import type { Random } from '../chance/random.ts';
import type { GameTypes } from './game.ts';

/**
 * What a bot can be told about a game, for one decision. Everything in it is optional: a search that is told nothing tries
 * things out at random, to the end of the game.
 *
 * Worlds have everything face up. Whoever judges an action has to do it by what the seat that takes it may know, or
 * players are imagined to be clairvoyant.
 */
export interface Judge<T extends GameTypes> {
  /**
   * Makes a sampled world likelier, in place: what others have decided in secret is sampled as if they had drawn lots, and
   * can be decided anew here as they would decide it.
   */
  imagine?(world: T['State'], random: Random): void;
  /** How good each of these actions of one seat looks beside the others: weights above 0, in the order of the actions. */
  weigh?(at: T['State'] | T['View'], actions: readonly T['Action'][]): readonly number[];
  /** How likely each seat is to win from here: from 0 to 1, in the order of the seats. */
  evaluate?(at: T['State']): readonly number[];
  /** How many points each seat will have in the end: asked in place of `evaluate` by a search that aims at scores. */
  expectScores?(at: T['State']): readonly number[];
  /** Is this far enough to evaluate? If not said, games are imagined to their end. */
  isFarEnough?(at: T['State']): boolean;
}

/** Knowledge of a game: makes a judge for what a seat sees when it has to decide. */
export type Knowledge<T extends GameTypes> = (view: T['View']) => Judge<T>;

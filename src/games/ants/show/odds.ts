import { type Game, givenGame, IllegalAction } from '../../../kernel/index.ts';
import type { AntsState, AntsTypes, AntsView } from '../table/state.ts';
import type { AntsAction } from '../table/work.ts';

/** What luck may bring: an enemy that comes to a hex, or none. */
export interface Luck {
  /** The id of the enemy; nothing, if none is left. */
  readonly enemy: string | undefined;
}

/** One of the things that luck may bring, and how likely it is. */
export interface LuckOdds {
  readonly probability: number;
  readonly result: Luck;
}

/**
 * What luck has to say to an action: which enemy comes to a hex that is explored. None, where luck decides something else, or
 * nothing: cards are drawn from a deck that nobody knows. Works on a view as on a state. An illegal action is an `IllegalAction`.
 *
 * @rule ANT-7.6 Draw the top enemy of the stack of its terrain and place it face up on the hex.
 * @rule ANT-7.12 If the enemy stack of that terrain is empty, no enemy is placed.
 */
export function odds(game: Game<AntsTypes>, at: AntsState | AntsView, action: AntsAction): readonly LuckOdds[] {
  const refusal = givenGame(game).whyIllegal(at, action);
  if (refusal !== undefined) throw new IllegalAction(refusal, game.explain(refusal));
  if (action.type !== 'explore-hex') return [];
  const { hexes, enemyTiles } = game.printed(at);
  const hex = hexes.find(({ name }) => name === action.hex);
  if (hex?.kind !== 'hidden') return [];
  const left = enemyTiles.filter(({ terrain }, enemy) => terrain === hex.terrain && at.lurking[enemy] === 1);
  if (left.length === 0) return [{ probability: 1, result: { enemy: undefined } }];
  return left.map(({ id }) => ({ probability: 1 / left.length, result: { enemy: id } }));
}

import { givenGame } from '../basics/given.ts';
import type { Game, GameTypes } from './game.ts';

/** A view with what is printed beside it: what is drawn and told from, where no game is at hand. */
export type PrintedView<T extends GameTypes> = T['View'] & T['Printed'];

/**
 * Returns a view with what is printed beside it, as the functions of a `Show` take it. A page without rules has no game: it lays
 * what its table has sent as `printed` beside each view itself, `{ ...printed, ...view }`.
 *
 * @example A view, and what is printed beside it
 * {@includeCode ../../../test/kernel/printed.test.ts#printed}
 *
 * @rule KER-5.15 A view with what is printed beside it keeps all of its own parts, and takes no harm from being given again.
 */
export function withPrinted<T extends GameTypes>(game: Game<T>, view: T['View']): PrintedView<T> {
  const printed = givenGame(game).printed(view);
  const own: object = view;
  const isThere = Object.entries(printed).every(([key, part]) => own[key as keyof typeof own] === part);
  return isThere ? (view as PrintedView<T>) : Object.freeze({ ...printed, ...view });
}

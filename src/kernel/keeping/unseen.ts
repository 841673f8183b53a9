import { givenGame } from '../basics/given.ts';
import type { Game, GameTypes } from '../contract/game.ts';
import { concernedBy } from './audience.ts';

/**
 * The answer that a front-end may give by itself, at once: the only one that the viewer has, if nobody else notices that it
 * was given. Nothing where there is a choice, where nothing is owed, and where others would see the answer.
 *
 * A private decision is asked even if it leaves no choice (KER-1.7), because a question that is not asked would betray that. A
 * program that answers it faster than a person can is as telling, if others see that it was answered. So what they do see
 * waits for the player, like any other decision.
 *
 * @example What is sent at once, and what waits for a click
 * {@includeCode ../../../test/kernel/keeping/unseen.test.ts#unseen}
 *
 * @rule KER-14.6 What may be answered unasked is the only answer, if it concerns nobody else.
 */
export function unseenAnswer<T extends GameTypes>(game: Game<T>, view: NoInfer<T['View']>): T['Action'] | undefined {
  const [only, another] = givenGame(game).legalActions(view);
  if (only === undefined || another !== undefined || view.viewer === 'spectator') return undefined;
  // KER-5.1: what the seat and all others learn by it is the same in every world that fits the view; so one world will do.
  const world = game.determinize(view, 'unseen');
  const applied = game.apply(world, only, { as: view.viewer });
  if (!applied.ok) return undefined;
  const isUnseen = concernedBy(game, world, applied).every((viewer) => viewer === view.viewer);
  return isUnseen ? only : undefined;
}

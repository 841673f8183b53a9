import { type Bot, freezeAll, type Game, type GameTypes, givenGame, type Judge } from '../kernel/index.ts';
import { gameIn } from './given.ts';
import { greedyBot } from './greedy.ts';
import { ismctsBot } from './ismcts.ts';
import { randomBot } from './random.ts';

/** What has to be known of a game to find players for it: a box has it. */
export interface Playable<T extends GameTypes> {
  readonly game: Game<T>;
  /** What is known of the game, if anything is. */
  knowledge?(view: T['View']): Judge<T>;
  /** Bots that are the game's own, by name. */
  readonly bots?: Readonly<Record<string, () => Bot<T>>>;
}

/**
 * The bots that can play a game, by name: `random` and `ismcts` play any, `greedy` where something is known of the game; and
 * the game's own. Each is made anew by its function.
 */
export function botsFor<T extends GameTypes>(playable: Playable<T>): Readonly<Record<string, () => Bot<T>>> {
  givenGame(gameIn(playable));
  const { game, knowledge, bots } = playable;
  return freezeAll<Record<string, () => Bot<T>>>({
    random: () => randomBot,
    ...(knowledge === undefined ? {} : { greedy: () => greedyBot(knowledge) }),
    ismcts: () => ismctsBot({ game, ...(knowledge === undefined ? {} : { knowledge }) }),
    ...bots,
  });
}

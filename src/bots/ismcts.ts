import { type Bot, freezeAll, type GameTypes } from '../kernel/index.ts';
import type { IsmctsOptions } from './options.ts';
import { searcherOf } from './searcher.ts';

/**
 * A bot for any game that looks ahead: it samples worlds that fit its view, plays them on, and remembers for every seat
 * what has gone well. On a decision that leaves a choice it spends the budget of its turn, or as much of it as can still
 * change its mind.
 */
export function ismctsBot<T extends GameTypes>(options: IsmctsOptions<T>): Bot<T> {
  const { name, at } = searcherOf(options);
  return freezeAll<Bot<T>>({
    name,
    choose(turn) {
      const [only, another] = turn.actions;
      if (only !== undefined && another === undefined) return only;
      const { searched, answered } = at(turn);
      return answered(searched());
    },
  });
}

import {
  type Bot,
  EngineError,
  freezeAll,
  type Game,
  type GameTypes,
  givenGame,
  type Knowledge,
} from '../kernel/index.ts';
import { gameIn } from './given.ts';
import type { Aim } from './search/aim.ts';
import { search } from './search/search.ts';

/** What a searching bot plays, and what it knows of it. */
export interface IsmctsOptions<T extends GameTypes> {
  readonly game: Game<T>;
  /** If not said, it knows the rules and nothing else. */
  readonly knowledge?: Knowledge<NoInfer<T>>;
  readonly name?: string;
  /**
   * How much is tried that does not look best so far: a number, 0 or more. If not said, 0.4 with knowledge, which says where to look and whose
   * worths lie close together; 1.5 without.
   */
  readonly exploration?: number;
  /**
   * What it wants: to win (`rank`), if not said; or as many points more than the best of the others as possible (`scores`),
   * which is an error in a game whose outcomes have no scores.
   */
  readonly aim?: Aim;
}

/**
 * A bot for any game that looks ahead: it samples worlds that fit its view, plays them on, and remembers for every seat
 * what has gone well. On a decision that leaves a choice it spends the budget of its turn, or as much of it as can still
 * change its mind.
 */
export function ismctsBot<T extends GameTypes>(options: IsmctsOptions<T>): Bot<T> {
  const { game, knowledge, name = 'ismcts', aim = 'rank' } = given(options);
  const { exploration = knowledge === undefined ? 1.5 : 0.4 } = options;
  // KER-7.4: a figure that cannot be one is refused by the name of its option.
  if (!Number.isFinite(exploration) || exploration < 0) {
    const message = `The option 'exploration' should be a number, 0 or more; it is ${String(exploration)}.`;
    throw new EngineError('option/invalid', message);
  }
  return freezeAll<Bot<T>>({
    name,
    choose(turn) {
      const [only, another] = turn.actions;
      if (only !== undefined && another === undefined) return only;
      return search(turn, { game, judge: knowledge?.(turn.view) ?? {}, exploration, aim });
    },
  });
}

function given<T extends GameTypes>(options: IsmctsOptions<T>): IsmctsOptions<T> {
  givenGame(gameIn(options));
  if (['string', 'undefined'].includes(typeof options.name)) return options;
  throw new EngineError('argument/invalid', 'The name of a bot has to be a text.');
}

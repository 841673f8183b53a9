import { type Bot, EngineError, freezeAll, type Game, type GameTypes, givenGame } from '../kernel/index.ts';
import type { Knowledge } from './knowledge.ts';
import { search } from './search/search.ts';

/** What a searching bot plays, and what it knows of it. */
export interface IsmctsOptions<T extends GameTypes> {
  readonly game: Game<T>;
  /** If not said, it knows the rules and nothing else. */
  readonly knowledge?: Knowledge<T>;
  readonly name?: string;
  /**
   * How much is tried that does not look best so far. If not said, 0.4 with knowledge, which says where to look and whose
   * worths lie close together; 1.5 without.
   */
  readonly exploration?: number;
}

/**
 * A bot for any game that looks ahead: it samples worlds that fit its view, plays them on, and remembers for every seat
 * what has gone well. On a decision that leaves a choice it spends the budget of its turn, or as much of it as can still
 * change its mind.
 */
export function ismctsBot<T extends GameTypes>(options: IsmctsOptions<T>): Bot<T> {
  const { game, knowledge, name = 'ismcts', exploration = knowledge === undefined ? 1.5 : 0.4 } = given(options);
  return freezeAll<Bot<T>>({
    name,
    choose(turn) {
      const [only, another] = turn.actions;
      if (only !== undefined && another === undefined) return only;
      return search(turn, { game, judge: knowledge?.(turn.view) ?? {}, exploration });
    },
  });
}

function given<T extends GameTypes>(options: IsmctsOptions<T>): IsmctsOptions<T> {
  givenGame(gameIn(options));
  if (['string', 'undefined'].includes(typeof options.name)) return options;
  throw new EngineError('argument/invalid', 'The name of a bot has to be a text.');
}

function gameIn(options: unknown): unknown {
  try {
    return (options as { readonly game?: unknown } | undefined | null)?.game;
  } catch {
    return undefined;
  }
}

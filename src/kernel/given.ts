import { EngineError, named } from './errors.ts';
import type { Game, GameTypes } from './game.ts';

/** The game that a function was given; anything else is an `EngineError`. */
export function givenGame<T extends GameTypes>(game: Game<T>): Game<T> {
  if (isGame(game)) return game;
  throw new EngineError('argument/invalid', `A game is needed here; ${named(game)} is none.`);
}

/** The list that a function was given; anything else is an `EngineError` that says what the list is called. */
export function givenList<Entry>(list: readonly Entry[], name: string): readonly Entry[] {
  if (Array.isArray(list)) return list;
  throw new EngineError('argument/invalid', `The ${name} have to be a list; ${named(list)} is none.`);
}

/** The options that a function was given; anything but an object is an `EngineError`. */
export function givenOptions<Options>(options: Options): Options {
  if (typeof options === 'object' && options !== null) return options;
  throw new EngineError('argument/invalid', `The options have to be an object; ${named(options)} is none.`);
}

/** The name of the ruleset that a state or a view says it is of, whatever value it is. */
export function rulesetIn(at: unknown): unknown {
  try {
    return (at as { readonly ruleset?: unknown } | undefined | null)?.ruleset;
  } catch {
    return undefined;
  }
}

function isGame(game: unknown): boolean {
  try {
    return typeof game === 'object' && game !== null && 'ruleset' in game && 'setup' in game && 'apply' in game;
  } catch {
    // A proxy may keep to itself what it has.
    return false;
  }
}

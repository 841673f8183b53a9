import { EngineError, named } from './errors.ts';

/** The game that a function was given; anything else is an `EngineError`. */
export function givenGame<Game>(game: Game): Game {
  if (isGame(game)) return game;
  throw new EngineError('argument/invalid', `A game is needed here; ${named(game)} is none.`);
}

/** The list that a function was given; anything else is an `EngineError` that says what the list is of. */
export function givenList<Entry>(list: readonly Entry[], of: string): readonly Entry[] {
  if (isReadable(list) && Array.isArray(list)) return list;
  throw new EngineError('argument/invalid', `The ${of} have to be a list; ${named(list)} is none.`);
}

/** The actions, one by one, that a function was given; what cannot be gone through is an `EngineError`. */
export function givenEach<Entry>(actions: Iterable<Entry>): Iterable<Entry> {
  if (isReadable(actions) && Symbol.iterator in actions) return actions;
  throw new EngineError('argument/invalid', `Actions have to come one by one; ${named(actions)} does not.`);
}

/** The options that a function was given; anything but an object that can be read is an `EngineError`. */
export function givenOptions<Options>(options: Options): Options {
  if (isReadable(options) && !ArrayBuffer.isView(options)) return options;
  throw new EngineError('argument/invalid', `The options have to be an object; ${named(options)} is none.`);
}

/** The text that a function was given; anything else is an `EngineError` that says what the text is. */
export function givenText(text: string, what: string): string {
  if (typeof text === 'string') return text;
  throw new EngineError('argument/invalid', `The ${what} has to be a text; ${named(text)} is none.`);
}

// A proxy that throws, or that was revoked, throws at the first question.
function isReadable(value: unknown): boolean {
  try {
    return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) !== undefined;
  } catch {
    return false;
  }
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

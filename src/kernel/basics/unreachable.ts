import { EngineError, named } from './errors.ts';

/**
 * The end of a `switch` that has a case for every word: `default: return unreachable(effect)`. Where one is forgotten, that does
 * not compile, and the compiler names it. What comes here all the same, from outside the compiler's sight, is an `EngineError`.
 */
export function unreachable(word: never): never {
  throw new EngineError('argument/invalid', `There is no case for ${named(word)}.`);
}

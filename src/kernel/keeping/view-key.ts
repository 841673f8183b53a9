import { EngineError, named } from '../basics/errors.ts';
import { rulesetIn } from '../basics/given.ts';
import type { PositionView } from '../contract/agenda.ts';

/**
 * A text that stands for all that a view tells: the same for equal views, whatever the order of their keys, and never the
 * same for different ones. A table of what was learned can be kept by it. Whether two histories of a game have the same key
 * is up to the game: see the guide *Perfect recall*.
 *
 * @rule KER-5.12 The key of a view is equal for equal views, and for no others.
 */
export function viewKey(view: PositionView): string {
  if (rulesetIn(view) !== undefined && 'viewer' in view) return plainKey(view);
  throw new EngineError('view/invalid', `A view is needed here; ${named(view)} is none.`);
}

/** Plain data as a text: the same for the same data, whatever the order of keys, and for no other. */
export function plainKey(value: unknown): string {
  switch (typeof value) {
    case 'number':
      if (!Number.isFinite(value)) throw notPlain(String(value));
      return String(value);
    case 'string':
    case 'boolean':
      return JSON.stringify(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? `[${value.map(plainKey).join()}]` : recordKey(value);
    default:
      throw notPlain(`a ${typeof value}`);
  }
}

function recordKey(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw notPlain('an object with a class');
  const entries = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${plainKey((value as Record<string, unknown>)[key])}`);
  return `{${entries.join()}}`;
}

function notPlain(what: string): EngineError {
  return new EngineError('hash/not-plain', `Only plain data has a key; this holds ${what}.`);
}

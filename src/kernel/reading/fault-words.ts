import { UNREADABLE } from '../basics/attempt.ts';
import { cut, MOST_TOLD, named } from '../basics/errors.ts';

/** A step of the way from a value to a part of it: a key of an object, or a place in a list. */
export type Key = string | number;

/** The way to a part of a value, as one would write it in code: `config.players[2].name`. */
export function pathOf(name: string, keys: readonly Key[]): string {
  return name + keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${cut(key)}`)).join('');
}

/**
 * The sentences in which faults of values from outside are told, whatever the value is: all of them stand here.
 *
 * @rule KER-2.16 The same fault is told in the same words, wherever the value comes in.
 */
export const TOLD = {
  missing: 'is missing',
  empty: 'is empty',
  unreadable: 'cannot be read',
  endless: 'contains itself',
  deep: (most: number): string => `expected at most ${most} values inside each other`,
  many: (most: number): string => `expected at most ${most} values in all`,
  long: (most: number, found: number): string => `expected a list of ${most} entries at most, found ${found}`,
  expected: (what: string, found: unknown): string => `expected ${what}, found ${named(found)}`,
} as const;

// Beyond these an object is said to have more, so that a list of faults stays shorter than the value it is about.
const MOST_NAMED = 100;

/** A sentence for each key of a plain copy that is none of those known, and where it belongs: at the key, or at the object itself. */
export function unknownKeys(
  found: Readonly<Record<string, unknown>>,
  known: readonly string[],
): readonly { readonly key: readonly [string] | readonly []; readonly message: string }[] {
  // What could not be read is told already.
  const strange = Object.keys(found).filter((key) => !known.includes(key) && found[key] !== UNREADABLE);
  const named = strange
    .slice(0, MOST_NAMED)
    .map((key) => ({ key: [key] as const, message: `unknown key; ${keysTold(key, known)}` }));
  const more = strange.length - named.length;
  return more > 0 ? [...named, { key: [], message: `${more} more unknown keys; ${keysTold('', known)}` }] : named;
}

function keysTold(key: string, keys: readonly string[]): string {
  return keys.length === 0 ? 'there are none here' : `the keys are ${listed(key, keys)}`;
}

/** What one of several words is called: `one of 'crit', 'splat', 'hit'`, those first that are like what was found. */
export function oneOf(words: readonly unknown[], found: unknown): string {
  const told = listed(found, words);
  return words.length === 1 ? told : `one of ${told}`;
}

function listed(found: unknown, words: readonly unknown[]): string {
  const told = nearestFirst(found, words);
  const more = told.length > MOST_TOLD ? `, and ${told.length - MOST_TOLD} more` : '';
  return told.slice(0, MOST_TOLD).map(named).join(', ') + more;
}

/** The words in their order, but first those that may have been meant. */
export function nearestFirst<Word>(found: unknown, words: readonly Word[]): readonly Word[] {
  if (typeof found !== 'string' || found === '' || found.length > LONGEST_WORD) return words;
  const meant: readonly unknown[] = words
    .flatMap((word) =>
      typeof word === 'string' ? [{ word, far: wordDistance(found.toLowerCase(), word.toLowerCase()) }] : [],
    )
    .filter(
      ({ word, far }) =>
        far <= Math.max(1, Math.floor(word.length / 3)) || word.startsWith(found) || found.startsWith(word),
    )
    .sort((one, other) => one.far - other.far)
    .map(({ word }) => word);
  const others = words.filter((word) => !meant.includes(word));
  return [...(meant as readonly Word[]), ...others];
}

const LONGEST_WORD = 40;

/** How many letters have to be added, taken away or replaced to make one word of the other. */
function wordDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const replaced = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

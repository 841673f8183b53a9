import { EngineError } from '../basics/errors.ts';
import { deepFreeze, freezeAll } from '../basics/plain.ts';
import type { Domain } from './domain.ts';
import { nearestFirst } from './fault-words.ts';
import { Malformed } from './malformed.ts';

/**
 * A field of an action: how it is read from a value that may be anything at all, and what it can hold.
 *
 * @rule KER-2.10 What an action's fields can hold is declared once, as data.
 */
export interface Field<Value, All = Told<Value>> {
  /** A fresh plain value, read from one that may be anything; every property of it is read once. */
  read(input: unknown, path: string): Value;
  readonly domain: Domain;
  /**
   * For the compiler only: it holds every word and every shape of these.
   *
   * @rule KER-10.19 A field holds every word and every shape that the action can have.
   */
  readonly '~all'?: (value: All) => void;
}

/** What of a value can be told one by one: words and shapes. Of all texts and numbers, a field may hold some. */
type Told<Value> = string extends Value
  ? never
  : number extends Value
    ? never
    : Value extends object
      ? { readonly [Key in keyof Value]: Told<Value[Key]> }
      : Value;

/** A field that may be left out. */
export interface Optional<Value, All = Told<Value>> {
  readonly optional: Field<Value, All>;
}

/** The fields of an object, by key. */
export type Shape = Readonly<Record<string, Field<unknown> | Optional<unknown>>>;

/** What an object of this shape holds. */
export type ValueOf<Fields> = {
  readonly [Key in keyof Fields as Fields[Key] extends Optional<unknown> ? never : Key]: Fields[Key] extends Field<
    infer Value
  >
    ? Value
    : never;
} & {
  readonly [Key in keyof Fields as Fields[Key] extends Optional<unknown> ? Key : never]?: Fields[Key] extends Optional<
    infer Value
  >
    ? Value
    : never;
};

/** A field that holds a whole number within bounds, both included. */
export function integer(least: number, most: number): Field<number> {
  checkBounds('integer', least, most);
  return {
    domain: deepFreeze({ kind: 'integer', least, most }),
    read: (input, path) => readInteger(input, path, least, most),
  };
}

/** A whole number within bounds. */
export function readInteger(input: unknown, path: string, least: number, most: number): number {
  if (typeof input !== 'number' || !Number.isInteger(input) || input < least || input > most) {
    throw new Malformed(path, 'integer', least, most);
  }
  return input + 0; // -0 becomes 0: the two are one number in JSON
}

/** A field that holds one of a fixed list of words: names of fields, ids of cards. Their order is that of the list. */
export function word<const Word extends string>(words: readonly Word[]): Field<Word> {
  // What is kept is the word of the rules, not the one that came in, which may hold on to a text of a million letters.
  const known = new Map<unknown, Word>(words.map((each) => [each, each]));
  const all = [...known.values()];
  return {
    domain: deepFreeze({ kind: 'word', words: all }),
    read(input, path) {
      const found = known.get(input);
      if (found === undefined) throw Malformed.word(path, nearestFirst(input, all));
      return found;
    },
  };
}

/** A field that holds true or false. */
export const flag: Field<boolean> = freezeAll<Field<boolean>>({
  domain: { kind: 'flag' },
  read(input, path) {
    if (typeof input !== 'boolean') throw new Malformed(path, 'boolean');
    return input;
  },
});

/** A field that may be left out; then it is not there in what is read either. */
export function optional<Value>(field: Field<Value>): Optional<Value> {
  return { optional: field };
}

/**
 * A field with a decoder of its own. Whatever it throws makes the value malformed. What it can hold is unknown, unless
 * it says so.
 */
export function custom<Value>(
  read: (input: unknown, path: string) => Value,
  domain: Domain = { kind: 'unknown' },
): Field<Value> {
  return {
    domain: deepFreeze(domain),
    read(input, path) {
      try {
        return read(input, path);
      } catch (thrown) {
        throw thrown instanceof Malformed ? thrown : new Malformed(path, 'readable');
      }
    },
  };
}

/** Refuses bounds that no list and no number can have. */
export function checkBounds(what: string, least: number, most: number): void {
  const from = what === 'integer' ? Number.MIN_SAFE_INTEGER : 0;
  if ([least, most].every((bound) => Number.isSafeInteger(bound) && bound >= from)) return;
  throw invalid(`${what}: the bounds are whole numbers from ${from}, and not ${least} and ${most}.`);
}

/** The error for fields that make no sense. */
export function invalid(message: string): EngineError {
  return new EngineError('ruleset/invalid', message);
}

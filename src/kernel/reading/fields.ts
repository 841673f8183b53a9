import { EngineError } from '../basics/errors.ts';
import { deepFreeze } from '../basics/plain.ts';
import type { Click, Domain } from './domain.ts';

/**
 * A field of an action: what it can hold, as plain data. Reading, candidates, samples, schemas and clicks follow from it.
 *
 * @rule KER-2.10 What an action's fields can hold is declared once, as data.
 */
export interface Field<Value, All = Told<Value>> {
  readonly domain: Domain;
  /** How it is clicked: see `clicked`. */
  readonly click?: Click;
  /** For the compiler only: what it holds. */
  readonly '~value': Value;
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
  /** How it is clicked: see `clicked`. */
  readonly click?: Click;
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

/** A field of these types with this domain. The only place where a field gets them: they are in no object. */
export function fieldOf<Value>(domain: Domain): Field<Value> {
  return Object.freeze({ domain: deepFreeze(domain) }) as Field<Value>;
}

/** A field that holds a whole number within bounds, both included. */
export function integer(least: number, most: number): Field<number> {
  checkBounds('integer', least, most);
  return fieldOf({ kind: 'integer', least, most });
}

/** A field that holds one of a fixed list of words: names of fields, ids of cards. Their order is that of the list. */
export function word<const Word extends string>(words: readonly Word[]): Field<Word> {
  return fieldOf({ kind: 'word', words: [...new Set(words)] });
}

/** A field that holds true or false. */
export const flag: Field<boolean> = /* @__PURE__ */ fieldOf({ kind: 'flag' });

/** A field that may be left out; then it is not there in what is read either. */
export function optional<Value>(field: Field<Value>): Optional<Value> {
  return { optional: field };
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

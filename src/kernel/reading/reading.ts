import * as v from 'valibot';
import { cut, EngineError, type ErrorCode, type Fault } from '../basics/errors.ts';

/**
 * A value from outside that fits the schema; otherwise an error with the path of every fault.
 *
 * @rule KER-2.8 A value that is too large to be what is asked for is refused before it is looked through.
 */
export function parsed<Value>(
  schema: v.GenericSchema<unknown, Value>,
  input: unknown,
  name: string,
  code: ErrorCode,
): Value {
  // A schema that takes anything reads it with a care of its own, and tells of it in words of its own.
  const { bulk, isLong } = schema.type === 'unknown' ? UNSEEN : looked(input, MOST_ENTRIES);
  if (bulk !== undefined) throw invalid(name, code, [bulk]);
  const first = readable(() => v.safeParse(schema, input, { abortEarly: true }), name, code);
  if (first.success) return first.output;
  // Of a value without end only the first fault is told: all of them would fill the memory.
  const isShort = !isLong && isShorterThan(MOST_VALUES, input);
  const flaws = readable(() => (isShort ? flawsIn(schema, input) : flawsOf(schema, input, first.issues)), name, code);
  // A value that says something else at every reading may have no fault at the second.
  throw invalid(name, code, flaws.length > 0 ? flaws : flawsOf(schema, input, first.issues));
}

/** Something wrong inside a value: the keys that lead there, and what it is. */
interface Flaw {
  readonly at: readonly Key[];
  readonly message: string;
}

type Key = string | number;

function invalid(name: string, code: ErrorCode, flaws: readonly Flaw[]): EngineError {
  const faults = flaws.map(({ at, message }): Fault => ({ path: name + at.map(written).join(''), message }));
  return new EngineError(code, `The ${name} is not valid.`, faults);
}

const written = (key: Key): string => (typeof key === 'number' ? `[${key}]` : `.${cut(key)}`);

// Getters and proxies that throw are a fault of the value like any other.
function readable<Result>(read: () => Result, name: string, code: ErrorCode): Result {
  try {
    return read();
  } catch {
    throw invalid(name, code, [{ at: [], message: 'cannot be read' }]);
  }
}

/** A schema, as far as the way to a fault leads through it. */
interface AnySchema extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly item?: AnySchema;
  readonly items?: readonly AnySchema[];
  readonly value?: AnySchema;
  readonly wrapped?: AnySchema;
  readonly getter?: (input: unknown) => AnySchema;
  readonly options?: readonly unknown[];
  readonly key?: string;
}

/**
 * Refuses a position that is longer than any: to read millions of entries takes seconds.
 *
 * @rule KER-2.3 A save that is far longer than any position is refused by its length alone.
 */
export function refuseEndless(input: unknown, name: string, code: ErrorCode): void {
  const { bulk, isLong } = looked(input, MOST_VALUES);
  if (bulk !== undefined) throw invalid(name, code, [bulk]);
  if (isLong) throw invalid(name, code, [{ at: [], message: `expected at most ${MOST_VALUES} values in all` }]);
}

type Issue = v.BaseIssue<unknown>;

/** Everything that is wrong with a value. */
function flawsIn(schema: AnySchema, input: unknown): Flaw[] {
  const issues = v.safeParse(schema, input).issues ?? [];
  return flawsOf(schema, input, [...issues, ...otherUnknownKeys(schema, input, issues)]);
}

function flawsOf(schema: AnySchema, input: unknown, issues: readonly Issue[]): Flaw[] {
  return issues.flatMap((issue) => {
    const at = keysOf(issue);
    const meant = issue.type === 'union' ? meantBy(schemaAt(schema, input, at), valueAt(input, at)) : undefined;
    if (meant === undefined) return [{ at, message: messageOf(schema, input, issue) }];
    return flawsIn(meant, valueAt(input, at)).map((flaw) => ({ at: [...at, ...flaw.at], message: flaw.message }));
  });
}

function messageOf(schema: AnySchema, input: unknown, issue: Issue): string {
  const { expected, received, message } = issue;
  const at = keysOf(issue);
  if (isUnknownKey(issue)) return unknownKey(optionAt(schemaAt(schema, input, at.slice(0, -1)), input, at));
  if (isMissingKey(issue)) return 'is missing';
  if (issue.type === 'strict_tuple' && expected === 'never') return `one entry too many; there are ${at.at(-1)}`;
  if (expected === null) return message;
  return expected === received ? 'is none of what can be here' : `expected ${expected}, found ${cut(received)}`;
}

function unknownKey(object: AnySchema | undefined): string {
  if (object?.entries === undefined) return 'unknown key';
  const keys = Object.keys(object.entries).map((key) => `'${key}'`);
  return keys.length === 0 ? 'unknown key; there are none here' : `unknown key; the keys are ${keys.join(', ')}`;
}

const optionAt = (schema: AnySchema | undefined, input: unknown, at: readonly Key[]): AnySchema | undefined =>
  meantBy(schema, valueAt(input, at.slice(0, -1))) ?? schema;

const keysOf = ({ path }: Issue): Key[] => (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

const valueAt = (input: unknown, at: readonly Key[]): unknown =>
  at.reduce<unknown>((value, key) => Reflect.get(Object(value), key), input);

/** The schema of what these keys lead to, as far as that can be told. */
function schemaAt(
  schema: AnySchema | undefined,
  input: unknown,
  [key, ...inner]: readonly Key[],
): AnySchema | undefined {
  const here = unwrapped(schema, input);
  if (key === undefined || here === undefined) return here;
  const { entries, item, items, value } = meantBy(here, input) ?? here;
  const part = entries?.[key] ?? items?.[Number(key)] ?? item ?? value;
  return schemaAt(part, Reflect.get(Object(input), key), inner);
}

function unwrapped(schema: AnySchema | undefined, input: unknown): AnySchema | undefined {
  if (schema?.wrapped !== undefined) return unwrapped(schema.wrapped, input);
  return schema?.getter === undefined ? schema : unwrapped(schema.getter(input), input);
}

/**
 * Of several shapes that a value may have, the one that was meant: that whose words the value says, or else that which
 * has most of its keys. Nothing where two fit as well, or where there is nothing to choose from.
 */
function meantBy(schema: AnySchema | undefined, input: unknown): AnySchema | undefined {
  if (schema?.type !== 'union' && schema?.type !== 'variant') return undefined;
  const options = (schema.options as readonly AnySchema[]).map((option) => unwrapped(option, input) ?? option);
  const fits = options
    .map((option) => ({ option: meantBy(option, input) ?? option, fit: fitOf(option, input) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit);
  const [best, second] = fits;
  return best === undefined || best.fit === second?.fit ? undefined : best.option;
}

// A word that fits counts for more than all keys together.
const WORD = 1000;

function fitOf(schema: AnySchema, input: unknown): number {
  if (typeof input !== 'object' || input === null) return 0;
  if (schema.type === 'union' || schema.type === 'variant') {
    return Math.max(0, ...(schema.options as readonly AnySchema[]).map((option) => fitOf(option, input)));
  }
  if (schema.entries === undefined) return schema.item !== undefined && Array.isArray(input) ? 1 : 0;
  return Object.entries(schema.entries).reduce((fit, [key, entry]) => {
    if (!Object.hasOwn(input, key)) return fit;
    const isWord = entry.type === 'literal' || entry.type === 'picklist';
    return fit + (isWord && v.is(entry, Reflect.get(input, key)) ? WORD : 1);
  }, 0);
}

// A value with more unknown keys than that is something else altogether.
const MOST_UNKNOWN = 20;

// Of an object's unknown keys valibot names one: those that were named are taken away, until no other comes up.
function otherUnknownKeys(schema: AnySchema, input: unknown, issues: readonly Issue[]): Issue[] {
  const others: Issue[] = [];
  let rest = input;
  let named = issues.filter(isUnknownKey);
  for (let round = 1; named.length > 0 && round < MOST_UNKNOWN; round++) {
    for (const issue of named) rest = without(rest, keysOf(issue));
    named = (v.safeParse(schema, rest).issues ?? []).filter(isUnknownKey);
    others.push(...named);
  }
  return others;
}

function isUnknownKey({ type, expected }: Issue): boolean {
  return type === 'strict_object' && expected === 'never';
}

function isMissingKey({ type, path }: Issue): boolean {
  return /^(strict_|loose_)?object/.test(type) && path?.at(-1)?.origin === 'key';
}

function without(value: unknown, [key = '', ...inner]: readonly Key[]): unknown {
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<Key, unknown>;
  if (inner.length === 0) delete copy[key];
  else copy[key] = without(copy[key], inner);
  return copy;
}

/**
 * A plain copy of a value from outside, of which everything is read once: what is checked afterwards is what is used. One
 * without end, or that cannot be read, is an error.
 */
export function readOnce<Value>(input: Value, name: string, code: ErrorCode): Value {
  let left = MOST_VALUES;
  const copyOf = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const length = Array.isArray(value) ? value.length : 0;
    left -= 1 + length;
    if (left < 0) throw new RangeError(`more than ${MOST_VALUES} values`);
    if (Array.isArray(value)) return Array.from({ length }, (_, index) => copyOf(value[index]));
    const copy = { ...value } as Record<string, unknown>;
    // Also a key named __proto__, which JSON may hold: it is the copy's own by now.
    for (const key in copy) copy[key] = copyOf(copy[key]);
    return copy;
  };
  return readable(() => copyOf(input) as Value, name, code);
}

// Far more than any record or position has.
const MOST_VALUES = 100_000;
const MOST_ENTRIES = 1_000_000;

// One that contains itself is endless. What cannot be read is for the schema to tell.
function isShorterThan(most: number, input: unknown): boolean {
  const open: unknown[] = [input];
  for (let seen = 0; open.length > 0; seen++) {
    const value = open.pop();
    if (seen + open.length > most) return false;
    if (typeof value !== 'object' || value === null) continue;
    try {
      if (bulkOf(value, most) !== undefined) return false;
      for (const key of Object.keys(value)) open.push(Reflect.get(value, key));
    } catch {
      // It has no parts to be counted.
    }
  }
  return true;
}

/** A part of a value that is looked through, and the way to it. */
interface Part {
  readonly value: unknown;
  readonly key: Key;
  readonly of: Part | undefined;
}

/** What a first look at a value has found. */
interface FirstLook {
  /** The part that no schema should be asked about, because to list its keys or its entries would take seconds. */
  readonly bulk?: Flaw;
  /** Has it more parts than were looked at? */
  readonly isLong: boolean;
}

const UNSEEN: FirstLook = { isLong: false };

/**
 * Looks at a value before its schema does. Nothing is read that has to be called: a value that changes its mind tells the
 * schema its first word.
 */
function looked(input: unknown, mostEntries: number): FirstLook {
  const open: Part[] = [{ value: input, key: '', of: undefined }];
  for (let seen = 0; seen + open.length <= MOST_VALUES; seen++) {
    const part = open.pop();
    if (part === undefined) return { isLong: false };
    if (typeof part.value !== 'object' || part.value === null) continue;
    try {
      const message = bulkOf(part.value, mostEntries);
      if (message !== undefined) return { bulk: { at: wayTo(part), message }, isLong: true };
      for (const inner of partsOf(part, part.value)) open.push(inner);
    } catch {
      // It has no parts that could be looked at.
    }
  }
  return { isLong: true };
}

/** Binary data and texts made into objects are refused by their kind, lists by their length. */
function bulkOf(value: object, mostEntries: number): string | undefined {
  if (ArrayBuffer.isView(value)) return 'expected plain data, found binary data';
  if (value instanceof String) return 'expected plain data, found a text made into an object';
  if (!Array.isArray(value) || value.length <= mostEntries) return undefined;
  return `expected a list of ${mostEntries} entries at most, found ${value.length}`;
}

function partsOf(of: Part, value: object): Part[] {
  const keys = Array.isArray(value)
    ? Array.from({ length: Math.min(value.length, MOST_VALUES) }, (_, index) => index)
    : Object.keys(value).slice(0, MOST_VALUES);
  return keys.map((key) => ({ value: Object.getOwnPropertyDescriptor(value, key)?.value, key, of }));
}

const wayTo = ({ key, of }: Part): Key[] => (of === undefined ? [] : [...wayTo(of), key]);

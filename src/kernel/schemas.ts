import * as v from 'valibot';
import type { Chance } from './chance.ts';
import { cut, EngineError, type ErrorCode, type Fault } from './errors.ts';
import type { Pile } from './pile.ts';

/** A whole number within bounds, both included. */
export const whole = (least: number, most: number = Number.MAX_SAFE_INTEGER): v.GenericSchema<unknown, number> =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Any text can be a seed. */
export const SEED: v.GenericSchema<unknown, string> = v.string();

const U32 = whole(0, 2 ** 32 - 1);
const CARRY = whole(0, 2 ** 21);

const CHANCE: v.GenericSchema<unknown, Chance> = v.variant('kind', [
  v.strictObject({
    kind: v.literal('seeded'),
    streams: v.record(v.string(), v.strictTuple([U32, U32, U32, CARRY])),
  }),
  v.strictObject({
    kind: v.literal('scripted'),
    script: v.array(v.strictTuple([v.string(), whole(0)])),
  }),
]);

/** The entries that the kernel keeps in every state, for the schema of a game's own: `v.strictObject({ ...positionEntries(work), … })`. */
export function positionEntries<Work>(work: v.GenericSchema<unknown, Work>) {
  const shared = v.strictObject({ together: v.array(v.array(work)), turn: v.literal(-1) });
  return {
    ruleset: v.string(),
    chance: CHANCE,
    agenda: v.array(v.union([shared, work])),
    // A count that has come to 2 ** 53 stays there: one more is the same number.
    decisions: v.array(whole(0, 2 ** 53)),
  };
}

const KNOWN_CARD = v.strictObject({ kind: whole(0), seen: v.pipe(v.number(), v.integer()) });

/** A pile of `kinds` kinds of cards, for the schema of a game's own state. */
export function pileSchema(kinds: number): v.GenericSchema<unknown, Pile> {
  return v.strictObject({
    top: v.array(KNOWN_CARD),
    rest: v.pipe(v.array(whole(0)), v.length(kinds)),
    bottom: v.array(KNOWN_CARD),
  });
}

/** A value from outside that fits the schema; otherwise an error with the path of every fault. */
export function parsed<Value>(
  schema: v.GenericSchema<unknown, Value>,
  input: unknown,
  name: string,
  code: ErrorCode,
): Value {
  const first = readable(() => v.safeParse(schema, input, { abortEarly: true }), name, code);
  if (first.success) return first.output;
  // Of a value without end only the first fault is told: all of them would fill the memory.
  const isShort = isShorterThan(MOST_VALUES, input);
  const issues = isShort ? (readable(() => v.safeParse(schema, input), name, code).issues ?? []) : first.issues;
  const others = isShort ? readable(() => otherUnknownKeys(schema, input, issues), name, code) : [];
  throw new EngineError(
    code,
    `The ${name} is not valid.`,
    [...(issues.length > 0 ? issues : first.issues), ...others].map((issue) => faultOf(issue, name)),
  );
}

// Far more than any record or position has.
const MOST_VALUES = 100_000;

// One that contains itself is endless. What cannot be read is for the schema to tell.
function isShorterThan(most: number, input: unknown): boolean {
  const open: unknown[] = [input];
  for (let seen = 0; open.length > 0; seen++) {
    const value = open.pop();
    if (seen > most) return false;
    if (typeof value !== 'object' || value === null) continue;
    try {
      if (Array.isArray(value) && value.length > most) return false;
      for (const key of Object.keys(value)) open.push(Reflect.get(value, key));
    } catch {
      // It has no parts to be counted.
    }
  }
  return true;
}

/**
 * Refuses a position that is longer than any: to read millions of entries takes seconds. Getters are left for the schema, so
 * that each is asked once.
 *
 * @rule KER-2.3 A save that is far longer than any position is refused by its length alone.
 */
export function refuseEndless(input: unknown, name: string, code: ErrorCode): void {
  const fault = readable(() => endlessIn(input, name), name, code);
  if (fault !== undefined) throw new EngineError(code, `The ${name} is not valid.`, [fault]);
}

function endlessIn(input: unknown, name: string): Fault | undefined {
  const open: { readonly value: unknown; readonly path: string }[] = [{ value: input, path: name }];
  for (let seen = 0; open.length > 0; seen++) {
    if (seen > MOST_VALUES) return { path: name, message: `expected at most ${MOST_VALUES} values in all` };
    const { value, path } = open.pop() as (typeof open)[number];
    if (typeof value !== 'object' || value === null) continue;
    const isList = Array.isArray(value);
    if (isList && value.length > MOST_VALUES) {
      return { path, message: `expected at most ${MOST_VALUES} entries, found ${value.length}` };
    }
    for (const key of Object.keys(value)) {
      const inner: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
      if (typeof inner === 'object')
        open.push({ value: inner, path: isList ? `${path}[${key}]` : `${path}.${cut(key)}` });
      else seen += 1;
    }
  }
  return undefined;
}

type Issue = v.BaseIssue<unknown>;

// A value with more unknown keys than that is something else altogether.
const MOST_UNKNOWN = 20;

// Of an object's unknown keys valibot names one: those that were named are taken away, until no other comes up.
function otherUnknownKeys(schema: v.GenericSchema, input: unknown, issues: readonly Issue[]): Issue[] {
  const others: Issue[] = [];
  let rest = input;
  let named = issues.filter(isUnknownKey);
  for (let round = 1; named.length > 0 && round < MOST_UNKNOWN; round++) {
    for (const { path = [] } of named) rest = without(rest, path.map(({ key }) => key) as string[]);
    named = (v.safeParse(schema, rest).issues ?? []).filter(isUnknownKey);
    others.push(...named);
  }
  return others;
}

function isUnknownKey({ type, expected }: Issue): boolean {
  return type === 'strict_object' && expected === 'never';
}

function without(value: unknown, [key = '', ...inner]: readonly string[]): unknown {
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  if (inner.length === 0) delete copy[key];
  else copy[key] = without(copy[key], inner);
  return copy;
}

// Getters and proxies that throw are a fault of the value like any other.
function readable<Result>(read: () => Result, name: string, code: ErrorCode): Result {
  try {
    return read();
  } catch {
    throw new EngineError(code, `The ${name} is not valid.`, [{ path: name, message: 'cannot be read' }]);
  }
}

function faultOf(issue: Issue, name: string): Fault {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${cut(String(key))}`));
  const expected = issue.expected === null ? issue.message : `expected ${issue.expected}, found ${cut(issue.received)}`;
  return { path: name + path.join(''), message: expected };
}

import { UNREADABLE } from '../basics/attempt.ts';
import type { Fault } from '../basics/errors.ts';
import { type Key, oneOf, pathOf, TOLD, unknownKeys } from './fault-words.ts';
import { type Bounds, type Flaw, faultsOf, plainCopy } from './plain-copy.ts';

/**
 * A place in a value from outside: what is there, its path, and where to tell a fault.
 *
 * Whoever checks such a value by hand goes from spot to spot. A spot that is `undefined` stands for what is missing or could
 * not be read: that is told already, so every function here takes it and gives nothing back.
 */
export interface Spot {
  /** A plain copy: nothing in it can change or throw. */
  readonly value: unknown;
  readonly path: string;
  readonly at: readonly Key[];
  /** Takes what is wrong here. */
  readonly report: (flaw: Flaw & Fault) => void;
}

/** What was read of a value from outside, and everything that is wrong with it. */
export interface Examined<Value> {
  /** Nothing, if there is a fault. */
  readonly value: Value | undefined;
  readonly faults: readonly Fault[];
}

/**
 * Reads a value from outside, whatever it is: a plain copy is made of it, each property read once, and `read` goes through the
 * copy from its first spot. It never throws, unless `read` does.
 *
 * @rule KER-2.17 Each part of a value from outside is read once: what is checked is what is used.
 */
export function examined<Value>(
  input: unknown,
  name: string,
  read: (spot: Spot) => Value | undefined,
  bounds?: Bounds,
): Examined<Value> {
  const { value: copy, flaws } = plainCopy(input, bounds);
  const { value, found } = readCopy(copy, name, read);
  const faults = [...faultsOf(name, flaws), ...found.map(({ path, message }) => ({ path, message }))];
  return { value: faults.length === 0 ? value : undefined, faults };
}

/** Reads a plain copy from its first spot. */
export function readCopy<Value>(
  copy: unknown,
  name: string,
  read: (spot: Spot) => Value | undefined,
): { readonly value: Value | undefined; readonly found: readonly (Flaw & Fault)[] } {
  const found: (Flaw & Fault)[] = [];
  if (copy === UNREADABLE) return { value: undefined, found };
  const value = read({ value: copy, path: name, at: [], report: (flaw) => found.push(flaw) });
  return { value, found };
}

/** Tells a fault of what is at a spot, or at a key of it. */
export function fault(spot: Spot, message: string, ...inner: readonly Key[]): void {
  spot.report({ path: pathOf(spot.path, inner), at: [...spot.at, ...inner], message });
}

/** Tells that something else was expected at a spot: `expected a prime number, found 4`. */
export function unexpected(spot: Spot, expected: string): undefined {
  fault(spot, TOLD.expected(expected, spot.value));
  return undefined;
}

/** The entries of an object by key; those that are missing or could not be read are undefined. */
export type Entries<Name extends string = string> = (key: Name) => Spot | undefined;

/** The keys of an object. */
export interface Keys<Name extends string = string> {
  readonly required: readonly Name[];
  readonly optional?: readonly Name[];
}

/** Reads an object with certain keys: those it lacks and those it should not have are faults. */
export function objectAt<const Name extends string>(
  spot: Spot | undefined,
  { required, optional = [] }: Keys<Name>,
): Entries<Name> | undefined {
  const object = recordAt(spot);
  if (spot === undefined || object === undefined) return undefined;
  for (const key of required) if (!Object.hasOwn(object, key)) fault(spot, TOLD.missing, key);
  const known = [...required, ...optional];
  for (const { key, message } of unknownKeys(object, known)) fault(spot, message, ...key);
  return (key) => (Object.hasOwn(object, key) ? entryOf(spot, object[key], key) : undefined);
}

/** Reads an object that may have any keys: its entries, in order; undefined if it is none. */
export function entriesAt(
  spot: Spot | undefined,
): readonly (readonly [key: string, entry: Spot | undefined])[] | undefined {
  const object = recordAt(spot);
  if (spot === undefined || object === undefined) return undefined;
  return Object.entries(object).map(([key, value]) => [key, entryOf(spot, value, key)]);
}

/** Reads the word of an object on which its other keys depend. */
export function tagAt<const Word extends string>(
  spot: Spot | undefined,
  key: string,
  words: readonly Word[],
): Word | undefined {
  const object = recordAt(spot);
  if (spot === undefined || object === undefined) return undefined;
  if (Object.hasOwn(object, key)) return wordAt(entryOf(spot, object[key], key), words);
  fault(spot, TOLD.missing, key);
  return undefined;
}

/** Has the object at this spot the key? */
export function hasKey({ value }: Spot, key: string): boolean {
  return isRecord(value) && Object.hasOwn(value, key);
}

/**
 * Reads a list of a certain length; entries beyond the longest are not looked at. There are none, if it is no list. A fault
 * calls the entries by what they are.
 */
export function listAt(
  spot: Spot | undefined,
  least: number,
  most: number,
  of = 'entries',
): readonly (Spot | undefined)[] {
  if (spot === undefined) return [];
  if (!Array.isArray(spot.value)) {
    unexpected(spot, of === 'entries' ? 'a list' : `a list of ${of}`);
    return [];
  }
  const { length } = spot.value;
  if (length === 0 && least > 0 && of === 'entries') fault(spot, TOLD.empty);
  else if (length < least || length > most) {
    const bounds = least === most ? String(most) : least === 0 ? `at most ${most}` : `${least} to ${most}`;
    fault(spot, `expected a list of ${bounds} ${of}, found ${length}`);
  }
  return spot.value.slice(0, most).map((value, index) => entryOf(spot, value, index));
}

/** Reads one of several words. One that there is not is told with those there are, first the one that may have been meant. */
export function wordAt<const Word extends string>(spot: Spot | undefined, words: readonly Word[]): Word | undefined {
  if (spot === undefined) return undefined;
  const word = words.find((candidate) => candidate === spot.value);
  return word ?? unexpected(spot, oneOf(words, spot.value));
}

/** Reads a whole number within bounds, both included; or a multiple of a number, such as points that go in fives. */
export function wholeAt(spot: Spot | undefined, least: number, most: number, of = 1): number | undefined {
  if (spot === undefined) return undefined;
  const { value } = spot;
  if (typeof value === 'number' && value % of === 0 && value >= least && value <= most) return value;
  return unexpected(spot, `a ${of === 1 ? 'whole number' : `multiple of ${of}`} from ${least} to ${most}`);
}

/** Reads a text. */
export function textAt(spot: Spot | undefined): string | undefined {
  if (spot === undefined) return undefined;
  return typeof spot.value === 'string' ? spot.value : unexpected(spot, 'a text');
}

function recordAt(spot: Spot | undefined): Readonly<Record<string, unknown>> | undefined {
  if (spot === undefined) return undefined;
  return isRecord(spot.value) ? spot.value : unexpected(spot, 'an object');
}

/** Is this an object that is no list? */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function entryOf({ path, at, report }: Spot, value: unknown, key: Key): Spot | undefined {
  return value === UNREADABLE ? undefined : { value, path: pathOf(path, [key]), at: [...at, key], report };
}

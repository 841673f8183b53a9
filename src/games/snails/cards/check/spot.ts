import { shown } from '../../outside.ts';
import { keyPath, UNREADABLE } from './plain-copy.ts';

/** A place in plain data from outside: what is there, its path, and where to tell a fault. */
export interface Spot {
  readonly value: unknown;
  readonly path: string;
  readonly report: (path: string, message: string) => void;
}

/** Tells a fault of what is at a spot. */
export function fault({ path, report }: Spot, message: string): void {
  report(path, message);
}

/** The entries of an object by key; those that are missing or could not be read are undefined. */
export type Entries = (key: string) => Spot | undefined;

/** The keys of an object. */
export interface Keys {
  readonly required: readonly string[];
  readonly optional?: readonly string[];
}

/** Reads an object with certain keys: those it lacks and those it should not have are faults. */
export function objectAt(spot: Spot | undefined, { required, optional = [] }: Keys): Entries | undefined {
  const object = recordAt(spot);
  if (spot === undefined || object === undefined) return undefined;
  for (const key of required) {
    if (!Object.hasOwn(object, key)) spot.report(keyPath(spot.path, key), 'is missing');
  }
  const known = [...required, ...optional];
  for (const key of Object.keys(object)) {
    if (known.includes(key)) continue;
    spot.report(keyPath(spot.path, key), `unknown key; the keys are ${known.map(shown).join(', ')}`);
  }
  return (key) => (Object.hasOwn(object, key) ? entryOf(spot, object[key], keyPath(spot.path, key)) : undefined);
}

/** Reads an object that may have any keys: its entries, in order; undefined if it is none. */
export function entriesAt(
  spot: Spot | undefined,
): readonly (readonly [key: string, entry: Spot | undefined])[] | undefined {
  const object = recordAt(spot);
  if (spot === undefined || object === undefined) return undefined;
  return Object.entries(object).map(([key, value]) => [key, entryOf(spot, value, keyPath(spot.path, key))]);
}

/** Reads the word of an object on which its other keys depend. */
export function tagAt<const Word extends string>(
  spot: Spot | undefined,
  key: string,
  words: readonly Word[],
): Word | undefined {
  const object = recordAt(spot);
  if (spot === undefined || object === undefined) return undefined;
  const path = keyPath(spot.path, key);
  if (Object.hasOwn(object, key)) return wordAt(entryOf(spot, object[key], path), words);
  spot.report(path, 'is missing');
  return undefined;
}

/** Has the object at this spot the key? */
export function hasKey({ value }: Spot, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}

/** Reads a list of a certain length; entries beyond the longest are not looked at. */
export function listAt(spot: Spot | undefined, least: number, most: number): readonly (Spot | undefined)[] {
  if (spot === undefined) return [];
  if (!Array.isArray(spot.value)) {
    fault(spot, `expected a list, found ${shown(spot.value)}`);
    return [];
  }
  const { length } = spot.value;
  if (length < least || length > most) {
    const bounds = least === most ? String(most) : `${least} to ${most}`;
    fault(spot, length === 0 ? 'is empty' : `expected a list of ${bounds} entries, found ${length}`);
  }
  return spot.value.slice(0, most).map((value, index) => entryOf(spot, value, `${spot.path}[${index}]`));
}

/** Reads one of several words. */
export function wordAt<const Word extends string>(spot: Spot | undefined, words: readonly Word[]): Word | undefined {
  if (spot === undefined) return undefined;
  const word = words.find((candidate) => candidate === spot.value);
  if (word === undefined) fault(spot, `expected ${words.map(shown).join(', ')}, found ${shown(spot.value)}`);
  return word;
}

/** Reads a whole number within bounds, both included. */
export function wholeAt(spot: Spot | undefined, least: number, most: number): number | undefined {
  if (spot === undefined) return undefined;
  const { value } = spot;
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  fault(spot, `expected a whole number from ${least} to ${most}, found ${shown(value)}`);
  return undefined;
}

/** Reads a number of life points: these go in fives. */
export function pointsAt(spot: Spot | undefined, most: number): void {
  if (spot === undefined) return;
  const { value } = spot;
  if (typeof value === 'number' && value > 0 && value <= most && value % 5 === 0) return;
  fault(spot, `expected a multiple of 5 from 5 to ${most}, found ${shown(value)}`);
}

function recordAt(spot: Spot | undefined): Readonly<Record<string, unknown>> | undefined {
  if (spot === undefined) return undefined;
  const { value } = spot;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Readonly<Record<string, unknown>>;
  }
  fault(spot, `expected an object, found ${shown(value)}`);
  return undefined;
}

const entryOf = ({ report }: Spot, value: unknown, path: string): Spot | undefined =>
  value === UNREADABLE ? undefined : { value, path, report };

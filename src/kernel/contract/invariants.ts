import type { Fault } from '../basics/errors.ts';
import { isSamePlain } from '../basics/plain.ts';

/** A fault at a place of a state: what was expected there, what was found, and whose it is. */
export function faultAt(path: string, expected: string, found: unknown, whose = ''): Fault {
  return { path: `state.${path}`, message: `expected ${expected}, found ${shown(found)}${whose}` };
}

/** A fault, unless it is so. */
export function faultUnless(isSo: boolean, ...[path, expected, found, whose]: Parameters<typeof faultAt>): Fault[] {
  return isSo ? [] : [faultAt(path, expected, found, whose)];
}

/** What was expected of an entry, where it is not so; nothing, where it is. */
export type EntryLook<Entry> = (entry: Entry, index: number) => string | undefined;

/** What is wrong with the entries of a list, each told with its number. */
export function faultsOfEach<Entry>(
  name: string,
  list: readonly Entry[],
  look: EntryLook<Entry>,
  whose: (index: number) => string = () => '',
): Fault[] {
  return list.flatMap((entry, index) => {
    const expected = look(entry, index);
    return expected === undefined ? [] : [faultAt(`${name}[${index}]`, expected, entry, whose(index))];
  });
}

/** What is different from an object of the same keys, key by key. */
export function faultsBetween<Thing extends object>(name: string, found: Thing, wanted: Thing): Fault[] {
  return Object.entries(wanted).flatMap(([key, value]) => {
    const other: unknown = found[key as keyof Thing];
    return faultUnless(isSamePlain(other, value), `${name}.${key}`, shown(value), other);
  });
}

/** A value as the message of a fault calls it; work by its name, with its figures. */
export function shown(found: unknown): string {
  if (typeof found !== 'object' || found === null) return String(found);
  if (Array.isArray(found)) return found.length === 0 ? 'nothing' : found.map(shown).join(', ');
  const { do: step, ask, ...figures } = found as Readonly<Record<string, unknown>>;
  const said = Object.entries(figures).map(([key, value]) => `${key} ${shown(value)}`);
  return [`'${String(step ?? ask ?? 'together')}'`, ...said].join(' ');
}

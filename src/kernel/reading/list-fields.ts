import { deepFreeze } from '../basics/plain.ts';
import type { Expected } from '../basics/refusal.ts';
import { comparing } from './domain.ts';
import { checkBounds, type Field } from './fields.ts';
import { isArray, Malformed, property } from './malformed.ts';

/** A field that holds a list of `least` to `most` entries of one kind, in an order that counts. */
export function list<Value>(entry: Field<Value>, least: number, most: number): Field<readonly Value[]> {
  checkBounds('list', least, most);
  return {
    domain: deepFreeze({ kind: 'list', entry: entry.domain, least, most }),
    read: (input, path) => readEntries(input, path, { entry, least, most, expected: 'list' }),
  };
}

/**
 * A field that holds a set of `least` to `most` different entries, such as fields or pawns. They may be named in any
 * order, and are kept in the order of their domain.
 *
 * @rule KER-2.11 What has no order may be named in any order, and is kept in the order of its domain.
 */
export function ascending<Value>(entry: Field<Value>, least: number, most: number): Field<readonly Value[]> {
  checkBounds('ascending', least, most);
  const compare = comparing(entry.domain);
  return {
    domain: deepFreeze({ kind: 'set', entry: entry.domain, least, most }),
    read(input, path) {
      const entries = readEntries(input, path, { entry, least, most, expected: 'set' });
      entries.sort(compare);
      const isDouble = (each: Value, index: number): boolean => index > 0 && compare(each, entries[index - 1]) === 0;
      if (entries.some(isDouble)) throw new Malformed(path, 'set', least, most);
      return entries;
    },
  };
}

/**
 * A field that holds `least` to `most` entries without an order, of which some may be equal, such as cards of a hand by
 * their kind. They may be named in any order, and are kept in the order of their domain.
 *
 * @rule KER-2.11 What has no order may be named in any order, and is kept in the order of its domain.
 */
export function bag<Value>(entry: Field<Value>, least: number, most: number): Field<readonly Value[]> {
  checkBounds('bag', least, most);
  const compare = comparing(entry.domain);
  return {
    domain: deepFreeze({ kind: 'bag', entry: entry.domain, least, most }),
    read: (input, path) => readEntries(input, path, { entry, least, most, expected: 'list' }).sort(compare),
  };
}

interface Entries<Value> {
  readonly entry: Field<Value>;
  readonly least: number;
  readonly most: number;
  readonly expected: Expected;
}

function readEntries<Value>(input: unknown, path: string, { entry, least, most, expected }: Entries<Value>): Value[] {
  if (!isArray(input, path)) throw new Malformed(path, expected, least, most);
  const length = property(input, 'length', path);
  if (!Number.isInteger(length) || Number(length) < least || Number(length) > most) {
    throw new Malformed(path, expected, least, most);
  }
  const read: Value[] = [];
  for (let index = 0; index < Number(length); index++) {
    const entryPath = `${path}[${index}]`;
    read.push(entry.read(property(input, index, entryPath), entryPath));
  }
  return read;
}

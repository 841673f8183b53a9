import type { Expected } from '../basics/refusal.ts';
import { unreachable } from '../basics/unreachable.ts';
import { comparing, type Domain, type ManyDomain, type Part, type VariantDomain } from './domain.ts';
import { nearestFirst } from './fault-words.ts';
import { isArray, Malformed, property } from './malformed.ts';

/**
 * Returns a fresh plain value, read from one that may be anything. Every property is read once. A value that is not of the
 * domain throws a `Malformed`.
 */
export type Read = (input: unknown, path: string) => unknown;

/**
 * How values of a domain are read.
 *
 * @rule KER-2.10 What an action's fields can hold is declared once, as data.
 */
export function readerOf(domain: Domain): Read {
  switch (domain.kind) {
    case 'integer': {
      const { least, most } = domain;
      return (input, path) => readInteger(input, path, least, most);
    }
    case 'word':
      return wordReader(domain.words);
    case 'flag':
      return readFlag;
    case 'list':
    case 'set':
    case 'bag':
      return manyReader(domain);
    case 'object': {
      const readers = readersOf(domain.parts);
      return (input, path) => {
        checkObject(input, path);
        return readInto({}, readers, input, path);
      };
    }
    case 'variant':
      return variantReader(domain);
    default:
      return unreachable(domain);
  }
}

/** A whole number within bounds. */
export function readInteger(input: unknown, path: string, least: number, most: number): number {
  if (typeof input !== 'number' || !Number.isInteger(input) || input < least || input > most) {
    throw new Malformed(path, 'integer', least, most);
  }
  return input + 0; // -0 becomes 0: the two are one number in JSON
}

function wordReader(words: readonly string[]): Read {
  // What is kept is the word of the rules, not the one that came in, which may hold on to a text of a million letters.
  const known = new Map<unknown, string>(words.map((each) => [each, each]));
  return (input, path) => {
    const found = known.get(input);
    if (found === undefined) throw Malformed.word(path, nearestFirst(input, words));
    return found;
  };
}

function readFlag(input: unknown, path: string): boolean {
  if (typeof input !== 'boolean') throw new Malformed(path, 'boolean');
  return input;
}

// KER-2.11: what has no order is kept in the order of its domain.
function manyReader({ kind, entry, least, most }: ManyDomain): Read {
  const read = readerOf(entry);
  const expected = kind === 'set' ? 'set' : 'list';
  if (kind === 'list') return (input, path) => readEntries(input, path, { read, least, most, expected });
  const compare = comparing(entry);
  return (input, path) => {
    const entries = readEntries(input, path, { read, least, most, expected }).sort(compare);
    const isDouble = (each: unknown, index: number): boolean => index > 0 && compare(each, entries[index - 1]) === 0;
    if (kind === 'set' && entries.some(isDouble)) throw new Malformed(path, 'set', least, most);
    return entries;
  };
}

interface Entries {
  readonly read: Read;
  readonly least: number;
  readonly most: number;
  readonly expected: Expected;
}

function readEntries(input: unknown, path: string, { read, least, most, expected }: Entries): unknown[] {
  if (!isArray(input, path)) throw new Malformed(path, expected, least, most);
  const length = property(input, 'length', path);
  if (!Number.isInteger(length) || Number(length) < least || Number(length) > most) {
    throw new Malformed(path, expected, least, most);
  }
  const entries: unknown[] = [];
  for (let index = 0; index < Number(length); index++) {
    const entryPath = `${path}[${index}]`;
    entries.push(read(property(input, index, entryPath), entryPath));
  }
  return entries;
}

// KER-2.12: of several shapes exactly one is there.
function variantReader({ tag, shapes }: VariantDomain): Read {
  const readTag = wordReader(shapes.map(({ tell }) => tell));
  const told = new Map(
    shapes.map(({ tell, parts }) => {
      const readers = readersOf(parts);
      const own = tag ?? tell;
      return [tell, [readers.find(({ key }) => key === own), readers.filter(({ key }) => key !== own)]] as const;
    }),
  );
  return (input, path) => {
    checkObject(input, path);
    let tell: string | undefined;
    let given: unknown;
    if (tag === null) {
      for (const key of told.keys()) {
        const value = property(input, key, `${path}.${key}`);
        if (value === undefined) continue;
        if (tell !== undefined) throw new Malformed(path, 'variant');
        [tell, given] = [key, value];
      }
    } else {
      given = property(input, tag, `${path}.${tag}`);
      tell = readTag(given, `${path}.${tag}`) as string;
    }
    const [own, others] = told.get(tell ?? '') ?? [];
    if (own === undefined || others === undefined) throw new Malformed(path, 'variant');
    return readInto({ [own.key]: own.read(given, path + own.path) }, others, input, path);
  };
}

function checkObject(input: unknown, path: string): void {
  if (typeof input !== 'object' || input === null || isArray(input, path)) throw new Malformed(path, 'object');
}

/** A key of an object, made ready for reading it. */
export interface Reader {
  readonly key: string;
  readonly path: string;
  readonly read: Read;
  readonly presence: Part['presence'];
}

/** The keys of an object, made ready for reading it. */
export function readersOf(parts: readonly Part[]): readonly Reader[] {
  return parts.map(({ key, domain, presence }) => ({ key, path: `.${key}`, read: readerOf(domain), presence }));
}

/**
 * Reads all these keys, each once, and puts them into a fresh object.
 *
 * @rule KER-2.2 Keys of an action that nobody asked for are ignored.
 */
export function readInto(
  fresh: Record<string, unknown>,
  readers: readonly Reader[],
  input: unknown,
  path: string,
): Record<string, unknown> {
  for (const { key, path: end, read, presence } of readers) {
    const keyPath = path + end;
    const given = property(input, key, keyPath);
    if (given !== undefined || presence === 'always') fresh[key] = read(given, keyPath);
  }
  return fresh;
}

import { EngineError } from '../basics/errors.ts';
import { deepFreeze, freezeAll } from '../basics/plain.ts';
import type { Expected, MalformedFacts } from '../basics/refusal.ts';
import { comparing, type Domain, type Part } from './domain.ts';
import { nearestFirst } from './fault-words.ts';

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

/** A field that may be left out; then it is not there in what is read either. */
export function optional<Value>(field: Field<Value>): Optional<Value> {
  return { optional: field };
}

/**
 * A field that holds an object with these fields.
 *
 * @rule KER-2.12 What may be left out is then absent, and of several shapes exactly one is there.
 */
export function object<const Fields extends Shape>(fields: Fields): Field<ValueOf<Fields>> {
  const readers = readersOf(fields);
  return {
    domain: deepFreeze({ kind: 'object', parts: partsOf(fields) }),
    read(input, path) {
      checkObject(input, path);
      return readInto({}, readers, input, path) as ValueOf<Fields>;
    },
  };
}

/** What an object of one of these shapes holds, with its word at the tag. */
export type Tagged<Tag extends string, Shapes> = {
  [Word in keyof Shapes]: { readonly [Key in Tag]: Word } & ValueOf<Shapes[Word]>;
}[keyof Shapes];

/**
 * A field that holds an object of one of several shapes, told apart by the word at the key `tag`:
 * `variant('kind', { pawn: { pawn: integer(0, 5) }, nobody: {} })`.
 *
 * @rule KER-2.12 What may be left out is then absent, and of several shapes exactly one is there.
 */
export function variant<const Tag extends string, const Shapes extends Readonly<Record<string, Shape>>>(
  tag: Tag,
  shapes: Shapes,
): Field<Tagged<Tag, Shapes>> {
  const told = Object.entries(shapes).map(([tell, fields]) => ({ tell, fields }));
  for (const { tell, fields } of told) {
    if (Object.hasOwn(fields, tag))
      throw invalid(`variant: the shape '${tell}' has a field '${tag}', which is the tag.`);
  }
  const tags = word(told.map(({ tell }) => tell));
  const readers = new Map(told.map(({ tell, fields }) => [tell, readersOf(fields)]));
  return {
    domain: deepFreeze({
      kind: 'variant',
      tag,
      shapes: told.map(({ tell, fields }) => ({ tell, parts: partsOf({ [tag]: word([tell]), ...fields }) })),
    }),
    read(input, path) {
      checkObject(input, path);
      const tagPath = `${path}.${tag}`;
      const tell = tags.read(property(input, tag, tagPath), tagPath);
      return readInto({ [tag]: tell }, readers.get(tell) ?? [], input, path) as Tagged<Tag, Shapes>;
    },
  };
}

/**
 * A field that holds an object of one of several shapes, told apart by the key that each has for its own:
 * `either({ pawn: integer(0, 5) }, { field: integer(0, 8) })`.
 *
 * @rule KER-2.12 What may be left out is then absent, and of several shapes exactly one is there.
 */
export function either<const Shapes extends readonly Shape[]>(...shapes: Shapes): Field<EachOf<Shapes[number]>> {
  const told = shapes.map((fields) => {
    const tell = ownKey(fields, shapes);
    const { [tell]: own, ...others } = fields;
    return { tell, path: `.${tell}`, own: own as Field<unknown>, readers: readersOf(others), parts: partsOf(fields) };
  });
  return {
    domain: deepFreeze({ kind: 'variant', tag: null, shapes: told.map(({ tell, parts }) => ({ tell, parts })) }),
    read(input, path) {
      checkObject(input, path);
      let found: (typeof told)[number] | undefined;
      let given: unknown;
      for (const shape of told) {
        const value = property(input, shape.tell, path + shape.path);
        if (value === undefined) continue;
        if (found !== undefined) throw new Malformed(path, 'variant');
        found = shape;
        given = value;
      }
      if (found === undefined) throw new Malformed(path, 'variant');
      const { tell, own, readers } = found;
      const read = { [tell]: own.read(given, path + found.path) };
      return readInto(read, readers, input, path) as EachOf<Shapes[number]>;
    },
  };
}

/** What an object of one of these shapes holds. */
export type EachOf<Fields> = Fields extends Shape ? ValueOf<Fields> : never;

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

/** The fields of an object as data, in the order in which they are declared. */
export function partsOf(fields: Shape): Part[] {
  return Object.entries(fields).map(([key, field]) =>
    'optional' in field
      ? { key, domain: field.optional.domain, presence: 'optional' }
      : { key, domain: field.domain, presence: 'always' },
  );
}

/** A field of an object, made ready for reading it. */
export interface Reader {
  readonly key: string;
  readonly path: string;
  readonly field: Field<unknown>;
  readonly presence: Part['presence'];
}

/** The fields of an object, made ready for reading it. */
export function readersOf(fields: Shape): readonly Reader[] {
  return Object.entries(fields).map(([key, field]) =>
    'optional' in field
      ? { key, path: `.${key}`, field: field.optional, presence: 'optional' }
      : { key, path: `.${key}`, field, presence: 'always' },
  );
}

/** Reads all these fields, each once, and puts them into a fresh object. */
export function readInto(
  fresh: Record<string, unknown>,
  readers: readonly Reader[],
  input: unknown,
  path: string,
): Record<string, unknown> {
  for (const { key, path: end, field, presence } of readers) {
    const keyPath = path + end;
    const given = property(input, key, keyPath);
    if (given !== undefined || presence === 'always') fresh[key] = field.read(given, keyPath);
  }
  return fresh;
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

/** Thrown while a value is being read, and caught where the reading began. */
export class Malformed {
  readonly facts: MalformedFacts;

  constructor(path: string, expected: Expected, least = 0, most = 0, words: readonly string[] = []) {
    const facts = { path, expected, least, most };
    this.facts = words.length === 0 ? facts : { ...facts, words };
  }

  /** There should have been one of these words. */
  static word(path: string, words: readonly string[]): Malformed {
    return new Malformed(path, 'word', 0, 0, words);
  }
}

/** Reads one property, once; getters and proxies that throw make the value malformed. */
export function property(input: unknown, key: string | number, path: string): unknown {
  try {
    return (input as Record<string | number, unknown>)[key];
  } catch {
    throw new Malformed(path, 'readable');
  }
}

function checkObject(input: unknown, path: string): void {
  if (typeof input !== 'object' || input === null || isArray(input, path)) throw new Malformed(path, 'object');
}

// Of a revoked proxy not even this can be asked.
function isArray(input: unknown, path: string): boolean {
  try {
    return Array.isArray(input);
  } catch {
    throw new Malformed(path, 'readable');
  }
}

/** What `read` gives, or where and how the value failed to be an action. */
export function attempt<Value>(read: () => Value): Value | Malformed {
  try {
    return read();
  } catch (thrown) {
    // A decoder of a game's own may throw anything: whatever cannot be read is malformed, never an error.
    return thrown instanceof Malformed ? thrown : new Malformed('action', 'readable');
  }
}

function ownKey(fields: Shape, shapes: readonly Shape[]): string {
  const key = Object.keys(fields).find(
    (each) =>
      !('optional' in (fields[each] as object)) && shapes.filter((shape) => Object.hasOwn(shape, each)).length === 1,
  );
  if (key !== undefined) return key;
  throw invalid(`either: the shape { ${Object.keys(fields).join(', ')} } has no key of its own that is always there.`);
}

function checkBounds(what: string, least: number, most: number): void {
  const from = what === 'integer' ? Number.MIN_SAFE_INTEGER : 0;
  if ([least, most].every((bound) => Number.isSafeInteger(bound) && bound >= from)) return;
  throw invalid(`${what}: the bounds are whole numbers from ${from}, and not ${least} and ${most}.`);
}

function invalid(message: string): EngineError {
  return new EngineError('ruleset/invalid', message);
}

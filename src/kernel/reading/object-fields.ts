import { deepFreeze } from '../basics/plain.ts';
import type { Part } from './domain.ts';
import { type Field, invalid, type Shape, type ValueOf, word } from './fields.ts';
import { isArray, Malformed, property } from './malformed.ts';

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

function ownKey(fields: Shape, shapes: readonly Shape[]): string {
  const key = Object.keys(fields).find(
    (each) =>
      !('optional' in (fields[each] as object)) && shapes.filter((shape) => Object.hasOwn(shape, each)).length === 1,
  );
  if (key !== undefined) return key;
  throw invalid(`either: the shape { ${Object.keys(fields).join(', ')} } has no key of its own that is always there.`);
}

function checkObject(input: unknown, path: string): void {
  if (typeof input !== 'object' || input === null || isArray(input, path)) throw new Malformed(path, 'object');
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

/**
 * Reads all these fields, each once, and puts them into a fresh object.
 *
 * @rule KER-2.2 Keys of an action that nobody asked for are ignored.
 */
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

import type { Part } from './domain.ts';
import { type Field, fieldOf, invalid, type Shape, type ValueOf, word } from './fields.ts';

/**
 * A field that holds an object with these fields.
 *
 * @rule KER-2.12 What may be left out is then absent, and of several shapes exactly one is there.
 */
export function object<const Fields extends Shape>(fields: Fields): Field<ValueOf<Fields>> {
  return fieldOf({ kind: 'object', parts: partsOf(fields) });
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
  const told = Object.entries(shapes).map(([tell, fields]) => {
    if (Object.hasOwn(fields, tag)) {
      throw invalid(`variant: the shape '${tell}' has a field '${tag}', which is the tag.`);
    }
    return { tell, parts: partsOf({ [tag]: word([tell]), ...fields }) };
  });
  return fieldOf({ kind: 'variant', tag, shapes: told });
}

/**
 * A field that holds an object of one of several shapes, told apart by the key that each has for its own:
 * `either({ pawn: integer(0, 5) }, { field: integer(0, 8) })`.
 *
 * @rule KER-2.12 What may be left out is then absent, and of several shapes exactly one is there.
 */
export function either<const Shapes extends readonly Shape[]>(...shapes: Shapes): Field<EachOf<Shapes[number]>> {
  const told = shapes.map((fields) => ({ tell: ownKey(fields, shapes), parts: partsOf(fields) }));
  return fieldOf({ kind: 'variant', tag: null, shapes: told });
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

/** The fields of an object as data, in the order in which they are declared. */
export function partsOf(fields: Shape): Part[] {
  return Object.entries(fields).map(([key, field]) => {
    const [domain, presence] =
      'optional' in field ? ([field.optional.domain, 'optional'] as const) : ([field.domain, 'always'] as const);
    return field.click === undefined ? { key, domain, presence } : { key, domain, presence, click: field.click };
  });
}

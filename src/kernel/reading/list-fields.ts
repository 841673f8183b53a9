import { checkBounds, type Field, fieldOf } from './fields.ts';

/** A field that holds a list of `least` to `most` entries of one kind, in an order that counts. */
export function list<Value>(entry: Field<Value>, least: number, most: number): Field<readonly Value[]> {
  return many('list', entry, { least, most });
}

/**
 * A field that holds a set of `least` to `most` different entries, such as fields or pawns. They may be named in any
 * order, and are kept in the order of their domain.
 *
 * @rule KER-2.11 What has no order may be named in any order, and is kept in the order of its domain.
 */
export function ascending<Value>(entry: Field<Value>, least: number, most: number): Field<readonly Value[]> {
  return many('ascending', entry, { least, most });
}

/**
 * A field that holds `least` to `most` entries without an order, of which some may be equal, such as cards of a hand by
 * their kind. They may be named in any order, and are kept in the order of their domain.
 *
 * @rule KER-2.11 What has no order may be named in any order, and is kept in the order of its domain.
 */
export function bag<Value>(entry: Field<Value>, least: number, most: number): Field<readonly Value[]> {
  return many('bag', entry, { least, most });
}

const KINDS = { list: 'list', ascending: 'set', bag: 'bag' } as const;

function many<Value>(
  name: keyof typeof KINDS,
  { domain }: Field<Value>,
  { least, most }: { readonly least: number; readonly most: number },
): Field<readonly Value[]> {
  checkBounds(name, least, most);
  return fieldOf({ kind: KINDS[name], entry: domain, least, most });
}

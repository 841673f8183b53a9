/** Stands for what a value from outside does not let be read. */
export const UNREADABLE: unique symbol = Symbol('cannot be read');

/** What `read` gives; nothing, if the value that it reads does not let itself be read. */
export function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** What is held at a key, asked for once; {@link UNREADABLE} where a getter or a proxy throws. */
export function propertyOf(holder: object, key: string | number): unknown {
  try {
    return Reflect.get(holder, key);
  } catch {
    return UNREADABLE;
  }
}

/** The name of data that is not plain, and whose keys would take seconds to list; nothing for any other value. */
export function bulkName(value: object): string | undefined {
  if (ArrayBuffer.isView(value)) return 'binary data';
  return attempt(() => value instanceof String) === true ? 'a text made into an object' : undefined;
}

/** Is this a list, a record, or an object that does not even say which? A revoked proxy throws at any question. */
export function kindOf(value: object): 'list' | 'object' | typeof UNREADABLE {
  if (attempt(() => Object.getPrototypeOf(value) as unknown) === undefined) return UNREADABLE;
  return Array.isArray(value) ? 'list' : 'object';
}

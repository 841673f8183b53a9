/** The entry of a table that is known to have it. */
export function entryOf<Entry>(table: readonly Entry[], index: number): Entry {
  const entry = table[index];
  if (entry === undefined) throw missing(index, table.length);
  return entry;
}

/** The same of figures: a look-up that has met nothing but numbers is faster. */
export function figureOf(figures: readonly number[], index: number): number {
  const figure = figures[index];
  if (figure === undefined) throw missing(index, figures.length);
  return figure;
}

/** What is known to be there. */
export function sure<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new RangeError(`There is no ${what}.`);
  return value;
}

/** The number of what is known to have one: a field of a board, a card of a pack. */
export function numberOf(numbers: ReadonlyMap<string, number>, name: string): number {
  const number = numbers.get(name);
  if (number === undefined) throw missing(name, numbers.size);
  return number;
}

const missing = (key: number | string, size: number): RangeError =>
  new RangeError(`There is no entry ${key} in a table of ${size}.`);

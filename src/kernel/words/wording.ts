import { freezeAll } from '../basics/plain.ts';

/** What a language has to say for itself, from which {@link createWording} makes its tools. */
export interface WordingRules<Forms extends readonly unknown[]> {
  /**
   * The form of a word that goes with a number: `form(5, 'karta', 'karty', 'kart')` is `kart`. How many forms there are is
   * the language's own affair; a call with too few of them does not compile.
   */
  readonly form: (count: number, ...forms: Forms) => string;
  /** The word before the last of a list, if all of them are meant: `and`. */
  readonly and: string;
  /** The word before the last of a list, if one of them is meant: `or`. */
  readonly or: string;
  /** The marks around a quotation. */
  readonly quotes: readonly [opening: string, closing: string];
}

/** How a language puts words together, in every game: numbers with their words, lists, quotations. */
export interface Wording<Forms extends readonly unknown[]> {
  /** The form of a word that goes with a number: `cards`. */
  readonly form: (count: number, ...forms: Forms) => string;
  /** A number with its word: `3 cards`. */
  readonly plural: (count: number, ...forms: Forms) => string;
  /** `a, b and c`. */
  readonly and: (items: readonly string[]) => string;
  /** `a, b or c`. */
  readonly or: (items: readonly string[]) => string;
  /** `“a”`. */
  readonly quoted: (text: string) => string;
}

/**
 * The tools of a language, for its sentences. English, Polish and German are there; a game that speaks another one makes
 * its own with this.
 *
 * @rule KER-11.4 A language has a form for every number, by a rule of its own.
 */
export function createWording<Forms extends readonly unknown[]>({
  form,
  and,
  or,
  quotes: [opening, closing],
}: WordingRules<Forms>): Wording<Forms> {
  return freezeAll<Wording<Forms>>({
    form,
    plural: (count, ...forms) => `${count} ${form(count, ...forms)}`,
    and: (items) => listed(items, and),
    or: (items) => listed(items, or),
    quoted: (text) => opening + text + closing,
  });
}

/** One thing, or several: how English, German and many others count. */
export function oneOrMany(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

function listed(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;
}

/** Things by name, those that are there several times with their number: `Mine, Rocket ×2`. */
export function namesCounted(ids: readonly string[], nameOf: (id: string) => string): string {
  return counted(ids.map(nameOf)).join(', ');
}

/** Each name once, in order, with its number where there are several: `Mine`, `Rocket ×2`. */
export function counted(names: readonly string[]): string[] {
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count === 1 ? name : `${name} ×${count}`;
  });
}

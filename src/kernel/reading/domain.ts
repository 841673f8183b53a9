import type { Plain } from '../basics/plain.ts';
import { unreachable } from '../basics/unreachable.ts';

/**
 * What a field of an action can hold, as plain data. Every domain has one order: numbers from the least to the most, words
 * as they are declared, `false` before `true`, short lists before long ones, what is left out before what is there, the
 * shapes of a variant one after the other; and within that, the first difference decides.
 *
 * @rule KER-2.10 What an action's fields can hold is declared once, as data.
 */
export type Domain =
  | { readonly kind: 'integer'; readonly least: number; readonly most: number }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  | { readonly kind: 'flag' }
  | ManyDomain
  | ObjectDomain
  | VariantDomain;

/** Several entries of one domain: in a `list` their order counts, in a `set` each is there once, in a `bag` or more often. */
export interface ManyDomain {
  readonly kind: 'list' | 'set' | 'bag';
  readonly entry: Domain;
  /** The least and the most entries. */
  readonly least: number;
  readonly most: number;
}

/** An object with these parts. */
export interface ObjectDomain {
  readonly kind: 'object';
  readonly parts: readonly Part[];
}

/** One key of an object, and what it can hold. */
export interface Part {
  readonly key: string;
  readonly domain: Domain;
  readonly presence: 'always' | 'optional';
  /** How it is clicked, where its declaration says so. */
  readonly click?: Click;
}

/** How a part of an action is clicked. */
export interface Click {
  /** The kind of target that is clicked, by the name that the action says; or the name of a way of the game's own. */
  readonly by: string;
  /** The key of what the decision is about that need not be clicked again. */
  readonly unless?: string;
  /** A button that is clicked before it. */
  readonly after?: string;
  /** Is it clicked before the parts that are declared above it? */
  readonly first?: true;
}

/** An object of one of several shapes. */
export interface VariantDomain {
  readonly kind: 'variant';
  /** The key whose word tells the shapes apart; null where each has a key of its own. */
  readonly tag: string | null;
  readonly shapes: readonly {
    /** The word of the tag, or the key that no other shape has. */
    readonly tell: string;
    /** All parts, that of the tag included. */
    readonly parts: readonly Part[];
  }[];
}

/**
 * How many values a domain has. Infinity where they are too many for a number: look here before
 * {@link valuesOf}.
 */
export function sizeOf(domain: Domain): number {
  switch (domain.kind) {
    case 'integer':
      return Math.max(0, domain.most - domain.least + 1);
    case 'word':
      return domain.words.length;
    case 'flag':
      return 2;
    case 'list':
    case 'set':
    case 'bag':
      return sizeOfMany(domain);
    case 'object':
      return sizeOfParts(domain.parts);
    case 'variant':
      return domain.shapes.reduce((sum, { parts }) => sum + sizeOfParts(parts), 0);
    default:
      return unreachable(domain);
  }
}

function sizeOfParts(parts: readonly Part[]): number {
  const sizes = parts.map(({ domain, presence }) => sizeOf(domain) + (presence === 'optional' ? 1 : 0));
  return sizes.includes(0) ? 0 : sizes.reduce((product, size) => product * size, 1);
}

function sizeOfMany({ kind, entry, least, most }: ManyDomain): number {
  const size = sizeOf(entry);
  const longest = mostEntries(kind, size, most);
  // One way for each length: there is nothing to choose.
  if (size <= 1) return Math.max(0, longest - least + 1);
  let ways = 1;
  let sum = 0;
  for (let length = 0; length <= longest; length++) {
    if (ways === Number.POSITIVE_INFINITY) return ways;
    if (length >= least) sum += ways;
    ways = nextWays(kind, size, length, ways);
  }
  return sum;
}

// From the ways to choose so many entries to the ways to choose one more.
function nextWays(kind: ManyDomain['kind'], size: number, length: number, ways: number): number {
  if (kind === 'list') return ways * size;
  const more = kind === 'set' ? size - length : size + length;
  return Math.round((ways * more) / (length + 1));
}

/** How many entries there can be at most, of a domain of this size. */
export function mostEntries(kind: ManyDomain['kind'], size: number, most: number): number {
  if (kind === 'set') return Math.min(most, size);
  return size === 0 ? Math.min(most, 0) : most;
}

/** All values of a domain in its order, made one by one. They may have parts in common, so nobody changes them. */
export function* valuesOf(domain: Domain): Generator<Plain, void> {
  switch (domain.kind) {
    case 'integer':
      for (let value = domain.least; value <= domain.most; value++) yield value;
      return;
    case 'word':
      yield* domain.words;
      return;
    case 'flag':
      yield* [false, true];
      return;
    case 'list':
    case 'set':
    case 'bag': {
      const longest = mostEntries(domain.kind, sizeOf(domain.entry), domain.most);
      for (let length = domain.least; length <= longest; length++) yield* rowsOf(domain, length, 0);
      return;
    }
    case 'object':
      yield* objectsOf(domain.parts, 0);
      return;
    case 'variant':
      for (const { parts } of domain.shapes) yield* objectsOf(parts, 0);
      return;
    default:
      return unreachable(domain);
  }
}

// All rows of this length whose entries stand at this place of their domain or later.
function* rowsOf(domain: ManyDomain, length: number, from: number): Generator<readonly Plain[], void> {
  if (length === 0) {
    yield [];
    return;
  }
  const { kind, entry } = domain;
  let place = 0;
  for (const first of valuesOf(entry)) {
    const here = place++;
    if (here < from) continue;
    const next = kind === 'list' ? 0 : kind === 'bag' ? here : place;
    for (const rest of rowsOf(domain, length - 1, next)) yield [first, ...rest];
  }
}

function* objectsOf(parts: readonly Part[], from: number): Generator<{ readonly [key: string]: Plain }, void> {
  const part = parts[from];
  if (part === undefined) {
    yield {};
    return;
  }
  const { key, domain, presence } = part;
  if (presence === 'optional') yield* objectsOf(parts, from + 1);
  for (const value of valuesOf(domain)) {
    for (const rest of objectsOf(parts, from + 1)) yield { [key]: value, ...rest };
  }
}

/** Which of two values of a domain comes first: below 0 for the one, above 0 for the other, 0 if they are the same. */
export type Comparing = (one: unknown, other: unknown) => number;

/** The order of a domain. */
export const comparing =
  (domain: Domain): Comparing =>
  (one, other) =>
    compared(domain, one, other);

type Objects = Readonly<Record<string, unknown>>;

function compared(domain: Domain, one: unknown, other: unknown): number {
  switch (domain.kind) {
    case 'word':
      return domain.words.indexOf(one as string) - domain.words.indexOf(other as string);
    case 'list':
    case 'set':
    case 'bag': {
      const [ours, theirs] = [one as readonly unknown[], other as readonly unknown[]];
      return ours.length - theirs.length || first(ours, (each, index) => compared(domain.entry, each, theirs[index]));
    }
    case 'object':
      return comparedParts(domain.parts, one as Objects, other as Objects);
    case 'variant': {
      const { tag, shapes } = domain;
      const shapeOf = (value: unknown): number =>
        shapes.findIndex(({ tell }) => (tag === null ? tell in (value as Objects) : (value as Objects)[tag] === tell));
      const shape = shapeOf(one);
      return shape - shapeOf(other) || comparedParts(shapes[shape]?.parts ?? [], one as Objects, other as Objects);
    }
    default:
      return Number(one) - Number(other);
  }
}

const comparedParts = (parts: readonly Part[], ours: Objects, theirs: Objects): number =>
  first(parts, ({ key, domain }) => {
    const isThere = Number(ours[key] !== undefined);
    // What is left out comes first.
    return isThere - Number(theirs[key] !== undefined) || (isThere && compared(domain, ours[key], theirs[key]));
  });

/** The first of these differences that is one. */
function first<Each>(all: readonly Each[], difference: (each: Each, index: number) => number): number {
  for (let index = 0; index < all.length; index++) {
    const found = difference(all[index] as Each, index);
    if (found !== 0) return found;
  }
  return 0;
}

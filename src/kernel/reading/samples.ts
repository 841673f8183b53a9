import type { Plain } from '../basics/plain.ts';
import { unreachable } from '../basics/unreachable.ts';
import type { Random } from '../chance/random.ts';
import {
  comparing,
  type Domain,
  type ManyDomain,
  mostEntries,
  type Part,
  sizeOf,
  type VariantDomain,
  valuesOf,
} from './domain.ts';

/** Lists are made at most this much longer than they have to be. */
const LONGER = 8;

/**
 * A value of a domain, each of them possible but not all as likely; nothing if there is none. For trying out
 * what the rules say to an action that nobody has listed.
 */
export function sampleOf(domain: Domain, random: Random): Plain | undefined {
  if (sizeOf(domain) === 0) return undefined;
  switch (domain.kind) {
    case 'integer':
      return domain.least + random.below(sizeOf(domain));
    case 'word':
      return random.oneOf(domain.words);
    case 'flag':
      return random.oneOf([false, true]);
    case 'list':
    case 'set':
    case 'bag':
      return sampleOfMany(domain, random);
    case 'object':
      return sampleOfParts(domain.parts, random);
    case 'variant':
      return sampleOfParts(random.oneOf(inhabited(domain)).parts, random);
    default:
      return unreachable(domain);
  }
}

function inhabited({ shapes }: VariantDomain): VariantDomain['shapes'] {
  return shapes.filter(({ parts }) => sizeOf({ kind: 'object', parts }) > 0);
}

function sampleOfMany({ kind, entry, least, most }: ManyDomain, random: Random): Plain | undefined {
  const longest = Math.min(mostEntries(kind, sizeOf(entry), most), least + LONGER);
  const length = least + random.below(longest - least + 1);
  const entries = Array.from({ length }, () => sampleOf(entry, random)).filter((each) => each !== undefined);
  if (entries.length < length) return undefined;
  if (kind === 'list') return entries;
  return (kind === 'bag' ? entries : distinct(entries, entry)).sort(comparing(entry));
}

// As many different values: a double makes way for the next value that is not there yet.
function distinct(entries: readonly Plain[], entry: Domain): Plain[] {
  const compare = comparing(entry);
  const has = (some: readonly Plain[], value: Plain): boolean => some.some((each) => compare(each, value) === 0);
  const chosen: Plain[] = [];
  for (const each of entries) if (!has(chosen, each)) chosen.push(each);
  if (chosen.length === entries.length) return chosen;
  for (const value of valuesOf(entry)) {
    if (!has(chosen, value)) chosen.push(value);
    if (chosen.length === entries.length) break;
  }
  return chosen;
}

type Objects = Record<string, unknown>;

function sampleOfParts(parts: readonly Part[], random: Random): { readonly [key: string]: Plain } | undefined {
  const sample = knownParts(parts, random);
  const isWhole = parts.every(({ key, presence }) => presence === 'optional' || key in sample);
  return isWhole ? (sample as { readonly [key: string]: Plain }) : undefined;
}

// Those parts of which a value is known.
function knownParts(parts: readonly Part[], random: Random): Objects {
  const present = parts.filter(({ presence }) => presence === 'always' || random.below(2) === 1);
  const values = present.map(({ key, domain }) => [key, sampleOf(domain, random)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/**
 * Values that are almost of a domain, and are not: a number beyond the bounds, a word that is not on the list, a set with a
 * double, an object without one of its parts. For trying out that they are refused.
 */
export function nearMissesOf(domain: Domain, random: Random): readonly unknown[] {
  switch (domain.kind) {
    case 'integer':
      return [domain.least - 1, domain.most + 1, 0.5, String(domain.least), null];
    case 'word':
      return [unknownWord(domain.words, random), domain.words.length, [...domain.words.slice(0, 1)], null];
    case 'flag':
      return ['true', 0, null];
    case 'list':
    case 'set':
    case 'bag':
      return missesOfMany(domain, random);
    case 'object':
      return [null, [], ...missesOfParts(domain.parts, random)];
    case 'variant':
      return missesOfShapes(domain, random);
    default:
      return unreachable(domain);
  }
}

function unknownWord(words: readonly string[], random: Random): string {
  let word = words.length === 0 ? '' : random.oneOf(words);
  while (words.includes(word)) word += '?';
  return word;
}

// A list with one entry too many is worth making up to this length.
const LONGEST = 1000;

function missesOfMany(domain: ManyDomain, random: Random): unknown[] {
  const { kind, entry, least, most } = domain;
  const misses: unknown[] = [null, {}, ''];
  const sample = sampleOf(domain, random) as readonly Plain[] | undefined;
  const one = sampleOf(entry, random);
  if (sample === undefined || one === undefined) return misses;
  if (least > 0) misses.push(Array.from({ length: least - 1 }, () => one));
  if (most < LONGEST) misses.push(Array.from({ length: most + 1 }, () => one));
  if (kind === 'set' && most > 1) misses.push(Array.from({ length: Math.max(least, 2) }, () => one));
  if (sample.length > 0) {
    const place = random.below(sample.length);
    misses.push(...nearMissesOf(entry, random).map((miss) => sample.map((each, at) => (at === place ? miss : each))));
  }
  return misses;
}

function missesOfParts(parts: readonly Part[], random: Random): unknown[] {
  const sample = knownParts(parts, random);
  return parts.flatMap(({ key, domain, presence }) => {
    const misses: unknown[] = nearMissesOf(domain, random).map((miss) => ({ ...sample, [key]: miss }));
    if (presence === 'optional') return misses;
    const { [key]: _left, ...rest } = sample;
    return [...misses, rest];
  });
}

function missesOfShapes(domain: VariantDomain, random: Random): unknown[] {
  const { tag, shapes } = domain;
  const misses: unknown[] = [null, [], {}];
  if (shapes.length === 0) return misses;
  const { parts } = random.oneOf(shapes);
  if (tag !== null) {
    const words = shapes.map(({ tell }) => tell);
    misses.push({ ...knownParts(parts, random), [tag]: unknownWord(words, random) });
    return [...misses, ...missesOfParts(parts.slice(1), random).map((miss) => withTag(miss, tag, parts))];
  }
  if (shapes.length > 1) {
    const both = random.shuffled(shapes).slice(0, 2);
    const samples = both.map((shape) => sampleOfParts(shape.parts, random));
    if (samples.every((sample) => sample !== undefined)) misses.push(Object.assign({}, ...samples));
  }
  return [...misses, ...missesOfParts(parts, random)];
}

// The word of the tag stays as it is: another one may make it a value of another shape.
function withTag(miss: unknown, tag: string, parts: readonly Part[]): unknown {
  const [first] = parts;
  const word = first?.domain.kind === 'word' ? first.domain.words[0] : undefined;
  return { [tag]: word, ...(miss as object) };
}

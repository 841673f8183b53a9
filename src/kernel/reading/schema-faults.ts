import * as v from 'valibot';
import { UNREADABLE } from '../basics/attempt.ts';
import { type Key, oneOf, TOLD, unknownKeys } from './fault-words.ts';
import type { Flaw } from './plain-copy.ts';

/** A schema, as far as the way to a fault leads through it. */
interface AnySchema extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly item?: AnySchema;
  readonly items?: readonly AnySchema[];
  readonly value?: AnySchema;
  readonly wrapped?: AnySchema;
  readonly getter?: (input: unknown) => AnySchema;
  readonly options?: readonly unknown[];
  readonly key?: string;
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

type Issue = v.BaseIssue<unknown>;

/**
 * What a schema found wrong with a plain value, in the words in which every fault is told.
 *
 * @rule KER-2.7 A fault is told where it is, in the shape that was meant.
 * @rule KER-2.16 The same fault is told in the same words, wherever the value comes in.
 */
export function flawsOf(schema: AnySchema, input: unknown, issues: readonly Issue[]): readonly Flaw[] {
  const flaws = issues.flatMap((issue) => flawsIn(schema, input, issue));
  // A number may be too large and not whole: that is one sentence.
  const told = new Set<string>();
  return flaws.filter(({ at, message }) => {
    const text = JSON.stringify([at, message]);
    return !told.has(text) && told.add(text);
  });
}

function flawsIn(schema: AnySchema, input: unknown, issue: Issue): readonly Flaw[] {
  const at = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  const found = valueAt(input, at);
  // What could not be read is told already.
  if (found === UNREADABLE) return [];
  if (isUnknownKey(issue)) return unknownFlaws(schema, input, at);
  if (isMissing(issue) || isBeyond(input, at)) return [{ at, message: TOLD.missing }];
  if (issue.type === 'strict_tuple' && issue.expected === 'never') {
    return [{ at, message: `one entry too many; there are ${at.at(-1)}` }];
  }
  const here = schemaAt(schema, input, at);
  const meant = issue.type === 'union' ? meantBy(here, found) : undefined;
  if (meant !== undefined) {
    const inner = flawsOf(meant, found, v.safeParse(meant, found).issues ?? []);
    return inner.map((flaw) => ({ at: [...at, ...flaw.at], message: flaw.message }));
  }
  if (issue.expected === null) return [{ at, message: issue.message }];
  return [{ at, message: expectedAt(schema, input, issue, at) }];
}

function isUnknownKey({ type, expected }: Issue): boolean {
  return type === 'strict_object' && expected === 'never';
}

function isMissing({ type, path }: Issue): boolean {
  return /^(strict_|loose_)?object/.test(type) && path?.at(-1)?.origin === 'key';
}

// An entry of a tuple that is not there.
function isBeyond(input: unknown, at: readonly Key[]): boolean {
  const list = valueAt(input, at.slice(0, -1));
  return at.length > 0 && Array.isArray(list) && Number(at.at(-1)) >= list.length;
}

// Of an object's unknown keys valibot names the first.
function unknownFlaws(schema: AnySchema, input: unknown, at: readonly Key[]): readonly Flaw[] {
  const way = at.slice(0, -1);
  const object = valueAt(input, way);
  const here = schemaAt(schema, input, way);
  const { entries } = meantBy(here, object) ?? here ?? {};
  if (entries === undefined) return [{ at, message: 'unknown key' }];
  return unknownKeys(Object(object), Object.keys(entries)).map(({ key, message }) => ({
    at: [...way, ...key],
    message,
  }));
}

function expectedAt(schema: AnySchema, input: unknown, issue: Issue, at: readonly Key[]): string {
  const found = valueAt(input, at);
  if (issue.type === 'variant' && at.length > 0 && issue.path?.at(-1)?.origin === 'value') {
    const holder = schemaAt(schema, input, at.slice(0, -1));
    const words = holder === undefined ? [] : wordsOf(holder, String(at.at(-1)));
    if (words.length > 0) return TOLD.expected(oneOf(words, found), found);
  }
  const here = schemaAt(schema, input, at);
  const length = lengthOf(found);
  if (here !== undefined && length !== undefined && /length|empty/.test(issue.type)) {
    const of = kindOf(here) === 'a text' ? 'characters' : 'entries';
    return `expected ${kindOf(here)} of ${rangeOf(here, /length$/)} ${of}, found ${length}`;
  }
  const wanted = here === undefined ? undefined : wantedBy(here, found);
  if (issue.type === 'union' && (wanted === undefined || isLike(here, found))) return 'is none of what can be here';
  return TOLD.expected(wanted ?? issue.expected ?? 'something else', found);
}

const lengthOf = (value: unknown): number | undefined =>
  typeof value === 'string' || Array.isArray(value) ? value.length : undefined;

/** What a schema asks for, as a sentence can say it. */
function wantedBy(schema: AnySchema, found: unknown): string | undefined {
  if (schema.type === 'literal') return oneOf([schema.literal], found);
  if (schema.type === 'picklist') return oneOf(schema.options ?? [], found);
  if (schema.type === 'union' || schema.type === 'variant') {
    const kinds = (schema.options as readonly AnySchema[]).map((option) => wantedBy(option, found));
    return kinds.includes(undefined) ? undefined : [...new Set(kinds)].join(' or ');
  }
  if (schema.type !== 'number') return kindOf(schema);
  const isWhole = schema.pipe?.some(({ type }) => /integer$/.test(type)) === true;
  const range = rangeOf(schema, /value$/);
  return `a ${isWhole ? 'whole ' : ''}number${range === '' ? '' : ` ${range}`}`;
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^string$/, 'a text'],
  [/^boolean$/, 'true or false'],
  [/(array|tuple)/, 'a list'],
  [/(object|record)/, 'an object'],
  [/^null$/, 'null'],
];

function kindOf({ type }: AnySchema): string | undefined {
  return KINDS.find(([pattern]) => pattern.test(type))?.[1];
}

// `from 1 to 6` of a number, `1 to 6` or `at most 6` of entries.
function rangeOf({ pipe = [] }: AnySchema, what: RegExp): string {
  const bound = (word: RegExp): number | undefined => {
    const found = pipe.find(({ type }) => what.test(type) && word.test(type));
    return typeof found?.requirement === 'number' ? found.requirement : undefined;
  };
  const exact = bound(/^(length|value)$/);
  const [least, most] = [bound(/^min/) ?? exact, bound(/^max/) ?? exact];
  const isNumber = what.test('value');
  if (least !== undefined && least === most) return `${least}`;
  if (least === undefined || (least === 0 && !isNumber && most !== undefined))
    return most === undefined ? '' : `${isNumber ? 'up to' : 'at most'} ${most}`;
  if (most === undefined || most >= Number.MAX_SAFE_INTEGER) return isNumber ? `from ${least} up` : `at least ${least}`;
  return `${isNumber ? 'from ' : ''}${least} to ${most}`;
}

// The words that tell the shapes of a variant apart.
function wordsOf({ options = [] }: AnySchema, key: string): readonly unknown[] {
  return (options as readonly AnySchema[]).flatMap((option) => {
    const tag = option.entries?.[key];
    if (tag === undefined) return wordsOf(option, key);
    return tag.type === 'literal' ? [tag.literal] : (tag.options ?? []);
  });
}

// An object where an object is wanted is something else than it should be.
function isLike(schema: AnySchema | undefined, found: unknown): boolean {
  const options = (schema?.options ?? []) as readonly AnySchema[];
  const kind = Array.isArray(found) ? 'a list' : typeof found === 'object' && found !== null ? 'an object' : '';
  return options.some((option) => kindOf(option) === kind);
}

const valueAt = (input: unknown, at: readonly Key[]): unknown =>
  at.reduce<unknown>((value, key) => Reflect.get(Object(value), key), input);

/** The schema of what these keys lead to, as far as that can be told. */
function schemaAt(
  schema: AnySchema | undefined,
  input: unknown,
  [key, ...inner]: readonly Key[],
): AnySchema | undefined {
  const here = unwrapped(schema, input);
  if (key === undefined || here === undefined) return here;
  const { entries, item, items, value } = meantBy(here, input) ?? here;
  const part = entries?.[key] ?? items?.[Number(key)] ?? item ?? value;
  return schemaAt(part, Reflect.get(Object(input), key), inner);
}

function unwrapped(schema: AnySchema | undefined, input: unknown): AnySchema | undefined {
  if (schema?.wrapped !== undefined) return unwrapped(schema.wrapped, input);
  return schema?.getter === undefined ? schema : unwrapped(schema.getter(input), input);
}

/**
 * Of several shapes that a value may have, the one that was meant: that whose words the value says, or else that which
 * has most of its keys. Nothing where two fit as well, or where there is nothing to choose from.
 */
function meantBy(schema: AnySchema | undefined, input: unknown): AnySchema | undefined {
  if (schema?.type !== 'union' && schema?.type !== 'variant') return undefined;
  const options = (schema.options as readonly AnySchema[]).map((option) => unwrapped(option, input) ?? option);
  const fits = options
    .map((option) => ({ option: meantBy(option, input) ?? option, fit: fitOf(option, input) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit);
  const [best, second] = fits;
  return best === undefined || best.fit === second?.fit ? undefined : best.option;
}

// A word that fits counts for more than all keys together.
const WORD = 1000;

function fitOf(schema: AnySchema, input: unknown): number {
  if (typeof input !== 'object' || input === null) return 0;
  if (schema.type === 'union' || schema.type === 'variant') {
    return Math.max(0, ...(schema.options as readonly AnySchema[]).map((option) => fitOf(option, input)));
  }
  if (schema.entries === undefined) return schema.item !== undefined && Array.isArray(input) ? 1 : 0;
  return Object.entries(schema.entries).reduce((fit, [key, entry]) => {
    if (!Object.hasOwn(input, key)) return fit;
    const isWord = entry.type === 'literal' || entry.type === 'picklist';
    return fit + (isWord && v.is(entry, Reflect.get(input, key)) ? WORD : 1);
  }, 0);
}

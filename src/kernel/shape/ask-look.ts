import { EngineError } from '../basics/errors.ts';
import type { Seat } from '../basics/seats.ts';
import type { Domain, Part } from '../reading/domain.ts';
import type { Field, Optional } from '../reading/fields.ts';
import { partsOf } from '../reading/object-fields.ts';
import { NONE, type NumberNames } from './node.ts';
import { type Flat, part, type StatePart, type StateParts } from './part.ts';
import type { Saying } from './shape.ts';

/** A part whose numbers have names. */
export interface NamedPart<Name, As = undefined> {
  /** For the compiler only: what somebody reads in its place, and the key of it. */
  readonly '~name': Name;
  readonly '~as': As;
}

type NameIn<Of, Name> = Of extends { readonly '~maybe': true }
  ? Name | undefined
  : Of extends { readonly '~value': readonly unknown[] }
    ? readonly Name[]
    : Name;

/**
 * Gives names to the numbers of a part: the entries of a list, or of one that every view has. Looks and questions show the names,
 * and undefined for -1.
 *
 * @param names a list; or where every view has it: `cards`, or `cards.id` if its entries have their names at a key; or by the word
 *   of another part: `{ of: { card: 'cards.id', block: 'blocks.id' } }`.
 * @param options `as` is the key that looks have for it, where that is not its own.
 */
export function withNames<
  const Name extends string,
  const Of extends StatePart,
  const As extends string | undefined = undefined,
>(
  names: readonly Name[] | string | { readonly [Part in string]: Readonly<Record<string, string>> },
  of: Of,
  { as }: { readonly as?: As } = {},
): Of & NamedPart<NameIn<Of, Name>, As> {
  const named = part({ ...of.node, names, ...(as === undefined ? {} : { shownAs: as }) });
  return named as unknown as Of & NamedPart<NameIn<Of, Name>, As>;
}

/**
 * Declares how a part of an action is clicked: by a target of this kind, whose id is what the action says. Parts are clicked in
 * the order in which they are declared; the entries of a list in any order.
 *
 * @param by the kind of target, or the name of a way of the game's own: see `clicksFrom`.
 * @param options `unless` names what the decision is about that need not be clicked again. `after` is a button that is clicked
 *   before. What is clicked `first` is clicked before the parts that are declared above it.
 */
export function clicked<const Said extends StatePart | Field<unknown> | Optional<unknown>>(
  by: string,
  said: Said,
  options: { readonly unless?: string; readonly after?: string; readonly first?: true } = {},
): Said {
  return Object.freeze({ ...said, click: Object.freeze({ by, ...options }) });
}

/**
 * What an action says, part by part, as far as it is clicked: of a part of a state, whether it is a number.
 *
 * Pages without rules load this, and no reader.
 */
export function saidParts(says: Saying = {}): readonly Part[] {
  return Object.entries(says).flatMap(([key, said]): readonly Part[] => {
    if (!('node' in said)) return partsOf({ [key]: said });
    const { node, click } = said;
    const domain: Domain = node.kind === 'whole' ? { ...node, kind: 'integer' } : { kind: 'word', words: [] };
    return [{ key, domain, presence: 'always', ...(click === undefined ? {} : { click }) }];
  });
}

type ShownAs<Part, Key> = Part extends { readonly '~as': infer As extends string } ? As : Key;

type NamesOf<Ask> = Ask extends { readonly about: infer Parts extends StateParts }
  ? {
      readonly [Key in keyof Parts as ShownAs<Parts[Key], Key>]: Parts[Key] extends { readonly '~name': infer Name }
        ? Name
        : Parts[Key]['~value'];
    }
  : Record<never, never>;

/** Decisions with names for numbers: what a look shows, and what questions are told with. */
export type AskLookIn<Asks extends Readonly<Record<string, object>>> = {
  [Kind in keyof Asks & string]: Flat<{ readonly kind: Kind; readonly seat: Seat } & NamesOf<Asks[Kind]>>;
}[keyof Asks & string];

/**
 * Returns a decision as a look shows it: by its kind, with names for the numbers that have any.
 *
 * @param asks the decisions as they are declared.
 * @param view what the names are read from that the declaration finds in views.
 * @rule KER-10.22 How a decision is shown and clicked follows from its declaration.
 */
export function askLook<Asks extends Readonly<Record<string, object>>>(
  asks: Asks,
  { ask: kind, seat, ...about }: { readonly ask: string; readonly seat: Seat; readonly [key: string]: unknown },
  view: object,
): AskLookIn<Asks> {
  const { about: parts = {} } = (asks[kind] ?? {}) as { readonly about?: StateParts };
  const shown = Object.entries(about).map(([key, value]) => {
    const { names, shownAs = key } = parts[key]?.node ?? {};
    return [shownAs, nameOf(names, value, { about, view })];
  });
  return { kind, seat, ...Object.fromEntries(shown) } as AskLookIn<Asks>;
}

type Anything = Readonly<Record<string, unknown>>;

interface Naming {
  readonly about: Anything;
  readonly view: object;
}

function nameOf(names: NumberNames | undefined, value: unknown, naming: Naming): unknown {
  if (names === undefined) return value;
  if (Array.isArray(value)) return value.map((each) => nameOf(names, each, naming));
  if (value === NONE) return undefined;
  const name = namesIn(names, naming)[value as number];
  if (name === undefined) throw new EngineError('view/invalid', `There is no name for ${value}.`);
  return name;
}

function namesIn(names: NumberNames, { about, view }: Naming): readonly unknown[] {
  if (Array.isArray(names)) return names;
  if (typeof names === 'string') {
    const [key = '', own] = names.split('.');
    const list = (view as Readonly<Record<string, readonly unknown[]>>)[key] ?? [];
    return own === undefined ? list : list.map((entry) => (entry as Anything)[own]);
  }
  const [[key, table] = ['', {}]] = Object.entries(names as Readonly<Record<string, Readonly<Record<string, string>>>>);
  return namesIn(table[String(about[key])] ?? [], { about, view });
}

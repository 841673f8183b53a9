import { EngineError } from '../basics/errors.ts';
import type { Seat } from '../basics/seats.ts';
import type { Domain, Part } from '../reading/domain.ts';
import type { Field, Optional } from '../reading/fields.ts';
import { partsOf } from '../reading/object-fields.ts';
import { NONE } from './node.ts';
import { type Flat, part, type StatePart, type StateParts } from './part.ts';
import type { Saying } from './shape.ts';

/** A part whose numbers have names. */
export interface NamedPart<Name> {
  /** For the compiler only: what somebody reads in its place. */
  readonly '~name': Name;
}

type NameIn<Of, Name> = Of extends { readonly '~maybe': true }
  ? Name | undefined
  : Of extends { readonly '~value': readonly unknown[] }
    ? readonly Name[]
    : Name;

/**
 * Gives names to the numbers of a part: the entries of a list, or of the list that every view has at this key. Looks and
 * questions show the names, and undefined for -1.
 */
export function withNames<const Name extends string, const Of extends StatePart>(
  names: readonly Name[] | string,
  of: Of,
): Of & NamedPart<NameIn<Of, Name>> {
  return part({ ...of.node, names }) as unknown as Of & NamedPart<NameIn<Of, Name>>;
}

/** A part that looks show under another key. */
export interface RenamedPart<Key extends string> {
  /** For the compiler only. */
  readonly '~as': Key;
}

/** Shows what a decision is about under another key than its own, which may mean something else there: `kind`. */
export function shownAs<const Key extends string, const Of extends StatePart>(key: Key, of: Of): Of & RenamedPart<Key> {
  return part({ ...of.node, shownAs: key }) as unknown as Of & RenamedPart<Key>;
}

/**
 * Declares how a part of an action is clicked: by a target of this kind, whose id is what the action says. Parts are clicked in
 * the order in which they are declared; the entries of a list in any order.
 *
 * @param by the kind of target, or the name of a way of the game's own: see `clicksFrom`.
 * @param options `unless` names what the decision is about that need not be clicked again.
 */
export function clicked<const Said extends StatePart | Field<unknown> | Optional<unknown>>(
  by: string,
  said: Said,
  options: { readonly unless?: string } = {},
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

type ShownAs<Part, Key> = Part extends RenamedPart<infer As> ? As : Key;

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
  { ask: kind, seat, ...about }: { readonly ask: string; readonly seat: Seat },
  view: object,
): AskLookIn<Asks> {
  const { about: parts = {} } = (asks[kind] ?? {}) as { readonly about?: StateParts };
  const shown = Object.entries(about).map(([key, value]) => {
    const { names, shownAs = key } = parts[key]?.node ?? {};
    return [shownAs, nameOf(names, value, view)];
  });
  return { kind, seat, ...Object.fromEntries(shown) } as AskLookIn<Asks>;
}

function nameOf(names: readonly string[] | string | undefined, value: unknown, view: object): unknown {
  if (names === undefined) return value;
  if (Array.isArray(value)) return value.map((each) => nameOf(names, each, view));
  if (value === NONE) return undefined;
  const list = typeof names === 'string' ? (view as Readonly<Record<string, readonly string[]>>)[names] : names;
  const name = list?.[value as number];
  if (name === undefined) throw new EngineError('view/invalid', `There is no name for ${value}.`);
  return name;
}

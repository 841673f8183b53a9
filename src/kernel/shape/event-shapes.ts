import type { Seats } from '../basics/seat-sets.ts';
import type { Flat } from './part.ts';

/** A field of an event. A part of a state is one, too; of an event only its type counts. */
export interface Typed<Value = unknown> {
  /** For the compiler only: what it holds. */
  readonly '~value': Value;
}

/** Fields of an event by name. */
export type TypedFields = Readonly<Record<string, Typed>>;

const TYPED: object = Object.freeze({});

/**
 * Declares a field of an event by its type. It has no bounds: the rules make events, and nobody reads them from outside. If
 * `undefined` is among the values, the field may be left out.
 */
export function typed<Value>(): Typed<Value> {
  return TYPED as Typed<Value>;
}

/** The rule by which something happens: always the same one, or one by the value of a field. */
export type Cited = string | CitedByField;

/** A rule for each value of a field: `{ how: { walk: 'rule of walking', else: 'another' } }`; `else` stands for all others. */
export interface CitedByField {
  readonly [field: string]: { readonly [value: string]: Cited };
}

/** An event, declared once: its public fields, what only some seats learn, what it changes, and the rule by which it happens. */
export interface EventShape {
  /** Does it make known what was hidden? */
  readonly reveals?: true;
  /** `some` if not everybody notices it: each event says which seats do. */
  readonly noticedBy?: 'some';
  /** What only some seats learn. */
  readonly secret?: TypedFields;
  /** The parts of a view that it changes: see `changesOf`. */
  readonly changes?: readonly string[];
  /** The rule by which it happens: see `citesOf`. An event that says its rule itself, in its field `rule`, needs none. */
  readonly cites?: Cited;
  readonly [key: string]: Typed | TypedFields | Cited | readonly string[] | true | undefined;
}

/** Events by their type. */
export type EventShapes = Readonly<Record<string, EventShape>>;

/** All events of a table of them: `type ChessEvent = EventUnion<typeof EVENTS>`. The comments of fields come along. */
export type EventUnion<Events> = {
  [Type in keyof Events & string]: Flat<{ readonly type: Type } & EventParts<Events[Type]>>;
}[keyof Events & string];

type Empty = Record<never, never>;
type OwnKey = 'secret' | 'reveals' | 'noticedBy' | 'changes' | 'cites';
type ValueOf<Field> = Field extends Typed<infer Value> ? Value : never;
type EventParts<Shape> = FieldValues<Shape> &
  (Shape extends { readonly reveals: true } ? { readonly reveals: true } : Empty) &
  (Shape extends { readonly noticedBy: 'some' } ? { readonly noticedBy: Seats } : Empty) &
  (Shape extends { readonly secret: infer Secret }
    ? { readonly secret: Flat<{ readonly seats: Seats } & FieldValues<Secret>> }
    : Empty);
type FieldValues<Fields> = {
  readonly [Key in keyof Fields as Key extends OwnKey
    ? never
    : undefined extends ValueOf<Fields[Key]>
      ? never
      : Key]: ValueOf<Fields[Key]>;
} & {
  readonly [Key in keyof Fields as Key extends OwnKey
    ? never
    : undefined extends ValueOf<Fields[Key]>
      ? Key
      : never]?: Exclude<ValueOf<Fields[Key]>, undefined>;
};

/**
 * Returns the parts of a view that each event changes, for `changes` of the rules. There, a part that no view has does not compile.
 *
 * @rule KER-10.23 What an event changes, and the rule by which it happens, may be declared with its fields.
 */
export function changesOf<const Events extends Readonly<Record<string, { readonly changes: readonly string[] }>>>(
  events: Events,
): { readonly [Type in keyof Events]: Events[Type]['changes'] } {
  return picked(events, 'changes') as ReturnType<typeof changesOf<Events>>;
}

/**
 * Returns the rule by which each event happens, for `eventRules` of a box. There, a value of a field that has no rule does not compile.
 *
 * @rule KER-10.23 What an event changes, and the rule by which it happens, may be declared with its fields.
 */
export function citesOf<
  const Events extends Readonly<Record<string, { readonly cites: Cited } | { readonly rule: Typed<string> }>>,
>(
  events: Events,
): { readonly [Type in keyof Events]: Events[Type] extends { readonly cites: infer Cites } ? Cites : undefined } {
  return picked(events, 'cites') as ReturnType<typeof citesOf<Events>>;
}

const picked = (events: object, key: string): object =>
  Object.fromEntries(Object.entries(events).map(([type, shape]) => [type, shape[key]]));

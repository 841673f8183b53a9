import type { GenericSchema } from 'valibot';
import { EngineError, type Fault } from '../basics/errors.ts';
import type { BaseEvent } from '../basics/event.ts';
import type { KernelWhy } from '../basics/refusal.ts';
import type { Seats } from '../basics/seat-sets.ts';
import type { Seat } from '../basics/seats.ts';
import { unreachable } from '../basics/unreachable.ts';
import type { Behind, Position, PositionView } from '../contract/agenda.ts';
import { emit } from '../contract/events.ts';
import type { DecisionTraits, Decline } from '../contract/game.ts';
import type { Field, Optional } from '../reading/fields.ts';
import { type Deals, dealFaults } from './dealing.ts';
import type { EventShapes, EventUnion } from './event-shapes.ts';
import type { Node, Nodes } from './node.ts';
import { type Flat, nodesOf, type StatePart, type StateParts, type ValuesOf, type ViewsOf } from './part.ts';
import { type RefusalOf, type RefusalShapes, type Refuse, refusalFaults, refuseWith } from './refusals.ts';

/** What an action says, by key: parts, or fields of their own kind such as `ascending` and `optional`. */
export type Saying = Readonly<Record<string, StatePart | Field<unknown> | Optional<unknown>>>;

/** A decision, declared once: what it is about, what an answer says, and what is always true of it. */
export interface AskShape {
  /** `private` if others must not know what can be answered, or what was; they may, unless this says so. */
  readonly options?: DecisionTraits['options'];
  /** Is it asked even if there is no choice? See `Question`. */
  readonly asked?: 'always';
  /** Are free actions possible before it is answered? */
  readonly window?: 'open';
  /** May none of its options be taken? */
  readonly decline?: 'may';
  /** What the agenda keeps of it, beside the seat. */
  readonly about?: StateParts;
  /** What an answer says. */
  readonly says?: Saying;
  /** The type of the event that tells of an answer, with its seat and all that it says; the rules tell it, where this is left out. */
  readonly tells?: string;
}

/** A free action, declared once: what it says, and whose business it is. */
export interface FreeShape {
  readonly options?: 'private';
  readonly says?: Saying;
}

/** What a config can hold, as parts, or as a schema of its own. */
export type ConfigShape = StateParts | GenericSchema<unknown, unknown>;

/** Parts of a table: of each it has been said who may see it, or everybody may. */
export type TableParts = Readonly<Record<string, StatePart<unknown, unknown, 'said'>>>;

/**
 * All that a game's positions, actions and events are made of, declared once.
 *
 * @rule KER-10.1 A field of the state is declared once.
 */
export interface Declaration {
  /** What lies on the table and in the hands. */
  readonly table: TableParts;
  /**
   * What each seat is dealt before anything else happens, by parts of the table: `{ hands: 5 }`, or `{ hands: { each: 5, tells:
   * 'dealt' } }` where each seat is told what it got.
   */
  readonly deals?: Deals;
  /** Work that the game does by itself, and what it is about. */
  readonly steps?: Readonly<Record<string, StateParts>>;
  /** Decisions. */
  readonly asks: Readonly<Record<string, AskShape>>;
  /** What may be done in between. */
  readonly free?: Readonly<Record<string, FreeShape>>;
  readonly events?: EventShapes;
  readonly refusals?: RefusalShapes;
  /** What has to be said to set a game up; nothing, where this is left out. */
  readonly config?: ConfigShape;
  /**
   * How many entries the agenda can have; any number, where this is left out.
   *
   * @rule KER-10.14 A save whose agenda is longer is refused.
   */
  readonly mostWork?: number;
  /** Does the game put work behind effects? See `effect`. */
  readonly effects?: true;
}

// -- the types that follow --------------------------------------------------------------------------------------------

type Empty = Record<never, never>;
type Given<Parts> = Parts extends object ? ValuesOf<Parts> : Empty;
type TableOf<Shape extends Declared> = Shape['declaration']['table'];
type StepsOf<D extends Declaration> = D['steps'] extends object ? D['steps'] : Empty;
type FreeOf<D extends Declaration> = D['free'] extends object ? D['free'] : Empty;
type EventsOf<D extends Declaration> = D['events'] extends object ? D['events'] : Empty;
type RefusalsOf<D extends Declaration> = D['refusals'] extends RefusalShapes ? D['refusals'] : Empty;

/** A declaration that has been made a shape. */
export interface Declared {
  readonly declaration: Declaration;
}

/** What lies on the table and in the hands, of a state or of a view. */
export type TableIn<Shape extends Declared> = {
  readonly [Key in keyof TableOf<Shape>]: TableOf<Shape>[Key]['~value'] | TableOf<Shape>[Key]['~view'];
};

/** The state of a game: `interface ChessState extends StateIn<typeof CHESS> {}`. The comments of its parts come along. */
export type StateIn<Shape extends Declared> = Position<WorkIn<Shape>> & ValuesOf<TableOf<Shape>>;

/** The view of a game. */
export type ViewIn<Shape extends Declared> = PositionView<WorkIn<Shape>> & ViewsOf<TableOf<Shape>>;

/** What the agenda of a game can hold. */
export type WorkIn<Shape extends Declared> = Shape['declaration'] extends { readonly effects: true }
  ? StepIn<Shape> | AskIn<Shape> | Behind<StepIn<Shape> | AskIn<Shape>>
  : StepIn<Shape> | AskIn<Shape>;

/** The steps of a game. */
export type StepIn<Shape extends Declared> = StepOfDeclared<Shape['declaration']>;
type StepOfDeclared<D extends Declaration> = {
  [Name in keyof StepsOf<D> & string]: Flat<{ readonly do: Name } & Given<StepsOf<D>[Name]>>;
}[keyof StepsOf<D> & string];

/** The decisions of a game. */
export type AskIn<Shape extends Declared> = AskOfDeclared<Shape['declaration']>;
type AskOfDeclared<D extends Declaration> = {
  [Kind in keyof D['asks'] & string]: Flat<
    { readonly ask: Kind; readonly seat: Seat } & Given<D['asks'][Kind]['about']>
  >;
}[keyof D['asks'] & string];

interface Said<Type extends string> {
  readonly type: Type;
  readonly seat: Seat;
  readonly decision?: number;
}

type SaidValue<Part> = Part extends { readonly '~value': infer Value }
  ? Value
  : Part extends Field<infer Value>
    ? Value
    : Part extends Optional<infer Value>
      ? Value
      : never;
type SaidOfParts<Says> = Says extends object
  ? {
      readonly [Key in keyof Says as Says[Key] extends Optional<unknown> ? never : Key]: SaidValue<Says[Key]>;
    } & {
      readonly [Key in keyof Says as Says[Key] extends Optional<unknown> ? Key : never]?: SaidValue<Says[Key]>;
    }
  : Empty;

/** What a player can say in a game. */
export type ActionIn<Shape extends Declared> = AnswerOf<Shape['declaration']> | FreeActionOf<Shape['declaration']>;
type AnswerOf<D extends Declaration> = {
  [Kind in keyof D['asks'] & string]:
    | Flat<Said<Kind> & SaidOfParts<D['asks'][Kind]['says']>>
    | (D['asks'][Kind] extends { readonly decline: 'may' } ? Decline<Kind> : never);
}[keyof D['asks'] & string];
type FreeActionOf<D extends Declaration> = {
  [Type in keyof FreeOf<D> & string]: Flat<
    Said<Type> & SaidOfParts<FreeOf<D>[Type] extends { readonly says: infer Says } ? Says : undefined>
  >;
}[keyof FreeOf<D> & string];

/** The events of a game. */
export type EventIn<Shape extends Declared> =
  | EventOfDeclared<Shape['declaration']>
  | ToldAnswerOf<Shape['declaration']>
  | ToldDealOf<Shape['declaration']>;
type ToldDealOf<D extends Declaration> = {
  [Key in keyof D['deals'] & keyof D['table']]: D['deals'][Key] extends { readonly tells: infer Type extends string }
    ? Flat<{ readonly type: Type; readonly seat: Seat } & DealtParts<D['table'][Key]['~value']>>
    : never;
}[keyof D['deals'] & keyof D['table']];
type DealtParts<Places> = Places extends readonly number[]
  ? { readonly secret: { readonly seats: Seats; readonly card: number } }
  : { readonly count: number; readonly secret: { readonly seats: Seats; readonly cards: readonly number[] } };
type ToldAnswerOf<D extends Declaration> = {
  [Kind in keyof D['asks'] & string]: D['asks'][Kind] extends { readonly tells: infer Type extends string }
    ? Flat<{ readonly type: Type; readonly seat: Seat } & SaidOfParts<D['asks'][Kind]['says']>>
    : never;
}[keyof D['asks'] & string];
type EventOfDeclared<D extends Declaration> = EventUnion<EventsOf<D>>;

/** What can be refused in a game, by its own rules and by those of all games. */
export type WhyIn<Shape extends Declared> = KernelWhy | OwnWhyOf<Shape['declaration']>;
type OwnWhyOf<D extends Declaration> = {
  [Code in keyof RefusalsOf<D> & string]: RefusalsOf<D> extends RefusalShapes ? RefusalOf<RefusalsOf<D>, Code> : never;
}[keyof RefusalsOf<D> & string];

/** What has to be said to set a game up. */
export type ConfigIn<Shape extends Declared> =
  Shape['declaration']['config'] extends GenericSchema<unknown, infer Config>
    ? Config
    : Shape['declaration']['config'] extends object
      ? ValuesOf<Shape['declaration']['config']>
      : Empty;

/**
 * The types of a game, bundled: `interface ChessTypes extends TypesIn<typeof CHESS> {}`. Where one of them is written by hand:
 * `extends Omit<TypesIn<typeof CHESS>, 'Why'> { Why: ChessWhy }`. What is printed is named the same way, without `Omit`:
 * `extends TypesIn<typeof CHESS> { Printed: ChessPrinted }`.
 */
export interface TypesIn<Shape extends Declared> {
  Config: ConfigIn<Shape>;
  State: StateIn<Shape>;
  View: ViewIn<Shape>;
  Action: ActionIn<Shape>;
  Event: EventIn<Shape>;
  Why: WhyIn<Shape>;
  Step: StepIn<Shape>;
  Ask: AskIn<Shape>;
  /** What is printed: nothing, unless an interface that extends this one names a type of its own. */
  Printed: Empty;
  /** The codes of the refusals whose sentences are declared. */
  Told: keyof RefusalsOf<Shape['declaration']>;
}

// -- the shape --------------------------------------------------------------------------------------------------------

/** A game's declaration, and what rules need of it. */
export interface GameShape<D extends Declaration = Declaration> extends Declared {
  readonly declaration: D;
  /** For the compiler only: the types of the game. */
  readonly '~types': TypesIn<{ readonly declaration: D }>;
  /** Tells that something happened: `emit`, for the events that are declared. */
  emit(event: EventOfDeclared<D>): void;
  /** A refusal that is declared, with the facts that its sentence tells. */
  readonly refuse: Refuse<RefusalsOf<D> extends RefusalShapes ? RefusalsOf<D> : never>;
}

/**
 * Makes a game's declaration a shape. One that makes no sense is an `EngineError` with the path of every fault.
 *
 * @example What Kuhn poker is played with
 * {@includeCode ../../../docs/examples/kuhn/index.ts#shape}
 *
 * @rule KER-10.1 A field of the state is declared once.
 */
export function shapeOf<const D extends Declaration>(declaration: D): GameShape<D> {
  const faults = declarationFaults(declaration);
  if (faults.length > 0) throw new EngineError('ruleset/invalid', 'The declaration makes no sense.', faults);
  return Object.freeze({
    declaration,
    emit: (event: BaseEvent) => emit(event),
    refuse: refuseWith(declaration.refusals ?? {}),
  }) as unknown as GameShape<D>;
}

const KERNEL_KEYS: readonly string[] = ['ruleset', 'viewer', 'chance', 'agenda', 'decisions'];

function declarationFaults({ table, deals = {}, asks, events = {}, refusals = {} }: Declaration): Fault[] {
  const faults = Object.keys(table)
    .filter((key) => KERNEL_KEYS.includes(key))
    .map((key): Fault => ({ path: `table.${key}`, message: 'the kernel keeps this itself' }));
  for (const [key, node] of Object.entries(nodesOf(table))) {
    faults.push(...seeingFaults(node, { path: `table.${key}`, isOwned: false, isSaid: false }));
  }
  return [
    ...faults,
    ...dealFaults(deals, nodesOf(table), events),
    ...tellingFaults(asks, events),
    ...refusalFaults(refusals),
  ];
}

// KER-10.12: what nobody else may know is not told to all; and an event is declared once.
function tellingFaults(asks: Declaration['asks'], events: object): Fault[] {
  return Object.entries(asks).flatMap(([kind, { tells, options }]): Fault[] => {
    if (tells === undefined) return [];
    const path = `asks.${kind}.tells`;
    if (options === 'private') return [{ path, message: 'a private answer is told by an event of its own' }];
    return Object.hasOwn(events, tells) ? [{ path, message: `'${tells}' is declared among the events` }] : [];
  });
}

interface Seeing {
  readonly path: string;
  /** Is it in an entry of a seat's own? */
  readonly isOwned: boolean;
  /** Has it been said who may see it? */
  readonly isSaid: boolean;
}

// KER-10.3: of cards it has to be said who may see them; and an owner there must be.
function seeingFaults(node: Node, { path, ...around }: Seeing): Fault[] {
  const isSaid = around.isSaid || node.seen !== undefined;
  const { isOwned } = around;
  if (node.seen === 'owner' && !isOwned) return [{ path, message: 'no seat owns this; perSeat makes each its owner' }];
  switch (node.kind) {
    case 'whole':
      if (node.pool === undefined || isSaid) return [];
      return [{ path, message: 'seenBy has to say who may see these cards' }];
    case 'hand':
      return isOwned ? [] : [{ path, message: 'a hand is an entry of perSeat' }];
    case 'list':
      return seeingFaults(node.entry, { path: `${path}[]`, isOwned: isOwned || node.isPerSeat, isSaid });
    case 'group':
      return fieldsFaults(node.fields, { path, isOwned, isSaid });
    case 'cases':
      return Object.entries(node.cases).flatMap(([word, nodes]) =>
        fieldsFaults(nodes, { path: `${path}.${word}`, isOwned, isSaid }),
      );
    case 'word':
    case 'text':
    case 'pile':
    case 'deck':
      return [];
    default:
      return unreachable(node);
  }
}

function fieldsFaults(nodes: Nodes, { path, isOwned, isSaid }: Seeing): Fault[] {
  return Object.entries(nodes).flatMap(([key, node]) =>
    seeingFaults(node, { path: `${path}.${key}`, isOwned, isSaid }),
  );
}

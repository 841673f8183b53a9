import { EngineError } from '../basics/errors.ts';
import { deepFreeze } from '../basics/plain.ts';
import type { Seat } from '../basics/seats.ts';
import type { Ask } from '../contract/agenda.ts';
import type { BaseAction } from '../contract/game.ts';
import { sizeOf, valuesOf } from '../reading/domain.ts';
import type { Shape } from '../reading/fields.ts';
import { partsOf } from '../reading/object-fields.ts';

/** The fields of a question or a free action, and which values of some of them to try. */
interface Tried {
  readonly fields: Shape;
  readonly among?: Readonly<Record<string, (at: never, ask: never) => Iterable<unknown>>>;
}

/** A field, and the values to try: always the same ones, or some that depend on the position. */
interface Column {
  readonly key: string;
  readonly values: readonly unknown[];
  readonly among: ((at: unknown, ask: unknown) => Iterable<unknown>) | undefined;
}

/** Makes the candidates of one type from its fields, for the decision that is open. */
type Listing = (at: unknown, ask: Ask) => Iterable<BaseAction>;

/** So many actions can be tried each time when a decision is asked; whoever has more to choose from has to say which. */
const MOST = 10_000;

/**
 * All actions of a type, from what its fields can hold: the first field changes slowest.
 *
 * @rule KER-2.13 Where candidates are left out, all that the fields can hold is tried.
 */
export function listing(type: string, said: object): Listing {
  const columns = columnsOf(type, said as Tried);
  // Lists, and no generators: whoever goes through the candidates of many questions is faster if all of them are lists.
  if (columns.every(({ among }) => among === undefined)) return alwaysTheSame(type, columns);
  return (at, ask) => {
    const tried: (readonly unknown[])[] = [];
    for (const { among, values } of columns) {
      const those = among === undefined ? values : distinct([...among(at, ask)]);
      if (those.length === 0) return [];
      tried.push(those);
    }
    return combined(type, ask.seat, columns, tried);
  };
}

// Where nothing depends on the position, the actions of a seat are made once, and cannot be changed. Their list could be, but
// nobody else has it; V8 reads frozen ones more slowly.
function alwaysTheSame(type: string, columns: readonly Column[]): Listing {
  const ofSeats: (readonly BaseAction[])[] = [];
  return (_at, { seat }) => (ofSeats[seat] ??= allOf(type, seat, columns).map((action) => deepFreeze(action)));
}

function allOf(type: string, seat: Seat, columns: readonly Column[]): BaseAction[] {
  if (columns.length === 0) return [{ type, seat }];
  const tried = columns.map(({ values }) => values);
  return tried.some((values) => values.length === 0) ? [] : combined(type, seat, columns, tried);
}

// Short lists are the rule, and are gone through faster than a set is made.
function distinct(values: readonly unknown[]): readonly unknown[] {
  if (values.length > 16) return [...new Set(values)];
  const all: unknown[] = [];
  for (const value of values) if (!all.includes(value)) all.push(value);
  return all;
}

function combined(
  type: string,
  seat: Seat,
  columns: readonly Column[],
  tried: readonly (readonly unknown[])[],
): BaseAction[] {
  const actions: BaseAction[] = [];
  const last = columns.length - 1;
  const places = new Array<number>(last).fill(0);
  let turning = 0;
  while (turning >= 0) {
    for (const value of tried[last] as readonly unknown[]) {
      // An object that grows key by key: to spread one into the next takes twenty times as long.
      const action: BaseAction & Record<string, unknown> = { type, seat };
      for (let index = 0; index < last; index++) {
        const chosen = tried[index]?.[places[index] as number];
        if (chosen !== undefined) action[(columns[index] as Column).key] = chosen;
      }
      if (value !== undefined) action[(columns[last] as Column).key] = value;
      actions.push(action);
    }
    // As on a counter: the last place before goes on, and where it is through, the one before that.
    turning = last - 1;
    while (turning >= 0 && ++(places[turning] as number) === tried[turning]?.length) places[turning--] = 0;
  }
  return actions;
}

function columnsOf(type: string, { fields, among = {} }: Tried): Column[] {
  const parts = partsOf(fields);
  const size = sizeOf({ kind: 'object', parts: parts.filter(({ key }) => !Object.hasOwn(among, key)) });
  if (size > MOST) {
    throw new EngineError(
      'ruleset/invalid',
      `'${type}' has no candidates, and its fields have more than ${MOST} values. List candidates, or say in 'among' which values to try.`,
    );
  }
  return parts.map(({ key, domain, presence }) => {
    if (Object.hasOwn(among, key)) return { key, values: [], among: among[key] as Column['among'] };
    // Actions have these values in common. Where one field has none, there are no actions, and nobody needs the others'.
    const values: unknown[] = size === 0 ? [] : deepFreeze([...valuesOf(domain)]);
    return { key, values: presence === 'optional' ? [undefined, ...values] : values, among: undefined };
  });
}

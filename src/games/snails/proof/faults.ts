import { type Fault, type Invariant, isSamePlain } from '../../../kernel/index.ts';
import { ROLES, SQUAD } from '../components.ts';
import type { SnailsState } from '../table/state.ts';
import type { Work } from '../table/work.ts';

/** Facts about positions, by name. */
export type Invariants = Readonly<Record<string, Invariant<SnailsState>>>;

/** What was expected, where it is not so; nothing, where it is. */
type Look<Entry> = (entry: Entry, index: number) => string | undefined;

/** A fault at a place of the state. */
export function wrong(path: string, expected: string, found: unknown, whose = ''): Fault {
  return { path: `state.${path}`, message: `expected ${expected}, found ${shown(found)}${whose}` };
}

/** A fault, unless it is so. */
export function expected(isSo: boolean, ...[path, what, found, whose]: Parameters<typeof wrong>): Fault[] {
  return isSo ? [] : [wrong(path, what, found, whose)];
}

/** What is wrong with the entries of a list, each told with its number. */
export function each<Entry>(
  name: string,
  list: readonly Entry[],
  look: Look<Entry>,
  whose: (index: number) => string = () => '',
): Fault[] {
  return list.flatMap((entry, index) => {
    const what = look(entry, index);
    return what === undefined ? [] : [wrong(`${name}[${index}]`, what, entry, whose(index))];
  });
}

/** The same of a list with an entry for each snail. */
export const eachSnail = <Entry>(name: string, list: readonly Entry[], look: Look<Entry>): Fault[] =>
  each(name, list, look, (snail) => ` (${snailNamed(snail)})`);

/** The same of a list with an entry for each seat. */
export const eachSeat = <Entry>(name: string, list: readonly Entry[], look: Look<Entry>): Fault[] =>
  each(name, list, look, (seat) => ` (seat ${seat})`);

/** A snail as a message calls it. */
export const snailNamed = (snail: number): string => `the ${ROLES[snail % SQUAD]} of seat ${Math.floor(snail / SQUAD)}`;

/** What is wrong with the work that waits, entry by entry. */
export function eachWork(state: SnailsState, look: (work: Work) => string | undefined): Fault[] {
  return everyWork(state).flatMap(({ path, work }) => {
    const what = look(work);
    return what === undefined ? [] : [wrong(path, what, work)];
  });
}

/** What is different from an object of the same keys, key by key. */
export function sameAs<Thing extends object>(name: string, found: Thing, wanted: Thing): Fault[] {
  return Object.entries(wanted).flatMap(([key, value]) => {
    const other: unknown = found[key as keyof Thing];
    return expected(isSamePlain(other, value), `${name}.${key}`, shown(value), other);
  });
}

/** All work that waits, with its path. */
export function everyWork({ agenda }: SnailsState): { readonly path: string; readonly work: Work }[] {
  return agenda.flatMap((entry, index) => {
    const path = `agenda[${index}]`;
    if (!('together' in entry)) return [{ path, work: entry }];
    return entry.together.flatMap((queue, seat) =>
      queue.map((work, nth) => ({ path: `${path}.together[${seat}][${nth}]`, work })),
    );
  });
}

/** A value as a message calls it; work by its name, with its figures. */
export function shown(found: unknown): string {
  if (typeof found !== 'object' || found === null) return String(found);
  if (Array.isArray(found)) return found.length === 0 ? 'nothing' : found.map(shown).join(', ');
  const { do: step, ask, ...figures } = found as Readonly<Record<string, unknown>>;
  const said = Object.entries(figures).map(([key, value]) => `${key} ${shown(value)}`);
  return [`'${String(step ?? ask ?? 'together')}'`, ...said].join(' ');
}

import {
  type EntryLook,
  faultsOfEach as each,
  type Fault,
  type Invariant,
  faultAt as wrong,
} from '../../../kernel/index.ts';
import { ROLES, SQUAD } from '../components.ts';
import type { SnailsState } from '../table/state.ts';
import type { Work } from '../table/work.ts';

export {
  faultAt as wrong,
  faultsBetween as sameAs,
  faultsOfEach as each,
  faultUnless as expected,
  shown,
} from '../../../kernel/index.ts';

/** Facts about positions, by name. */
export type Invariants = Readonly<Record<string, Invariant<SnailsState>>>;

/** The same of a list with an entry for each snail. */
export const eachSnail = <Entry>(name: string, list: readonly Entry[], look: EntryLook<Entry>): Fault[] =>
  each(name, list, look, (snail) => ` (${snailNamed(snail)})`);

/** The same of a list with an entry for each seat. */
export const eachSeat = <Entry>(name: string, list: readonly Entry[], look: EntryLook<Entry>): Fault[] =>
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

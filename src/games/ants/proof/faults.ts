import type { Invariant, Seat } from '../../../kernel/index.ts';
import type { AntsState } from '../table/state.ts';
import type { Ask, Step } from '../table/work.ts';

/** Facts about positions, by name. */
export type Invariants = Readonly<Record<string, Invariant<AntsState>>>;

/** What waits on an agenda, but for decisions of several seats at once. */
export type Waiting = Step | Ask;

/** All seats of a position. */
export const seatsOf = ({ names }: Pick<AntsState, 'names'>): Seat[] => names.map((_, seat) => seat);

/** The work of a position, the lowest first; none while several seats decide at once. */
export const workOf = ({ agenda }: Pick<AntsState, 'agenda'>): Waiting[] =>
  agenda.flatMap((work) => ('together' in work ? [] : [work]));

/** The decision that a position waits for; nothing, if it waits for several at once or is over. */
export function askedIn({ agenda }: Pick<AntsState, 'agenda'>): Ask | undefined {
  const top = agenda[agenda.length - 1];
  return top !== undefined && 'ask' in top ? top : undefined;
}

/** The steps of a name that wait. */
export const stepsNamed = <Name extends Step['do']>(
  work: readonly Waiting[],
  name: Name,
): Extract<Step, { readonly do: Name }>[] =>
  work.filter((each): each is Extract<Step, { readonly do: Name }> => 'do' in each && each.do === name);

/** The decisions of a kind that wait. */
export const asksOfKind = <Kind extends Ask['ask']>(
  work: readonly Waiting[],
  kind: Kind,
): Extract<Ask, { readonly ask: Kind }>[] =>
  work.filter((each): each is Extract<Ask, { readonly ask: Kind }> => 'ask' in each && each.ask === kind);

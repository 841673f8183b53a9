import { askLook, asksIn, type Declaration, type Part, saidParts } from '../kernel/index.ts';

type Anything = Readonly<Record<string, unknown>>;

/** What is declared of decisions and free actions. */
export type Asking = Pick<Declaration, 'asks' | 'free'>;

/** The parts of what actions say, by their type, in the order in which they are clicked. */
export function partsIn({ asks, free = {} }: Asking): (type: string) => readonly Part[] {
  const known = new Map<string, readonly Part[]>();
  return (type) => {
    const parts = known.get(type) ?? inOrder(saidParts((asks[type] ?? free[type])?.says));
    known.set(type, parts);
    return parts;
  };
}

/** Parts in the order in which they are clicked. */
export const inOrder = (parts: readonly Part[]): readonly Part[] =>
  [...parts].sort((one, other) => Number(other.click?.first ?? false) - Number(one.click?.first ?? false));

/** What a decision is about that a view knows, with names for numbers. */
export function aboutIn(
  asks: Declaration['asks'],
  view: { readonly agenda: unknown },
  { ask: kind, seat }: { readonly ask: string; readonly seat: number },
): Anything {
  const asked = asksIn(view.agenda as never) as readonly { readonly ask: string; readonly seat: number }[];
  const ask = asked.find((each) => each.ask === kind && each.seat === seat);
  return ask === undefined ? {} : (askLook(asks, ask, view) as Anything);
}

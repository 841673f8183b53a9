import type { Outcome, Seat } from '../../../kernel/index.ts';

/** What decided between players of the same points. */
type Decider = 'stars' | 'cubes';

/** How a game ended, in the figures that decided it. */
export interface Result extends Pick<Outcome, 'winners' | 'reason' | 'rule'> {
  /** All players with their points, the first one first. */
  readonly standings: readonly { readonly seat: Seat; readonly points: number }[];
  /** What decided, and how much of it the winners have; nothing if points decided, or nothing did. */
  readonly decider: { readonly what: Decider; readonly figure: number } | undefined;
}

/** The figures of an outcome. */
export function resultOf({ winners, ranking, reason, rule, standings = [] }: Outcome): Result {
  const of = (name: string, seat: Seat): number => standings.find((each) => each.name === name)?.of[seat] ?? 0;
  const [first = 0] = winners;
  const seats = ranking.flat();
  const level = seats.filter((seat) => !winners.includes(seat) && of('points', seat) === of('points', first));
  // ANT-24.21 + ANT-24.22: more Stars, then more cubes.
  const what: Decider = level.every((seat) => of('stars', seat) < of('stars', first)) ? 'stars' : 'cubes';
  return {
    winners,
    reason,
    rule,
    standings: seats.map((seat) => ({ seat, points: of('points', seat) })),
    decider: level.length === 0 ? undefined : { what, figure: of(what, first) },
  };
}

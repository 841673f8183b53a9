import { EngineError } from '../basics/errors.ts';
import type { Seat } from '../basics/seats.ts';

/** A figure that every seat has in the end, and by which they are compared. */
export interface Standing<Name extends string = string> {
  /** What it counts, as a code: `points`, `life`. */
  readonly name: Name;
  /** One for each seat. */
  readonly of: readonly number[];
  /** Whether more is better, or less; `high` if not said. */
  readonly best?: 'high' | 'low';
}

/** Seats compared by their standings. */
export interface Ranked<Name extends string = string> {
  /** The first rank. */
  readonly winners: readonly Seat[];
  /** All seats, best first; seats that share a rank stand together. */
  readonly ranking: readonly (readonly Seat[])[];
  /** The standings that they were compared by, the first first. */
  readonly standings: readonly Standing<Name>[];
  /** The standing that left one winner; nothing, if several share the win. */
  readonly decidedBy: Name | undefined;
}

/**
 * Ranks seats by several standings in turn: by the first, and those whom it leaves equal by the next. Standings that have not
 * as many figures as each other, or some that are no finite numbers, are an error.
 *
 * @rule KER-9.2 Who is equal by one standing is compared by the next; who is equal by all shares a rank.
 */
export function rankedBy<Name extends string>(standings: readonly Standing<Name>[]): Ranked<Name> {
  checkStandings(standings);
  const seats = (standings[0]?.of ?? []).map((_, seat) => seat);
  let ranking: readonly (readonly Seat[])[] = [seats];
  let decidedBy: Name | undefined;
  for (const standing of standings) {
    ranking = ranking.flatMap((equals) => split(equals, standing));
    if (ranking[0]?.length === 1) decidedBy ??= standing.name;
  }
  return { winners: ranking[0] ?? [], ranking, standings, decidedBy };
}

/** Seats that were equal so far, by another standing: the best first. */
function split(equals: readonly Seat[], { of, best }: Standing): readonly (readonly Seat[])[] {
  if (equals.length === 1) return [equals];
  const figures = [...new Set(equals.map((seat) => of[seat] ?? 0))].sort((one, other) =>
    best === 'low' ? one - other : other - one,
  );
  return figures.map((figure) => equals.filter((seat) => of[seat] === figure));
}

function checkStandings(standings: readonly Standing[]): void {
  const seats = standings[0]?.of.length ?? 0;
  const uneven = standings.find(({ of }) => of.length !== seats || !of.every(Number.isFinite));
  if (seats > 0 && uneven === undefined) return;
  throw new EngineError(
    'ranking/uneven',
    uneven === undefined
      ? 'Seats are ranked by at least one standing, with a figure for each of them.'
      : `Each of ${seats} seats needs a finite figure of '${uneven.name}'; it has ${uneven.of.join(', ') || 'none'}.`,
  );
}

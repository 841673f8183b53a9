import type { Outcome, Seat } from '../../../kernel/index.ts';
import type { EndReason } from '../table/events.ts';

/** How a game ended, in the figures that decided it. */
export interface Result extends Pick<Outcome, 'winners' | 'reason' | 'rule'> {
  /** What the first of the winners has left. */
  readonly snails: number;
  readonly life: number;
  /** Those who were compared with the winner and lost, with the figure that decided. */
  readonly rivals: readonly { readonly seat: Seat; readonly figure: number }[];
}

/** The figures of an outcome. */
export function resultOf(outcome: Outcome): Result {
  const { winners, ranking, reason, rule, standings = [] } = outcome;
  const of = (name: string, seat: Seat): number => standings.find((each) => each.name === name)?.of[seat] ?? 0;
  const [first = 0] = winners;
  const losers = ranking.flat().filter((seat) => !winners.includes(seat));
  const isLife = reason === ('most-life' satisfies EndReason);
  // SNL-12.3: life is compared among those who have as many snails.
  const compared = isLife ? losers.filter((seat) => of('snails', seat) === of('snails', first)) : losers;
  return {
    winners,
    reason,
    rule,
    snails: of('snails', first),
    life: of('life', first),
    rivals: compared.map((seat) => ({ seat, figure: of(isLife ? 'life' : 'snails', seat) })),
  };
}

import type { Outcome } from '../../../kernel/index.ts';

/** How a game ended, in the figures that decided it. */
export interface Result extends Pick<Outcome, 'winners' | 'reason' | 'rule'> {
  /** In which round it ended. */
  readonly round: number;
  /** How many foods the octopus had eaten. */
  readonly eaten: number;
  /** How many dice were on the hunger track. */
  readonly hunger: number;
}

/** The figures of an outcome: both sides have the same. */
export function resultOf({ winners, reason, rule, standings = [] }: Outcome): Result {
  const of = (name: string): number => standings.find((each) => each.name === name)?.of[0] ?? 0;
  return { winners, reason, rule, round: of('round'), eaten: of('eaten'), hunger: of('hunger') };
}

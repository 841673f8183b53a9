import type { Outcome } from '../../../kernel/index.ts';

/** How a game ended, in the figures that decided it. */
export interface Result extends Pick<Outcome, 'winners' | 'reason' | 'rule'> {
  /** In which zombie turn it ended. */
  readonly turn: number;
  /** How many zombie cards nobody had drawn. */
  readonly undrawn: number;
}

/** The figures of an outcome: both sides have the same. */
export function resultOf({ winners, reason, rule, standings = [] }: Outcome): Result {
  const of = (name: string): number => standings.find((each) => each.name === name)?.of[0] ?? 0;
  return { winners, reason, rule, turn: of('turn'), undrawn: of('undrawn') };
}

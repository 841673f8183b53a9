import { attempt, type Departure, EngineError, named, type Outcome, type SeenEvent } from '../kernel/index.ts';

/** How a game has ended, as a look shows it: by its rules, or because players have left the table. */
export interface EndLook<Reason extends string> extends Pick<Outcome, 'winners' | 'ranking' | 'rule'> {
  readonly reason: Reason | Departure['reason'];
}

/** Returns the part of a table's outcome that a look shows. Throws an `EngineError` for anything that is no outcome. */
export function endLook<Reason extends string>(outcome: Outcome): EndLook<Reason> {
  const read = attempt(() => {
    const { winners, ranking, reason, rule } = outcome;
    const isOutcome =
      Array.isArray(winners) && Array.isArray(ranking) && typeof reason === 'string' && typeof rule === 'string';
    return isOutcome ? { winners, ranking, reason: reason as Reason, rule } : undefined;
  });
  if (read !== undefined) return read;
  throw new EngineError('outcome/unknown', `Expected the outcome of a game, got ${named(outcome)}.`);
}

interface Worded<Event> {
  readonly look: { readonly outcome: EndLook<string> | undefined };
  readonly told: (event: SeenEvent<Event>) => string;
  readonly leaving: (outcome: EndLook<string>) => string | undefined;
}

/**
 * Returns the sentence for how the game has ended; undefined before that.
 *
 * @rule KER-14.31 With the outcome of the table, a look asks nobody, and the text and the pictures say how the game ended.
 */
export function endText<Event>({ look: { outcome }, told, leaving }: Worded<Event>): string | undefined {
  if (outcome === undefined) return undefined;
  return leaving(outcome) ?? told({ type: 'game-ended', ...outcome } as unknown as SeenEvent<Event>);
}

import { EngineError } from '../basics/errors.ts';
import { isSamePlain } from '../basics/plain.ts';
import type { Refusal } from '../basics/refusal.ts';
import type { Ask } from '../contract/agenda.ts';
import type { BaseAction } from '../contract/game.ts';

/** What may be chosen for some fields at a position, and what is said of anything else. */
interface Choosing {
  readonly among?: Readonly<Record<string, ((at: unknown, ask: Ask) => Iterable<unknown>) | undefined>>;
  readonly otherwise?: Readonly<Record<string, Saying | undefined>>;
}

type Saying = (values: readonly unknown[], at: unknown, ask: Ask) => Refusal;
type Why<At> = (at: At, ask: Ask, action: BaseAction) => Refusal | undefined;

/**
 * Refuses what is not among the values that may be chosen, field by field, and then whatever the rules refuse beside that.
 *
 * @rule KER-10.16 What may be chosen is listed, and everything else is refused, from one list of values.
 */
export function refusingOthers<At>(type: string, said: object, why: Why<At>): Why<At> {
  const { among = {}, otherwise = {} } = said as Choosing;
  const fields = Object.entries(otherwise).map(([key, say]) => {
    const valuesAt = among[key];
    if (valuesAt !== undefined && say !== undefined) return { key, valuesAt, say };
    throw new EngineError(
      'ruleset/invalid',
      `'${type}' says what is refused of '${key}', and not among what it is chosen.`,
    );
  });
  return (at, ask, action) => {
    for (const { key, valuesAt, say } of fields) {
      const values = [...valuesAt(at, ask)];
      if (!isAmong(values, (action as BaseAction & Readonly<Record<string, unknown>>)[key]))
        return say(values, at, ask);
    }
    return why(at, ask, action);
  };
}

function isAmong(values: readonly unknown[], chosen: unknown): boolean {
  return typeof chosen === 'object' ? values.some((value) => isSamePlain(value, chosen)) : values.includes(chosen);
}

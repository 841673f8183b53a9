import { next } from '../../../kernel/index.ts';
import type { Changing } from '../table/state.ts';
import type { Step, Work } from '../table/work.ts';

/**
 * Puts work on top of the agenda as one effect: behind it comes what belongs to the end of every effect. A card, a boss order,
 * one step of dogs, the advance and all rolls of barrels are effects.
 *
 * @rule ZOM-15.23 The retreat is carried out after the effect during which the boss died is completely finished.
 * @rule ZOM-11.12 Pits are checked at the end of an effect, after push-backs and before boss retreats.
 */
export function effect(draft: Changing, ...work: readonly Work[]): void {
  next(draft, ...work, { do: 'settle' });
}

/**
 * The entry effects of creatures that have come to these fields, one after the other, each with what it sets off.
 *
 * @rule ZOM-9.12 Entry effects are resolved one mover at a time, from street 5 to 1 and on one street in lane order.
 */
export function entries(fields: readonly number[]): Step[] {
  const steps: Step[] = [];
  for (const field of [...fields].sort((one, other) => one - other))
    steps.push({ do: 'enter', field }, { do: 'explode' });
  return steps;
}

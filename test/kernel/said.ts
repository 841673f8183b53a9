import type { BaseAction } from 'gastropodia';

/** What these actions say, without the number of the decision that they answer. */
export function said<Action extends BaseAction>(actions: Iterable<Action>): Action[] {
  return [...actions].map(({ decision: _decision, ...action }) => action as Action);
}

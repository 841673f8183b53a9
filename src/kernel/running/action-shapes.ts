import { deepFreeze } from '../basics/plain.ts';
import type { ActionShape } from '../contract/game.ts';
import type { Shape } from '../reading/fields.ts';
import { partsOf } from '../reading/object-fields.ts';
import type { Engine } from './tables.ts';

/**
 * What each type of action says, as plain data.
 *
 * @rule KER-2.10 What an action's fields can hold is declared once, as data.
 */
export function actionShapes({ questions, freeActions }: Engine): Readonly<Record<string, ActionShape>> {
  const answers = [...questions].map(
    ([type, { fields, traits }]) => [type, shapeOf('answer', traits.decline, fields)] as const,
  );
  const free = [...freeActions].map(([type, { fields }]) => [type, shapeOf('free', 'never', fields)] as const);
  return deepFreeze(Object.fromEntries([...answers, ...free]));
}

function shapeOf(role: ActionShape['role'], decline: ActionShape['decline'], fields: Shape): ActionShape {
  return { role, decline, fields: { kind: 'object', parts: partsOf(fields) } };
}

import { viewKey } from 'gastropodia';
import { expect, test } from 'vitest';
import { thimblerig } from '../../docs/examples/thimblerig/index.ts';

test('KER-5.12 a table by information state', () => {
  // #region table
  const learned = new Map<string, number>();

  let state = thimblerig.setup({}, 'any seed');
  while (thimblerig.outcome(state) === undefined) {
    const [decision] = thimblerig.pending(state);
    const view = thimblerig.view(state, decision?.seat ?? 0);
    learned.set(viewKey(view), (learned.get(viewKey(view)) ?? 0) + 1); // what has been learned here

    const [action] = thimblerig.legalActions(view);
    if (action === undefined) break;
    state = thimblerig.reduce(state, action);
  }
  // #endregion table

  // With perfect recall no information state comes up twice in a game.
  expect([...learned.values()]).toEqual(Array.from({ length: 12 }, () => 1));
});

import { play } from 'gastropodia';
import { randomBot } from 'gastropodia/bots';
import { checkGame } from 'gastropodia/testing';
import { expect, test } from 'vitest';
import { ticTacToe } from '../../docs/examples/tic-tac-toe/index.ts';

test('KER-1.1 the smallest game is played, refused and told', () => {
  const told: unknown[] = [];
  const print = (value: unknown) => told.push(value);
  // #region play
  let state = ticTacToe.setup({}, 'no luck is drawn in this game');

  for (const action of [
    { type: 'mark', seat: 0, field: 4 },
    { type: 'mark', seat: 1, field: 4 },
    { type: 'mark', seat: 1, field: 0 },
  ]) {
    const applied = ticTacToe.apply(state, action);
    if (applied.ok) state = applied.state;
    print(applied.ok ? applied.events : ticTacToe.explain(applied.refusal, 'en'));
  }
  // [{ type: 'marked', seat: 0, field: 4 }]
  // That field is taken; empty are 0, 1, 2, 3, 5, 6, 7, 8. [TTT-2.2]
  // [{ type: 'marked', seat: 1, field: 0 }]

  const { outcome, record } = play(ticTacToe, { config: {}, seed: 'any', bots: [randomBot, randomBot] });
  // #endregion play

  expect(told).toEqual([
    [{ type: 'marked', seat: 0, field: 4 }],
    'That field is taken; empty are 0, 1, 2, 3, 5, 6, 7, 8. [TTT-2.2]',
    [{ type: 'marked', seat: 1, field: 0 }],
  ]);
  expect(state.marks).toEqual([1, -1, -1, -1, 0, -1, -1, -1, -1]);
  expect(outcome.rule).toMatch(/^TTT-3/);
  expect(record.actions.length).toBeGreaterThan(4);
});

test('KER-1.1 the smallest game is checked against every law', async () => {
  // #region check
  const report = await checkGame(ticTacToe, { configs: [{}], walks: 50 });
  // #endregion check

  expect(report.longest).toBeLessThanOrEqual(8);
});

import { play } from 'gastropodia';
import { randomBot } from 'gastropodia/bots';
import { boxOf, clicksFrom, clicksOf } from 'gastropodia/boxes';
import { checkGame } from 'gastropodia/testing';
import { expect, test } from 'vitest';
import { SHAPE, type TicTacToeTypes, ticTacToe } from '../../docs/examples/tic-tac-toe/index.ts';

test('KER-1.1 the smallest game is played, refused and told', () => {
  // #region play
  const empty = ticTacToe.setup({}, 'no luck is drawn in this game');
  const applied = ticTacToe.apply(empty, { type: 'mark', seat: 0, field: 4 });
  // { ok: true, state: …, events: [{ type: 'marked', seat: 0, field: 4 }], action: … }

  const state = applied.ok ? applied.state : empty;
  const refusal = ticTacToe.whyIllegal(state, { type: 'mark', seat: 1, field: 4 });
  const sentence = refusal && ticTacToe.explain(refusal, { locale: 'en' });
  // 'That field is taken; empty are 0, 1, 2, 3, 5, 6, 7, 8. [TTT-2.2]'

  const { outcome, record } = play(ticTacToe, { config: {}, seed: 'any', bots: [randomBot, randomBot] });
  // #endregion play

  expect(applied).toMatchObject({ ok: true, events: [{ type: 'marked', seat: 0, field: 4 }] });
  expect(sentence).toBe('That field is taken; empty are 0, 1, 2, 3, 5, 6, 7, 8. [TTT-2.2]');
  expect(outcome.rule).toMatch(/^TTT-3/);
  expect(record.actions.length).toBeGreaterThan(4);
});

test('KER-1.1 the smallest game is checked against every law', async () => {
  // #region check
  const report = await checkGame(ticTacToe, { configs: [{}], walks: 50 });
  // #endregion check

  expect(report.longest).toBeLessThanOrEqual(8);
});

test('KER-10.22 the smallest game is clicked as it is declared', async () => {
  // #region box
  const box = boxOf<TicTacToeTypes>({ game: ticTacToe, clicks: clicksFrom<TicTacToeTypes>(SHAPE.declaration) });
  await checkGame(ticTacToe, { configs: [{}], walks: 50, box });
  // #endregion box

  const view = ticTacToe.view(ticTacToe.setup({}, 'clicked'), 0);
  expect(clicksOf(box, view).at({ kind: 'field', id: '4' })?.action).toMatchObject({ type: 'mark', seat: 0, field: 4 });
});

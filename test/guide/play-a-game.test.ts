import { play } from 'gastropodia';
import { randomBot } from 'gastropodia/bots';
import { checkGame } from 'gastropodia/testing';
import { expect, test } from 'vitest';
import { auction } from '../../docs/examples/auction/index.ts';

test('KER-1.1 a game is played by asking what is legal and applying it', () => {
  // #region play
  let state = auction.setup({ players: 2 }, 'any seed');

  while (auction.outcome(state) === undefined) {
    const [decision] = auction.pending(state);
    const view = auction.view(state, decision?.seat ?? 0); // all that this seat may know
    const [action] = auction.legalActions(view); // what a front-end would highlight

    const applied = auction.apply(state, action);
    if (!applied.ok) throw new Error(auction.explain(applied.refusal, { locale: 'en' }));
    state = applied.state; // applied.events tells what to animate
  }
  // #endregion play

  expect(auction.outcome(state)?.ranking.flat().sort()).toEqual([0, 1]);
});

test('KER-2.1 a refusal is a value, and explain makes a sentence of it', () => {
  // #region refuse
  const state = auction.setup({ players: 2 }, '7');
  const refusal = auction.whyIllegal(state, { type: 'bid', seat: 0, card: 99 });

  expect(refusal).toEqual({
    code: 'malformed',
    rule: 'KER-2.1',
    facts: { path: 'action.card', expected: 'integer', least: 1, most: 6 },
  });
  expect(refusal && auction.explain(refusal)).toBe(
    'The value is not an action: action.card should be a whole number from 1 to 6. [KER-2.1]',
  );
  // #endregion refuse
});

test('KER-4.2 two bots play a game, and its record plays it again', () => {
  // #region bots
  const { outcome, record } = play(auction, {
    config: { players: 2 },
    seed: 'the luck of the cards',
    botSeed: 'the luck of the bots',
    bots: [randomBot, randomBot],
  });
  // #endregion bots

  expect(outcome.rule).toBe('AUC-3.2');
  expect(record.actions.length).toBeGreaterThan(7);
});

test('KER-5.1 the laws are checked by one call', async () => {
  // #region check
  const report = await checkGame(auction, { configs: [{ players: 2 }, { players: 4 }], walks: 20, length: 40 });

  expect(report.longest).toBeLessThanOrEqual(20);
  // #endregion check
});

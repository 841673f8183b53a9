import { createGame, type Game, play, simulator } from 'gastropodia';
import { randomBot } from 'gastropodia/bots';
import { checkGame } from 'gastropodia/testing';
import { expect, test } from 'vitest';
import { type KuhnTypes, rules } from '../../docs/examples/kuhn/index.ts';

test('KER-10.9 a game outside the package gets rules of its own for its simulations', async () => {
  // #region direct
  const second = new URL('../../docs/examples/kuhn/index.ts?direct', import.meta.url).href;
  const direct: { readonly rules: typeof rules } = await import(second);
  const kuhn: Game<KuhnTypes> = createGame(rules, simulator(direct.rules));
  // #endregion direct

  expect(direct.rules).not.toBe(rules);
  expect(direct.rules.questions.open.answer).not.toBe(rules.questions.open.answer);
  expect(play(kuhn, { config: {}, seed: 'x', bots: [randomBot, randomBot] }).outcome.ranking).toHaveLength(2);
  // That simulations agree with the reducer is one of the laws.
  await checkGame(kuhn, { configs: [{}], walks: 20 });
});

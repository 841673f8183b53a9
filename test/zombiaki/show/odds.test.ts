import { expect, test } from 'vitest';
import { odds } from '../../../src/games/zombiaki/index.ts';
import { parseSaid } from '../kit/said.ts';
import { act, hand, scene } from '../kit/scene.ts';

test('ZOM-20.2 the end of a turn says how many shots the humans may draw, exactly', () => {
  const { game, state } = scene('1 . . .', {
    turn: 'zombies',
    humans: ['net', 'oil'],
    decks: { humans: ['shot-1', 'shot-1', 'burst-2', 'mine', 'car'] },
  });

  // Two of five cards, three of which are shots.
  expect(odds(game, game.view(state, 0), parseSaid('end', 0))).toEqual([
    { ways: 6n, outOf: 10n, probability: 0.6, result: { seat: 1, cards: 2, awaited: 1 } },
    { ways: 3n, outOf: 10n, probability: 0.3, result: { seat: 1, cards: 2, awaited: 2 } },
    { ways: 1n, outOf: 10n, probability: 0.1, result: { seat: 1, cards: 2, awaited: 0 } },
  ]);
});

test('ZOM-20.1 what is drawn comes as often as the odds say', () => {
  const drawn = (seed: string) =>
    scene('1 . . .', {
      seed,
      zombies: ['mass', 'meat'],
      decks: { zombies: ['zombie-2', 'zombie-3', 'click', 'terror'] },
    });
  const counts = [0, 0, 0];
  for (let seed = 0; seed < 300; seed++) {
    const creatures = hand(act(drawn(`odds ${seed}`), 'end'), 'zombies').filter((id) => id.startsWith('zombie')).length;
    counts[creatures] = (counts[creatures] ?? 0) + 1;
  }
  const { game, state } = drawn('x');
  const said = odds(game, state, parseSaid('end', 1));

  expect(said.map(({ ways, outOf, result }) => [result.awaited, `${ways}/${outOf}`])).toEqual([
    [1, '4/6'],
    [0, '1/6'],
    [2, '1/6'],
  ]);
  for (const { probability, result } of said)
    expect(Math.abs((counts[result.awaited] ?? 0) / 300 - probability)).toBeLessThan(0.1);
});

test('ZOM-20.3 nothing else is left to luck, and what is illegal is refused', () => {
  const { game, state } = scene(`3 . Z3 .`, { humans: ['shot-1'] });

  expect(odds(game, state, parseSaid('play shot-1 b:creature', 1))).toMatchObject([
    { probability: 1, result: { seat: undefined } },
  ]);
  expect(() => odds(game, state, parseSaid('play shot-2 b:creature', 1))).toThrow('[ZOM-5.1]');
});

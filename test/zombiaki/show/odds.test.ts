import { expect, test } from 'vitest';
import { odds } from '../../../src/games/zombiaki/index.ts';
import { outcomes } from '../../../src/kernel/index.ts';
import { parseSaid } from '../kit/said.ts';
import { hand, scene } from '../kit/scene.ts';

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

test('ZOM-20.1 every hand that a turn can begin with comes exactly as often as the cards left in the deck say', () => {
  const drawn = scene('1 . . .', {
    zombies: ['mass', 'meat'],
    decks: { zombies: ['zombie-2', 'zombie-2', 'zombie-3', 'click', 'terror'] },
  });
  const { game, state } = drawn;
  const end = parseSaid('end', 1);
  const hands = outcomes(game, state, end).map((branch) => {
    const held = hand({ ...drawn, state: branch.state }, 'zombies').filter((id) => id !== 'mass' && id !== 'meat');
    return `${held.join(' + ')}: ${branch.ways}/${branch.outOf}`;
  });

  // Two of five cards; whatever comes in the one or the other order is the same hand.
  expect(hands.sort()).toEqual([
    'click + terror: 1/10',
    'zombie-2 + click: 1/5',
    'zombie-2 + terror: 1/5',
    'zombie-2 + zombie-2: 1/10',
    'zombie-2 + zombie-3: 1/5',
    'zombie-3 + click: 1/10',
    'zombie-3 + terror: 1/10',
  ]);
  expect(odds(game, state, end).map(({ ways, outOf, result }) => [result.awaited, `${ways}/${outOf}`])).toEqual([
    [1, '6/10'],
    [2, '3/10'],
    [0, '1/10'],
  ]);
});

test('ZOM-20.3 nothing else is left to luck, and what is illegal is refused', () => {
  const { game, state } = scene(`3 . Z3 .`, { humans: ['shot-1'] });

  expect(odds(game, state, parseSaid('play shot-1 b:creature', 1))).toMatchObject([
    { probability: 1, result: { seat: undefined } },
  ]);
  expect(() => odds(game, state, parseSaid('play shot-2 b:creature', 1))).toThrow('[ZOM-5.1]');
});

import { expect, test } from 'vitest';
import { kelpKnowledge, OCTOPUS } from '../../../src/games/kelp/index.ts';
import { scene } from '../kit/scene.ts';

/** How likely the octopus is to win, as the judge of positions sees it. */
function octopusIn(drawing: string): number {
  const { game, book, state } = scene(drawing);
  return kelpKnowledge(book.ruleset)(game.view(state, OCTOPUS)).evaluate?.(state)[OCTOPUS] ?? expect.unreachable();
}

/** The octopus in the south-west, and the shark one move from it. */
const board = (octopus: string): string => `
  .     s      .  s  .  s  .
        .      +  .  +  .
        s      v  s  .  s
        .      +  .  +  .
  . ${octopus} .  s  .  s  .
`;

test('an octopus that lies open is worse off before a turn of the shark than before its own', () => {
  expect(octopusIn(`${board('[o]')}\nat: move`)).toBeLessThan(octopusIn(`${board('[o]')}\nat: action 1`));
});

test('an octopus that lies open is worse off than one that may be anywhere', () => {
  for (const at of ['action 1', 'move']) {
    expect(octopusIn(`${board('[o]')}\nat: ${at}`)).toBeLessThan(octopusIn(`${board('o')}\nat: ${at}`) - 0.1);
  }
});

test('a shark that cannot come near in one move is less of a danger', () => {
  const far = board('[o]').replace('v', '^');

  expect(octopusIn(`${far}\nat: move`)).toBeGreaterThan(octopusIn(`${board('[o]')}\nat: move`));
});

test.each([
  ['a card to move with that goes round', 'discards: ink-cloud'],
  ['a card to hide with that goes round', 'discards: regeneration'],
  ['a space less of the hunger track', 'hunger: b'],
])('good for the octopus: %s', (_, line) => {
  expect(octopusIn(`${board('o')}\nat: action 1\n${line}`)).toBeGreaterThan(octopusIn(`${board('o')}\nat: action 1`));
});

test.each([
  ['a strategy less', 'pairs: fight retreat'],
  ['cards in front of the shark', 'front: hostile-1'],
  ['dice on growth tiles', 'growth: b y'],
])('good for the shark: %s', (_, line) => {
  expect(octopusIn(`${board('o')}\nat: action 1\n${line}`)).toBeLessThan(octopusIn(`${board('o')}\nat: action 1`));
});

test('a food whose effect is still to come is worth more than one that is used', () => {
  const eaten = (food: string): number => octopusIn(`${board('o')}\nat: action 1\neaten: ${food}`);

  expect(eaten('food-lobster')).toBeGreaterThan(eaten('(food-lobster)'));
});

test('whoever has all in hand and beside it that is left to eat has nearly won', () => {
  const eating = (hand: string): number =>
    octopusIn(`
      s  food-crab  s
      s      o      food-lobster
      s      s      s
      at: action 1
      hand: ${hand}
      eaten: (food-sea-snail) (food-abalone)
    `);

  expect(eating('crab lobster')).toBeGreaterThan(0.95);
  expect(eating('crab sneak')).toBeLessThan(0.9);
});

test('in imagined moves next to nothing is tried but what looks best', () => {
  const { game, book, state } = scene(
    `${board('o')}\nat: action 1\nhand: sneak nimble-dodge camouflage quick-learning`,
  );
  const view = game.view(state, OCTOPUS);
  const actions = [...game.legalActions(view)];
  const { weigh } = kelpKnowledge(book.ruleset)(view);
  const [asked = [], imagined = []] = [weigh?.(view, actions), weigh?.(state, actions)];
  const best = (weights: readonly number[]): number => weights.indexOf(Math.max(...weights));
  const others = (weights: readonly number[]): number => weights.reduce((sum, weight) => sum + weight, -1);

  expect(best(imagined)).toBe(best(asked));
  expect(others(imagined)).toBeLessThan(others(asked) / 10);
});

import { withPrinted } from 'gastropodia';
import { expect, test } from 'vitest';
import { atlasOf } from '../../../src/games/snails/bot/atlas.ts';
import { snailsKnowledge } from '../../../src/games/snails/bot/knowledge.ts';
import { outlookOf, worthOfPlanning } from '../../../src/games/snails/bot/planning.ts';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import { snails } from '../../../src/games/snails/game.ts';
import { createRandom } from '../../../src/kernel/index.ts';
import { scene } from '../kit/scene.ts';

/** What player 1 lays on the slots of its plan, one after the other, if it takes what looks best; Zombies are player 2. */
function planOf(drawing: string, cards: readonly string[]): string[] {
  const { game, state } = scene(drawing, { sea: 'none', factions: ['cowboys', 'zombies'] });
  const view = withPrinted(game, game.view(state, 0));
  const atlas = atlasOf(view, defaultPack);
  const plan: number[] = [];
  const hand = cards.map((card) => view.cards.indexOf(card));
  while (hand.length > 0) {
    const at = { ...view, phase: 'planning', plans: [plan, []], hands: [hand, []] } as const;
    const eyes = { atlas, at, seat: 0 };
    const outlook = outlookOf(eyes);
    const worths = hand.map((card) => worthOfPlanning(eyes, card, outlook));
    plan.push(...hand.splice(worths.indexOf(Math.max(...worths)), 1));
  }
  return plan.map((card) => view.cards[card] ?? '');
}

const SHARED = `0,0  beach  1c 2c
                1,0  beach
                0,1  beach  2a`;

test('SNL-11.9 in the Rot Cloud a shot comes first, and then the way out, which is early enough before clean-up', () => {
  expect(planOf(SHARED, ['swap-aim', 'crawl-shell', 'crossbow'])).toEqual(['crossbow', 'crawl-shell', 'swap-aim']);
});

test('SNL-11.9 without a shot the way out of the Rot Cloud comes first', () => {
  expect(planOf(SHARED, ['dig-shell', 'crawl-shell'])).toEqual(['crawl-shell', 'dig-shell']);
});

test('SNL-10.5 whoever stands on dynamite walks before it shoots', () => {
  const drawing = `0,0  beach  1c  dynamite
                   1,0  beach
                   0,1  beach  2a`;

  expect(planOf(drawing, ['crossbow', 'crawl-shell'])).toEqual(['crawl-shell', 'crossbow']);
});

test('SNL-3.12 what was worked out about plans in one world is right in all others', () => {
  const random = createRandom('plans');
  let state = snails.setup({ players: 3 }, 'notes');
  while (state.round < 2) state = snails.reduce(state, random.oneOf([...snails.legalActions(state)]));
  while (state.phase !== 'planning') state = snails.reduce(state, random.oneOf([...snails.legalActions(state)]));
  const view = snails.view(state, 0);
  const [noting, weighed, afresh] = [snailsKnowledge()(view), [] as unknown[], [] as unknown[]];
  for (const seed of ['a', 'b', 'c', 'd']) {
    const world = snails.simulate(snails.determinize(view, seed), { chance: { seed } });
    noting.imagine?.(world.state, createRandom(seed));
    for (const turn = world.state.round; world.state.phase === 'planning' && world.state.round === turn; ) {
      const actions = world.legalActions(world.pending()[0]?.seat);
      weighed.push(noting.weigh?.(world.state, actions));
      afresh.push(snailsKnowledge()(view).weigh?.(world.state, actions));
      world.step(random.oneOf(actions));
    }
  }

  expect(weighed.length).toBeGreaterThan(50);
  expect(weighed).toEqual(afresh);
});

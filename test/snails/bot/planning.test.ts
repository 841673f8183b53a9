import { expect, test } from 'vitest';
import { atlasOf } from '../../../src/games/snails/bot/atlas.ts';
import { outlookOf, worthOfPlanning } from '../../../src/games/snails/bot/planning.ts';
import { defaultPack } from '../../../src/games/snails/cards/pack/pack.ts';
import { scene } from '../kit/scene.ts';

/** What player 1 lays on the slots of its plan, one after the other, if it takes what looks best; Zombies are player 2. */
function planOf(drawing: string, cards: readonly string[]): string[] {
  const { game, state } = scene(drawing, { sea: 'none', factions: ['cowboys', 'zombies'] });
  const view = game.view(state, 0);
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

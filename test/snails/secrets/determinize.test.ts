import { expect, test } from 'vitest';
import { defaultPack, type SnailsState } from '../../../src/games/snails/index.ts';
import { type Drawn, scene } from '../kit/scene.ts';

const WORLDS = 3000;

/** Worlds that player 1 cannot tell from the drawn one. */
function worldsOf({ game, state }: Drawn): SnailsState[] {
  const view = game.view(state, 0);
  return Array.from({ length: WORLDS }, (_, seed) => game.determinize(view, `world ${seed}`));
}

/** How far counts are from what is expected of them; the mean is the number of kinds less one. */
function chiSquare(counts: ReadonlyMap<string, number>, weights: ReadonlyMap<string, number>): number {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return [...weights].reduce((sum, [kind, weight]) => {
    const expected = (WORLDS * weight) / total;
    return sum + ((counts.get(kind) ?? 0) - expected) ** 2 / expected;
  }, 0);
}

function counted(kinds: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** Beyond this a sum of `kinds` squares is no chance any more: six standard deviations above its mean. */
const bound = (kinds: number): number => kinds - 1 + 6 * Math.sqrt(2 * (kinds - 1));

// Player 2 holds the five basic cards, a sword that everybody saw come back, and one card that nobody else knows.
const before = scene(
  `0,0  meadow  1c 1a
   1,0  meadow  2c 2a 2s`,
  {
    play: 'crawl-dig',
    plans: [[], ['rocket', 'crawl-dig', 'crawl-punch', 'dig-shell', 'swap-aim']],
    hands: [['mine', 'mine'], ['sword']],
    known: [[], ['sword']],
    tokens: [
      ['1c', '1a'],
      ['2c', '2a'],
    ],
    discards: ['grenade', 'grenade'],
  },
);
const worlds = worldsOf(before);
const ids = before.game.printed(before.state).cards;
const heldBy2 = ({ hands, plans }: SnailsState): string[] =>
  [...(hands[1] ?? []), ...(plans[1] ?? [])].map((card) => ids[card] ?? '');
const isArsenal = (id: string): boolean => id in defaultPack.red || id in defaultPack.purple;

test('SNL-15.2 worlds: what is known to be held is held, and nothing else is certain', () => {
  for (const world of worlds) {
    const held = heldBy2(world);
    expect(held.filter((id) => !isArsenal(id)).sort()).toEqual(Object.keys(defaultPack.basic).sort());
    expect(held).toContain('sword');
    expect(held).toHaveLength(7);
  }
});

test('worlds: an unknown card is as likely as there are copies of it that the viewer has not seen', () => {
  const copies = new Map(
    [...Object.entries(defaultPack.red), ...Object.entries(defaultPack.purple)].map(([id, card]) => [id, card.copies]),
  );
  for (const seen of ['mine', 'mine', 'sword', 'grenade', 'grenade']) copies.set(seen, (copies.get(seen) ?? 0) - 1);
  const unknown = worlds.map((world) => {
    const arsenal = heldBy2(world).filter(isArsenal);
    arsenal.splice(arsenal.indexOf('sword'), 1);
    return arsenal[0] ?? '';
  });

  expect(chiSquare(counted(unknown), copies)).toBeLessThan(bound(copies.size));
});

test('worlds: every card held is as likely in hand as in any slot', () => {
  const places = worlds.map(({ plans }) => String((plans[1] ?? []).findIndex((card) => ids[card] === 'swap-aim')));
  // Seven cards in five slots: two are left in hand.
  const weights = new Map([['-1', 2], ...['0', '1', '2', '3', '4'].map((slot): [string, number] => [slot, 1])]);

  expect(chiSquare(counted(places), weights as Map<string, number>)).toBeLessThan(bound(weights.size));
});

test('worlds: any two living snails may have been declared', () => {
  const pairs = worlds.map(({ active, passive }) => `${active[1]} ${passive[1]}`);
  const weights = new Map(['4 5', '4 6', '5 4', '5 6', '6 4', '6 5'].map((pair) => [pair, 1]));

  expect(new Set(pairs)).toEqual(new Set(weights.keys()));
  expect(chiSquare(counted(pairs), weights)).toBeLessThan(bound(weights.size));
});

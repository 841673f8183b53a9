import { withPrinted } from 'gastropodia';
import { expect, test } from 'vitest';
import { chancesOfBlocks, type KelpState, kelp, OCTOPUS, SHARK } from '../../../src/games/kelp/index.ts';
import { createRandom, type Viewer } from '../../../src/kernel/index.ts';

const SAMPLES = 1200;

/** A position of a random game that is such a one. */
function positionWhere(isSuch: (state: KelpState) => boolean): KelpState {
  for (let nth = 0; ; nth++) {
    const random = createRandom(`worlds ${nth}`);
    const first = kelp.setup({ players: 2 }, random.seed());
    const simulation = kelp.simulate(first, { chance: first.chance });
    while (simulation.outcome() === undefined) {
      if (isSuch(simulation.state)) return simulation.fork().state;
      simulation.step(random.oneOf(simulation.legalActions()));
    }
  }
}

const worldsOf = (state: KelpState, viewer: Viewer): KelpState[] => {
  const view = kelp.view(state, viewer);
  return Array.from({ length: SAMPLES }, (_, nth) => kelp.determinize(view, `world ${nth}`));
};

/** How far counts are from what is expected, in standard deviations of chi-square. */
function excess(found: readonly number[], expected: readonly number[]): number {
  const used = expected.map((count, index) => ({ count, found: found[index] ?? 0 })).filter(({ count }) => count > 0);
  expect(found.reduce((sum, count) => sum + count, 0)).toBe(used.reduce((sum, { found: each }) => sum + each, 0));
  const square = used.reduce((sum, { count, found: each }) => sum + (each - count) ** 2 / count, 0);
  const freedom = Math.max(1, used.length - 1);
  return (square - freedom) / Math.sqrt(2 * freedom);
}

/** Beyond this, a fair sample falls once in more than ten thousand. */
const TOO_FAR = 6;

const counts = (kinds: number, found: readonly number[]): number[] =>
  Array.from({ length: kinds }, (_, kind) => found.filter((each) => each === kind).length);

const isUncertain = (state: KelpState): boolean =>
  chancesOfBlocks(withPrinted(kelp, kelp.view(state, SHARK))).filter(([octopus = 0]) => octopus > 0.1 && octopus < 0.9)
    .length > 2;

const UNCERTAIN = [
  [
    'in the middle of a mix',
    (state: KelpState) =>
      state.emptied.length > 1 && state.bagged[0] === 1 && state.history.length > 8 && isUncertain(state),
  ],
  [
    'between mixes',
    (state: KelpState) => state.emptied.length === 0 && state.history.length > 12 && isUncertain(state),
  ],
] as const;

test.each(UNCERTAIN)('KLP-17.12 + KLP-17.13 worlds of the shark are as likely as the history says: %s', (_, isSuch) => {
  const state = positionWhere(isSuch);
  const chances = chancesOfBlocks(withPrinted(kelp, kelp.view(state, SHARK)));
  const kinds = chances[0]?.length ?? 0;
  const worlds = worldsOf(state, SHARK);

  for (const [area, expected] of chances.entries()) {
    if (state.emptied.includes(area)) continue;
    const found = worlds.map(({ blocks }) => blocks[area] ?? -1);
    expect(
      excess(
        counts(kinds, found),
        expected.map((chance) => chance * SAMPLES),
      ),
    ).toBeLessThan(TOO_FAR);
  }
  if (state.emptied.length === 0) return;
  // The block in the fingers of the octopus is any of those still to come.
  const drawn = worlds.map(({ drawnBlock }) => drawnBlock);
  const coming = counts(kinds, []).map((_none, kind) =>
    state.emptied.reduce((sum, area) => sum + (chances[area]?.[kind] ?? 0) / state.emptied.length, 0),
  );
  expect(
    excess(
      counts(kinds, drawn),
      coming.map((chance) => chance * SAMPLES),
    ),
  ).toBeLessThan(TOO_FAR);
});

test('KLP-17.18 unknown cards of the hand are any of those that are neither open nor known', () => {
  const state = positionWhere(({ hands, drawPile }) => {
    const [hand] = hands;
    const left = drawPile.rest.reduce((sum, count) => sum + count, 0);
    return hand !== undefined && hand.cards.length - hand.known.length > 1 && hand.known.length > 0 && left > 3;
  });
  const hand = state.hands[OCTOPUS];
  const known = (hand?.known ?? []).map(({ kind }) => kind);
  const unseen = state.drawPile.rest.map((count, card) => {
    const held = (hand?.cards ?? []).filter((each) => each === card).length;
    return count + held - known.filter((each) => each === card).length;
  });
  const size = (hand?.cards.length ?? 0) - known.length;
  const total = unseen.reduce((sum, count) => sum + count, 0);

  const found = worldsOf(state, SHARK).flatMap(({ hands }) => {
    const cards = [...(hands[OCTOPUS]?.cards ?? [])];
    for (const kind of known) cards.splice(cards.indexOf(kind), 1);
    return cards;
  });

  const expected = unseen.map((count) => (count / total) * size * SAMPLES);
  expect(excess(counts(unseen.length, found), expected)).toBeLessThan(TOO_FAR);
});

test('KLP-17.20 the octopus imagines nothing but what the shark has chosen', () => {
  const chosen = positionWhere((state) => state.chosen[SHARK] !== -1 && state.pairs.every((pair) => pair === 1));
  const worlds = worldsOf(chosen, OCTOPUS);

  const found = worlds.map((world) => world.chosen[SHARK] ?? -1);
  expect(excess(counts(3, found), [SAMPLES / 3, SAMPLES / 3, SAMPLES / 3])).toBeLessThan(TOO_FAR);
  for (const { chance: _chance, decisions: _decisions, chosen: _chosen, ...world } of worlds.slice(0, 20)) {
    const { chance, decisions, chosen: other, ...real } = chosen;
    expect(world).toEqual(real);
  }
});

import { EVERYONE, type GeneratorName, type HasChance, pick, seeded } from 'gastropodia';
import { expect, test } from 'vitest';
import { effort } from '../../kit/effort.ts';
import { foreseeAlea, outcomeOf, type Seen } from './foresee/foresee.ts';

const GENERATORS = ['alea', 'chacha'] as const;
const DIE = [1, 1, 1, 1, 1, 1];
const CARDS = Array.from({ length: 52 }, () => 1);

test('KER-4.6 whoever has seen 24 cards of a deck that is drawn by alea knows all that come, and all that came', () => {
  const draws = drawn('cards', CARDS, 200);
  const foresight = foreseeAlea(draws.slice(60, 84));

  expect(draws.map(({ nth }) => foresight && outcomeOf(foresight(nth), CARDS))).toEqual(
    draws.map(({ outcome }) => outcome),
  );
});

// The same as with cards, of which each tells much more: it takes ten times as long.
test.runIf(effort('DICE', { test: 0, prove: 1 }) > 0)('KER-4.6 whoever has seen 66 dice knows the next ones', () => {
  const draws = drawn('dice', DIE, 200);
  const foresight = foreseeAlea(draws.slice(0, 66));

  expect(draws.map(({ nth }) => foresight && outcomeOf(foresight(nth), DIE))).toEqual(
    draws.map(({ outcome }) => outcome),
  );
});

test('KER-4.7 the same cards drawn by chacha tell nothing', () => {
  expect(foreseeAlea(drawn('cards', CARDS, 24, 'chacha'))).toBeUndefined();
});

test.each(GENERATORS)(
  'KER-4.6 no generator helps where the seed can be guessed: twenty dice tell the millisecond, by %s',
  (generator) => {
    const minute = 1_790_000_000_000;
    const seedAt = (moment: number): string => (minute + moment).toString(36);
    const seen = drawn(seedAt(41_234), DIE, 20, generator);
    const found = [...Array(60_000).keys()].filter((moment) => {
      const draft: HasChance = { chance: seeded(seedAt(moment), ['luck'], generator) };
      return seen.every(({ outcome }) => pick(draft, 'luck', DIE, EVERYONE) === outcome);
    });

    expect(found).toEqual([41_234]);
  },
);

/** Draws that everybody sees. */
function drawn(seed: string, weights: readonly number[], count: number, generator: GeneratorName = 'alea'): Seen[] {
  const draft: HasChance = { chance: seeded(seed, ['luck'], generator) };
  return Array.from({ length: count }, (_, nth) => ({ nth, weights, outcome: pick(draft, 'luck', weights, EVERYONE) }));
}

import { createRandom, type Random } from 'gastropodia';
import { expect, test } from 'vitest';

test('KER-4.2 the same seed gives the same choices, another seed gives others', () => {
  const choices = (seed: string): unknown => {
    const random = createRandom(seed);
    return [
      random.below(1000),
      random.pick([1, 2, 3]),
      random.oneOf(['a', 'b', 'c']),
      random.shuffled([1, 2, 3, 4]),
      random.seed(),
    ];
  };

  expect(choices('one')).toEqual(choices('one'));
  expect(choices('one')).not.toEqual(choices('two'));
});

test('KER-4.2 the choices of one seed, which never change within a major version', () => {
  const random = createRandom('vector');

  expect([
    random.below(1000),
    random.pick([1, 2, 3]),
    random.oneOf(['a', 'b', 'c']),
    random.shuffled([1, 2, 3, 4, 5, 6]),
    random.seed(),
    random.below(1000),
  ]).toEqual([438, 0, 'a', [3, 5, 2, 4, 1, 6], 'izzfxsaudeiw', 61]);
});

test('every order of a shuffle is as likely', () => {
  const counts = countsOf(24_000, (random) => random.shuffled(['a', 'b', 'c', 'd']).join(''));

  expect(counts.size).toBe(24);
  expect(outside(counts, () => 1 / 24)).toEqual([]);
});

test('a shuffle leaves the list as it was', () => {
  const list = Object.freeze([1, 2, 3, 4, 5]);

  expect(createRandom('list').shuffled(list).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(list).toEqual([1, 2, 3, 4, 5]);
});

test('a number below, one of a list, and one of some weights come up as often as they should', () => {
  const below = countsOf(30_000, (random) => random.below(3));
  const oneOf = countsOf(30_000, (random) => random.oneOf(['x', 'y', 'z']));
  const picked = countsOf(30_000, (random) => random.pick([1, 0, 2, 3]));

  expect([...below.keys()].sort()).toEqual([0, 1, 2]);
  expect([...oneOf.keys()].sort()).toEqual(['x', 'y', 'z']);
  expect([...picked.keys()].sort()).toEqual([0, 2, 3]);
  expect([outside(below, () => 1 / 3), outside(oneOf, () => 1 / 3)]).toEqual([[], []]);
  expect(outside(picked, (outcome) => ([1, 0, 2, 3][Number(outcome)] ?? 0) / 6)).toEqual([]);
});

test('one of some weights is found where the number drawn falls among them', () => {
  const [numbers, weights] = [createRandom('weights'), createRandom('weights')];
  const drawn = Array.from({ length: 60 }, () => numbers.below(6));

  expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  expect(createRandom('one way').pick([0, 1])).toBe(1);
  expect(drawn.map(() => weights.pick([1, 0, 2, 3]))).toEqual(drawn.map((number) => [0, 2, 2, 3, 3, 3][number]));
});

test('there is nothing to choose from an empty list, or from weights that are all 0', () => {
  const nothing = new RangeError('There is nothing to choose from.');

  expect(() => createRandom('empty').oneOf([])).toThrow(nothing);
  expect(() => createRandom('empty').pick([])).toThrow(nothing);
  expect(() => createRandom('empty').pick([0, 0])).toThrow(nothing);
});

test('the seeds it gives are all different, and lead to different choices', () => {
  const random = createRandom('seeds');
  const seeds = Array.from({ length: 10_000 }, () => random.seed());

  expect(new Set(seeds).size).toBe(10_000);
  expect(new Set(seeds.slice(0, 100).map((seed) => createRandom(seed).below(2 ** 32))).size).toBe(100);
});

function countsOf(many: number, choose: (random: Random) => unknown): Map<unknown, number> {
  const random = createRandom('counts');
  const counts = new Map<unknown, number>();
  for (let choice = 0; choice < many; choice++) {
    const chosen = choose(random);
    counts.set(chosen, (counts.get(chosen) ?? 0) + 1);
  }
  return counts;
}

// What came up too often or too seldom, by more than six standard deviations.
function outside(counts: ReadonlyMap<unknown, number>, share: (chosen: unknown) => number): unknown[] {
  const many = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts].filter(([chosen, count]) => {
    const expected = share(chosen);
    return Math.abs(count - many * expected) > 6 * Math.sqrt(many * expected * (1 - expected));
  });
}

import { expect, test } from 'vitest';
import { freshSeed } from '../../src/cli/seed.ts';

test('a seed that the program makes up is 25 letters and digits, and another each time', () => {
  const seeds = Array.from({ length: 1000 }, freshSeed);

  expect(seeds.filter((seed) => !/^[0-9a-z]{25}$/.test(seed))).toEqual([]);
  expect(new Set(seeds).size).toBe(1000);
});

test('every one of its places is worth something: 36 letters and digits come up in all but the first', () => {
  const seeds = Array.from({ length: 2000 }, freshSeed);
  const kinds = Array.from({ length: 25 }, (_, place) => new Set(seeds.map((seed) => seed[place])).size);

  expect(kinds.slice(1)).toEqual(kinds.slice(1).map(() => 36));
  expect(kinds[0]).toBeGreaterThan(10);
});

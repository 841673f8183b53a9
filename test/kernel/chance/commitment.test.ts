import { createHash } from 'node:crypto';
import { commitmentTo, opensCommitment } from 'gastropodia';
import { expect, test } from 'vitest';

test('KER-6.13 a commitment is opened by its seed, and by no other', () => {
  const seed = '5h1fwz0q8m2k7c4x9b6n3v1d0g';
  const commitment = commitmentTo(seed);

  expect(opensCommitment(commitment, seed)).toBe(true);
  expect(
    [`${seed} `, seed.slice(1), seed.toUpperCase(), ''].map((other) => opensCommitment(commitment, other)),
  ).toEqual([false, false, false, false]);
  expect([commitment.slice(1), commitment.toUpperCase(), ''].map((other) => opensCommitment(other, seed))).toEqual([
    false,
    false,
    false,
  ]);
});

test('KER-6.13 anybody can compute it without this library: a SHA-256 of a line and the seed', () => {
  const seeds = ['', 'tuesday', 'zażółć 🐌'];
  const theirs = seeds.map((seed) => createHash('sha256').update(`gastropodia/commitment\n${seed}`).digest('hex'));

  expect(seeds.map(commitmentTo)).toEqual(theirs);
});

test('KER-6.13 a commitment stays the same in every version', () => {
  expect(commitmentTo('tuesday')).toBe('3a1d377acc9b933cda767d90b96b5ac89db735dbf5af2c928f76fa66f4f9479a');
});

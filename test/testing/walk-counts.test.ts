import { checkGame, LawBroken } from 'gastropodia/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { effort } from '../kit/effort.ts';
import { AUCTIONS } from './broken/auctions.ts';
import { HOW } from './broken/how.ts';
import type { BrokenToy } from './broken/toy.ts';

// How many walks does it take to see that a game is broken? What `npm test` walks has to be enough for each of them, whatever
// the seed: this looks with other seeds than the test that names their laws.

/** A broken game is looked at with each of so many seeds. */
const SEEDS = effort('SEEDS', { test: 0, prove: 4 });
const COUNTS = [1, 3, 10, 30, 40, 100];
const found: number[] = [];

afterAll(() => {
  if (found.length === 0) return;
  const shares = COUNTS.map((count) => `${count}: ${found.filter((walks) => walks <= count).length}`);
  process.stdout.write(`broken games caught, of ${found.length}, by walks: ${shares.join(', ')}\n`);
});

describe.runIf(SEEDS > 0).each(AUCTIONS)('$what', (toy) => {
  const { walks = HOW.walks } = toy.options ?? {};

  test(`KER-1.1 is caught by ${walks} walks with any seed`, async () => {
    const counts = await Promise.all(Array.from({ length: SEEDS }, (_, nth) => walksUntilCaught(toy, 1000 + nth)));
    found.push(...counts);

    expect(counts.filter((count) => count > walks)).toEqual([]);
  });
});

/** The first of the counts with which the game is caught. */
async function walksUntilCaught({ game, options }: BrokenToy, seed: number): Promise<number> {
  for (const walks of COUNTS) {
    const caught = await checkGame(game, { ...HOW, ...options, walks, seed }).catch((thrown: unknown) => thrown);
    if (caught instanceof LawBroken) return walks;
  }
  return Number.POSITIVE_INFINITY;
}

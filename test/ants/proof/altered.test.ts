import { expect, test } from 'vitest';
import { effort } from '../../kit/effort.ts';
import { createForger, fatesOf } from '../../kit/forger.ts';
import { WHOLE_ALTERATIONS } from './altered.ts';
import { createFuzzer } from './fuzz-kinds.ts';

// Longer runs look further: ALTERED=50000 npx vitest run test/ants/proof/altered.test.ts
const TRIES = effort('ALTERED', { test: 60, prove: 3000 });
const SEED = Number(process.env.ALTERED_SEED ?? 8);

test(
  'KER-2.5 a save that somebody has altered is refused, or the game goes on from it as from any other',
  () => {
    const forger = createForger(SEED, createFuzzer(SEED).corpora, WHOLE_ALTERATIONS);
    const fates = fatesOf(forger, { seed: SEED, tries: TRIES });

    expect(fates.refused + fates['played to the end']).toBe(TRIES);
    expect(fates['played to the end']).toBeGreaterThan(TRIES / 100);
  },
  180_000 + TRIES * 1000,
);

import { describe, expect, test } from 'vitest';
import { ants } from '../../../src/games/ants/index.ts';
import { effort } from '../../kit/effort.ts';
import { writtenOnPrototypes } from '../../kit/fuzzing.ts';
import { createFuzzer, KINDS, type KindName } from './fuzz-kinds.ts';

// Longer runs look further: FUZZ=1000000 npx vitest run test/ants/proof/fuzz.test.ts
const TRIES = effort('FUZZ', { test: 1500, prove: 20_000 });
const seed = Number(process.env.FUZZ_SEED ?? 20);
const PATIENCE = 180_000 + TRIES * 20;

const { fuzz, written, corpora } = createFuzzer(seed);
const SHARES = Object.values(KINDS).reduce((sum, { share }) => sum + share, 0);

test('what is tried comes from every kind of decision', () => {
  const asked: readonly string[] = corpora.flatMap(({ game, states }) =>
    states.flatMap((state) => game.pending(state).map(({ kind }) => kind)),
  );

  expect(Object.keys(ants.decisions).filter((kind) => !asked.includes(kind))).toEqual([]);
});

describe('whatever comes in is refused or taken, and harms nothing', () => {
  test.each(Object.keys(KINDS) as KindName[])(
    'KER-2.1 + KER-2.3 %s',
    (kind) => {
      const results = new Set<string>();
      for (let nth = 0; nth < Math.ceil((TRIES * KINDS[kind].share) / SHARES); nth++) {
        try {
          results.add(fuzz(kind, nth));
        } catch (error) {
          const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
          expect.fail(`${kind}, try ${nth} of seed ${seed}: ${what}\n${written(kind, nth)}`);
        }
      }

      expect(writtenOnPrototypes()).toEqual([]);
      expect(results.size).toBeGreaterThan(kind === 'texts' ? 0 : 1);
    },
    PATIENCE,
  );
});

import { describe, expect, test } from 'vitest';
import { ants } from '../../../src/games/ants/index.ts';
import { effort } from '../../kit/effort.ts';
import { triedOf } from '../../kit/fuzzer.ts';
import { writtenOnPrototypes } from '../../kit/fuzzing.ts';
import { createFuzzer, KINDS, type KindName } from './fuzz-kinds.ts';

// Longer runs look further: FUZZ=1000000 npx vitest run test/ants/proof/fuzz.test.ts
const TRIES = effort('FUZZ', { test: 1500, prove: 20_000 });
const seed = Number(process.env.FUZZ_SEED ?? 20);
const PATIENCE = 180_000 + TRIES * 20;

const fuzzer = createFuzzer(seed);
const SHARES = Object.values(KINDS).reduce((sum, { share }) => sum + share, 0);

test('what is tried comes from every kind of decision', () => {
  const asked: readonly string[] = fuzzer.corpora.flatMap(({ game, states }) =>
    states.flatMap((state) => game.pending(state).map(({ kind }) => kind)),
  );

  expect(Object.keys(ants.decisions).filter((kind) => !asked.includes(kind))).toEqual([]);
});

describe('whatever comes in is refused or taken, and harms nothing', () => {
  test.each(Object.keys(KINDS) as KindName[])(
    'KER-2.1 + KER-2.3 %s',
    (kind) => {
      const tries = Math.ceil((TRIES * KINDS[kind].share) / SHARES);
      const counts = triedOf(fuzzer, kind, { seed, tries });

      expect(writtenOnPrototypes()).toEqual([]);
      expect(Object.keys(counts).length).toBeGreaterThan(kind === 'texts' ? 0 : 1);
    },
    PATIENCE,
  );
});

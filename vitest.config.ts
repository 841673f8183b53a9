import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { DOORS, specifierOf } from './.ci/doors.ts';

/** A part of the tests that can be run by itself: `npx vitest run --project snails`. */
const project = (name: string, include: readonly string[], exclude: readonly string[] = []) => ({
  extends: true as const,
  test: {
    name,
    include: include.map((folder) => `test/${folder}/**/*.test.ts`),
    exclude: exclude.map((folder) => `test/${folder}/**`),
  },
});

export default defineConfig({
  resolve: {
    alias: Object.entries(DOORS).map(([door, source]) => ({
      find: new RegExp(`^${specifierOf(door)}$`),
      replacement: resolve(import.meta.dirname, source),
    })),
  },
  test: {
    // All cores: by default one is left idle, which is half of two.
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      project('kernel', ['kernel', 'testing', 'boards', 'drawing', 'boxes', 'host']),
      project('examples', ['examples']),
      project('snails', ['snails']),
      project('zombiaki', ['zombiaki']),
      project('kelp', ['kelp']),
      project('tools', ['{balance,bots,cli,guide,noreg,package}']),
      { extends: true, test: { name: 'house', include: ['test/*.test.ts'] } },
    ],
  },
});

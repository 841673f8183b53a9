import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { ENTRY_POINTS, specifierOf } from './.ci/entry-points.mjs';

/** A part of the tests that can be run by itself: `npx vitest run --project snails`. */
const project = (name: string, folders: readonly string[]) => ({
  extends: true as const,
  test: { name, include: folders.map((folder) => `test/${folder}/**/*.test.ts`), exclude: ALONE },
});

/** The package as it is published has declarations, which `npm test` does not build: `npm run check:package`. */
const PACKAGE = ['test/package/tarball.test.ts'];

/** These replace modules or globals, and are given a world of their own each. */
const APART = [
  'test/host/hot-seat.test.ts',
  'test/guide/page.test.ts',
  'test/ants/text/figures.test.ts',
  'test/kelp/text/figures.test.ts',
  'test/snails/text/figures.test.ts',
  'test/snails/text/fourth-language.test.ts',
  'test/zombiaki/text/figures.test.ts',
];

const ALONE = [...PACKAGE, ...APART];

/** How long a test may take, in milliseconds: `npm run prove` tries many times as much. */
const PATIENCE = 120_000 * (1 + 10 * Number(process.env.PROVE ?? 0));

export default defineConfig({
  resolve: {
    alias: Object.entries(ENTRY_POINTS).map(([entryPoint, source]) => ({
      find: new RegExp(`^${specifierOf(entryPoint)}$`),
      replacement: resolve(import.meta.dirname, source),
    })),
  },
  test: {
    // All cores: by default one is left idle, which is half of two.
    maxWorkers: '100%',
    // Files share the modules they have in common: loading them anew for each file takes longer than most files do.
    isolate: false,
    testTimeout: PATIENCE,
    hookTimeout: 120_000,
    projects: [
      project('kernel', ['kernel', 'testing', 'boards', 'drawing', 'boxes', 'host', 'client']),
      project('examples', ['examples']),
      project('snails', ['snails']),
      project('zombiaki', ['zombiaki']),
      project('kelp', ['kelp']),
      project('ants', ['ants']),
      project('tools', ['{arena,balance,boardgameio,bots,cli,guide,noreg,package,site}']),
      { extends: true, test: { name: 'house', include: ['test/*.test.ts'] } },
      { extends: true, test: { name: 'apart', include: APART, isolate: true } },
      { extends: true, test: { name: 'more:package', include: PACKAGE } },
      // Not part of `npm test`: these need servers, or declarations.
      { extends: true, test: { name: 'more:queue', include: ['test/queue/**/*.test.ts'] } },
    ],
  },
});

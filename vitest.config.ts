import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const source = (path: string) => resolve(import.meta.dirname, 'src', path);

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
    alias: [
      { find: /^gastropodia$/, replacement: source('kernel/index.ts') },
      { find: /^gastropodia\/boards$/, replacement: source('boards/index.ts') },
      { find: /^gastropodia\/drawing$/, replacement: source('drawing/index.ts') },
      { find: /^gastropodia\/boxes$/, replacement: source('boxes/index.ts') },
      { find: /^gastropodia\/zombiaki$/, replacement: source('games/zombiaki/index.ts') },
      { find: /^gastropodia\/zombiaki\/show$/, replacement: source('games/zombiaki/show/index.ts') },
      { find: /^gastropodia\/zombiaki\/show\/pictures$/, replacement: source('games/zombiaki/show/pictures/index.ts') },
      { find: /^gastropodia\/zombiaki\/show\/cards$/, replacement: source('games/zombiaki/show/cards.ts') },
      { find: /^gastropodia\/zombiaki\/show\/en$/, replacement: source('games/zombiaki/text/en/index.ts') },
      { find: /^gastropodia\/zombiaki\/show\/pl$/, replacement: source('games/zombiaki/text/pl/index.ts') },
      { find: /^gastropodia\/zombiaki\/show\/de$/, replacement: source('games/zombiaki/text/de/index.ts') },
      { find: /^gastropodia\/snails$/, replacement: source('games/snails/index.ts') },
      { find: /^gastropodia\/snails\/show$/, replacement: source('games/snails/show/index.ts') },
      { find: /^gastropodia\/snails\/show\/pictures$/, replacement: source('games/snails/show/pictures/index.ts') },
      { find: /^gastropodia\/snails\/show\/cards$/, replacement: source('games/snails/show/cards.ts') },
      { find: /^gastropodia\/snails\/show\/en$/, replacement: source('games/snails/text/en/index.ts') },
      { find: /^gastropodia\/snails\/show\/pl$/, replacement: source('games/snails/text/pl/index.ts') },
      { find: /^gastropodia\/snails\/show\/de$/, replacement: source('games/snails/text/de/index.ts') },
      { find: /^gastropodia\/bots$/, replacement: source('bots/index.ts') },
      { find: /^gastropodia\/host$/, replacement: source('host/index.ts') },
      { find: /^gastropodia\/testing$/, replacement: source('testing/index.ts') },
    ],
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

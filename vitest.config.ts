import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const source = (path: string) => resolve(import.meta.dirname, 'src', path);

export default defineConfig({
  resolve: {
    alias: [
      { find: /^gastropodia$/, replacement: source('kernel/index.ts') },
      { find: /^gastropodia\/boards$/, replacement: source('boards/index.ts') },
      { find: /^gastropodia\/drawing$/, replacement: source('drawing/index.ts') },
      { find: /^gastropodia\/snails$/, replacement: source('games/snails/index.ts') },
      { find: /^gastropodia\/bots$/, replacement: source('bots/index.ts') },
      { find: /^gastropodia\/testing$/, replacement: source('testing/index.ts') },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

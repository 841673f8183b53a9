import { resolve } from 'node:path';
import { defineConfig } from 'tsup';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * The rules that the bench runs on immer's drafts, with a kernel of their own. In the bundle of the library they would be the
 * very functions that its games run, and whatever has once met a draft is slower on plain positions ever after.
 */
export default defineConfig({
  entry: { rules: resolve(ROOT, 'test/bench/rules.ts') },
  outDir: resolve(ROOT, 'dist/programs'),
  format: ['esm'],
  target: ['es2022', 'node20'],
  platform: 'neutral',
  external: ['seedrandom', 'valibot'],
  silent: true,
  clean: false,
});

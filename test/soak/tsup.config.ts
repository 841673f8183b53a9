import { resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const ROOT = resolve(import.meta.dirname, '../..');
const BUILT: Readonly<Record<string, string>> = {
  'src/kernel/index.ts': '../index.js',
  'src/games/snails/index.ts': '../snails.js',
  'src/testing/index.ts': '../testing.js',
  'docs/examples/auction/index.ts': '../examples/auction.js',
  'docs/examples/duel/index.ts': '../examples/duel.js',
  'docs/examples/kuhn/index.ts': '../examples/kuhn.js',
  'docs/examples/leduc/index.ts': '../examples/leduc.js',
  'docs/examples/thimblerig/index.ts': '../examples/thimblerig.js',
  'docs/examples/tic-tac-toe/index.ts': '../examples/tic-tac-toe.js',
};

/** Lets the fuzzer and the packs of the tests run on the library as it is shipped, and not on its sources. */
const onTheBuild: Plugin = {
  name: 'on the build',
  setup(build) {
    build.onResolve({ filter: /^\..*index\.ts$/ }, ({ path, resolveDir, kind }) => {
      if (kind === 'entry-point') return;
      const built = BUILT[resolve(resolveDir, path).slice(ROOT.length + 1)];
      return built === undefined ? undefined : { path: built, external: true };
    });
  },
};

export default defineConfig({
  entry: { index: resolve(ROOT, 'test/soak/index.ts'), worker: resolve(ROOT, 'test/soak/worker.ts') },
  outDir: resolve(ROOT, 'dist/soak'),
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  external: ['fast-check'],
  silent: true,
  clean: true,
  esbuildPlugins: [onTheBuild],
});

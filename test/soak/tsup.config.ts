import { resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const ROOT = resolve(import.meta.dirname, '../..');
const BUILT: Readonly<Record<string, string>> = {
  'src/kernel/index.ts': '../index.js',
  'src/testing/index.ts': '../testing.js',
  'src/registry/index.ts': '../programs/registry.js',
};
/** A game of the library is built under its own name. */
const GAME = /^src\/games\/([^/]+)\/index\.ts$/;

/** Lets the fuzzer and the packs of the tests run on the library as it is shipped, and not on its sources. */
const onTheBuild: Plugin = {
  name: 'on the build',
  setup(build) {
    build.onResolve({ filter: /^\..*index\.ts$/ }, ({ path, resolveDir, kind }) => {
      if (kind === 'entry-point') return;
      const file = resolve(resolveDir, path).slice(ROOT.length + 1);
      const [, game] = GAME.exec(file) ?? [];
      const built = game === undefined ? BUILT[file] : `../${game}.js`;
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

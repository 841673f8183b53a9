import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { basename, dirname, relative, resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const ROOT = import.meta.dirname;
const PUBLISHED = {
  index: 'src/kernel/index.ts',
  boards: 'src/boards/index.ts',
  drawing: 'src/drawing/index.ts',
  boxes: 'src/boxes/index.ts',
  snails: 'src/games/snails/index.ts',
  bots: 'src/bots/index.ts',
  testing: 'src/testing/index.ts',
};
const PROGRAMS = {
  cli: 'src/cli/index.ts',
  // What the bench and the soak go by: the games as the command line has them, and rules that run without our kernel.
  'programs/registry': 'src/registry/index.ts',
  'programs/rules': 'test/bench/rules.ts',
};

/**
 * Bundles the rules a second time for the direct mode.
 *
 * The same rule functions run on immer's drafts and, in a simulation, on plain objects. Inline caches that have seen
 * immer's proxies make plain objects slower, so the direct mode gets functions of its own: every `direct.ts`, and all
 * of our modules reached from it, are loaded again under a second namespace. Error classes stay shared, because
 * `instanceof` must hold on both sides.
 */
const secondCopy: Plugin = {
  name: 'second copy',
  setup(build) {
    const asUsual = Symbol();
    const isShared = (file: string) => file === resolve(ROOT, 'src/kernel/basics/errors.ts');

    build.onResolve({ filter: /^\.|^gastropodia(\/|$)/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === asUsual || from.kind === 'entry-point') return;
      if (from.namespace !== 'direct' && basename(path) !== 'direct.ts') return;

      const { importer, kind, resolveDir } = from;
      const found = await build.resolve(path, { importer, kind, resolveDir, namespace: 'file', pluginData: asUsual });
      if (found.errors.length > 0 || found.external || isShared(found.path)) return found;
      return { path: relative(ROOT, found.path), namespace: 'direct', sideEffects: false };
    });

    build.onLoad({ filter: /./, namespace: 'direct' }, async ({ path }) => {
      const file = resolve(ROOT, path);
      const loader = file.endsWith('.json') ? 'json' : 'ts';
      return { contents: await readFile(file, 'utf8'), loader, resolveDir: dirname(file) };
    });
  },
};

/**
 * Lets the command-line tool use Node's built-in modules, and fails the build when anything else asks for one.
 *
 * The programs are ES modules, which have no `require`. Where a bundled CommonJS package requires a built-in module, it
 * gets what an `import` of that module gives by default, by way of two modules made up here.
 */
const nodeOnlyInCli: Plugin = {
  name: 'node only in cli',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ path, importer, kind, namespace }) => {
      if (!isBuiltin(path)) return;
      if (namespace === 'required') return { path, namespace: 'imported' };
      if (namespace === 'imported') return { path, external: true };
      if (importer.includes('node_modules')) {
        return kind === 'require-call' ? { path, namespace: 'required' } : { path, external: true };
      }
      if (importer.startsWith(resolve(ROOT, 'src/cli'))) return { path, external: true };
      return {
        errors: [{ text: `${relative(ROOT, importer)} imports ${path}: only src/cli may use Node's modules.` }],
      };
    });
    build.onLoad({ filter: /./, namespace: 'required' }, ({ path }) => ({
      contents: `module.exports = require('${path}').default;`,
    }));
    build.onLoad({ filter: /./, namespace: 'imported' }, ({ path }) => ({
      contents: `export { default } from '${path}';`,
    }));
  },
};

export default defineConfig(({ dts }) => ({
  entry: { ...PUBLISHED, ...PROGRAMS },
  dts: { entry: PUBLISHED },
  format: ['esm', 'cjs'],
  // Without splitting, every CommonJS entry would carry a kernel of its own.
  splitting: true,
  target: ['es2022', 'node20'],
  platform: 'neutral',
  external: ['immer', 'seedrandom', 'valibot', 'fast-check'],
  removeNodeProtocol: false,
  // A build without types leaves the types of the last one where they are.
  clean: dts !== false,
  silent: true,
  esbuildPlugins: [nodeOnlyInCli, secondCopy],
  esbuildOptions(options, { format }) {
    if (format !== 'cjs') return;
    // Nobody requires the programs.
    options.entryPoints = PUBLISHED;
    // What an ES module exports cannot be replaced; nor can this.
    options.footer = { js: 'Object.freeze(exports);' };
  },
}));

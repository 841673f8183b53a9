// One bundle of test files and of the source they reach, with vitest replaced and the source changed on its way in.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';

export const ROOT = join(import.meta.dirname, '../..');
export const CACHE = join(ROOT, 'node_modules/.cache/mutation');

const FRONT_DOORS = {
  gastropodia: 'src/kernel/index.ts',
  'gastropodia/snails': 'src/games/snails/index.ts',
  'gastropodia/zombiaki': 'src/games/zombiaki/index.ts',
  'gastropodia/kelp': 'src/games/kelp/index.ts',
  'gastropodia/boxes': 'src/boxes/index.ts',
  'gastropodia/drawing': 'src/drawing/index.ts',
  'gastropodia/bots': 'src/bots/index.ts',
  'gastropodia/testing': 'src/testing/index.ts',
};

/** Bundles test files into `out`; `change` gets every source file's path and text, and gives the text to be used. */
export async function bundle(out, tests, change) {
  const loaders = tests.map((test) => `${JSON.stringify(test)}: () => import(${JSON.stringify(`./${test}`)}),`);
  await build({
    stdin: {
      contents: `
        export { collected } from 'vitest';
        export * from './test/mutation/switches.mjs';
        export const load = { ${loaders.join('\n')} };
      `,
      resolveDir: ROOT,
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    outfile: out,
    logLevel: 'error',
    packages: 'external',
    plugins: [{ name: 'mutation', setup: (plugins) => setUp(plugins, change) }],
  });
}

function setUp(plugins, change) {
  plugins.onResolve({ filter: /^vitest$/ }, () => ({ path: join(import.meta.dirname, 'vitest.mjs') }));
  plugins.onResolve({ filter: /^gastropodia/ }, ({ path }) => {
    const door = FRONT_DOORS[path];
    return door === undefined ? undefined : { path: join(ROOT, door) };
  });
  plugins.onLoad({ filter: /\.ts$/ }, ({ path }) => {
    const text = readFileSync(path, 'utf8').replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
    return { contents: change(relative(ROOT, path), text), loader: 'ts' };
  });
}

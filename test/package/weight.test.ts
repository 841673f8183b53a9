import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { ROOT } from './installed.ts';

/** What is bundled where a page writes this, in bytes after gzip, everything that the library depends on included. */
async function weightOf(code: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: ROOT },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
}

/** Bundles as if `package.json` did not say that files without a use can be left out: then every statement counts. */
const unbelieving: Plugin = {
  name: 'unbelieving',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\// }, ({ path, resolveDir }) => ({ path: join(resolveDir, path), sideEffects: true }));
  },
};

const ENTRIES = ['index', 'boards', 'drawing', 'boxes', 'snails', 'bots', 'host', 'testing'];

test.each(ENTRIES)(
  'KER-16.1 loading %s does nothing that has to be kept where nothing of it is used',
  async (entry) => {
    const { outputFiles } = await build({
      stdin: { contents: `import './${entry}.js';`, resolveDir: join(ROOT, 'dist') },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      external: ['immer', 'valibot', 'fast-check'],
      plugins: [unbelieving],
    });
    expect(outputFiles.map(({ text }) => text.replace(/import[^;]+;/g, '').trim())).toEqual(['']);
  },
);

test.each([
  ['LOCALES', 'index', 100],
  ['isEngineError', 'index', 200],
  ['HEXES', 'boards', 900],
  ['ARCHIPELAGO', 'snails', 500],
  ['createRandom', 'index', 1800],
  ['hash', 'index', 1800],
  ['defaultPack', 'snails', 5000],
  ['look', 'snails', 7500],
])('KER-16.1 %s of %s costs what it weighs', async (name, entry, most) => {
  expect(await weightOf(`export { ${name} } from './dist/${entry}.js';`)).toBeLessThanOrEqual(most);
});

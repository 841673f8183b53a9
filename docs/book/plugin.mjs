// The rulebook, as a plugin of typedoc: everything else is TypeScript, and bundled here with the games and with those tests
// that have something to show.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { buildPage } from '../play/build.mjs';

const HERE = import.meta.dirname;
const ROOT = resolve(HERE, '../..');
const BUILT = join(ROOT, 'dist/book');

export async function load(app) {
  await build({
    entryPoints: [join(HERE, 'index.ts')],
    outfile: join(BUILT, 'book.mjs'),
    tsconfig: join(HERE, 'tsconfig.json'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: ['typedoc', 'typescript', 'esbuild', 'fast-check'],
    plugins: [asShown],
    logLevel: 'warning',
  });
  await build({
    entryPoints: [join(HERE, 'page/book.ts')],
    outfile: join(BUILT, 'book.js'),
    tsconfig: join(HERE, 'tsconfig.json'),
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    logLevel: 'warning',
  });
  await buildPage();
  const book = await import(pathToFileURL(join(BUILT, 'book.mjs')).href);
  await book.load(app, ROOT);
}

/** Tests are run to be shown: with something in the place of vitest, and only those that say `pictured`. */
const asShown = {
  name: 'as shown',
  setup(bundling) {
    bundling.onResolve({ filter: /^vitest$/ }, () => ({ path: join(HERE, 'figures/vitest.ts') }));
    bundling.onResolve({ filter: /^pictured-tests$/ }, () => ({ path: 'pictured-tests', namespace: 'shown' }));
    bundling.onLoad({ filter: /./, namespace: 'shown' }, () => ({ contents: picturedTests(), resolveDir: ROOT }));
  },
};

/** A module that loads the tests with something to show, each by itself. */
function picturedTests() {
  const files = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && readFileSync(join(ROOT, 'test', file), 'utf8').includes('pictured('))
    .map((file) => `./test/${file.replaceAll('\\', '/')}`)
    .sort();
  const loading = files.map((file) => `[${JSON.stringify(file)}, () => import(${JSON.stringify(file)})]`);
  return `export const TESTS = [${loading.join(',\n')}];`;
}

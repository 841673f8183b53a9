import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { relative, resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { builtAs, ENTRY_POINTS } from './.ci/entry-points.mjs';
import { markedPure, withClassNames } from './.ci/pure.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const ROOT = import.meta.dirname;
const PUBLISHED = Object.fromEntries(
  Object.entries(ENTRY_POINTS).map(([entryPoint, source]) => [builtAs(entryPoint), source]),
);
const PROGRAMS = {
  cli: 'src/cli/index.ts',
  // What the bench and the soak go by: the games as the command line has them.
  'programs/registry': 'src/registry/index.ts',
  // Nobody runs it. As an entry it is a file of its own, which bundlers leave out together with seedrandom where nothing is drawn.
  'programs/alea': 'src/kernel/chance/alea.ts',
};

/** Lets bundlers drop what nobody uses: see `.ci/pure.ts`. */
const nothingOnLoading: Plugin = {
  name: 'nothing on loading',
  setup(build) {
    const isLibrary = (path: string) =>
      path.startsWith(resolve(ROOT, 'src')) && !path.startsWith(resolve(ROOT, 'src/cli'));
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => (isLibrary(path) ? sourceOf(path) : undefined));
  },
};

async function sourceOf(file: string): Promise<{ readonly contents: string; readonly loader: 'json' | 'ts' }> {
  const contents = await readFile(file, 'utf8');
  return file.endsWith('.json') ? { contents, loader: 'json' } : { contents: markedPure(contents, file), loader: 'ts' };
}

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

/** Puts the licences of all packages that are bundled beside what was built. */
async function writeLicences(): Promise<void> {
  const metafiles = (await readdir('dist')).filter((file) => /^metafile-\w+\.json$/.test(file));
  const inputs = await Promise.all(
    metafiles.map(async (file) => Object.keys(JSON.parse(await readFile(`dist/${file}`, 'utf8')).inputs)),
  );
  const packages = new Set(
    inputs.flat().flatMap((input) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? []),
  );
  const texts = await Promise.all([...packages].sort().map(licenceOf));
  await writeFile('dist/licences.txt', texts.join('\n\n'));
  await Promise.all(metafiles.map((file) => rm(`dist/${file}`)));
}

async function licenceOf(name: string): Promise<string> {
  const folder = resolve(ROOT, 'node_modules', name);
  const { version, license } = JSON.parse(await readFile(resolve(folder, 'package.json'), 'utf8'));
  const file = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each));
  const text = file === undefined ? await noticeIn(folder) : await readFile(resolve(folder, file), 'utf8');
  return `${name} ${version} (${license})\n\n${text.trim()}\n`;
}

/** What a package without a file for it says of its licence at the head of its source. */
async function noticeIn(folder: string): Promise<string> {
  const readme = (await readdir(folder)).find((each) => /^readme/i.test(each));
  const text = readme === undefined ? '' : await readFile(resolve(folder, readme), 'utf8');
  const notice = /(?:^|\n)(#+ *)?licen[cs]e[^\n]*\n[\s\S]*/i.exec(text)?.[0];
  if (notice === undefined) throw new Error(`${folder} has no licence.`);
  return notice;
}

export default defineConfig({
  entry: { ...PUBLISHED, ...PROGRAMS },
  format: ['esm', 'cjs'],
  // Without splitting, every CommonJS entry would carry a kernel of its own.
  splitting: true,
  target: ['es2022', 'node20'],
  platform: 'neutral',
  external: ['immer', 'seedrandom', 'valibot', 'fast-check', 'bullmq', 'ioredis', 'pg'],
  removeNodeProtocol: false,
  // Only `npm run build` clears the folder: whoever needs the code alone keeps the declarations of the last build.
  clean: false,
  silent: true,
  metafile: true,
  onSuccess: writeLicences,
  esbuildPlugins: [nodeOnlyInCli, nothingOnLoading],
  plugins: [{ name: 'names of classes', renderChunk: (code) => ({ code: withClassNames(code) }) }],
  esbuildOptions(options, { format }) {
    options.chunkNames = 'internal/[name]-[hash]';
    if (format !== 'cjs') return;
    // Nobody requires the programs.
    options.entryPoints = PUBLISHED;
    // What an ES module exports cannot be replaced; nor can this.
    options.footer = { js: 'Object.freeze(exports);' };
  },
});

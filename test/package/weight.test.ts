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

const ENTRIES = [
  'index',
  'boards',
  'drawing',
  'boxes',
  'snails',
  'snails/show',
  'bots',
  'arena',
  'host',
  'client',
  'boardgame.io',
  'testing',
];

test.each(ENTRIES)(
  'KER-16.1 loading %s does nothing that has to be kept where nothing of it is used',
  async (entry) => {
    const { outputFiles } = await build({
      stdin: { contents: `import './${entry}.js';`, resolveDir: join(ROOT, 'dist') },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      external: ['immer', 'seedrandom', 'valibot', 'fast-check'],
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
  ['createRandom', 'index', 1900],
  ['hash', 'index', 1800],
  ['defaultPack', 'snails', 5000],
  ['look', 'snails', 7500],
])('KER-16.1 %s of %s costs what it weighs', async (name, entry, most) => {
  expect(await weightOf(`export { ${name} } from './dist/${entry}.js';`)).toBeLessThanOrEqual(most);
});

/** The rooms of Snails that a page has files of which writes this, and the rules among them. */
async function roomsIn(
  code: string,
): Promise<{ readonly rooms: readonly string[]; readonly rules: readonly string[] }> {
  const { metafile } = await build({
    stdin: { contents: code, resolveDir: join(ROOT, 'src/games/snails') },
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput === 0 ? [] : [file])),
  );
  const ours = used.flatMap((file) => /src\/games\/snails\/(.+)/.exec(file)?.[1] ?? []);
  return {
    rooms: [...new Set(ours.map((file) => file.split('/').slice(0, -1).join('/')))].sort(),
    rules: ours.filter((file) => file.startsWith('rules/')).sort(),
  };
}

test('KER-16.2 a page that shows Snails has no rules but how a game ends, and no language that it did not ask for', async () => {
  expect(await roomsIn(`export * from './show/index.ts'; export * from './text/pl/index.ts';`)).toEqual({
    rooms: ['', 'board', 'cards', 'rules', 'show', 'table', 'text', 'text/pl'],
    rules: ['rules/end.ts', 'rules/position.ts'],
  });
});

test.each(['snails', 'zombiaki', 'kelp', 'ants'])(
  'KER-16.2 a thin client of %s in Polish has what the kernel says in Polish, and in no other language',
  async (game) => {
    const { outputFiles } = await build({
      stdin: {
        contents: `export * from './${game}/show.js'; export * from './${game}/show/pl.js';`,
        resolveDir: join(ROOT, 'dist'),
      },
      bundle: true,
      format: 'esm',
      write: false,
      charset: 'utf8',
      external: ['valibot'],
    });
    const text = outputFiles[0]?.text ?? '';

    expect(
      ['Gra jest skończona', 'The game is over', 'Das Spiel ist zu Ende'].filter((said) => text.includes(said)),
    ).toEqual(['Gra jest skończona']);
  },
);

test.each(['index.js', 'index.cjs'])(
  '%s: errors have the names of their classes, which a trace says',
  async (built) => {
    const { EngineError, IllegalAction } = await import(/* @vite-ignore */ join(ROOT, 'dist', built));

    expect([EngineError.name, IllegalAction.name]).toEqual(['EngineError', 'IllegalAction']);
  },
);

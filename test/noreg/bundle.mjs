import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { build } from 'tsup';

const ROOT = resolve(import.meta.dirname, '../..');
const BUILT = {
  gastropodia: resolve(ROOT, 'dist/index.js'),
  'gastropodia/ants': resolve(ROOT, 'dist/ants.js'),
  'gastropodia/snails': resolve(ROOT, 'dist/snails.js'),
};

/** `vectors.ts` as one script that needs nothing, with the library as it was built: it sets the variable `vectors`. */
export async function bundledVectors() {
  const folder = await mkdtemp(join(tmpdir(), 'gastropodia-vectors-'));
  try {
    await build({
      config: false,
      entry: { vectors: join(import.meta.dirname, 'vectors.ts') },
      outDir: folder,
      format: 'iife',
      globalName: 'vectors',
      platform: 'browser',
      target: 'es2022',
      noExternal: [/./],
      silent: true,
      esbuildPlugins: [asBuilt],
    });
    return await readFile(join(folder, 'vectors.global.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The paths in tsconfig.json lead to the sources; these lead to what users get. */
const asBuilt = {
  name: 'as built',
  setup(build) {
    build.onResolve({ filter: /^gastropodia(\/|$)/ }, ({ path }) => ({ path: BUILT[path] }));
    build.onResolve({ filter: /\/registry\/index\.ts$/ }, () => ({ path: resolve(ROOT, 'dist/programs/registry.js') }));
    build.onLoad({ filter: /./ }, ({ path }) =>
      path.startsWith(join(ROOT, 'src') + sep) ? { errors: [{ text: `${path} is not built` }] } : undefined,
    );
  },
};

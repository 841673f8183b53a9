// Builds the page into dist/play: three files that need no server.
import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const HERE = import.meta.dirname;
const RULES = resolve(HERE, '../rules');
export const BUILT = resolve(HERE, '../../dist/play');

/** Builds the page, and says where it is. */
export async function buildPage() {
  await mkdir(BUILT, { recursive: true });
  await build({
    entryPoints: [join(HERE, 'play.ts')],
    outfile: join(BUILT, 'play.js'),
    tsconfig: join(HERE, 'tsconfig.json'),
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    charset: 'utf8',
    define: { RULES: JSON.stringify(await rules()) },
    // The script can start itself in a worker: see play.ts.
    banner: { js: 'function gastropodiaPlay(){' },
    footer: { js: '}gastropodiaPlay();' },
    logLevel: 'warning',
  });
  for (const file of ['index.html', 'play.css']) await cp(join(HERE, file), join(BUILT, file));
  return BUILT;
}

/** The sentences of all rulebooks with their chapters, by the id of the rule. */
async function rules() {
  const files = (await readdir(RULES)).filter((file) => file.endsWith('.md'));
  const texts = await Promise.all(files.map((file) => readFile(join(RULES, file), 'utf8')));
  return Object.fromEntries(texts.flatMap(rulesIn));
}

function rulesIn(book) {
  return book.split(/^#+ /m).flatMap((chapter) => {
    const [title = ''] = chapter.split('\n', 1);
    return [...chapter.matchAll(/^- `([A-Z]{3}-\d+\.\d+)` (?:\[\w+\] )?(.+)$/gm)].map(([, id, sentence]) => [
      id,
      { chapter: title, sentence: sentence.replaceAll(/[`*]/g, '') },
    ]);
  });
}

// Publishes the declarations that tsc has made of the sources: those that an entry point leads to, once for `import` and once
// for `require`. A `.d.ts` of this package describes an ES module and a `.d.cts` a CommonJS one: TypeScript lets the latter
// import nothing of the former, so that each kind needs all of them.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix, resolve } from 'node:path';
import ts from 'typescript';
import { builtAs, ENTRY_POINTS } from './entry-points.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const MADE = join(ROOT, 'node_modules/.cache/declarations');
const KINDS = [
  { declaration: '.d.ts', code: '.js' },
  { declaration: '.d.cts', code: '.cjs' },
];
const PUBLIC = new Map(Object.entries(ENTRY_POINTS).map(([entryPoint, source]) => [source, builtAs(entryPoint)]));

/** Where what a source declares is published, inside `dist` and without an extension. */
const publishedAs = (source) => PUBLIC.get(source) ?? source.replace(/^src\//, 'internal/').replace(/\.ts$/, '');

const queue = [...PUBLIC.keys()];
const seen = new Set(queue);
for (const source of queue) {
  const text = await readFile(join(MADE, source.replace(/\.ts$/, '.d.ts')), 'utf8');
  const imports = importsOf(text).map((each) => ({
    ...each,
    source: posix.join(posix.dirname(source), each.specifier),
  }));
  for (const each of imports) {
    if (seen.has(each.source)) continue;
    seen.add(each.source);
    queue.push(each.source);
  }
  for (const kind of KINDS) await publish(source, text, imports, kind);
}

/** The files that a declaration imports, with the places of their names, the last first. */
function importsOf(text) {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName, pos }) => ({ specifier: fileName, start: text.indexOf(fileName, pos) }))
    .sort((one, other) => other.start - one.start);
}

async function publish(source, text, imports, { declaration, code }) {
  const own = publishedAs(source);
  const published = imports.reduce((changed, { specifier, start, source: imported }) => {
    const path = posix.relative(posix.dirname(own), publishedAs(imported)) + code;
    const name = path.startsWith('.') ? path : `./${path}`;
    return changed.slice(0, start) + name + changed.slice(start + specifier.length);
  }, text);
  const file = join(ROOT, 'dist', own + declaration);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, published);
}

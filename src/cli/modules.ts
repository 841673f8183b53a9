import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileTrouble, messageOf, misused } from './failure.ts';
import { importsOf, isCode } from './imports.ts';
import { placeOf, placeOfBadSyntax } from './place.ts';

/** A module of the user's own. */
export interface Loaded {
  /** The SHA-256 of its text and of everything that it imports: see {@link digestOf}. */
  readonly digest: string;
  /** Its default export. */
  readonly exported: unknown;
}

/** Is this the path of a module, and not the name of something built in? */
export const isPath = (name: string): boolean => /[\\/]|\.[cm]?[jt]s$/.test(name);

/** Loads the module at a path; `what` is what it should be: a bot, a game. */
export async function moduleAt(name: string, what: string): Promise<Loaded> {
  const path = resolve(name);
  const digest = digestAt(name, what);
  const module: unknown = await import(pathToFileURL(path).href).catch((thrown: unknown) => {
    throw misused(`The ${what} at ${name} cannot be loaded: ${whyNotLoaded(thrown, path)}`);
  });
  return { digest, exported: (module as { readonly default?: unknown }).default };
}

/** Why a module could not be loaded, and where in it or in what it imports. */
function whyNotLoaded(thrown: unknown, path: string): string {
  const said = messageOf(thrown);
  const [, file] = /^Unknown file extension "\.[cm]?ts" for (.+)$/.exec(said) ?? [];
  if (file !== undefined) return noTypeScript(basename(file));
  const place = placeOf(thrown);
  return `${said}${place === '' && thrown instanceof SyntaxError ? placeBehind(path) : place}`;
}

const noTypeScript = (file: string): string =>
  `Node ${process.versions.node} does not run TypeScript. Make JavaScript of it first, as npx esbuild ${file} --outfile=${file.replace(/\.[cm]?ts$/, '.mjs')} does, or use Node 22.18 or later.`;

/** Where the first file is wrong, of a module and of those that it imports. */
function placeBehind(path: string): string {
  for (const { file } of filesBehind(path)) {
    const place = isCode(file) ? placeOfBadSyntax(file) : '';
    if (place !== '') return place;
  }
  return '';
}

/** The digest of the module at a path, which is not run for it. */
export function digestAt(name: string, what: string): string {
  try {
    return digestOf(resolve(name));
  } catch (thrown) {
    throw misused(`There is no ${what} at ${name}: ${fileTrouble(thrown)}`);
  }
}

/**
 * One digest for a module and everything behind its imports: files by their bytes, wherever they lie, and packages by name
 * and version, with those that they depend on. Two copies of a module have the same one if they play the same.
 */
export function digestOf(path: string): string {
  const files = [...filesBehind(path)].map(({ known }) => known);
  return createHash('sha256').update(JSON.stringify(files)).digest('hex');
}

/** A module and the files behind its imports, each with what it is known by. */
function* filesBehind(path: string): Generator<{ readonly file: string; readonly known: object }> {
  const numbers = new Map([[path, 0]]);
  // A file that is found is put at the end, and its turn comes.
  for (const file of numbers.keys()) {
    const bytes = readFileSync(file);
    const imports = importsOf(file, bytes.toString()).map((each) => {
      if (!('file' in each)) return each;
      const number = numbers.get(each.file) ?? numbers.size;
      numbers.set(each.file, number);
      return { name: each.name, file: number };
    });
    yield { file, known: { text: createHash('sha256').update(bytes).digest('hex'), imports } };
  }
}

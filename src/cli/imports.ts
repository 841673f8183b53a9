import { existsSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { attempt } from '../kernel/index.ts';

/** What a module says that it needs, and where that is found: a file, a package with its version, or neither. */
export type Import =
  | { readonly name: string; readonly file: string }
  | { readonly name: string; readonly packages: readonly string[] }
  | { readonly name: string };

/**
 * What the text of a module imports, in the order in which it says so: by `import` and `export … from`, by `import('…')` and
 * `require('…')` of a name that is written out, and files that it names by `new URL('…', import.meta.url)`.
 *
 * The text is searched, not understood: what only looks like an import, in a comment, counts too. That can only make two
 * modules differ that do not, and only where their comments do.
 */
export function importsOf(file: string, text: string): readonly Import[] {
  if (!isCode(file)) return [];
  const names = [...text.matchAll(IMPORT)].flatMap(({ groups }) => groups?.name ?? []);
  return [...new Set(names)].flatMap((name) => (isBuiltin(name) ? [] : found(name, file)));
}

/** Is this the name of a file with code, and not with data? */
export const isCode = (file: string): boolean => /\.[cm]?[jt]s$/.test(file);

/** Space and comments, as they may stand between any two words. */
const GAP = String.raw`(?:\s|/\*(?:[^*]|\*(?!/))*\*/|//[^\n]*\n)*`;
const BEFORE = String.raw`\bfrom|\bimport|\bimport${GAP}\(|\brequire${GAP}\(|\bresolve${GAP}\(|\bnew\s+URL${GAP}\(`;
const IMPORT = new RegExp(`(?:${BEFORE})${GAP}(?<quote>['"\`])(?<name>[^'"\`\\n\\\\$]+)\\k<quote>`, 'g');

function found(name: string, from: string): Import[] {
  if (/^(?:\.{0,2}\/|file:)/.test(name)) {
    const path = attempt(() => fileURLToPath(new URL(name, pathToFileURL(from))));
    const file = path === undefined ? undefined : fileAt(path);
    return [file === undefined ? { name } : { name, file }];
  }
  if (name.startsWith('#')) return ownImports(name, from);
  const [packageName = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(name) ?? [];
  const packages = packagesBehind(packageName, dirname(from));
  return [packages.length === 0 ? { name } : { name, packages }];
}

/** The file that is meant: with `require`, an ending or an index may be left out. */
const fileAt = (path: string): string | undefined =>
  ['', '.js', '.json', '.cjs', '.node', '/index.js', '/index.json']
    .map((ending) => path + ending)
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());

/** Everything that `imports` of the nearest package.json may mean by a name that begins with `#`, under any condition. */
function ownImports(name: string, from: string): Import[] {
  const folder = foldersAbove(dirname(from)).find((each) => existsSync(join(each, 'package.json')));
  if (folder === undefined) return [{ name }];
  const targets = Object.entries(packageAt(folder).imports ?? {}).flatMap(([key, target]) => {
    const [start = '', end] = key.split('*');
    if (end === undefined) return key === name ? leavesOf(target) : [];
    const fits = name.startsWith(start) && name.endsWith(end) && name.length >= start.length + end.length;
    const middle = name.slice(start.length, name.length - end.length);
    return fits ? leavesOf(target).map((leaf) => leaf.replaceAll('*', middle)) : [];
  });
  return targets.flatMap((target) => found(target, join(folder, 'package.json')));
}

const leavesOf = (target: unknown): string[] =>
  typeof target === 'string' ? [target] : Object.values(target ?? {}).flatMap(leavesOf);

/** A package and those that it depends on, each with its version as it is installed: `name@1.2.3`. */
function packagesBehind(name: string, from: string, seen = new Set<string>()): readonly string[] {
  const folder = folderOf(name, from);
  if (folder === undefined) return [];
  const { version = '', dependencies = {} } = packageAt(folder);
  const id = `${name}@${version}`;
  if (seen.has(id)) return [];
  seen.add(id);
  for (const needed of Object.keys(dependencies).sort()) packagesBehind(needed, folder, seen);
  return [...seen];
}

/** Where a package is installed, or that of the file itself, if it has this name. */
function folderOf(name: string, from: string): string | undefined {
  for (const folder of foldersAbove(from)) {
    if (existsSync(join(folder, 'package.json')) && packageAt(folder).name === name) return folder;
    const installed = join(folder, 'node_modules', name);
    if (existsSync(join(installed, 'package.json'))) return installed;
  }
  return undefined;
}

function foldersAbove(folder: string): string[] {
  const above = dirname(folder);
  return [folder, ...(above === folder ? [] : foldersAbove(above))];
}

interface Package {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly imports?: Readonly<Record<string, unknown>>;
}

/** What a package says of itself. Whoever needs one that says nothing is told by Node when the module is loaded. */
function packageAt(folder: string): Package {
  const said: unknown = attempt(() => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  return said !== null && typeof said === 'object' ? said : {};
}

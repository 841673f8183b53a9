import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import ts from 'typescript';

/** All that is reached from a built file. */
export interface Reached {
  /** The files, the first one included. */
  readonly files: ReadonlySet<string>;
  /** The packages and modules of Node that those files ask for as soon as they are loaded. */
  readonly atOnce: ReadonlySet<string>;
  /** Those that they ask for when a function needs them. */
  readonly later: ReadonlySet<string>;
}

interface Import {
  readonly specifier: string;
  readonly how: 'import' | 'require';
  readonly when: 'at once' | 'later';
}

/**
 * Follows everything that a built file imports or requires.
 *
 * @param packages where `import` of a package leads, for packages to be followed, too.
 */
export function reachedFrom(file: string, packages: Readonly<Record<string, string>>): Reached {
  const files = new Set<string>();
  const atOnce = new Set<string>();
  const later = new Set<string>();

  const visit = (path: string): void => {
    if (files.has(path)) return;
    files.add(path);
    for (const { specifier, how, when } of importsOf(path)) {
      const isFile = specifier.startsWith('.');
      if (!isFile) (when === 'later' ? later : atOnce).add(specifier);
      if (!isFile && !(specifier in packages)) continue;
      visit(
        how === 'require' ? createRequire(path).resolve(specifier) : (packages[specifier] ?? besides(path, specifier)),
      );
    }
  };
  visit(file);
  return { files, atOnce, later };
}

/** The file that another one imports; declarations name the code they stand for: `./play.js` is `./play.d.ts`. */
function besides(file: string, specifier: string): string {
  const path = resolve(file, '..', specifier);
  return /\.d\.c?ts$/.test(file) ? path.replace(/\.(c?)js$/, '.d.$1ts') : path;
}

/** Entry points have most files in common: each of them is read once. */
const READ = new Map<string, readonly Import[]>();

function importsOf(file: string): readonly Import[] {
  const found = READ.get(file) ?? importsIn(file);
  READ.set(file, found);
  return found;
}

function importsIn(file: string): Import[] {
  const found: Import[] = [];
  const visit = (node: ts.Node, when: Import['when']): void => {
    const asked = askedBy(node);
    if (asked !== undefined) found.push({ ...asked, when: isImportCall(node) ? 'later' : when });
    const inside = ts.isFunctionLike(node) ? 'later' : when;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext), 'at once');
  return found;
}

function askedBy(node: ts.Node): Omit<Import, 'when'> | undefined {
  const how = isRequireCall(node) ? 'require' : 'import';
  const specifier = specifierOf(node);
  return specifier !== undefined && ts.isStringLiteralLike(specifier) ? { specifier: specifier.text, how } : undefined;
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  return isImportCall(node) || isRequireCall(node) ? node.arguments[0] : undefined;
}

function isImportCall(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
}

function isRequireCall(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && /^(__)?require$/.test(node.expression.text);
}

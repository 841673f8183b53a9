// Writes all mutants of a file into one text of it: each stands beside the original behind a switch.
import ts from 'typescript';
import { mutantsOf } from './operators.mjs';

/** The name by which the instrumented source asks whether a mutant is on. */
export const SWITCH = '__mutant';

/**
 * The text with its mutants, numbered from `first`, and what each of them is.
 *
 * Only one mutant is on at a time, so that inside a mutant nothing is mutated.
 */
export function instrument(path, source, first) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const byNode = new Map();
  const mutants = mutantsOf(file).map(({ node, how, text }, index) => {
    const id = first + index;
    byNode.set(node, [...(byNode.get(node) ?? []), { id, text }]);
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    const inFunction = functionNameOf(node, file);
    return { id, path, line: line + 1, in: inFunction, how, was: node.getText(file), now: text ?? '' };
  });

  const render = (node) => {
    let text = '';
    let at = node.getStart(file);
    ts.forEachChild(node, (child) => {
      if (child.getStart(file) < at) return;
      text += source.slice(at, child.getStart(file)) + render(child);
      at = child.end;
    });
    text += source.slice(at, node.end);
    const here = byNode.get(node);
    return here === undefined ? text : wrapped(node, text, here);
  };
  return { text: source.slice(0, file.getStart(file)) + render(file) + source.slice(file.end), mutants };
}

function wrapped(node, original, mutants) {
  if (ts.isStatement(node)) return mutants.reduce((text, { id }) => `{ if (!${SWITCH}(${id})) { ${text} } }`, original);
  return `(${mutants.map(({ id, text }) => `${SWITCH}(${id}) ? (${text}) : `).join('')}(${original}))`;
}

function functionNameOf(node, file) {
  for (let at = node; at !== undefined; at = at.parent) {
    const isNamed = ts.isFunctionDeclaration(at) || ts.isMethodDeclaration(at) || ts.isVariableDeclaration(at);
    const isOutermost = isNamed && (!ts.isVariableDeclaration(at) || at.parent.parent.parent === file);
    if (isOutermost && at.name !== undefined) return at.name.getText(file);
  }
  return '';
}

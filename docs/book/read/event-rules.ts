import ts from 'typescript';
import type { SourceText } from './files.ts';
import { idsIn } from './rulebook.ts';

/** The rules by which each type of event happens, from the table that a game has of them. Only its syntax is read. */
export function eventRulesIn({ file, text }: SourceText): ReadonlyMap<string, readonly string[]> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer !== undefined) constants.set(name.getText(), initializer);
    }
  }
  const table = [...constants].find(([name]) => name.endsWith('_EVENT_RULES'))?.[1];
  if (table === undefined || !ts.isObjectLiteralExpression(table)) return new Map();
  return new Map(
    table.properties.flatMap((entry) => {
      if (!ts.isPropertyAssignment(entry) || ts.isComputedPropertyName(entry.name)) return [];
      return [[entry.name.text, rulesIn(entry.initializer, constants)] as const];
    }),
  );
}

/** The rules that an entry names, itself or by the constants that it looks into. */
function rulesIn(entry: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): readonly string[] {
  const texts = [entry.getText()];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) texts.push(constants.get(node.text)?.getText() ?? '');
    ts.forEachChild(node, visit);
  };
  visit(entry);
  return idsIn(texts.join(' '));
}

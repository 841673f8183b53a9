import ts from 'typescript';
import type { SourceText } from './files.ts';
import { idsIn } from './rulebook.ts';

/** What a game says of a type of event where it declares it. */
export interface DeclaredEvent {
  /** The rules by which it happens. */
  readonly rules: readonly string[];
  readonly comment: string;
}

/**
 * What is said of each type of event in the table `EVENTS` of a game, or of its rules in a table of their own. Only its syntax is
 * read.
 */
export function eventsIn({ file, text }: SourceText): ReadonlyMap<string, DeclaredEvent> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer !== undefined) constants.set(name.getText(), bare(initializer));
    }
  }
  const table = constants.get('EVENTS') ?? [...constants].find(([name]) => name.endsWith('_EVENT_RULES'))?.[1];
  if (table === undefined || !ts.isObjectLiteralExpression(table)) return new Map();
  return new Map(
    table.properties.flatMap((entry) => {
      if (!ts.isPropertyAssignment(entry) || ts.isComputedPropertyName(entry.name)) return [];
      const rules = rulesIn(citedBy(entry.initializer), constants);
      return [[entry.name.text, { rules, comment: commentOn(entry) }] as const];
    }),
  );
}

/** Without `as const satisfies EventShapes`. */
const bare = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node;

/** Of a declaration what it cites; an entry of a table of rules is that itself. */
function citedBy(entry: ts.Expression): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(entry)) return entry;
  const cites = entry.properties.find((each) => each.name?.getText() === 'cites');
  return cites !== undefined && ts.isPropertyAssignment(cites) ? cites.initializer : undefined;
}

/** The rules that an entry names, itself or by the constants that it looks into. */
function rulesIn(entry: ts.Expression | undefined, constants: ReadonlyMap<string, ts.Expression>): readonly string[] {
  if (entry === undefined) return [];
  const texts = [entry.getText()];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) texts.push(constants.get(node.text)?.getText() ?? '');
    ts.forEachChild(node, visit);
  };
  visit(entry);
  return idsIn(texts.join(' '));
}

function commentOn(entry: ts.Node): string {
  const before = entry.getFullText().slice(0, entry.getStart() - entry.getFullStart());
  const [, comment = ''] = [...before.matchAll(/\/\*\*([\s\S]*?)\*\//g)].at(-1) ?? [];
  return comment.replace(/\s*\n\s*\* ?/g, ' ').trim();
}

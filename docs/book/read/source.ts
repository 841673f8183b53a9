import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What is exported, as it is written. */
export interface Source {
  readonly line: number;
  readonly code: string;
}

/** Longer code than this is shown up to here. */
const MOST_LINES = 120;

/** Finds what a file declares under a name at its top. Files are read once. */
export function sourcesIn(root: string): (file: string, name: string) => Source | undefined {
  const files = new Map<string, ReadonlyMap<string, Source>>();
  return (file, name) => {
    const known = files.get(file) ?? declaredIn(file, readFileSync(join(root, file), 'utf8'));
    files.set(file, known);
    return known.get(name);
  };
}

/** All that a text declares at its top, by name; of overloads, all together. */
export function declaredIn(file: string, text: string): ReadonlyMap<string, Source> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const found = new Map<string, Source>();
  for (const statement of source.statements) {
    const first = source.getLineAndCharacterOfPosition(statement.getStart(source)).line;
    const last = source.getLineAndCharacterOfPosition(statement.getEnd()).line;
    const cut = last - first >= MOST_LINES ? ['// …'] : [];
    const code = [...lines.slice(first, Math.min(last + 1, first + MOST_LINES)), ...cut].join('\n');
    for (const name of namesOf(statement)) {
      const before = found.get(name);
      found.set(
        name,
        before === undefined ? { line: first + 1, code } : { ...before, code: `${before.code}\n${code}` },
      );
    }
  }
  return found;
}

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

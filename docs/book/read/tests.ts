import ts from 'typescript';
import { outdented } from './code.ts';
import type { SourceText } from './files.ts';
import { idsIn, RULE_ID } from './rulebook.ts';

/** A test whose title begins with the rules that it proves. */
export interface Proof {
  readonly rules: readonly string[];
  /** What it shows, without the rules. */
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly code: string;
}

const TITLE = new RegExp(`^((?:${RULE_ID.source}[ +]*)+)(.*)$`, 's');

/** The tests of a file that are about rules. Only the syntax is read: nothing is run. */
export function proofsIn({ file, text }: SourceText): readonly Proof[] {
  if (!RULE_ID.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const proofs: Proof[] = [];
  const visit = (node: ts.Node): void => {
    const proof = ts.isCallExpression(node) ? proofOf(node, source) : undefined;
    if (proof === undefined) ts.forEachChild(node, visit);
    else proofs.push(proof);
  };
  visit(source);
  return proofs;
}

function proofOf(call: ts.CallExpression, source: ts.SourceFile): Proof | undefined {
  if (!/^(test|it)\b/.test(call.expression.getText(source))) return undefined;
  const [first] = call.arguments;
  const said = first === undefined ? undefined : textOf(first);
  const [, ids = '', title = ''] = TITLE.exec(said ?? '') ?? [];
  if (ids === '') return undefined;
  const lines = source.text.split('\n');
  const place = (at: number): number => source.getLineAndCharacterOfPosition(at).line;
  const [from, to] = [place(call.getStart(source)), place(call.getEnd())];
  return {
    rules: idsIn(ids),
    title: titleOf(title),
    file: source.fileName,
    line: from + 1,
    code: outdented(lines.slice(from, to + 1)),
  };
}

/** The text of a literal; of a template, what is always the same. */
function textOf(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  }
  return undefined;
}

/** What a table of cases fills in is left out. */
const titleOf = (title: string): string =>
  title
    .replace(/[:,]?\s*(?:\$[\w.]+|%[sdioj])$/, '')
    .replace(/\$[\w.]+|%[sdioj]/g, '…')
    .trim();

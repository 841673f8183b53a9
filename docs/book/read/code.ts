import ts from 'typescript';
import type { SourceText } from './files.ts';
import { RULE_ID } from './rulebook.ts';

/** A place in the code that enforces a rule: a function or a constant, with its text. */
export interface Enforced {
  readonly rule: string;
  /** What encloses the citation: `whyNotPushedTo`, `bookOf.onWater`. */
  readonly name: string;
  /** The outermost of the names, by which the reference knows it. */
  readonly top: string;
  readonly file: string;
  /** Of the citation. */
  readonly line: number;
  readonly code: string;
  /** The line that the code begins with. */
  readonly from: number;
}

/** Where a game only lists what it can refuse and tell, or says it: that enforces nothing. */
const LISTS = /\/(?:table\/(?:refusals|events)|show\/event-rules)\.ts$|\/text\/\w\w\//;

/** Longer code than this is shown around its citation only. */
const MOST_LINES = 48;

/** Where a file cites rules: in a comment above what enforces them, by a tag of its function, or by a text in the code. */
export function enforcedIn({ file, text }: SourceText): readonly Enforced[] {
  if (!RULE_ID.test(text) || LISTS.test(file)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = Array.from(text.matchAll(new RegExp(RULE_ID, 'g')), ({ index, 0: rule }) => ({
    rule,
    ...ownerAt(source, index),
    file,
    line: lineAt(source, index),
  }));
  return found.filter(
    (one, index) => found.findIndex((other) => other.rule === one.rule && other.name === one.name) === index,
  );
}

type Owner = Pick<Enforced, 'name' | 'top' | 'code' | 'from'>;

/** What encloses a place: from the statement of the file down to the innermost thing with a name. */
function ownerAt(source: ts.SourceFile, at: number): Owner {
  const chain: { readonly node: ts.Node; readonly name: string }[] = [];
  let node: ts.Node | undefined = source;
  while (node !== undefined) {
    node = childAt(node, at);
    const name = node === undefined ? undefined : nameOf(node);
    if (node !== undefined && name !== undefined && name !== chain.at(-1)?.name) chain.push({ node, name });
  }
  const [top] = chain;
  if (top === undefined) {
    const statement = source.statements.find((each) => each.getFullStart() <= at && at < each.getEnd());
    return { name: '', top: '', ...codeOf(source, statement ?? source, at) };
  }
  // The whole function, unless it is long: then the part that is cited.
  const whole = [...chain].find(({ node: each }) => linesOf(source, each) <= MOST_LINES) ?? chain.at(-1) ?? top;
  const last = chain.at(-1);
  const names = last === undefined || last === top ? [top.name] : [top.name, last.name];
  return { name: names.join('.'), top: top.name, ...codeOf(source, whole.node, at) };
}

const childAt = (node: ts.Node, at: number): ts.Node | undefined =>
  ts.forEachChild(node, (child) => (child.getFullStart() <= at && at < child.getEnd() ? child : undefined));

function nameOf(node: ts.Node): string | undefined {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations[0]?.name.getText();
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isClassDeclaration(node);
  if (!isNamed || node.name === undefined) return undefined;
  const name = ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : undefined;
  // The parts of a refusal or an event are no owners.
  return name === undefined || PARTS.includes(name) ? undefined : name;
}

const PARTS: readonly string[] = ['rule', 'code', 'facts', 'type'];

const lineAt = (source: ts.SourceFile, at: number): number => source.getLineAndCharacterOfPosition(at).line + 1;

const linesOf = (source: ts.SourceFile, node: ts.Node): number =>
  lineAt(source, node.getEnd()) - lineAt(source, node.getStart()) + 1;

function codeOf(source: ts.SourceFile, node: ts.Node, at: number): Pick<Enforced, 'code' | 'from'> {
  const lines = source.text.split('\n');
  const [first, last] = [lineAt(source, node.getStart(source, true)), lineAt(source, node.getEnd())];
  const cited = lineAt(source, at);
  const isLong = last - first >= MOST_LINES;
  const from = isLong ? Math.max(first, cited - 8) : first;
  const to = isLong ? Math.min(last, from + MOST_LINES / 2) : last;
  return { code: outdented(lines.slice(from - 1, to)), from };
}

/** Lines as far left as they go together. */
export function outdented(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length);
  const least = Math.min(...indents, 40);
  return lines.map((line) => line.slice(Math.min(least, line.length - line.trimStart().length))).join('\n');
}

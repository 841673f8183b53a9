import ts from 'typescript';

/**
 * A module of ours in which a bundler sees that nothing has to be kept that nobody uses.
 *
 * The package says that it has no side effects, but it is published in a few large files, of which bundlers drop a
 * constant only if they see that to make it does nothing else. A call they have to believe it of, by the mark that is put
 * before it here: `const A = made()`. Where its arguments are calls themselves,
 * or anything else that might do something, all of it goes into a function that is called at once.
 *
 * @rule KER-16.1 What nobody uses is left out by every bundler that looks.
 */
export function markedPure(source: string, file: string): string {
  const { statements } = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
  const changes = statements.flatMap((statement): readonly Change[] => {
    if (ts.isClassDeclaration(statement)) return changedClass(statement);
    return ts.isVariableStatement(statement) ? statement.declarationList.declarations.flatMap(changedConstant) : [];
  });
  return changes.reduceRight((text, { of, by }) => text.slice(0, of.getStart()) + by + text.slice(of.getEnd()), source);
}

interface Change {
  readonly of: ts.Node;
  readonly by: string;
}

const MARK = '/* @__PURE__ */';

function changedConstant(declaration: ts.VariableDeclaration): readonly Change[] {
  const { name, initializer } = declaration;
  if (initializer === undefined) return [];
  if (!ts.isIdentifier(name)) return [{ of: declaration, by: takenApart(name, initializer) }];
  return isInert(initializer) ? [] : [{ of: initializer, by: marked(initializer) }];
}

/** `const { one, other } = made()`: each name for itself, because they are dropped one by one. */
function takenApart(pattern: ts.BindingPattern, initializer: ts.Expression): string {
  const names = namesIn(pattern);
  if (ts.isIdentifier(initializer) && ts.isObjectBindingPattern(pattern) && pattern.elements.every(isPlain)) {
    return names.map((name) => `${name} = ${MARK} (() => ${initializer.text}.${name})()`).join(', ');
  }
  const whole = `whole_${names.join('_')}`;
  const each = names.map(
    (name) => `${name} = ${MARK} (() => { const ${pattern.getText()} = ${whole}; return ${name}; })()`,
  );
  return [`${whole} = ${isInert(initializer) ? initializer.getText() : marked(initializer)}`, ...each].join(', ');
}

/** Is it called as it is in what is taken apart? */
const isPlain = ({ propertyName, initializer, dotDotDotToken, name }: ts.BindingElement): boolean =>
  ts.isIdentifier(name) && [propertyName, initializer, dotDotDotToken].every((each) => each === undefined);

const namesIn = (pattern: ts.BindingPattern): readonly string[] =>
  pattern.elements.flatMap((element) => {
    if (ts.isOmittedExpression(element)) return [];
    return ts.isIdentifier(element.name) ? [element.name.text] : namesIn(element.name);
  });

/**
 * What was built, with the names of such classes as they were: inside its function esbuild calls a class `EngineError2`, because the
 * name is taken outside, and a trace would say so.
 */
export function withClassNames(built: string): string {
  const renamed = [...built.matchAll(/(\w+) = \/\* @__PURE__ \*\/ \(\(\) => class (\1\d+)\b/g)];
  return renamed.reduce(
    (text, [, name = '', inside]) => text.replaceAll(new RegExp(`\\b${inside}\\b`, 'g'), name),
    built,
  );
}

/** A class that does something once it is there, as freezing itself. */
function changedClass(declaration: ts.ClassDeclaration): readonly Change[] {
  const { name, members, modifiers = [] } = declaration;
  if (name === undefined || !members.some(ts.isClassStaticBlockDeclaration)) return [];
  const [before, text] = [modifiers.map((each) => each.getText()).join(' '), declaration.getText()];
  const itself = text.slice(text.indexOf('class ', before.length));
  return [{ of: declaration, by: `${before} const ${name.text} = ${MARK} (() => ${itself})();` }];
}

function marked(node: ts.Expression): string {
  const isMarked = isCall(node) && (node.arguments ?? []).every(isInert) && !ts.isCallExpression(node.expression);
  return isMarked ? `${MARK} ${node.getText()}` : `${MARK} (() => (${node.getText()}))()`;
}

const isCall = (node: ts.Expression): node is ts.CallExpression | ts.NewExpression =>
  ts.isCallExpression(node) || ts.isNewExpression(node);

/** Does every bundler see that nothing happens where this is read? */
function isInert(node: ts.Expression): boolean {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) {
    return isInert(node.expression);
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isInert);
  if (ts.isObjectLiteralExpression(node)) return node.properties.every(isInertProperty);
  if (ts.isPrefixUnaryExpression(node)) return ts.isNumericLiteral(node.operand);
  return (
    ts.isLiteralExpression(node) ||
    ts.isIdentifier(node) ||
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword ||
    node.kind === ts.SyntaxKind.NullKeyword
  );
}

function isInertProperty(property: ts.ObjectLiteralElementLike): boolean {
  if (ts.isShorthandPropertyAssignment(property)) return true;
  if (property.name === undefined || ts.isComputedPropertyName(property.name)) return false;
  return ts.isPropertyAssignment(property) ? isInert(property.initializer) : ts.isMethodDeclaration(property);
}

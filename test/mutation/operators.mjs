// What can be changed in a piece of source: for every node of the syntax tree, the texts that could stand in its place.
import ts from 'typescript';

const OTHER_OPERATORS = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '^=': ['&='],
  '|=': ['&='],
  '&=': ['|='],
  '??=': ['='],
  '||=': ['&&='],
};

const OTHER_METHODS = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  find: 'findLast',
  findIndex: 'findLastIndex',
  unshift: 'push',
};

/** Methods whose result can be replaced by what they were called on. */
const WITHOUT_METHOD = new Set(['filter', 'slice', 'reverse', 'toReversed', 'sort', 'toSorted', 'flat', 'trim']);

/**
 * The mutants of one file, each `{ node, how, text }`; a `text` of `undefined` removes a statement.
 *
 * What only types are made of has none, nor have names of properties and modules.
 */
export function mutantsOf(file) {
  const found = [];
  const visit = (node) => {
    if (isOnlyTypes(node)) return;
    for (const [how, text] of changesOf(node, file)) found.push({ node, how, text });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isOnlyTypes(node) {
  return (
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTypeParameterDeclaration(node)
  );
}

function* changesOf(node, file) {
  const text = (of) => of.getText(file);
  if (ts.isStatement(node)) yield* changesOfStatement(node, file);
  if (!isExpressionToReplace(node)) return;

  if (isCondition(node)) {
    if (node.kind !== ts.SyntaxKind.TrueKeyword) yield ['condition forced', 'true'];
    if (node.kind !== ts.SyntaxKind.FalseKeyword) yield ['condition forced', 'false'];
  }
  if (isReturned(node) && !isPlainAnswer(node)) yield ['return emptied', 'undefined'];
  if (isDefault(node) && text(node) !== 'undefined') yield ['default dropped', 'undefined'];

  if (ts.isBinaryExpression(node)) {
    const [left, operator, right] = [node.left, node.operatorToken, node.right].map(text);
    for (const other of OTHER_OPERATORS[operator] ?? []) yield ['operator', `${left} ${other} ${right}`];
    if (operator === '&&' || operator === '||') {
      yield ['operand dropped', right];
      yield ['operand dropped', left];
    }
    if (operator === '??') yield ['operand dropped', right];
  } else if (ts.isPrefixUnaryExpression(node)) {
    const operand = text(node.operand);
    if (node.operator === ts.SyntaxKind.ExclamationToken) yield ['operator', operand];
    if (node.operator === ts.SyntaxKind.MinusToken) yield ['operator', operand];
    if (node.operator === ts.SyntaxKind.TildeToken) yield ['operator', operand];
    if (node.operator === ts.SyntaxKind.PlusPlusToken) yield ['operator', `--${operand}`];
    if (node.operator === ts.SyntaxKind.MinusMinusToken) yield ['operator', `++${operand}`];
  } else if (ts.isPostfixUnaryExpression(node)) {
    yield ['operator', `${text(node.operand)}${node.operator === ts.SyntaxKind.PlusPlusToken ? '--' : '++'}`];
  } else if (ts.isNumericLiteral(node)) {
    yield ['constant', node.text === '1' ? '0' : `(${text(node)} + 1)`];
  } else if (node.kind === ts.SyntaxKind.TrueKeyword && !isCondition(node)) {
    yield ['constant', 'false'];
  } else if (node.kind === ts.SyntaxKind.FalseKeyword && !isCondition(node)) {
    yield ['constant', 'true'];
  } else if (ts.isStringLiteral(node)) {
    yield ['word', node.text === '' ? "'mutant'" : "''"];
  } else if (ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)) {
    yield ['word', "''"];
  } else if (ts.isArrayLiteralExpression(node)) {
    yield ['list', node.elements.length === 0 ? "['mutant']" : '[]'];
  } else if (ts.isObjectLiteralExpression(node) && node.properties.length > 0) {
    yield ['object emptied', '({})'];
  } else if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { expression: of, name } = node.expression;
    const dot = node.expression.questionDotToken === undefined ? '.' : '?.';
    const method = name.text;
    const given = node.arguments.map(text).join(', ');
    if (Object.hasOwn(OTHER_METHODS, method)) yield ['method', `${text(of)}${dot}${OTHER_METHODS[method]}(${given})`];
    if (WITHOUT_METHOD.has(method)) yield ['method', text(of)];
  }
}

function* changesOfStatement(node, file) {
  const isRemovable =
    ts.isExpressionStatement(node) ||
    ts.isThrowStatement(node) ||
    ts.isBreakStatement(node) ||
    ts.isContinueStatement(node);
  // A call of the parent's constructor cannot be left out.
  if (isRemovable && !node.getText(file).startsWith('super(')) yield ['statement removed', undefined];
  // A return without a value ends its function early: all that comes after it would be done as well.
  if (ts.isReturnStatement(node) && node.expression === undefined) yield ['statement removed', undefined];
}

function isExpressionToReplace(node) {
  if (!ts.isExpression(node)) return false;
  const { parent } = node;
  if (ts.isExpressionStatement(parent)) return ts.isPostfixUnaryExpression(node) || isCompound(node);
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isBinaryExpression(parent) && parent.left === node && isAssignment(parent)) return false;
  if (ts.isExternalModuleReference(parent) || ts.isLiteralTypeNode(parent)) return false;
  // `a?.b.c` is one chain: cut in two, its end would be read of nothing.
  const isInChain =
    (node.flags & ts.NodeFlags.OptionalChain) !== 0 && (parent.flags & ts.NodeFlags.OptionalChain) !== 0;
  if (isInChain && parent.expression === node) return false;
  return !(isKey(node) || ts.isOmittedExpression(node) || ts.isSpreadElement(node));
}

const isKey = (node) =>
  (ts.isPropertyAssignment(node.parent) || ts.isMethodDeclaration(node.parent)) && node.parent.name === node;

const isAssignment = (node) =>
  node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment && node.operatorToken.kind <= ts.SyntaxKind.LastAssignment;

const isCompound = (node) =>
  ts.isBinaryExpression(node) && isAssignment(node) && node.operatorToken.kind !== ts.SyntaxKind.EqualsToken;

function isCondition(node) {
  const { parent } = node;
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent)) {
    return parent.expression === node;
  }
  return (ts.isConditionalExpression(parent) || ts.isForStatement(parent)) && parent.condition === node;
}

const isReturned = ({ parent }) =>
  ts.isReturnStatement(parent) || (ts.isArrowFunction(parent) && !ts.isBlock(parent.body));

/** Answers that other changes already turn round. */
function isPlainAnswer(node) {
  return (
    ts.isLiteralExpression(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword ||
    (ts.isIdentifier(node) && node.text === 'undefined') ||
    ts.isBinaryExpression(node) ||
    ts.isPrefixUnaryExpression(node) ||
    ts.isConditionalExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    (ts.isArrowFunction(node.parent) && node.parent.body !== node)
  );
}

function isDefault(node) {
  const { parent } = node;
  return (
    ts.isBinaryExpression(parent) &&
    parent.right === node &&
    parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
  );
}

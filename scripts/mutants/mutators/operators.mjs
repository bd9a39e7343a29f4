import ts from 'typescript';

const { SyntaxKind: Kind } = ts;

const compared = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};
const counted = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*', '+=': '-=', '-=': '+=' };

const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)));

const isDrawn = (node) =>
  ts.isParenthesizedExpression(node)
    ? isDrawn(node.expression)
    : ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);

/** `a < b`, `a && b`, `a ?? b`, `a + b`. */
export function binary(node, text) {
  if (!ts.isBinaryExpression(node)) return [];
  const operator = node.operatorToken.getText();
  const left = text(node.left);
  const right = text(node.right);
  const swapped = (other) => `${left} ${other} ${right}`;
  if (compared[operator]) return [{ kind: 'comparison', node, after: swapped(compared[operator]) }];
  if (operator === '&&' && isDrawn(node.right))
    return [
      { kind: 'condition', node, after: right },
      { kind: 'condition', node, after: 'null' },
    ];
  if (operator === '&&') return [{ kind: 'logic', node, after: swapped('||') }];
  if (operator === '||') return [{ kind: 'logic', node, after: swapped('&&') }];
  if (operator === '??') return [{ kind: 'logic', node, after: left }];
  if (counted[operator] && !isText(node)) return [{ kind: 'arithmetic', node, after: swapped(counted[operator]) }];
  return [];
}

/** `!a`. */
export function not(node, text) {
  const isNot = ts.isPrefixUnaryExpression(node) && node.operator === Kind.ExclamationToken;
  if (!isNot || ts.isPrefixUnaryExpression(node.operand) || ts.isPrefixUnaryExpression(node.parent)) return [];
  return [{ kind: 'not', node, after: text(node.operand) }];
}

/** Branches always or never taken; a loop never, since it would not end. */
export function condition(node) {
  const both = (tested) => ['true', 'false'].map((after) => ({ kind: 'condition', node: tested, after }));
  if (ts.isIfStatement(node)) return both(node.expression);
  if (ts.isConditionalExpression(node)) return both(node.condition);
  if (ts.isWhileStatement(node)) return [{ kind: 'condition', node: node.expression, after: 'false' }];
  if (ts.isForStatement(node) && node.condition) return [{ kind: 'condition', node: node.condition, after: 'false' }];
  return [];
}

const isConstant = (node) =>
  ts.isLiteralExpression(node) ||
  [Kind.NullKeyword, Kind.TrueKeyword, Kind.FalseKeyword].includes(node.kind) ||
  (ts.isIdentifier(node) && node.text === 'undefined') ||
  (ts.isArrayLiteralExpression(node) && node.elements.length === 0);

/** What a function returns becomes nothing. */
export function returned(node) {
  const value = ts.isReturnStatement(node) ? node.expression : ts.isArrowFunction(node) ? node.body : undefined;
  if (!value || ts.isBlock(value)) return [];
  const inner = ts.isParenthesizedExpression(value) ? value.expression : value;
  if (isConstant(inner)) return [];
  return [{ kind: 'return', node: value, after: ts.isArrayLiteralExpression(inner) ? '[]' : 'null' }];
}

/** A call or an assignment that stands alone is left out. */
export function statement(node) {
  if (!ts.isExpressionStatement(node)) return [];
  const { expression } = node;
  const does =
    ts.isAwaitExpression(expression) || ts.isYieldExpression(expression) ? expression.expression : expression;
  if (!does || (ts.isCallExpression(does) && does.expression.kind === Kind.SuperKeyword)) return [];
  if (!ts.isCallExpression(does) && !ts.isBinaryExpression(does) && !ts.isDeleteExpression(does)) return [];
  return [{ kind: 'statement', node: expression, after: 'undefined' }];
}

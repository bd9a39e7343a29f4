import ts from 'typescript';

const { SyntaxKind: Kind } = ts;

/** Attributes whose words do something; the others are looks. */
const speaking =
  /^(aria-(?!hidden).+|href|to|name|type|role|label|title|alt|htmlFor|autoComplete|inputMode|method|action|rel|target)$/;
/** What only looks different, or is only read by who looks after the code. */
const looks = /^(className|style|key|width|height|size|gap|d|viewBox|summary|description|displayName)$/;
/** Keys of texts and names of classes. */
const namingCalls = /^(t|tr|clsx|cx|require)$/;

const attributeOf = (node) => {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isJsxAttribute(at)) return at.name.getText();
    if (ts.isFunctionLike(at) || ts.isJsxElement(at) || ts.isStatement(at)) return undefined;
  }
  return undefined;
};

const isLook = (node) => {
  const attribute = attributeOf(node);
  if (attribute && !speaking.test(attribute)) return true;
  for (let at = node; at.parent && ts.isExpression(at); at = at.parent) {
    if (ts.isPropertyAssignment(at.parent)) return looks.test(at.parent.name.getText());
  }
  return false;
};

/** Whether a text is what the program works with: no import, key, class name or word for a programmer. */
function isWorked(node) {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isExpressionStatement(parent) || ts.isTaggedTemplateExpression(parent) || ts.isTypeOfExpression(parent))
    return false;
  if (ts.isCallExpression(parent))
    return parent.expression.kind !== Kind.ImportKeyword && !namingCalls.test(parent.expression.getText());
  if (ts.isNewExpression(parent)) return !/Error$/.test(parent.expression.getText());
  if (ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText()))
    return !ts.isTypeOfExpression(parent.left);
  return true;
}

/** A text becomes empty, or a word of a list its neighbour there. */
export function string(node, text, { neighbours }) {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return [];
  if (node.text === '' || !isWorked(node) || isLook(node)) return [];
  const others = neighbours.get(node.text) ?? [];
  const form = ts.isJsxAttribute(node.parent) ? 'jsx' : 'value';
  if (form === 'jsx' && node.text.includes('&')) return [];
  const before = form === 'jsx' ? node.text : text(node);
  if (others.length > 0)
    return others.map((other) => ({ kind: 'word', node, form, before, after: JSON.stringify(other) }));
  return [{ kind: 'string', node, form, before, after: "''" }];
}

/** One more, or twice as much where one more would not be noticed by anybody. */
export function number(node) {
  if (!ts.isNumericLiteral(node) || isLook(node)) return [];
  if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return [];
  const value = Number(node.getText().replaceAll('_', ''));
  if (!Number.isFinite(value)) return [];
  const isSmall = Number.isInteger(value) && value < 1000;
  const changes = [{ kind: 'number', node, after: String(isSmall ? value + 1 : value * 2) }];
  if (isSmall && value > 1) changes.push({ kind: 'number', node, after: String(value - 1) });
  return changes;
}

/** `true` and `false`. */
export function boolean(node) {
  if (node.kind !== Kind.TrueKeyword && node.kind !== Kind.FalseKeyword) return [];
  return [{ kind: 'boolean', node, after: node.kind === Kind.TrueKeyword ? 'false' : 'true' }];
}

/** A pattern with another count, or open at an end. */
export function pattern(node) {
  if (!ts.isRegularExpressionLiteral(node)) return [];
  const [, body, flags] = /^\/(.*)\/([a-z]*)$/s.exec(node.getText());
  const changed = [
    body.replace(/\{(\d+)(,?)(\d*)\}/, (_, least, comma, most) =>
      most ? `{${least}${comma}${Number(most) + 1}}` : `{${Number(least) + 1}${comma}}`,
    ),
    body.replace(/^\^/, ''),
    body.replace(/(?<!\\)\$$/, ''),
  ];
  return changed
    .filter((other) => other !== body && other !== '')
    .map((other) => ({ kind: 'pattern', node, after: `/${other}/${flags}` }));
}

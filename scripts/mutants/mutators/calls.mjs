import ts from 'typescript';

const both = (pairs) =>
  new Map(
    pairs.flatMap(([one, other]) => [
      [one, other],
      [other, one],
    ]),
  );

const swapped = both([
  ['some', 'every'],
  ['startsWith', 'endsWith'],
  ['push', 'unshift'],
]);
const swappedOfMath = both([
  ['min', 'max'],
  ['floor', 'ceil'],
]);
const swappedInQueries = both([
  ['eq', 'ne'],
  ['lt', 'lte'],
  ['gt', 'gte'],
  ['and', 'or'],
  ['asc', 'desc'],
  ['isNull', 'isNotNull'],
  ['inArray', 'notInArray'],
]);
/** Calls that may be forgotten: what comes before them is of the same sort as what comes after. */
const forgettable = new Set([
  ...['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice', 'trim', 'toLowerCase', 'toUpperCase', 'flat'],
  ...['normalize', 'padStart', 'catch', 'finally'],
  // Of a schema.
  ...['optional', 'nullable', 'nullish', 'strict', 'int', 'refine', 'superRefine'],
  // Of a query.
  ...['where', 'orderBy', 'limit', 'offset', 'for', 'onConflictDoNothing', 'distinct'],
]);

const hasOptionalLink = (node) =>
  Boolean(node.questionDotToken) ||
  ((ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) || ts.isElementAccessExpression(node)) &&
    hasOptionalLink(node.expression));

const methodOf = (node) =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) ? node.expression : undefined;

/** `list.some(…)` becomes `list.every(…)`. */
export function method(node) {
  const access = methodOf(node);
  if (!access) return [];
  const before = access.name.text;
  const table = access.expression.getText() === 'Math' ? swappedOfMath : swapped;
  const after = table.get(before);
  if (!after) return [];
  const start = access.questionDotToken ? access.name.getStart() : access.name.getStart() - 1;
  return [{ kind: 'method', node, start, end: access.name.getEnd(), form: 'name', before, after }];
}

/** `list.filter(…)` becomes `list`. */
export function forgotten(node, text) {
  const access = methodOf(node);
  if (!access || !forgettable.has(access.name.text) || hasOptionalLink(node)) return [];
  return [{ kind: 'forgotten', node, after: text(access.expression) }];
}

/** `lt(a, b)` becomes `lte(a, b)`, and `and(a, b)` forgets one of the two. */
export function query(node, text, { hasQueries }) {
  if (!hasQueries || !ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return [];
  const name = node.expression.text;
  const other = swappedInQueries.get(name);
  if (!other) return [];
  const given = node.arguments.map(text).join(', ');
  const needs = "import * as __drizzle from 'drizzle-orm';";
  const changes = [{ kind: 'query', node, after: `__drizzle.${other}(${given})`, needs }];
  if (name !== 'and' || node.arguments.length < 2) return changes;
  const parts = node.arguments.filter((argument) => !ts.isSpreadElement(argument));
  return [...changes, ...parts.map((part) => ({ kind: 'query', node: part, after: 'undefined' }))];
}

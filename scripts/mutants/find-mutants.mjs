import ts from 'typescript';
import * as calls from './mutators/calls.mjs';
import * as literals from './mutators/literals.mjs';
import * as operators from './mutators/operators.mjs';

const mutators = [...Object.values(operators), ...Object.values(literals), ...Object.values(calls)];

const isOutside = (node) =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isEnumDeclaration(node) ||
  ts.isModuleDeclaration(node);

const onOneLine = (text) => text.replace(/\s+/g, ' ').trim();

/**
 * Every mutant of a source.
 * @param neighbours words of the contract's lists, each with the others of its list
 * @returns for each its kind, place, line, `before` and `after`, and what `plant` needs
 */
export function findMutants(file, source, neighbours = new Map()) {
  const tree = ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const text = (node) => source.slice(node.getStart(tree), node.getEnd());
  const known = { neighbours, hasQueries: /from 'drizzle-orm'/.test(source) };
  const found = [];
  const visit = (node) => {
    if (isOutside(node)) return;
    for (const mutate of mutators) {
      for (const { node: at, ...change } of mutate(node, text, known)) {
        const start = change.start ?? at.getStart(tree);
        const line = tree.getLineAndCharacterOfPosition(start).line;
        found.push({
          form: 'value',
          before: text(at),
          ...change,
          start,
          end: change.end ?? at.getEnd(),
          line: line + 1,
          where: onOneLine(source.split('\n')[line]),
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found.filter(({ before, after }) => onOneLine(before) !== onOneLine(after));
}

/** A change in one line, as it is listed and as the list of equivalents names it. */
export const changeOf = ({ before, after }) => {
  const short = (text) => {
    const line = onOneLine(text);
    return line.length > 90 ? `${line.slice(0, 60)} … ${line.slice(-25)}` : line;
  };
  return `${short(before)} → ${short(after)}`;
};

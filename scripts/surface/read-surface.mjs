import ts from 'typescript';
import { Declarations } from './declarations.mjs';

const printer = ts.createPrinter({ removeComments: true });
const flip = { in: 'out', out: 'in' };

/** A node in one line, without comments. */
const printed = (node, file) =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, file)
    .replace(/\bexport |\bdeclare /g, '')
    .replace(/\s+/g, ' ')
    .trim();

const isOfProperties = (node) => ts.isTypeLiteralNode(node) && node.members.every(ts.isPropertySignature);

/**
 * A node in one line, the arms of its unions and the fields of its object types by name: the compiler writes them in
 * the order in which it met them, which is not the same in each run.
 */
function textOf(node) {
  const file = node.getSourceFile();
  const inOrder = (nodes) =>
    nodes
      .map((one) => [printed(one, file), one])
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, one]) => one);
  const canonical = (context) => {
    const visit = (one) => {
      const is = ts.visitEachChild(one, visit, context);
      if (ts.isUnionTypeNode(is)) return ts.factory.createUnionTypeNode(inOrder(is.types));
      if (isOfProperties(is)) return ts.factory.createTypeLiteralNode(inOrder(is.members));
      return is;
    };
    return visit;
  };
  const { transformed, dispose } = ts.transform(node, [canonical]);
  const text = printed(transformed[0], file);
  dispose();
  return text;
}

const isFunctionLike = (node) =>
  ts.isFunctionTypeNode(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isMethodSignature(node) ||
  ts.isConstructorTypeNode(node);

/** A union without the end of its alias, part by part. */
const armsOf = (type) => (type && ts.isUnionTypeNode(type) ? type.types : undefined);

/** The parts of a type that come and go one by one: `prop`, `prop?`, `|arm`; and what is said of it as a whole. */
function partsOf(node) {
  if (ts.isInterfaceDeclaration(node) || (ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type))) {
    const members = node.members ?? node.type.members;
    const heads = [...(node.typeParameters ?? []), ...(node.heritageClauses ?? [])];
    const parts = [['', heads.map(textOf).join(' '), heads]];
    for (const member of members) {
      const name = member.name ? member.name.getText() : '[]';
      parts.push([`${name}${member.questionToken ? '?' : ''}`, textOf(member), [member]]);
    }
    return parts;
  }
  const arms = ts.isTypeAliasDeclaration(node) ? armsOf(node.type) : undefined;
  if (!arms) return [['', textOf(node), [node]]];
  const heads = node.typeParameters ?? [];
  return [['', heads.map(textOf).join(' '), heads], ...arms.map((arm) => [`|${textOf(arm)}`, '', [arm]])];
}

/** The parts of an exported value that come and go one by one: the fields of a table, the items of a list. */
function valuesOf(name, node) {
  const type = ts.isVariableDeclaration(node) ? node.type : undefined;
  if (type && ts.isTypeLiteralNode(type))
    return type.members.map((member) => [`${name}.${member.name?.getText() ?? '[]'}`, textOf(member), member]);
  const tuple = type && ts.isTypeOperatorNode(type) && ts.isTupleTypeNode(type.type) ? type.type : undefined;
  if (tuple) return [[name, 'list', type], ...tuple.elements.map((item) => [`${name}[${textOf(item)}]`, '', item])];
  return [[name, textOf(node), node]];
}

/**
 * The public surface of a package, from its declarations: `members` by subpath and name, and `types`, those that the
 * members take (`in`) or give (`out`); `takes` says which of them by member. What another package declares counts there.
 * @param {{ folder: string, entries: Record<string, string>, foreign?: RegExp }} options `entries`: source file by
 *   subpath; `foreign`: files of the package whose types are nobody's surface.
 */
export function readSurface({ folder, entries, foreign = /$^/ }) {
  const declarations = new Declarations(folder);
  const members = {};
  const types = {};
  const takes = {};
  const named = [];

  /** Goes through a node for the types it names; `reached` collects their keys. */
  function walk(node, file, way, reached) {
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node) || ts.isTypeQueryNode(node)) {
      const name = (node.typeName ?? node.expression ?? node.exprName).getText();
      const found = declarations.find(file, name);
      if (found?.nodes && !foreign.test(found.file)) reach(found, way, reached);
    }
    if (ts.isImportTypeNode(node)) {
      const target = declarations.resolve(file, node.argument.literal.text);
      const found = target && node.qualifier && declarations.find(target, node.qualifier.getText());
      if (found?.nodes && !foreign.test(found.file)) reach(found, way, reached);
    }
    if (isFunctionLike(node)) {
      for (const parameter of node.parameters) walk(parameter, file, flip[way], reached);
      for (const parameter of node.typeParameters ?? []) walk(parameter, file, flip[way], reached);
      if (node.type) walk(node.type, file, way, reached);
      return;
    }
    ts.forEachChild(node, (child) => walk(child, file, way, reached));
  }

  function reach(found, way, reached) {
    const { file, nodes } = found;
    const key = keyOf(found);
    if (reached.has(`${key} ${way}`)) return;
    reached.add(`${key} ${way}`);
    types[key] ??= { ways: '', parts: {} };
    const type = types[key];
    if (!type.ways.includes(way)) type.ways = [type.ways, way].filter(Boolean).sort().join(' ');
    for (const node of nodes) {
      for (const [part, text, within] of partsOf(node)) {
        type.parts[part] = text;
        for (const one of within) walk(one, file, way, reached);
      }
    }
  }

  for (const [subpath, entry] of Object.entries(entries)) {
    const file = entry.replace(/^\.\//, '').replace(/\.tsx?$/, '.d.ts');
    for (const name of declarations.exportsOf(file)) {
      const found = declarations.find(file, name);
      if (!found) throw new Error(`${subpath}: ${name} is exported and declared nowhere`);
      const key = `${subpath}#${name}`;
      if (!found.nodes) {
        members[key] = `${found.from}#${found.name}`;
        continue;
      }
      const isType = found.nodes.every((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node));
      if (isType) {
        members[`${subpath}#type ${name}`] = 'type';
        named.push({ key: `${subpath}#type ${name}`, found });
        continue;
      }
      for (const [part, text, node] of found.nodes.flatMap((one) => valuesOf(name, one))) {
        const reached = new Set();
        walk(node, found.file, 'out', reached);
        members[`${subpath}#${part}`] = text;
        takes[`${subpath}#${part}`] = keysOf(reached);
      }
    }
  }
  // A type that only has a name may be taken as well as given.
  for (const { key, found } of named) {
    const reached = new Set();
    const ways = types[keyOf(found)]?.ways.split(' ') ?? ['in', 'out'];
    for (const way of ways) reach(found, way, reached);
    takes[key] = keysOf(reached);
  }
  return { members, types, takes };
}

const keyOf = ({ file, name }) => `${file.replace(/^src\/|\.d\.ts$/g, '')}#${name}`;
const keysOf = (reached) => [...new Set([...reached].map((one) => one.replace(/ (in|out)$/, '')))].sort();

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import esbuild from 'esbuild';
import ts from 'typescript';
import { root } from './packages.mjs';

/** What only the registry is told: in a browser these would be bytes that nobody reads. */
const facts = new Set(['name', 'prefixes', 'roles', 'title', 'section', 'first', 'menu', 'head']);

/** The text of a TypeScript file with some of its nodes replaced. */
function rewrite(source, replacementOf) {
  const file = ts.createSourceFile('remote.config.ts', source, ts.ScriptTarget.Latest, true);
  const cuts = [];
  const visit = (node) => {
    const text = replacementOf(node);
    if (text === undefined) return ts.forEachChild(node, visit);
    const comma = text === '' && source[node.getEnd()] === ',' ? 1 : 0;
    cuts.push({ from: node.getStart(file), to: node.getEnd() + comma, text });
  };
  visit(file);
  return cuts.reduceRight((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), source);
}

const isNamed = (node, names) =>
  (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) && names.has(node.name.getText());

/** The module that a function imports lazily. */
function importedBy(node) {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0]?.text;
  return ts.forEachChild(node, importedBy);
}

/**
 * `remote.config.ts` for a bundle: without what is the registry's, and without the heads but on the server.
 * What only those rows used is then imported by nothing, and is left out as types are.
 */
export const withoutFacts = (source, { heads }) =>
  rewrite(source, (node) => (isNamed(node, facts) && !(heads && node.name.getText() === 'head') ? '' : undefined));

/**
 * The webpack rule that does so, in front of the other loaders, as it works on what was written.
 * @param {{ heads: boolean }} options whether the heads of pages stay.
 */
export const configRule = (options) => ({
  test: /\/remote\.config\.ts$/,
  enforce: 'pre',
  use: { loader: `${root}/scripts/webpack/remote-config-loader.mjs`, options },
});

/** The same file as data: in place of each page's code the name of its module. */
const withoutCode = (source) =>
  rewrite(source, (node) => {
    if (isNamed(node, new Set(['head']))) return 'prerender: true';
    const page = ts.isArrowFunction(node) && importedBy(node);
    return page ? JSON.stringify(basename(page)) : undefined;
  });

/**
 * What the registry is told of the remote in a folder: its `remote.config.ts`, evaluated.
 * @throws where it does not compile, or a page is not written as a function that imports it.
 */
export function readDescription(folder) {
  const file = `${folder}/remote.config.ts`;
  const contents = `${withoutCode(readFileSync(file, 'utf8'))}
    export { descriptionOf } from '@tvacha/shared-contract/remote-config';`;
  const { outputFiles } = esbuild.buildSync({
    stdin: { contents, resolveDir: folder, sourcefile: file, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    loader: { '.css': 'empty', '.module.css': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
    // As swc does: what is imported for its type, or for a row that is gone, is not imported.
    tsconfigRaw: {},
  });
  const module = { exports: {} };
  new Function('module', 'exports', 'require', outputFiles[0].text)(module, module.exports, createRequire(file));
  const { descriptionOf, remote } = module.exports;
  const unread = remote.routes.find(({ page, to }) => typeof page !== 'string' && !Array.isArray(page) && !to);
  if (unread) throw new Error(`${file}: the page of ${unread.path} is to be () => import('./src/…').then(…)`);
  return JSON.parse(JSON.stringify(descriptionOf(remote)));
}

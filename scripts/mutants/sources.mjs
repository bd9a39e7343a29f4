import { readFileSync } from 'node:fs';
import { findAreas } from '../lib/areas.mjs';
import { createFileHasher, repositoryFiles } from '../lib/repository-files.mjs';

/** Where faults are planted. */
export const roots = [
  'api/src/services',
  'api/src/auth',
  'shared-contract/src',
  'shared-core/src',
  'shell/src',
  ...findAreas().map((area) => `mfe-${area}/src`),
];

const isTest = (file) => /\.(test|spec)\.[a-z]+$/.test(file);
/** Helpers of tests, made files and types alone hold no faults of the product. */
const isNoProduct = (file) =>
  isTest(file) || /(^|\/)(test|testing|seed)(-[^/]*)?(\/|\.tsx?$)|\.d\.ts$|\.generated\./.test(file);

/** The sources of each root, by their path, with their text. */
export function readSources() {
  const files = repositoryFiles().filter((file) => /\.tsx?$/.test(file) && !isNoProduct(file));
  return new Map(
    roots.map((root) => [
      root,
      files.filter((file) => file.startsWith(`${root}/`)).map((file) => ({ file, text: readFileSync(file, 'utf8') })),
    ]),
  );
}

/** One name for all that a test may meet besides its own file. */
export const hashOfTree = () =>
  createFileHasher()(
    repositoryFiles().filter((file) => !isTest(file) && !/\.md$|^(e2e|docs|scripts\/mutants)\//.test(file)),
  );

/** Words that stand in one list with others, each with the word after it: what could be mistaken for it. */
export function readNeighbours(sources) {
  const neighbours = new Map();
  for (const { text } of sources.get('shared-contract/src')) {
    for (const [, list] of text.matchAll(/= \[((?:\s*'[^'\n]+',?)+)\s*\] as const/g)) {
      const words = [...list.matchAll(/'([^'\n]+)'/g)].map(([, word]) => word);
      if (words.length < 2) continue;
      for (const [at, word] of words.entries()) {
        const next = words[(at + 1) % words.length];
        neighbours.set(word, [...new Set([...(neighbours.get(word) ?? []), next])]);
      }
    }
  }
  return neighbours;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '../lib/repository-files.mjs';
import { findMutants } from './find-mutants.mjs';
import { draw } from './sample.mjs';
import { hashOfTree, readNeighbours, readSources } from './sources.mjs';

/** What is drawn where nothing else is asked for. */
export const usual = { seed: '1', count: '100' };

export const folder = 'node_modules/.cache/mutants';

/** All mutants of `--file path` or `--file path:line`. */
function ofOneFile(given, sources, neighbours) {
  const [file, line] = given.split(':');
  const [at, sourcesOfRoot] = [...sources].find(([, files]) => files.some((source) => source.file === file)) ?? [];
  if (!at) throw new Error(`${file} is no source that faults are planted in`);
  const { text } = sourcesOfRoot.find((source) => source.file === file);
  const drawn = findMutants(file, text, neighbours)
    .filter((mutant) => !line || mutant.line === Number(line))
    .map((one) => ({ ...one, file, root: at }));
  return new Map([[at, { share: drawn.length, drawn }]]);
}

function ofAll({ seed, count, only }, sources, neighbours) {
  const chosen = new Map([...sources].filter(([name]) => !only || name.startsWith(only)));
  return draw(chosen, { seed, count: Number(count), neighbours });
}

/**
 * Draws mutants and writes down what is to be planted where, for the transform of Jest (`jest/transform.mjs`).
 * @param root the repository; it is the working directory
 * @returns the mutants by root (`drawn`) and as a list (`planted`), the `key` of them and of all sources, and the
 *   environment of the processes that run tests; with `records`, Jest's own keep there what `record.mjs` looks for
 */
export function makePlan(root, { file, ...options } = usual) {
  const sources = readSources();
  const neighbours = readNeighbours(sources);
  const drawn = file ? ofOneFile(file, sources, neighbours) : ofAll(options, sources, neighbours);
  let id = 0;
  for (const part of drawn.values()) part.drawn = part.drawn.map((mutant) => ({ ...mutant, id: ++id }));
  const planted = [...drawn.values()].flatMap((part) => part.drawn);
  const key = hash(JSON.stringify([hashOfTree(), planted])).slice(0, 16);
  const place = join(root, folder, `plan-${key}.json`);
  mkdirSync(join(root, folder), { recursive: true });
  const byFile = (name) => planted.filter((mutant) => mutant.file === name);
  writeFileSync(place, JSON.stringify(Object.fromEntries(planted.map(({ file }) => [join(root, file), byFile(file)]))));
  const env = { MUTANTS_PLAN: place };
  return { sources, drawn, planted, key, env, records: { ...env, MUTANTS_RECORDS: join(root, folder, key) } };
}

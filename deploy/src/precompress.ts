import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesOf } from './folders';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const worthwhile = new Set(['.js', '.mjs', '.css', '.json', '.svg', '.html', '.txt', '.wasm', '.map']);
const smallest = 1024;

async function compress(file: string) {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

/** Writes `x.js.br` and `x.js.gz` beside each `x.js` that has none yet. */
export async function precompress(folder: string) {
  const waiting = (await filesOf(folder))
    .map((file) => join(folder, file))
    .filter((file) => worthwhile.has(extname(file)) && !existsSync(`${file}.br`));
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await compress(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

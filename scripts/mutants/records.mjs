import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hash } from '../lib/repository-files.mjs';

/** Where the record of a test file as it is now is kept. Asked for before it runs: somebody may write to it meanwhile. */
export const placeOf = (folder, path) => join(folder, `${hash(`${path}\n${readFileSync(path, 'utf8')}`)}.json`);

/** What was recorded there, or nothing. */
export const readRecord = (place) => (existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : undefined);

/** Keeps what a test file passes by and costs. What failed is not kept, as it may have failed by chance. */
export function keepRecord(place, { load, tests, ms, cpu, fault }) {
  if (fault || tests.some(({ isOk }) => !isOk)) return;
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, JSON.stringify({ load, tests, ms, cpu }));
}

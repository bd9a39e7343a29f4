import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '../lib/repository-files.mjs';

const placeOf = (folder, path) => join(folder, `${hash(`${path}\n${readFileSync(path, 'utf8')}`)}.json`);

/** What was recorded of a test file as it is now, or nothing. */
export function readRecord(folder, path) {
  const place = placeOf(folder, path);
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : undefined;
}

/** Keeps what a test file passes by and costs. What failed is not kept, as it may have failed by chance. */
export function keepRecord(folder, path, { load, tests, ms, cpu, fault }) {
  if (fault || tests.some(({ isOk }) => !isOk)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(placeOf(folder, path), JSON.stringify({ load, tests, ms, cpu }));
}

import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileCache } from './file-cache';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tvacha-file-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('[MFE-03] a file is read once, and again when another took its place or it was written over', async () => {
  const file = join(folder, 'registry.json');
  const read: string[] = [];
  const at = createFileCache((text) => {
    read.push(text);
    return JSON.parse(text) as number;
  });
  expect(await at(file)).toBeUndefined();
  await writeFile(file, '1');
  expect(await Promise.all([at(file), at(file), at(file)])).toEqual([1, 1, 1]);
  // A release is put in place of the one before by a move.
  await writeFile(join(folder, 'next'), '2');
  await rename(join(folder, 'next'), file);
  expect(await at(file)).toBe(2);
  await writeFile(file, '{');
  expect(await at(file)).toBeUndefined();
  await rm(file);
  expect(await at(file)).toBeUndefined();
  await writeFile(file, '3');
  expect(await at(file)).toBe(3);
  expect(read).toEqual(['1', '2', '{', '3']);
});

import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** True of the copies that `precompress` makes beside a file. */
const isCompressed = (file: string) => file.endsWith('.br') || file.endsWith('.gz');

/** The files of a folder, relative to it, without the compressed copies. Nothing where there is no folder. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !isCompressed(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** True where both files have the same bytes; false where the second is not there. */
export async function isSameFile(one: string, other: string) {
  const [a, b] = await Promise.all([readFile(one), readFile(other).catch(() => undefined)]);
  return b !== undefined && a.equals(b);
}

/** True where both folders hold the same files with the same bytes. */
export async function isSameFolder(one: string, other: string): Promise<boolean> {
  const [files, others] = await Promise.all([filesOf(one), filesOf(other)]);
  if (files.join('\n') !== others.join('\n')) return false;
  const same = await Promise.all(files.map((file) => isSameFile(join(one, file), join(other, file))));
  return same.every(Boolean);
}

/** Copies a folder so that it is there as a whole or not at all. */
export async function placeFolder(from: string, to: string) {
  const draft = `${to}.${process.pid}.draft`;
  await mkdir(dirname(to), { recursive: true });
  await cp(from, draft, { recursive: true });
  await rename(draft, to);
}

/** Removes the compressed copies of a file. */
const dropCopies = (file: string) => Promise.all(['.br', '.gz'].map((end) => rm(`${file}${end}`, { force: true })));

/** Removes a file and its compressed copies. */
export async function dropFile(file: string) {
  await Promise.all([rm(file, { force: true }), dropCopies(file)]);
}

/** Copies a file over another, which is served as it was until the new one is there as a whole. */
export async function placeFile(from: string, to: string) {
  const draft = `${to}.${process.pid}.draft`;
  await mkdir(dirname(to), { recursive: true });
  await cp(from, draft);
  // Before the file itself: a new file is never sent as the copy of the old one.
  await dropCopies(to);
  await rename(draft, to);
}

/** Makes `to` like `from`; a file that has not changed is left alone, and with it its compressed copies. */
export async function syncFolder(from: string, to: string) {
  const [wanted, present] = await Promise.all([filesOf(from), filesOf(to)]);
  await Promise.all(present.filter((file) => !wanted.includes(file)).map((file) => dropFile(join(to, file))));
  for (const file of wanted) {
    if (await isSameFile(join(from, file), join(to, file))) continue;
    await placeFile(join(from, file), join(to, file));
  }
}

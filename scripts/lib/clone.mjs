import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryFiles } from './repository-files.mjs';

const own = '@tvacha';
/** Made from what lies in the repository, and slow to make: a copy begins with those of it. */
const builds = ['node_modules/.cache/tsc', 'shared-ui/dist', 'mock-api/dist'];

/** The packages of a folder by links to the first copy; those of this repository link to the copy's own sources. */
function linkPackages(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '.cache' || name === own) continue;
    symlinkSync(join(from, name), join(to, name));
  }
  if (!existsSync(join(from, own))) return;
  mkdirSync(join(to, own));
  for (const name of readdirSync(join(from, own)))
    symlinkSync(readlinkSync(join(from, own, name)), join(to, own, name));
}

/**
 * Copies the repository as it lies on the disk into an empty folder. The copy has its own caches and builds; only the
 * packages of others are shared.
 * @param built whether types and builds that are known already are copied too, so that only what differs is made anew
 */
export function cloneInto(root, folder, { built = false } = {}) {
  for (const file of repositoryFiles(root)) {
    const to = join(folder, file);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(root, file), to, { preserveTimestamps: true });
  }
  for (const place of ['.', ...readdirSync(root)]) {
    const packages = join(root, place, 'node_modules');
    if (existsSync(join(folder, place)) && existsSync(packages))
      linkPackages(packages, join(folder, place, 'node_modules'));
  }
  for (const path of built ? builds : [])
    if (existsSync(join(root, path)))
      cpSync(join(root, path), join(folder, path), { recursive: true, preserveTimestamps: true });
}

/**
 * Copies the repository into a folder of its own, does something there and removes it.
 * @param {(folder: string) => Promise<T>} act
 * @returns {Promise<T>} what `act` gives
 * @template T
 */
export async function inClone(root, act) {
  const folder = mkdtempSync(join(tmpdir(), 'tvacha-'));
  try {
    cloneInto(root, folder, { built: true });
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

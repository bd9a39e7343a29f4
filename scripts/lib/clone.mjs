import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryFiles } from './repository-files.mjs';

const root = new URL('../..', import.meta.url).pathname;
const packagesOf = (folder) => readdirSync(folder).filter((name) => existsSync(join(folder, name, 'package.json')));

/** Links what is installed, but the packages of the repository to the clone's own. */
function linkModules(clone) {
  mkdirSync(join(clone, 'node_modules/@tvacha'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@tvacha' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(clone, 'node_modules', name));
  }
  for (const name of packagesOf(clone)) {
    symlinkSync(join(clone, name), join(clone, 'node_modules/@tvacha', name));
    const own = join(root, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(clone, name, 'node_modules'));
  }
}

/**
 * Copies the repository as it lies on the disk to a folder of its own, does something there and removes it.
 * @param {(folder: string) => Promise<T>} act
 * @returns {Promise<T>} what `act` gives
 * @template T
 */
export async function inClone(act) {
  const clone = mkdtempSync(join(tmpdir(), 'tvacha-'));
  try {
    for (const name of repositoryFiles()) {
      mkdirSync(dirname(join(clone, name)), { recursive: true });
      cpSync(join(root, name), join(clone, name));
    }
    linkModules(clone);
    // Types that are known already need not be checked anew.
    const types = 'node_modules/.cache/tsc';
    if (existsSync(join(root, types))) cpSync(join(root, types), join(clone, types), { recursive: true });
    return await act(clone);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

import { closeSync, existsSync, openSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@tvacha/shared-contract/registry';
import { waitForLock } from 'fs-native-extensions';

/** The registry has changed since it was read. */
export class RegistryMovedError extends Error {
  override name = 'RegistryMovedError';
}

const fileOf = (site: string) => join(site, 'registry.json');

/** The registry of a site; a new site has an empty one. */
export async function readRegistry(site: string): Promise<Registry> {
  if (!existsSync(fileOf(site))) return { seq: 0, remotes: [] };
  return JSON.parse(await readFile(fileOf(site), 'utf8'));
}

/** Writes beside the file and renames, so that a reader sees the old document or the new one, never a part. */
async function replaceFile(file: string, text: string) {
  const draft = `${file}.${process.pid}.draft`;
  const handle = await open(draft, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

/**
 * Puts `next` in place of the registry that had the number `expected`, under the number after it.
 * @throws RegistryMovedError where another one has been put there meanwhile.
 */
export async function swapRegistry(site: string, expected: number, next: Registry): Promise<Registry> {
  // Never removed: whoever waits for the lock of a removed file waits for another file than who comes next.
  const lock = openSync(`${fileOf(site)}.lock`, 'a');
  try {
    await waitForLock(lock);
    const { seq } = await readRegistry(site);
    if (seq !== expected) throw new RegistryMovedError(`The registry is at ${seq}, not at ${expected}`);
    const numbered = { ...next, seq: expected + 1 };
    await replaceFile(fileOf(site), `${JSON.stringify(numbered)}\n`);
    return numbered;
  } finally {
    closeSync(lock);
  }
}

/** Changes the registry; begins again where someone else was faster. A change that changes nothing is not written. */
export async function editRegistry(site: string, change: (registry: Registry) => Registry): Promise<Registry> {
  for (let tries = 5; ; tries -= 1) {
    const registry = await readRegistry(site);
    const next = change(registry);
    if (JSON.stringify(next) === JSON.stringify(registry)) return registry;
    try {
      return await swapRegistry(site, registry.seq, next);
    } catch (error) {
      if (!(error instanceof RegistryMovedError) || tries === 0) throw error;
    }
  }
}

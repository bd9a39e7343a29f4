import { closeSync, openSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';

/** The data folder belongs to another server. */
export class DataInUse extends Error {}

/**
 * Takes the data folder for this process alone: the embedded database has no lock of its own, and two processes on one
 * folder lose committed rows in silence. The operating system holds the lock for as long as the process exists: a
 * paused server keeps it, a killed one loses it at once.
 * @returns what gives the folder back
 * @throws DataInUse where another process has it; its message names that process
 */
export async function lockData(dataDir: string): Promise<() => Promise<void>> {
  const ownerPath = join(dataDir, 'owner.json');
  const file = openSync(join(dataDir, 'owner.lock'), 'a');
  if (!tryLock(file)) {
    closeSync(file);
    throw new DataInUse(
      `Another server${await ownerIn(ownerPath)} is using ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  // Beside the lock, as Windows lets nobody read a locked file.
  await writeFile(ownerPath, JSON.stringify({ pid: process.pid, host: hostname() }));
  return async () => {
    await rm(ownerPath, { force: true });
    closeSync(file);
  };
}

async function ownerIn(path: string): Promise<string> {
  try {
    const { pid, host } = JSON.parse(await readFile(path, 'utf8'));
    return ` (process ${pid} on ${host})`;
  } catch {
    return '';
  }
}

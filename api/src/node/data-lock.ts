import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import lockfile from 'proper-lockfile';
import { isRunning, ownMark, type ProcessMark } from './process-mark';

/** The data folder belongs to another server. */
export class DataInUse extends Error {}

/**
 * Takes the data folder for this process alone: the embedded database has no lock of its own, and two
 * processes on one folder lose committed rows in silence. Starts take turns at the door, so that of two that
 * find a dead server's lock only one takes it over.
 */
export async function lockData(dataDir: string, onLost: (error: Error) => void): Promise<() => Promise<void>> {
  const door = await lockfile.lock(join(dataDir, 'door'), {
    realpath: false,
    stale: 2000,
    retries: { retries: 60, minTimeout: 100, maxTimeout: 100 },
  });
  try {
    return await enter(dataDir, onLost);
  } finally {
    await door();
  }
}

async function enter(dataDir: string, onLost: (error: Error) => void) {
  const place = join(dataDir, 'server');
  const ownerPath = `${place}.json`;
  const owner = await readOwner(ownerPath);
  const running = owner && isRunning(owner);
  // A paused server keeps its folder however old its lock looks; a dead one loses it at once.
  if (running) throw inUse(dataDir, owner);
  if (running === false) await rm(`${place}.lock`, { recursive: true, force: true });
  try {
    const release = await lockfile.lock(place, { realpath: false, stale: 10_000, onCompromised: onLost });
    await writeFile(ownerPath, JSON.stringify(ownMark()));
    return async () => {
      await rm(ownerPath, { force: true });
      await release();
    };
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ELOCKED' ? inUse(dataDir, owner) : error;
  }
}

async function readOwner(path: string): Promise<ProcessMark | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as ProcessMark;
  } catch {
    return undefined;
  }
}

function inUse(dataDir: string, owner: ProcessMark | undefined): DataInUse {
  const who = owner ? ` (process ${owner.pid} on ${owner.host})` : '';
  return new DataInUse(`Another server${who} is using ${dataDir}. Stop it, or set DATA_DIR to another folder.`);
}

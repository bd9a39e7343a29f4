import { readFile, stat } from 'node:fs/promises';

interface Kept<T> {
  /** Tells one state of the file from another. */
  mark: string;
  made: Promise<T | undefined>;
}

/** The state of a file; nothing where there is none. */
async function markOf(path: string): Promise<string | undefined> {
  const found = await stat(path, { bigint: true }).catch(() => undefined);
  return found && `${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}`;
}

/**
 * Reads small files that may change at any time, and keeps what was made of each until it does.
 * @param make of its text; what it throws is as if there were no file
 * @returns what reads the file of a path; undefined where there is none, or nothing can be made of it
 */
export function createFileCache<T>(make: (text: string) => T): (path: string) => Promise<T | undefined> {
  const kept = new Map<string, Kept<T>>();
  return async (path) => {
    const mark = await markOf(path);
    if (mark === undefined) {
      kept.delete(path);
      return undefined;
    }
    const known = kept.get(path);
    if (known?.mark === mark) return known.made;
    const made = readFile(path, 'utf8')
      .then(make)
      .catch(() => undefined);
    kept.set(path, { mark, made });
    return made;
  };
}

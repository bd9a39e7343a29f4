import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { checkKey, type FileStore, type StoredFile } from '../files/file-store';

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Files in a folder; the type of each lies beside it. */
export function diskFiles(root: string): FileStore {
  const pathOf = (key: string): string => {
    checkKey(key);
    return join(root, key);
  };
  const write = async (path: string, content: Uint8Array | string) => {
    await mkdir(dirname(path), { recursive: true });
    const part = `${path}.${crypto.randomUUID()}.part`;
    await writeFile(part, content);
    await rename(part, path);
  };
  const statOf = async (key: string): Promise<StoredFile | null> => {
    const path = pathOf(key);
    try {
      const [found, type] = await Promise.all([stat(path), readFile(`${path}.type`, 'utf8')]);
      // What is put again is another file, also within the same moment.
      const version = [found.ino, found.size, Math.floor(found.mtimeMs)].map((part) => part.toString(36)).join('-');
      return found.isFile() ? { size: found.size, type, version } : null;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
  return {
    stat: statOf,
    async put(key, bytes, type) {
      await write(`${pathOf(key)}.type`, type);
      await write(pathOf(key), bytes);
    },
    async putStream(key, body, { type }) {
      const path = pathOf(key);
      await write(`${path}.type`, type);
      // By a name that `remove` knows: a process that is killed leaves it, and the row of the file.
      const part = `${path}.part`;
      try {
        // Opened before anything is read: else a body that fails at once is cleared up before its file is made.
        const file = await open(part, 'w');
        await pipeline(Readable.fromWeb(body as NodeStream), file.createWriteStream());
        await rename(part, path);
      } catch (error) {
        await Promise.all([part, `${path}.type`].map((left) => rm(left, { force: true })));
        throw error;
      }
    },
    async remove(key) {
      const path = pathOf(key);
      await Promise.all([path, `${path}.type`, `${path}.part`].map((left) => rm(left, { force: true })));
    },
    async read(key, range) {
      if (!(await statOf(key))) return null;
      return Readable.toWeb(createReadStream(pathOf(key), range)) as ReadableStream<Uint8Array>;
    },
  };
}

import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
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
      return found.isFile() ? { size: found.size, type } : null;
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
    async remove(key) {
      await Promise.all([pathOf(key), `${pathOf(key)}.type`].map((path) => rm(path, { force: true })));
    },
    async read(key, range) {
      if (!(await statOf(key))) return null;
      return Readable.toWeb(createReadStream(pathOf(key), range)) as ReadableStream<Uint8Array>;
    },
  };
}

import type { FileStore } from '@tvacha/api/file-store';
import { fileKinds } from '@tvacha/shared-contract/uploads';

const typeOf = (key: string): string =>
  Object.values(fileKinds).find(({ extensions }) => extensions.some((ending) => key.endsWith(`.${ending}`)))?.type ??
  'application/octet-stream';

/** Files by key, fetched once from wherever `load` finds them. */
export function createLoadedFiles(load: (key: string) => Promise<Uint8Array | null>): FileStore {
  const puts = new Map<string, number>();
  const kept = new Map<string, Promise<Uint8Array | null>>();
  const get = (key: string) => {
    const found = kept.get(key) ?? load(key);
    kept.set(key, found);
    return found;
  };
  return {
    remove: async (key) => void kept.set(key, Promise.resolve(null)),
    put: async (key, bytes) => {
      puts.set(key, (puts.get(key) ?? 0) + 1);
      kept.set(key, Promise.resolve(bytes));
    },
    putStream: async (key, body) => {
      puts.set(key, (puts.get(key) ?? 0) + 1);
      kept.set(key, Promise.resolve(new Uint8Array(await new Response(body).arrayBuffer())));
    },
    stat: async (key) => {
      const bytes = await get(key);
      return bytes && { size: bytes.byteLength, type: typeOf(key), version: `${puts.get(key) ?? 0}` };
    },
    read: async (key, range) => {
      const bytes = await get(key);
      if (!bytes) return null;
      const part = range ? bytes.slice(range.start, range.end + 1) : bytes.slice();
      return new Blob([part]).stream();
    },
  };
}

import type { FileStore } from '@tvacha/api/file-store';

/** Files by key, fetched once from wherever `load` finds them. */
export function createLoadedFiles(load: (key: string) => Promise<Uint8Array | null>): FileStore {
  const kept = new Map<string, Promise<Uint8Array | null>>();
  const get = (key: string) => {
    const found = kept.get(key) ?? load(key);
    kept.set(key, found);
    return found;
  };
  return {
    remove: async (key) => void kept.set(key, Promise.resolve(null)),
    put: async (key, bytes) => void kept.set(key, Promise.resolve(bytes)),
    stat: async (key) => {
      const bytes = await get(key);
      return (
        bytes && { size: bytes.byteLength, type: key.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream' }
      );
    },
    read: async (key, range) => {
      const bytes = await get(key);
      if (!bytes) return null;
      const part = range ? bytes.slice(range.start, range.end + 1) : bytes.slice();
      return new Blob([part]).stream();
    },
  };
}

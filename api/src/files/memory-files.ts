import { checkKey, type FileStore } from './file-store';

const streamOf = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

/** Files in memory, for tests and the browser's mock. */
export function memoryFiles(): FileStore {
  const files = new Map<string, { bytes: Uint8Array; type: string; version: string }>();
  let puts = 0;
  return {
    async put(key, bytes, type) {
      checkKey(key);
      puts += 1;
      files.set(key, { bytes, type, version: String(puts) });
    },
    async putStream(key, body, { type }) {
      checkKey(key);
      const bytes = new Uint8Array(await new Response(body).arrayBuffer());
      puts += 1;
      files.set(key, { bytes, type, version: String(puts) });
    },
    async remove(key) {
      checkKey(key);
      files.delete(key);
    },
    async stat(key) {
      checkKey(key);
      const file = files.get(key);
      return file ? { size: file.bytes.byteLength, type: file.type, version: file.version } : null;
    },
    async read(key, range) {
      checkKey(key);
      const file = files.get(key);
      if (!file) return null;
      return streamOf(range ? file.bytes.subarray(range.start, range.end + 1) : file.bytes);
    },
  };
}

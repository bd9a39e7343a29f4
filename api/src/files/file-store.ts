export interface StoredFile {
  size: number;
  type: string;
  /** Another one once other bytes lie there; letters of an ETag (RFC 9110) without its quotes. */
  version: string;
}

export interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/** Where files lie; keys are paths such as `ebooks/abc.pdf`. */
export interface FileStore {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /**
   * Puts a file while it arrives, so that it is never in memory as a whole. Where the stream fails nothing is left.
   * @param size bytes that come: no more and no fewer
   */
  putStream(key: string, body: ReadableStream<Uint8Array>, of: Omit<StoredFile, 'version'>): Promise<void>;
  stat(key: string): Promise<StoredFile | null>;
  /** The file's bytes, or some of them; null where there is none. */
  read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Removes the file; does nothing where there is none. */
  remove(key: string): Promise<void>;
}

/** Refuses a key that could lead out of the store: keys are names with single slashes between. */
export function checkKey(key: string): void {
  const names = key.split('/');
  if (names.every((name) => /^[\w.-]+$/.test(name) && name !== '.' && name !== '..')) return;
  throw new Error('A file key must stay inside the store');
}

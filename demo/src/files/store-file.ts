import type { FileStore } from '@tvacha/api/file-store';
import type { files } from '@tvacha/api/schema';
import { base64url } from 'jose';
import { seedId } from '../seed-id';

type FileInsert = typeof files.$inferInsert & { id: string };

export interface Kept
  extends Pick<FileInsert, 'purpose' | 'name' | 'type' | 'width' | 'height' | 'pages' | 'seconds' | 'codecs'> {
  ownerId: string;
  bytes: Uint8Array;
  at: Date;
}

const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'video/webm': 'webm',
};

/** Puts a file into the store and says what its row is; a record holds it from the beginning. */
export async function storeFile(store: FileStore, { bytes, at, ...file }: Kept): Promise<FileInsert> {
  const id = seedId(`file/${file.purpose}/${file.ownerId}/${file.name}`);
  const key = `uploads/${file.purpose}/${id}.${endings[file.type] ?? 'bin'}`;
  await store.put(key, bytes, file.type);
  const sha256 = base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes))));
  return { ...file, id, key, size: bytes.byteLength, sha256, createdAt: at, claimedAt: at };
}
